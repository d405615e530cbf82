/** Trying things out: what an action does to an imagined state, once all that it sets off has taken effect. */
import {
  type Action,
  below,
  type GameState,
  type Knowledge,
  PASS,
  type RandomState,
  type Seat,
} from '@runesaga/engine'
import {
  type Box,
  imagine,
  legalActions,
  type Policy,
  pending,
  settled,
  sketch,
} from '@runesaga/engine/search'
import type { Outlook } from './outlook.ts'
import { Scales } from './scales.ts'

/** Answers a question on the way, by rule. */
export type Answer = (box: Box, state: GameState, seat: Seat, legal: readonly Action[]) => Action

/** Nothing sets off more than this. */
const LIMIT = 24

/** What each action gains, on average over so many imagined states, or in a sketch; `null` is doing nothing. */
export function tryOut(
  box: Box,
  knowledge: Knowledge,
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
    const imagined = tries === 0 ? sketch(box, knowledge, random) : imagine(box, knowledge, random)
    const scales = new Scales(box, imagined, seat, own)
    for (let k = 0; k < actions.length; k++) {
      sums[k] += scales.gained(settled(box, imagined, seat, actions[k], byRule(answer), LIMIT))
    }
  }
  return tries < 2 ? sums : sums.map((sum) => sum / tries)
}

const byRule =
  (answer: Answer): Policy =>
  ({ game: { box, state }, seat, options }) =>
    options === null ? PASS : answer(box, state, seat, legalActions(box, state, seat))

export const optionsOf = (box: Box, state: GameState) => {
  const [decision] = pending(box, state)
  return decision?.kind === 'choose' ? decision : null
}
