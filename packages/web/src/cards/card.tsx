/** A card, drawn. */
import type { CardSize } from '@runesaga/draw'
import type { CardRef } from '@runesaga/table'
import type { Words } from '@runesaga/words'
import { words } from '../ui/language.ts'
import { useCards } from './cards-here.ts'
import type { Seen } from './faces.ts'

interface CardProps extends Seen {
  card: CardRef
  size: CardSize
  /** the page's unless another one is wanted */
  in?: Words
}

export function Card({ card, size, in: wanted, ...seen }: CardProps) {
  const { faces } = useCards()
  const markup = faces.markup(card, wanted ?? words(), size, seen)
  return <div class="drawn" dangerouslySetInnerHTML={{ __html: markup }} />
}
