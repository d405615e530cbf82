/** A card as a line: a small picture and its name. A press reads it, or does what is offered. */
import type { CardNo } from '@runesaga/table'
import type { ComponentChildren } from 'preact'
import { words } from '../ui/language.ts'
import { useCards } from './cards-here.ts'
import type { Offer } from './readable.tsx'
import { useReading } from './use-reading.ts'

export function MiniPicture({ card, side = 0 }: { card: CardNo; side?: number }) {
  const { shelf } = useCards()
  return (
    <span
      class="mini-picture"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: shelf.mini(card, side) }}
    />
  )
}

interface MiniProps {
  card: CardNo
  side?: number
  /** what a press does instead, and what it is called */
  offer?: Offer | undefined
  class?: string
  /** beside the name */
  children?: ComponentChildren
  /** under the name */
  note?: string | undefined
}

export function Mini({ card, side = 0, offer, class: also = '', children, note }: MiniProps) {
  const { shelf } = useCards()
  const read = useReading(card, side, offer?.act)
  const { title } = shelf.face(card, words(), side)
  return (
    <button
      type="button"
      class={`mini ${also}`}
      data-flip={`card-${card}`}
      aria-label={offer?.name}
      data-action={offer?.does}
      data-opens={offer?.opens}
      {...read}
    >
      <MiniPicture card={card} side={side} />
      <span class="mini-name">
        {title}
        {note !== undefined && <small>{note}</small>}
      </span>
      {children}
    </button>
  )
}
