/** Who one is in a first tale: what one was dealt, and how far that is what the secret Destiny asks for. */
import type { CardRef, Icon } from '@runesaga/table'
import { isSeen } from '../../../cards/is-seen.ts'
import type { Session } from '../../../session/index.ts'
import { language, say } from '../../../ui/language.ts'

/** What a Destiny pays for icons in the story. */
interface Asked {
  points: number
  icons: Readonly<Partial<Record<Icon, number>>>
}

/** Null where it asks for something else. */
export function askedBy(destiny: CardRef, { catalog }: Session): Asked | null {
  const entry = catalog.entry(destiny)
  if (entry.kind !== 'destiny') return null
  const term = entry.card.scoring.find((one) => one.if?.['story-has'] !== undefined)
  return term === undefined
    ? null
    : { points: term.triumph ?? term.tragedy ?? 0, icons: term.if?.['story-has'] ?? {} }
}

export function whoOneIs(session: Session): string {
  const { origin, motivation, destiny, icons } = session.view.value.heroes[session.seat.value]
  const asked = isSeen(destiny) ? askedBy(destiny, session) : null
  if (!isSeen(origin) || !isSeen(motivation) || !isSeen(destiny) || asked === null) return ''
  const names = session.catalog.names()
  const name = (card: CardRef) => names.cardName(card, language())
  const wanted = Object.entries(asked.icons)
  return say('opening/aim/who', {
    origin: name(origin),
    motivation: name(motivation),
    destiny: name(destiny),
    points: asked.points,
    all: wanted.length,
    have: wanted.filter(([icon, n]) => icons[icon as Icon] >= n).length,
  })
}
