/** A card as a line: a small picture and its name. A press reads it, or does what is offered. */
import type { CardRef } from '@runesaga/table'
import type { ComponentChildren } from 'preact'
import { say, words } from '../ui/language.ts'
import { useCards } from './cards-here.ts'
import type { Side } from './faces.ts'
import type { Press } from './readable.tsx'
import { useReading } from './use-reading.ts'
import '../styles/cards.css'

export function MiniPicture({ card, side }: { card: CardRef; side?: Side | undefined }) {
  const { faces } = useCards()
  return (
    <span
      class="mini-picture"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: faces.mini(card, side) }}
    />
  )
}

interface MiniProps {
  card: CardRef
  side?: Side | undefined
  /** what a press does instead, and what it is called */
  offer?: Press | undefined
  class?: string
  /** beside the name */
  children?: ComponentChildren
  /** under the name */
  note?: string | undefined
  /** said after the name, and where it is read: why nothing can be done */
  why?: string | undefined
}

export function Mini({ card, side, offer, class: also = '', children, note, why }: MiniProps) {
  const { faces } = useCards()
  const read = useReading(card, side, offer?.act, why)
  const { title } = faces.face(card, words(), side)
  return (
    <button
      type="button"
      class={`mini ${also}`}
      data-flip={`card-${card}`}
      aria-label={
        offer?.name ?? (why === undefined ? undefined : say('table/slot/why', { card: title, why }))
      }
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
