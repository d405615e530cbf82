/** A position as the adept reads it: what its seat knows, or a state that was imagined from one. */
import type { Action, GameState, Hero, Seat } from '@runesaga/engine'
import { areFriends, type Box, type Reading, readingOf } from '@runesaga/engine/search'

export interface Position {
  state: GameState
  box: Box
  /** for the conditions and sums of the engine */
  game: Reading
  seat: Seat
  me: Hero
  /** do all heroes win or lose together? */
  together: boolean
  /** where chances are to be exact: the state in which the table looks ahead; null: they are taken from the sums as they stand */
  imagined: GameState | null
}

export const isFriend = ({ state, seat }: Position, other: Seat): boolean => areFriends(state, seat, other)

export function positionAt(
  box: Box,
  state: GameState,
  seat: Seat,
  imagined: GameState | null = null,
): Position {
  return {
    state,
    box,
    game: readingOf(box, state),
    seat,
    me: state.heroes[seat],
    together: state.setup.mode !== 'competitive',
    imagined,
  }
}

/** What playing or using this touches: bits of TOUCHES; 0 for anything else. */
export function touches({ cards }: Box, action: Action): number {
  if (action.type === 'play') return cards[action.card].feat!.touches
  return action.type === 'use' ? cards[action.card].powers[action.power].touches : 0
}
