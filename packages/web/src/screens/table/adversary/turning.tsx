/** The Adversary's card and its small picture: both turn over when all have faced it. */
import type { Chance } from '@runesaga/draw'
import type { AdversaryView } from '@runesaga/table'
import { useRef } from 'preact/hooks'
import { MiniPicture } from '../../../cards/mini.tsx'
import { type Press, Readable } from '../../../cards/readable.tsx'
import { useUi } from '../../../session/index.ts'
import { useTurned } from '../../../ui/use-turned.ts'

type AsItLies = Pick<AdversaryView, 'card' | 'side'>

interface TurningProps extends AsItLies {
  chances: readonly Chance[]
  offer: Press | undefined
}

export function TurningCard({ card, side, chances, offer }: TurningProps) {
  const turning = useRef<HTMLDivElement>(null)
  const shown = useTurned(turning, side, useUi().sideSeen, 'whole')
  return (
    <div ref={turning}>
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

export function TurningPicture({ card, side }: AsItLies) {
  const turning = useRef<HTMLSpanElement>(null)
  const shown = useTurned(turning, side, useUi().sideSeen, 'small')
  return (
    <span ref={turning}>
      <MiniPicture card={card} side={shown} />
    </span>
  )
}
