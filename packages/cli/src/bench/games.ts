/** Random whole games for measuring: the engine alone, without views or bots. */
import { type Action, type GameSetup, type GameState, PASS, type Rules } from '@runesaga/engine'
import type { Edition } from '@runesaga/engine/language'
import { advance, boxOf, legalActions, seatToAct } from '@runesaga/engine/search'

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

const start = (rules: Rules, heroes: number, edition: Edition): GameState =>
  rules.newGame({ edition, mode: 'competitive', heroes, seed: { fast: games++ } })

/** A random game through the public API; gives the number of actions. */
export function publicGame(rules: Rules, heroes: number, edition: Edition = 'base'): number {
  let state = start(rules, heroes, edition)
  let actions = 0
  for (
    let seat = rules.seatToAct(state);
    seat >= 0 && state.turn.number < MOST_TURNS;
    seat = rules.seatToAct(state)
  ) {
    state = rules.apply(state, seat, pick(rules.legalActions(state, seat))).state
    actions++
  }
  return actions
}

/** The same in place. */
export function gameInPlace(rules: Rules, heroes: number, edition: Edition = 'base'): number {
  const state = start(rules, heroes, edition)
  const box = boxOf(rules, state.setup)
  let actions = 0
  for (
    let seat = seatToAct(box, state);
    seat >= 0 && state.turn.number < MOST_TURNS;
    seat = seatToAct(box, state)
  ) {
    advance(box, state, seat, pick(legalActions(box, state, seat)))
    actions++
  }
  return actions
}

export interface Step {
  seat: number
  action: Action
}

/** A random game as a list of steps, to be played again. */
export function recorded(rules: Rules, setup: GameSetup): Step[] {
  const state = rules.newGame(setup)
  const box = boxOf(rules, state.setup)
  const steps: Step[] = []
  for (
    let seat = seatToAct(box, state);
    seat >= 0 && state.turn.number < MOST_TURNS;
    seat = seatToAct(box, state)
  ) {
    const action = pick(legalActions(box, state, seat))
    steps.push({ seat, action })
    advance(box, state, seat, action)
  }
  return steps
}

/** States of a random game, one every so many actions, and the last. */
export function states(
  rules: Rules,
  heroes: number,
  every: number,
): { between: GameState[]; last: GameState } {
  let state = start(rules, heroes, 'base')
  const between: GameState[] = []
  let actions = 0
  for (
    let seat = rules.seatToAct(state);
    seat >= 0 && state.turn.number < MOST_TURNS;
    seat = rules.seatToAct(state)
  ) {
    state = rules.apply(state, seat, pick(rules.legalActions(state, seat))).state
    actions++
    if (actions % every === 0) between.push(state)
  }
  return { between, last: state }
}
