/**
 * Exact odds of an attempt before the cast, from the same effect data as `apply`: the plan is carried out on a copy of the state up
 * to the cast, then the distribution of the pool is weighed with every bonus that the faces themselves would set off.
 */
import type { Action } from '../actions/action.ts'
import { enact } from '../actions/apply.ts'
import { IllegalAction } from '../actions/reasons.ts'
import { isPlan } from '../actions/shape.ts'
import type { Box } from '../compile/box.ts'
import { bonusOf, castIsToCome, difficultyOf, poolOf, totalOf } from '../conduct/attempt-math.ts'
import { bonusParts, difficultyParts, type Part } from '../conduct/parts.ts'
import { kindOf, showsTwist } from '../conduct/stones.ts'
import { Game } from '../state/game.ts'
import type { CardNo, GameState, Seat } from '../state/types.ts'
import { advanceUntil } from './advance-until.ts'
import { eachFace, facesMatter } from './casts.ts'
import { type CastSummary, castOf, type Pool, summary } from './distribution.ts'
import { checked, planned } from './policies.ts'
import { poolSummary, sumsOf, type Target } from './quick-sums.ts'
import { adversaryWinsNext, atCast } from './stops.ts'

/** What a hero means to do. Without a target, the attempt in progress. */
export interface Plan {
  target?: Target
  /** Dark runes to buy */
  dark?: number
  /** Feats to play before the cast, in this order, by the seat that asks unless said otherwise */
  feats?: { card: CardNo; by?: Seat; on?: Seat }[]
  /** powers to use before the cast */
  powers?: { card: CardNo; power: number; cost?: number }[]
  /** plays and uses of the seat that asks before all of these, in this order */
  uses?: readonly Action[]
  /** answers to questions on the way, by option; the first option otherwise */
  choices?: number[]
}

export interface Odds extends CastSummary {
  stones: readonly number[]
  pool: Pool
  difficulty: number
  /** successes that don't depend on the faces */
  bonus: number
  /** who adds what to the difficulty and to the bonus */
  difficultyParts: Part[]
  bonusParts: Part[]
  /** what 0, 1, 2 … Dark runes cost, as many as could be bought on the way */
  darkPrices: number[]
  /** the runes are cast already: nothing is left to chance */
  cast: boolean
}

export function odds(box: Box, state: GameState, seat: Seat, plan: Plan): Odds {
  const g = declared(box, state, seat, plan)
  if (!castIsToCome(g)) return known(g)
  const prices = carryOut(g, seat, plan)
  return { ...weighed(g), darkPrices: prices, ...(adversaryWinsNext(g) ? { success: 0 } : {}) }
}

/** A game of its own in which the plan's attempt is declared. */
export function declared(box: Box, state: GameState, seat: Seat, plan: Plan): Game {
  const g = Game.on(state, box)
  g.events = null
  if (!isPlan(plan)) throw new IllegalAction('malformed')
  if (plan.target !== undefined) enact(g, seat, checked(g, seat, { ...plan.target, type: 'attempt' }))
  if (g.state.attempt === null) throw new IllegalAction('no-such-card')
  return g
}

/** On to the cast, as planned. Gives what Dark runes cost on the way. */
export function carryOut(g: Game, seat: Seat, plan: Plan): number[] {
  const { policy, prices, isDone } = planned(plan, seat)
  advanceUntil(g, atCast, policy)
  if (!isDone() && !adversaryWinsNext(g)) throw new IllegalAction('wrong-moment')
  return prices
}

/** After the cast there is nothing to guess. */
function known(g: Game): Odds {
  const a = g.state.attempt!
  const total = totalOf(g)
  const difficulty = difficultyOf(g)
  const moons = a.stones.filter((stone, i) => kindOf(stone) === 'dark' && a.faces[i] === 1).length
  return {
    distribution: [{ total, chance: 1 }],
    success: total >= difficulty ? 1 : 0,
    min: total,
    mean: total,
    max: total,
    corruption: Array.from({ length: moons + 1 }, (_, i) => (i === moons ? 1 : 0)),
    twist: a.stones.some((stone, i) => showsTwist(stone, a.faces[i])) ? 1 : 0,
    gains: { xp: 0, hero: 0, antihero: 0 },
    stones: a.stones.slice(),
    pool: poolSummary(g, a),
    difficulty,
    bonus: bonusOf(g),
    difficultyParts: difficultyParts(g),
    bonusParts: bonusParts(g, true),
    darkPrices: [0],
    cast: true,
  }
}

/** The odds of a game whose next step is the cast. */
export function weighed(g: Game): Odds {
  const { pool, difficulty, bonus } = sumsOf(g)
  return {
    ...(facesMatter(g) ? eachFace(g, summary(pool, difficulty, 0)) : summary(pool, difficulty, bonus)),
    stones: poolOf(g),
    pool,
    difficulty,
    bonus,
    difficultyParts: difficultyParts(g),
    bonusParts: bonusParts(g, false),
    darkPrices: [0],
    cast: false,
  }
}

/** The chance alone. */
export function successAtCast(g: Game): number {
  const { pool, difficulty, bonus } = sumsOf(g)
  return facesMatter(g)
    ? eachFace(g, summary(pool, difficulty, 0)).success
    : castOf(pool).atLeast(difficulty - bonus)
}
