/** The Adversary of a chapter: its card, which can be read, and its other side peeking out below. */
import type { CardRef } from '@runesaga/table'
import { useRef, useState } from 'preact/hooks'
import otherSideStyles from '../../at-table/other-side.module.css'
import { useCards } from '../../cards/cards-here.ts'
import type { Side } from '../../cards/faces.ts'
import { Readable } from '../../cards/readable.tsx'
import { Icon } from '../../ui/icon.tsx'
import { say, words } from '../../ui/language.ts'
import { useTurned } from '../../ui/use-turned.ts'

const OTHER: Record<Side, Side> = { first: 'final', final: 'first' }

export function ChapterFoe({ card }: { card: CardRef }) {
  const { faces } = useCards()
  const [side, setSide] = useState<Side>('first')
  const seen = useRef<{ here?: Side }>({})
  const turning = useRef<HTMLDivElement>(null)
  const shown = useTurned(turning, side, seen.current, 'here')
  const other = faces.face(card, words(), OTHER[shown])
  return (
    <>
      <div ref={turning}>
        <Readable card={card} side={shown} size="row" />
      </div>
      <button
        type="button"
        class={otherSideStyles.otherSide}
        aria-label={say('campaign/foe/turn', { name: other.title, n: other.difficulty ?? 0 })}
        onClick={() => setSide(OTHER[side])}
      >
        <Icon name="turn" />
        <span>{other.title}</span>
        <b>{other.difficulty}</b>
      </button>
    </>
  )
}
