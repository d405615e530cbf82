/** A card of the table, drawn. */
import type { CardSize } from '@runesaga/draw'
import type { CardNo } from '@runesaga/table'
import { useSession } from '../screens/table/session-context.ts'
import { language } from '../ui/language.ts'

interface CardProps {
  card: CardNo
  size: CardSize
  /** on a strip: which path is seen */
  path?: number
  /** 1: the Final side of an Adversary with two */
  side?: number
}

export function Card({ card, size, path = 0, side = 0 }: CardProps) {
  const { shelf } = useSession()
  const markup = shelf.markup(card, language(), size, path, side)
  return <div class="drawn" dangerouslySetInnerHTML={{ __html: markup }} />
}
