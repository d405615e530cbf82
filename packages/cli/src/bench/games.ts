/** Random whole games for measuring: the engine alone, without views or bots. */
import {
  type Action,
  advance,
  apply,
  type Edition,
  type GameSetup,
  type GameState,
  legalActions,
  newGame,
  PASS,
  seatToAct,
} from '@runesaga/engine'

/** Lots for the choices: of the cheapest kind, since it's the engine that is measured. */
let lot = 1
function draw(n: number): number {
  lot = (Math.imul(lot, 1664525) + 1013904223) | 0
  return ((lot >>> 16) * n) >>> 16
}

/** Any action, but no turn is wasted, so that games end. Without a choice there is nothing to draw lots for. */
function pick(legal: readonly Action[]): Action {
  if (legal.length === 1) return legal[0]
  const action = legal[draw(legal.length)]
  return action === PASS && (legal[0].type === 'attempt' || legal[0].type === 'gain') ? legal[0] : action
}

let games = 0
const MOST_TURNS = 1000

const start = (heroes: number, edition: Edition): GameState =>
  newGame({ edition, mode: 'competitive', heroes, seed: { fast: games++ } })

/** A random game through the public API; gives the number of actions. */
export function publicGame(heroes: number, edition: Edition = 'base'): number {
  let state = start(heroes, edition)
  let actions = 0
  for (let seat = seatToAct(state); seat >= 0 && state.turn.number < MOST_TURNS; seat = seatToAct(state)) {
    state = apply(state, seat, pick(legalActions(state, seat))).state
    actions++
  }
  return actions
}

/** The same in place. */
export function gameInPlace(heroes: number, edition: Edition = 'base'): number {
  const state = start(heroes, edition)
  let actions = 0
  for (let seat = seatToAct(state); seat >= 0 && state.turn.number < MOST_TURNS; seat = seatToAct(state)) {
    advance(state, seat, pick(legalActions(state, seat)))
    actions++
  }
  return actions
}

export interface Step {
  seat: number
  action: Action
}

/** A random game as a list of steps, to be played again. */
export function recorded(setup: GameSetup): Step[] {
  const state = newGame(setup)
  const steps: Step[] = []
  for (let seat = seatToAct(state); seat >= 0 && state.turn.number < MOST_TURNS; seat = seatToAct(state)) {
    const action = pick(legalActions(state, seat))
    steps.push({ seat, action })
    advance(state, seat, action)
  }
  return steps
}

/** States of a random game, one every so many actions, and the last. */
export function states(heroes: number, every: number): { between: GameState[]; last: GameState } {
  let state = start(heroes, 'base')
  const between: GameState[] = []
  let actions = 0
  for (let seat = seatToAct(state); seat >= 0 && state.turn.number < MOST_TURNS; seat = seatToAct(state)) {
    state = apply(state, seat, pick(legalActions(state, seat))).state
    actions++
    if (actions % every === 0) between.push(state)
  }
  return { between, last: state }
}
