/** The last attempt as it was told: stones and outcome are still seen when the game has gone on at once. */
import { signal } from '@preact/signals'
import type { CardNo, GameEvent, Seat, Update } from '@runesaga/table'
import type { Session } from '../../session.ts'
import { noteOpened } from './use-landing.ts'

export interface Told {
  seat: Seat
  card: CardNo
  row: number
  path: number
  stones: readonly number[]
  faces: readonly number[]
  /** the last throw: the update that brought it, and which stones were thrown */
  thrown: { version: number; positions: readonly number[] } | null
  weighed: { total: number; difficulty: number } | null
  outcome: '' | 'overcome' | 'failed'
  margin: number
  /** the update in which it was decided */
  decided: number
  /** what came after the decision, in the same update */
  after: readonly GameEvent[]
}

const isDeclaration = (event: GameEvent) => event.type === 'attempt-declared'

export function lastAttempt(updates: readonly Update[]): Told | null {
  let first = updates.length - 1
  while (first >= 0 && !updates[first].events.some(isDeclaration)) first--
  if (first < 0) return null
  let told: Told | null = null
  for (const { version, events } of updates.slice(first)) {
    for (const event of events) told = after(told, event, version)
  }
  return told
}

function after(told: Told | null, event: GameEvent, version: number): Told | null {
  if (event.type === 'attempt-declared') {
    const { seat, card, row, path } = event
    return { ...NEW, seat, card, row, path }
  }
  if (told === null) return null
  switch (event.type) {
    case 'path-switched':
      return { ...told, path: event.path }
    case 'cast': {
      const { stones, faces } = event
      return { ...told, stones, faces, thrown: { version, positions: stones.map((_, i) => i) } }
    }
    case 'stones-cast': {
      const stones = told.stones.slice()
      const faces = told.faces.slice()
      event.positions.forEach((position, i) => {
        stones[position] = event.stones[i]
        faces[position] = event.faces[i]
      })
      return { ...told, stones, faces, thrown: { version, positions: event.positions } }
    }
    case 'rune-turned':
      return { ...told, faces: told.faces.with(event.position, event.face) }
    case 'weighed':
      return { ...told, weighed: { total: event.total, difficulty: event.difficulty } }
    case 'overcame':
    case 'failed': {
      const outcome = event.type === 'failed' ? 'failed' : 'overcome'
      return { ...told, outcome, margin: event.margin, decided: version, after: [] }
    }
    default:
      return told.decided === version ? { ...told, after: [...told.after, event] } : told
  }
}

const NEW: Omit<Told, 'seat' | 'card' | 'row' | 'path'> = {
  stones: [],
  faces: [],
  thrown: null,
  weighed: null,
  outcome: '',
  margin: 0,
  decided: 0,
  after: [],
}

/** The outcome that was looked at and put away, by its version. */
export const putAway = signal(0)

/** Is an attempt in progress, or its outcome still to be looked at? It is until something else happens. */
export function trialIsOn(session: Session): boolean {
  noteOpened(session)
  const { look, updates } = session
  if (look.value.view.attempt !== null) return true
  const told = lastAttempt(updates.value)
  if (told === null || told.outcome === '' || putAway.value === told.decided) return false
  return updates.value.every(({ version, events }) => version <= told.decided || events.length === 0)
}
