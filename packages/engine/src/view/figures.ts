/** Figures that a seat asks for, by name: worked out from what the seat knows, as whoever plays there would. */
import type { Action, Doing } from '../actions/action.ts'
import { whyNot } from '../actions/legal.ts'
import { IllegalAction, type Reason } from '../actions/reasons.ts'
import type { Result } from '../ahead/best-answer.ts'
import { broughtBy, broughtByGain } from '../ahead/brings.ts'
import { holding } from '../ahead/held.ts'
import { type Odds, odds, type Plan } from '../ahead/odds.ts'
import { resultOf } from '../ahead/result.ts'
import type { Box } from '../compile/box.ts'
import { coreZerosCount } from '../conduct/attempt-math.ts'
import { type Deed, planSchema } from '../deeds/deed.ts'
import { actionOf, parsed } from '../deeds/to-action.ts'
import { Game } from '../state/game.ts'
import type { GameState, Seat } from '../state/types.ts'
import { stonesCast, stonesToCast, sumOf } from './attempt-view.ts'
import { bringsView, gainView, moonsView } from './brings-view.ts'
import { imagineOne } from './imagine.ts'
import { knowledgeOf } from './knowledge.ts'
import type { GainView, OddsView, PlanView } from './view.ts'

/** A state that fits what the seat knows: the same for all states that the seat can't tell apart. */
const stateFor = (box: Box, state: GameState, seat: Seat): GameState =>
  imagineOne(box, knowledgeOf(box, state, seat))

/** The exact odds of a plan. One that means nothing here or can't be carried out throws IllegalAction. */
export function oddsFor(box: Box, state: GameState, seat: Seat, plan: PlanView): OddsView {
  const imagined = stateFor(box, state, seat)
  const numbered = planOf(box, imagined, seat, plan)
  const {
    stones,
    pool: _,
    difficulty,
    difficultyParts,
    bonus,
    bonusParts,
    ...figures
  }: Odds = odds(box, imagined, seat, numbered)
  const brought = figures.cast ? null : broughtBy(box, imagined, seat, numbered)
  return {
    ...figures,
    stones: figures.cast ? asTheyLie(box, imagined) : stonesToCast(stones),
    difficulty: sumOf(box, difficulty, difficultyParts),
    bonus: sumOf(box, bonus, bonusParts),
    brings: brought === null ? null : bringsView(box, imagined, seat, brought),
    moons: figures.cast ? [] : moonsView(box, imagined.heroes[seat].level, brought, figures.corruption),
  }
}

function asTheyLie(box: Box, state: GameState) {
  const { stones, faces, seat } = state.attempt!
  return stonesCast(stones, faces, coreZerosCount(Game.reading(state, box), seat))
}

/**
 * The chance of a plan with something held back for after the cast or for a failure; null where it can't be told. Throws IllegalAction
 * like `oddsFor`.
 */
export function holdingFor(
  box: Box,
  state: GameState,
  seat: Seat,
  plan: PlanView,
  deed: Deed,
): number | null {
  const imagined = stateFor(box, state, seat)
  return holding(box, imagined, seat, planOf(box, imagined, seat, plan), actionOf(box, imagined, seat, deed))
}

/** What gaining a Trait brings and takes. A deed that means nothing here, is no gain or may not be done throws IllegalAction. */
export function gainFor(box: Box, state: GameState, seat: Seat, deed: Deed): GainView {
  const imagined = stateFor(box, state, seat)
  const action = actionOf(box, imagined, seat, deed)
  if (action.type !== 'gain') throw new IllegalAction('malformed')
  return gainView(box, imagined, seat, broughtByGain(box, imagined, seat, action))
}

/** What the attempt in progress comes to after this, if nobody does anything else; null: it is decided, or can't be told. */
export function resultFor(box: Box, state: GameState, seat: Seat, deed: Deed | null): Result | Reason | null {
  const imagined = stateFor(box, state, seat)
  const action = deed === null ? null : actionOr(box, imagined, seat, deed)
  return typeof action === 'string' ? action : resultOf(box, imagined, seat, action)
}

/** Why a seat may not do this now, or null if it may. */
export function whyNotDeed(box: Box, state: GameState, seat: Seat, deed: Deed): Reason | null {
  const imagined = stateFor(box, state, seat)
  const action = actionOr(box, imagined, seat, deed)
  return typeof action === 'string' ? action : whyNot(box, imagined, seat, action)
}

/** The action, or why the deed means nothing here. */
function actionOr(box: Box, state: GameState, seat: Seat, deed: Deed): Action | Reason {
  try {
    return actionOf(box, state, seat, deed)
  } catch (error) {
    if (error instanceof IllegalAction) return error.reason
    throw error
  }
}

/** The plan in the engine's numbers. Plans come from anywhere: whatever isn't one throws IllegalAction. */
function planOf(box: Box, state: GameState, seat: Seat, plan: PlanView): Plan {
  const { target, dark = 0, uses = [] } = parsed(planSchema, plan)
  const numbered: Plan = { dark, uses: uses.map((deed) => actionOf(box, state, seat, deed)) }
  if (target === undefined) return numbered
  const { type: _, ...place } = actionOf(box, state, seat, { attempt: target }) as Doing<'attempt'>
  return { ...numbered, target: place }
}
