/** The chronicle as entries to read: what one event tells twice is told once, and each entry knows its cards. */
import { type CardNo, type EventType, type GameEvent, NOBODY, type Seat } from '@runesaga/engine'
import type { Words } from '../../words.ts'
import type { Names } from '../names.ts'
import { tell } from './tell.ts'

export interface Entry {
  type: EventType
  /** with inline icons */
  text: string
  /** cards that the text names, in no order that matters */
  cards: CardNo[]
  /** whose doing it is; NOBODY for the table's */
  seat: Seat
}

/** All cards that an event speaks of and that may be seen. */
function cardsOf(event: GameEvent): CardNo[] {
  const found = new Set<CardNo>()
  if ('card' in event) found.add(event.card)
  if ('by' in event) found.add(event.by)
  if ('cards' in event) for (const card of event.cards) found.add(card)
  if (event.type === 'characters-shown') {
    for (const card of [event.heritage, event.origin, event.motivation]) found.add(card)
  }
  return [...found].filter((card) => card >= 0)
}

/** Is this the price of what comes next, which names it itself? */
function paidFor(event: GameEvent, next: GameEvent | undefined): boolean {
  if (event.type !== 'xp' || event.amount >= 0 || event.by >= 0 || next === undefined) return false
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

/** Two steps on the track in the same direction, for the same reason. */
const oneMove = (a: GameEvent, b: GameEvent | undefined): boolean =>
  a.type === 'level' &&
  b?.type === 'level' &&
  a.seat === b.seat &&
  a.by === b.by &&
  a.to === b.from &&
  Math.sign(a.to - a.from) === Math.sign(b.to - b.from)

/** What happened, as entries for this reader. Give it what the reader may see: `eventsFor`. */
export function tellAll(events: readonly GameEvent[], names: Names, words: Words): Entry[] {
  return events.flatMap((event, i) => {
    if (paidFor(event, events[i + 1]) || oneMove(event, events[i + 1])) return []
    const text = tell(event, names, words)
    if (text === null) return []
    return [{ type: event.type, text, cards: cardsOf(event), seat: 'seat' in event ? event.seat : NOBODY }]
  })
}
