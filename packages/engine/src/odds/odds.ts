/**
 * Exact odds of an attempt before the cast, from the same effect data as `apply`: the plan is carried out on a copy of the state up
 * to the cast, then the distribution of the pool is weighed with every bonus that the faces themselves would set off.
 */
import { type Action, PASS } from '../actions/action.ts'
import { enact } from '../actions/apply.ts'
import { refuses } from '../actions/legal.ts'
import { IllegalAction } from '../actions/reasons.ts'
import { isPlan } from '../actions/shape.ts'
import type { Box } from '../compile/box.ts'
import { question, seatAsked, stepOnce } from '../procedures/index.ts'
import { bonusOf, castIsToCome, difficultyOf, poolOf, totalOf } from '../rules/attempt-math.ts'
import { darkPrices } from '../rules/dark.ts'
import { bonusParts, difficultyParts, type Part } from '../rules/parts.ts'
import { kindOf, showsTwist } from '../rules/stones.ts'
import { Game, GO } from '../state/game.ts'
import { AT } from '../state/places.ts'
import type { CardNo, GameState, Seat } from '../state/types.ts'
import { type CastSummary, type Pool, summary } from './distribution.ts'
import { eachFace, facesMatter } from './faces.ts'
import { poolSummary, type Target } from './preview.ts'

/** What a hero means to do. Without a target, the attempt in progress. */
export interface Plan {
  target?: Target
  /** Dark runes to buy */
  dark?: number
  /** Feats to play before the cast, in this order, by the seat that asks unless said otherwise */
  feats?: { card: CardNo; by?: Seat; on?: Seat }[]
  /** powers to use before the cast */
  powers?: { card: CardNo; power: number; cost?: number }[]
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
  if (plan.target !== undefined) act(g, seat, { ...plan.target, type: 'attempt' })
  if (g.state.attempt === null) throw new IllegalAction('no-such-card')
  return g
}

function act(g: Game, seat: Seat, action: Action): void {
  const reason = refuses(g, seat, action)
  if (reason !== null) throw new IllegalAction(reason)
  enact(g, seat, action)
}

/** Is the next thing to happen the cast? */
const castIsNext = (g: Game): boolean => g.state.top!.place === AT.attempt.cast

/** Is the next thing to happen that the Adversary wins? Then the attempt comes to nothing. */
export const adversaryWinsNext = (g: Game): boolean => g.state.top!.place === AT.end.adversaryWins

/** Runs to the cast: what is planned is done as soon as it can be, everything else is passed. Gives the price of Dark runes. */
export function carryOut(g: Game, seat: Seat, plan: Plan): number[] {
  let prices = [0]
  const feats = [...(plan.feats ?? [])]
  const powers = [...(plan.powers ?? [])]
  const choices = [...(plan.choices ?? [])]
  while (!castIsNext(g) && !adversaryWinsNext(g)) {
    if (stepOnce(g) === GO) continue
    const f = g.top()
    if (f.place === AT.window.ask) {
      const [feat] = feats
      const [power] = powers
      if (feat !== undefined && (feat.by ?? seat) === f.seat) {
        feats.shift()
        act(g, f.seat, { type: 'play', card: feat.card, on: feat.on ?? g.state.attempt!.seat })
      } else if (power !== undefined && f.seat === seat) {
        powers.shift()
        act(g, seat, { type: 'use', card: power.card, power: power.power, cost: power.cost ?? -1 })
      } else enact(g, f.seat, PASS)
    } else if (f.place === AT.attempt.buyDark) {
      prices = darkPrices(g)
      act(g, f.seat, { type: 'choose', option: plan.dark ?? 0 })
    } else {
      const q = question(f)!
      const options = q.options(g, f)
      const no = options.findIndex((o) => o.kind === 'no')
      act(g, seatAsked(g, f), { type: 'choose', option: choices.shift() ?? Math.max(0, no) })
    }
  }
  if ((feats.length > 0 || powers.length > 0) && !adversaryWinsNext(g))
    throw new IllegalAction('wrong-moment')
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
  const a = g.state.attempt!
  const pool = poolSummary(g, a)
  const difficulty = difficultyOf(g)
  const bonus = bonusOf(g)
  const rest = {
    stones: poolOf(g),
    pool,
    difficulty,
    bonus,
    difficultyParts: difficultyParts(g),
    bonusParts: bonusParts(g, false),
    darkPrices: [0],
    cast: false,
  }
  if (!facesMatter(g)) return { ...summary(pool, difficulty, bonus), ...rest }
  return { ...eachFace(g, summary(pool, difficulty, 0)), ...rest }
}
