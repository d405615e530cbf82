/** A position as the adept reads it: a view, or a state that was imagined from one. */
import { type Box, boxOf, Game, type GameState, type Hero, type Seat, type View } from '@runesaga/engine'

export interface Look {
  state: GameState
  box: Box
  /** for the conditions and sums of the engine; nothing is written through it */
  game: Game
  seat: Seat
  me: Hero
  /** do all heroes win or lose together? */
  together: boolean
}

export function lookAt(state: GameState, seat: Seat): Look {
  const box = boxOf(state.setup)
  return {
    state,
    box,
    game: Game.reading(state, box),
    seat,
    me: state.heroes[seat],
    together: state.setup.mode !== 'competitive',
  }
}

/**
 * A view has all that the engine's sums read of a state. What it lacks, the generator and the order of the decks, no sum asks for;
 * cards that are hidden stand in it as negative numbers.
 */
export const asState = (view: View): GameState => view as unknown as GameState
