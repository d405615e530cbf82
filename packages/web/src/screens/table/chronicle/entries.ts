/** The chronicle as it is read: what was done, in words, and what of it was taken back. */

import type { Update } from '@runesaga/table'
import { type Entry, tellAll, type Words } from '@runesaga/words'
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
  const updates = session.updates.value
  const gone = takenBack(updates)
  return updates
    .flatMap((update) =>
      entriesOf(update, session).map((entry, i) => ({
        ...entry,
        id: `${update.version}.${i}`,
        undone: gone.has(update),
      })),
    )
    .toReversed()
}

/** The last thing that happened, for those who wait. */
export function newestEntry(session: Session): string | null {
  const updates = session.updates.value
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
