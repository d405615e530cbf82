/** A card that can be read wherever it lies. A press does what the card offers; a card that offers nothing is read. */
import type { CardSize } from '@runesaga/draw'
import type { CardRef } from '@runesaga/table'
import type { ComponentChildren } from 'preact'
import type { DeedKind } from '../ui/deed-kind.ts'
import { say, words } from '../ui/language.ts'
import { Card } from './card.tsx'
import { useCards } from './cards-here.ts'
import type { Seen } from './faces.ts'
import { useReading } from './use-reading.ts'
import '../styles/cards.css'

/** What a press on a card does. */
export interface Press {
  name: string
  act: () => void
  /** what a press carries out */
  does?: DeedKind
  /** what a press leads to */
  opens?: DeedKind
}

interface ReadableProps extends Seen {
  card: CardRef
  size: CardSize
  /** what a press does, and what it is called */
  offer?: Press | undefined
  /** how the card stands: gilt where something may be done, dimmed where not */
  stands?: 'legal' | 'advised' | 'dim' | undefined
  /** said after the name: what it asks and gives */
  about?: string | undefined
  /** said after the name: why nothing can be done */
  why?: string | undefined
  /** drawn in another way than as a card */
  face?: ComponentChildren
  /** on the card: plates, pills */
  children?: ComponentChildren
  class?: string
}

export function Readable(props: ReadableProps) {
  const { card, size, offer, stands, about, why, children, face, class: also = '', ...seen } = props
  const { faces } = useCards()
  const read = useReading(card, seen.side, offer?.act, why)
  const { title, label } = faces.face(card, words(), seen.side)
  const called = offer?.name ?? say('table/read', { card: `${title}, ${label}` })
  const name = about === undefined ? called : say('table/slot/why', { card: called, why: about })
  return (
    <div class={`readable ${stands ?? ''} ${also}`} data-flip={`card-${card}`}>
      <div class="readable-face" aria-hidden="true">
        {face ?? <Card card={card} size={size} {...seen} />}
      </div>
      {children}
      <button
        type="button"
        class="cover"
        aria-label={why === undefined ? name : say('table/slot/why', { card: name, why })}
        data-action={offer?.does}
        data-opens={offer?.opens}
        {...read}
      />
    </div>
  )
}
