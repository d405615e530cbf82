/** Trying things out: what an action does to an imagined state, once all that it sets off has taken effect. */
import {
  type Action,
  below,
  type GameState,
  PASS,
  type Proc,
  procOf,
  type RandomState,
  type Seat,
  type View,
} from '@runesaga/engine'
import { apply, type Box, imagine, legalActions, pending, seatToAct } from '@runesaga/engine/search'
import type { Outlook } from './outlook.ts'
import { Scales } from './position.ts'
import { sketch } from './sketch.ts'

/** Answers a question on the way, by rule. */
export type Answer = (box: Box, state: GameState, seat: Seat, legal: readonly Action[]) => Action

/** Nothing sets off more than this. */
const LIMIT = 24

/** What each action gains, on average over so many imagined states, or in a sketch; `null` is doing nothing. */
export function tryOut(
  box: Box,
  view: View,
  seat: Seat,
  own: Outlook,
  actions: readonly (Action | null)[],
  random: RandomState,
  tries: number,
  answer: Answer,
): number[] {
  const sums = actions.map(() => 0)
  // sketches share the generator; what they cast must not be what the next one casts
  below(random, 2)
  for (let i = 0; i < Math.max(1, tries); i++) {
    const imagined = tries === 0 ? sketch(box, view, random) : imagine(box, view, random)
    const scales = new Scales(box, imagined, seat, own)
    for (let k = 0; k < actions.length; k++) {
      const action = actions[k]
      const state = action === null ? imagined : apply(box, imagined, seat, action).state
      sums[k] += scales.gained(settle(box, state, answer))
    }
  }
  return tries < 2 ? sums : sums.map((sum) => sum / tries)
}

/** Where nothing is being carried out. */
const RESTS: ReadonlySet<Proc> = new Set<Proc>(['setup', 'turn', 'attempt'])

/** Lets what waits on the stack take effect, nobody answering it; stops before the next cast and at the next free choice. */
function settle(box: Box, state: GameState, answer: Answer): GameState {
  for (let i = 0; i < LIMIT; i++) {
    const f = state.top
    if (f === null || RESTS.has(procOf(f))) return state
    if (procOf(f) === 'window') {
      if (state.stack.length <= f.detail) return state
      state = apply(box, state, f.seat, PASS).state
      continue
    }
    const seat = seatToAct(box, state)
    state = apply(box, state, seat, answer(box, state, seat, legalActions(box, state, seat))).state
  }
  return state
}

export const optionsOf = (box: Box, state: GameState) => {
  const [decision] = pending(box, state)
  return decision?.kind === 'choose' ? decision : null
}
