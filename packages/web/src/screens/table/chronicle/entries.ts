/** The chronicle as it is read: what was done, in words, and what of it was taken back. */

import type { NamedEvent, Seat, Update } from '@runesaga/table'
import { type Entry, nthTurn, tellAll, type Words } from '@runesaga/words'
import type { Session } from '../../../session/index.ts'
import { words } from '../../../ui/language.ts'

export interface Told extends Entry {
  id: string
  undone: boolean
}

/** Words are made once for each update. */
const kept = new WeakMap<Words, WeakMap<Update, Entry[]>>()

function entriesOf(update: Update, session: Session): Entry[] {
  const inWords = kept.get(words()) ?? new WeakMap<Update, Entry[]>()
  kept.set(words(), inWords)
  let entries = inWords.get(update)
  if (entries === undefined) {
    entries = tellAll(update.events, session.catalog.names(session.seat.value), words())
    inWords.set(update, entries)
  }
  return entries
}

/** The updates that were taken back: each undo takes back the last move that still stood. */
function takenBack(updates: readonly Update[]): Set<Update> {
  const standing: Update[] = []
  const gone = new Set<Update>()
  for (const update of updates) {
    if (!update.undone) standing.push(update)
    else if (standing.length > 0) gone.add(standing.pop()!)
  }
  return gone
}

/** Newest first. */
export function chronicleOf(session: Session): Told[] {
  const updates = session.told.value
  const gone = takenBack(updates)
  return updates.flatMap((update) => toldOf(update, session, gone.has(update))).toReversed()
}

const toldOf = (update: Update, session: Session, undone: boolean): Told[] =>
  entriesOf(update, session).map((entry, i) => ({ ...entry, id: `${update.version}.${i}`, undone }))

/** A turn as far as it has come, or what came before the first: then nobody's. */
export interface Turn {
  number: number
  /** the how-manieth turn of its hero this is */
  nth: number
  seat: Seat | null
  /** what stands of it */
  events: readonly NamedEvent[]
  /** all of it, oldest first, also what was taken back */
  steps: readonly Told[]
  isOver: boolean
}

type Growing = Turn & { events: NamedEvent[]; steps: Told[] }

const beginTurn = (number: number, nth: number, seat: Seat | null): Growing => ({
  number,
  nth,
  seat,
  events: [],
  steps: [],
  isOver: false,
})

/** The game by its turns, oldest first. What comes before the first is there if anything came. */
export function turnsOf(session: Session): Turn[] {
  const updates = session.told.value
  const gone = takenBack(updates)
  const nth = (number: number): number => nthTurn(number, session.about.players.length)
  const turns: Growing[] = [beginTurn(0, 0, null)]
  for (const update of updates) {
    if (update.undone) continue
    const isGone = gone.has(update)
    const steps = toldOf(update, session, isGone)
    const current = turns.at(-1)!
    const starts = isGone ? -1 : update.events.findIndex(({ type }) => type === 'turn-began')
    if (starts < 0) {
      current.steps.push(...steps)
      if (!isGone) current.events.push(...update.events)
      continue
    }
    const { number, seat } = update.events[starts] as Extract<NamedEvent, { type: 'turn-began' }>
    const at = steps.findIndex(({ type }) => type === 'turn-began')
    current.events.push(...update.events.slice(0, starts))
    current.steps.push(...steps.slice(0, at))
    const next = beginTurn(number, nth(number), seat)
    next.events.push(...update.events.slice(starts))
    next.steps.push(...steps.slice(at + 1))
    turns.push(next)
  }
  const { outcome, turn: now } = session.view.value
  // where nobody chose anything, the game began within a turn
  const [first, second] = turns
  const own = first.events.find(({ type }) => OF_A_TURN.has(type)) as { seat: Seat } | undefined
  if (own !== undefined) {
    const number = second === undefined ? now.number : second.number - 1
    turns[0] = { ...first, seat: own.seat, number, nth: nth(number) }
  }
  const isOver = outcome !== null
  for (const turn of turns)
    turn.isOver = isOver || turn !== turns.at(-1) || turn.events.some(({ type }) => type === 'turn-ended')
  return turns.filter(({ number, steps }) => number > 0 || steps.length > 0)
}

/** Whoever does one of these is in the turn of its own. */
const OF_A_TURN: ReadonlySet<NamedEvent['type']> = new Set([
  'attempt-declared',
  'trait-gained',
  'journeyed',
  'turn-ended',
])

/** The last thing that happened, for those who wait. */
export function newestEntry(session: Session): string | null {
  const updates = session.told.value
  for (let i = updates.length - 1; i >= 0 && i > updates.length - 6; i--) {
    const last = entriesOf(updates[i], session).at(-1)
    if (last !== undefined && !updates[i].undone) return last.text
  }
  return null
}

export type Filter = 'all' | 'heroes' | 'attempts' | 'cards'
export const FILTERS: readonly Filter[] = ['all', 'attempts', 'heroes', 'cards']

const ATTEMPTS = new Set<Entry['type']>([
  'attempt-declared',
  'dark-bought',
  'runes-added',
  'cast',
  'stones-cast',
  'rune-turned',
  'successes',
  'difficulty',
  'path-switched',
  'ability-replaced',
  'twist',
  'weighed',
  'overcame',
  'failed',
  'adversary-flipped',
  'adversary-defeated',
])
const HEROES = new Set<Entry['type']>([
  'characters-shown',
  'turn-began',
  'act-completed',
  'destiny-revealed',
  'pledged',
  'end-announced',
  'trait-gained',
  'overcame',
  'failed',
  'ally-gained',
  'ally-sacrificed',
  'xp',
  'banked',
  'level',
  'corruption-spared',
])

export const passes = ({ type, cards }: Entry, filter: Filter): boolean =>
  filter === 'all' ||
  (filter === 'attempts' && ATTEMPTS.has(type)) ||
  (filter === 'heroes' && HEROES.has(type)) ||
  (filter === 'cards' && cards.length > 0)
