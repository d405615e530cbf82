/** The Adversary's card and its small picture: both turn over when all have faced it. */
import type { Chance } from '@runesaga/draw'
import type { CardNo } from '@runesaga/table'
import { useRef } from 'preact/hooks'
import { MiniPicture } from '../../cards/mini.tsx'
import { type Offer, Readable } from '../../cards/readable.tsx'
import { useTurned } from '../../ui/use-turned.ts'
import { useSession } from './session-context.ts'

/** The side that was shown last, by table. */
const seenWhole = new WeakMap<object, number>()
const seenSmall = new WeakMap<object, number>()

interface TurningProps {
  card: CardNo
  side: number
  chances: readonly Chance[]
  offer: Offer | undefined
}

export function TurningCard({ card, side, chances, offer }: TurningProps) {
  const turning = useRef<HTMLDivElement>(null)
  const shown = useTurned(turning, side, seenWhole, useSession())
  return (
    <div ref={turning} class="turning">
      <Readable
        card={card}
        side={shown}
        size="row"
        chances={chances}
        offer={offer}
        stands={offer === undefined ? undefined : 'legal'}
      />
    </div>
  )
}

export function TurningPicture({ card, side }: { card: CardNo; side: number }) {
  const turning = useRef<HTMLSpanElement>(null)
  const shown = useTurned(turning, side, seenSmall, useSession())
  return (
    <span ref={turning} class="turning">
      <MiniPicture card={card} side={shown} />
    </span>
  )
}
