/** One whole game between bots, each seeing only its own view. */
import { BOTS } from '@runesaga/bots'
import {
  advance,
  fastRandom,
  type GameSetup,
  legalActions,
  newGame,
  type Outcome,
  scoreSheet,
  seatToAct,
  viewFor,
} from '@runesaga/engine'

export interface Played {
  /** null: the game was stopped after too many turns */
  outcome: Outcome | null
  turns: number
  actions: number
  scores: number[]
}

/** The bots of one game by seat. They move on by one seat a game, so that no bot owes its luck to its seat. */
export const seating = (bots: readonly string[], players: number, index: number): string[] =>
  Array.from({ length: players }, (_, seat) => bots[(seat + index) % bots.length])

export function playGame(
  setup: Omit<GameSetup, 'seed'>,
  seed: string,
  bots: readonly string[],
  maxTurns: number,
): Played {
  const state = newGame({ ...setup, seed: { fast: seed } })
  const randoms = bots.map((_, seat) => fastRandom(`${seed}/seat ${seat}`))
  let actions = 0
  while (state.turn.number <= maxTurns) {
    const seat = seatToAct(state)
    if (seat < 0) break
    const legal = legalActions(state, seat)
    // nobody needs to be asked where there is no choice
    const action =
      legal.length === 1
        ? legal[0]
        : BOTS[bots[seat]].choose(viewFor(state, seat), legal, randoms[seat]).action
    advance(state, seat, action)
    actions++
  }
  const scores = state.heroes.map((_, seat) => scoreSheet(state, seat).total)
  return { outcome: state.outcome, turns: state.turn.number, actions, scores }
}
