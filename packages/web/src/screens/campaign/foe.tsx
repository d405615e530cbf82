/** The Adversary of a chapter: its card, which can be read, and its other side peeking out below. */
import '../../styles/other-side.css'
import type { CardNo } from '@runesaga/table'
import { useRef, useState } from 'preact/hooks'
import { useCards } from '../../cards/cards-here.ts'
import { Readable } from '../../cards/readable.tsx'
import { Icon } from '../../ui/icon.tsx'
import { say, words } from '../../ui/language.ts'
import { useTurned } from '../../ui/use-turned.ts'

const seen = new WeakMap<object, number>()

export function ChapterFoe({ card }: { card: CardNo }) {
  const { shelf } = useCards()
  const [side, setSide] = useState(0)
  const turning = useRef<HTMLDivElement>(null)
  const shown = useTurned(turning, side, seen, turning)
  const other = shelf.face(card, words(), 1 - shown)
  return (
    <>
      <div ref={turning} class="turning">
        <Readable card={card} side={shown} size="row" />
      </div>
      <button
        type="button"
        class="other-side"
        aria-label={say('campaign/foe/turn', { name: other.title, n: other.difficulty ?? 0 })}
        onClick={() => setSide(1 - side)}
      >
        <Icon name="turn" />
        <span>{other.title}</span>
        <b>{other.difficulty}</b>
      </button>
    </>
  )
}
