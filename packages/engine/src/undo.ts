/** Undo: back over a seat's own actions, as long as nothing hidden was shown and nothing random happened since. */
import type { GameEvent } from './events.ts'
import { reseed } from './random/random.ts'
import type { GameState, Seat } from './state/types.ts'
import { IRREVERSIBLE, SHOWS_OWN_CARD } from './view/visibility.ts'

/** One action of a game's history: the state before it, who acted, what happened. */
export interface Past {
  before: GameState
  seat: Seat
  events: readonly GameEvent[]
}

export type UndoRefusal =
  | 'nothing-to-undo'
  | 'another-acted' // somebody else has acted since
  | 'revealed' // something hidden was shown, or chance has spoken

/** R-RAD-05: whoever begins Act III turns a Radiant Destiny up; one that stays face-down tells something too. */
const mayShowDestiny = (event: GameEvent): boolean => event.type === 'turn-began' && event.act === 3

const reveals = (event: GameEvent, seat: Seat): boolean =>
  IRREVERSIBLE.has(event.type) ||
  mayShowDestiny(event) ||
  (SHOWS_OWN_CARD.has(event.type) && 'seat' in event && event.seat !== seat)

/** Why the last action can't be taken back by this seat, or null. */
export function refusesUndo(history: readonly Past[], seat: Seat): UndoRefusal | null {
  const last = history[history.length - 1]
  if (last === undefined) return 'nothing-to-undo'
  if (last.seat !== seat) return 'another-acted'
  return last.events.some((event) => reveals(event, seat)) ? 'revealed' : null
}

/**
 * The state before the last action. Its generator is a new one, so that nobody tries a cast twice; it is seeded from the state that
 * is left, since a second undo to the same point must not open the same stream again.
 */
export function undo(history: readonly Past[], now: GameState, seat: Seat): GameState {
  const refusal = refusesUndo(history, seat)
  if (refusal !== null) throw new Error(`can't undo: ${refusal}`)
  return { ...history[history.length - 1].before, random: reseed(now.random, history.length) }
}
