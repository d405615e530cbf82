/** The chronicle as entries to read: what one event tells twice is told once, and each entry knows its cards. */
import type { Seat } from '@runesaga/engine'
import { LEVELS } from '@runesaga/engine/language'
import type { CardRef, Face, NamedEvent } from '@runesaga/engine/view'
import type { Words } from '../../words.ts'
import type { Names } from '../names.ts'
import { isShown, tell } from './tell.ts'

export interface Entry {
  type: NamedEvent['type']
  /** with inline icons */
  text: string
  /** cards that the text names, in no order that matters */
  cards: CardRef[]
  /** whose doing it is; null for the table's */
  seat: Seat | null
}

/** All cards that an event speaks of and that may be seen. */
function cardsOf(event: NamedEvent): CardRef[] {
  const found = new Set<Face>()
  if ('card' in event) found.add(event.card)
  if ('by' in event) found.add(event.by)
  if ('cards' in event) for (const card of event.cards) found.add(card)
  if (event.type === 'characters-shown') {
    for (const card of [event.heritage, event.origin, event.motivation]) found.add(card)
  }
  return [...found].filter(isShown)
}

/** Is this the price of what comes next, which names it itself? */
function paidFor(event: NamedEvent, next: NamedEvent | undefined): boolean {
  if (event.type !== 'xp' || event.amount >= 0 || isShown(event.by) || next === undefined) return false
  switch (next.type) {
    case 'journeyed':
    case 'dark-bought':
      return next.seat === event.seat && next.paid === -event.amount
    case 'banked':
      return next.seat === event.seat && next.amount === -event.amount
    default:
      return false
  }
}

/** Away from Virtue; no step stays where it is. */
const isDown = ({ from, to }: Extract<NamedEvent, { type: 'level' }>): boolean =>
  LEVELS.indexOf(to) > LEVELS.indexOf(from)

/** Two steps on the track in the same direction, for the same reason. */
const oneMove = (a: NamedEvent, b: NamedEvent | undefined): boolean =>
  a.type === 'level' &&
  b?.type === 'level' &&
  a.seat === b.seat &&
  a.by === b.by &&
  a.to === b.from &&
  isDown(a) === isDown(b)

/** What happened, as entries for this reader. Give it what the reader may see: `eventsFor`. */
export function tellAll(events: readonly NamedEvent[], names: Names, words: Words): Entry[] {
  return events.flatMap((event, i) => {
    if (paidFor(event, events[i + 1]) || oneMove(event, events[i + 1])) return []
    const text = tell(event, names, words)
    if (text === null) return []
    return [{ type: event.type, text, cards: cardsOf(event), seat: 'seat' in event ? event.seat : null }]
  })
}
