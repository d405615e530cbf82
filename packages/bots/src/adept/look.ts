/** A position as the adept reads it: a view, or a state that was imagined from one. */
import type { Action, GameState, Hero, Knowledge, RandomState, Seat } from '@runesaga/engine'
import { type Box, Game } from '@runesaga/engine/search'

export interface Look {
  state: GameState
  box: Box
  /** for the conditions and sums of the engine; nothing is written through it */
  game: Game
  seat: Seat
  me: Hero
  /** do all heroes win or lose together? */
  together: boolean
  /** where chances are to be exact: the state in which the table looks ahead; null: they are taken from the sums as they stand */
  known: GameState | null
}

/** Do two heroes win or lose together? Whoever sides with the Adversary doesn't with the others. */
export const isFriend = ({ state, seat, together }: Look, other: Seat): boolean =>
  other === seat || (together && state.heroes[other].pledged === state.heroes[seat].pledged)

export function lookAt(box: Box, state: GameState, seat: Seat, known: GameState | null = null): Look {
  return {
    state,
    box,
    game: Game.reading(state, box),
    seat,
    me: state.heroes[seat],
    together: state.setup.mode !== 'competitive',
    known,
  }
}

/** What playing or using this touches: bits of TOUCHES; 0 for anything else. */
export function touches({ cards }: Box, action: Action): number {
  if (action.type === 'play') return cards[action.card].feat!.touches
  return action.type === 'use' ? cards[action.card].powers[action.power].touches : 0
}

/**
 * A view has all that the engine's sums read of a state. What it lacks, the generator and the order of the decks, no sum asks for;
 * cards that are hidden stand in it as negative numbers. The fields are those of a state in the order of a state: objects of one
 * shape keep the engine fast.
 */
export const asState = (v: Knowledge): GameState => ({
  setup: v.setup,
  random: NO_RANDOM,
  phase: v.phase,
  turn: v.turn,
  heroes: v.heroes,
  rows: v.rows,
  decks: v.decks as unknown as GameState['decks'],
  out: v.out,
  watchers: v.watchers,
  heard: v.heard,
  stood: v.stood,
  adversary: v.adversary,
  attempt: v.attempt,
  stack: v.stack,
  top: v.top,
  usedThisTurn: v.usedThisTurn,
  usedEver: v.usedEver,
  endedBy: v.endedBy,
  finale: v.finale,
  outcome: v.outcome,
})
const NO_RANDOM: RandomState = { kind: 'fast', a: 0, b: 0, c: 0, d: 0 }
