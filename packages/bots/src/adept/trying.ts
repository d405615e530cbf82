/** Trying things out: what an action does to an imagined state, once all that it sets off has taken effect. */
import {
  type Action,
  apply,
  type GameState,
  imagine,
  legalActions,
  PASS,
  pending,
  type RandomState,
  type Seat,
  seatToAct,
  type View,
} from '@runesaga/engine'
import { Scales } from './position.ts'

/** Answers a question on the way, by rule. */
export type Answer = (state: GameState, seat: Seat, legal: readonly Action[]) => Action

/** Nothing sets off more than this. */
const LIMIT = 24

/** What each action gains, on average over so many imagined states; `null` is doing nothing. */
export function tryOut(
  view: View,
  seat: Seat,
  actions: readonly (Action | null)[],
  random: RandomState,
  tries: number,
  answer: Answer,
): number[] {
  const sums = actions.map(() => 0)
  for (let i = 0; i < tries; i++) {
    const imagined = imagine(view, random)
    const scales = new Scales(imagined, seat)
    for (let k = 0; k < actions.length; k++) {
      const action = actions[k]
      const state = action === null ? imagined : apply(imagined, seat, action).state
      sums[k] += scales.gained(settle(state, answer))
    }
  }
  return sums.map((sum) => sum / tries)
}

/** Lets what waits on the stack take effect, nobody answering it; stops before the next cast and at the next free choice. */
function settle(state: GameState, answer: Answer): GameState {
  for (let i = 0; i < LIMIT; i++) {
    const f = state.frames[state.frames.length - 1]
    if (f === undefined || f.proc === 'turn' || f.proc === 'setup' || f.proc === 'attempt') return state
    if (f.proc === 'window') {
      if (state.stack.length <= f.detail) return state
      state = apply(state, f.seat, PASS).state
      continue
    }
    const seat = seatToAct(state)
    state = apply(state, seat, answer(state, seat, legalActions(state, seat))).state
  }
  return state
}

export const optionsOf = (state: GameState) => {
  const [decision] = pending(state)
  return decision?.kind === 'choose' ? decision : null
}
