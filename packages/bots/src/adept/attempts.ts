/** Attempts as the adept weighs them: one that could be declared, and the one in progress. */
import type { GameState, Plan, Seat } from '@runesaga/engine'
import {
  bonusOf,
  castAhead,
  castOf,
  chance,
  chanceOf,
  difficultyOf,
  poolSummary,
  quickSums,
  type Reading,
  type Stage,
  stageOf,
  type Target,
  totalOf,
} from '@runesaga/engine/search'
import { worthOfFacing } from './adversary.ts'
import {
  bestCast,
  type Cast,
  type CastValue,
  chanceWith,
  corruptionCosts,
  type Stakes,
  weigh,
  withDark,
} from './cast-value.ts'
import { type Outlook, worthOfAlly, worthOfFeat, worthOfPath } from './outlook.ts'
import type { Position } from './position.ts'
import { AT } from './tally.ts'

/** Most Dark runes in a pool. */
const MOST_DARK = 3
/** What a card of the Adversary's deck costs, turned up by a Twist of Fate. */
const ADVERSARY_CARD = 1.2

/** What one hero wins or loses with a card of a row, or with the Adversary that lies apart (row -1). */
export function stakesOf(
  position: Position,
  o: Outlook,
  card: number,
  at: { row: number; slot: number; path: number },
): Stakes {
  const { state, box } = position
  const def = box.cards[card]
  const path = def.paths[at.path]
  const together = state.adversary !== null
  const feat = Math.max(worthOfFeat(o, 'hero'), worthOfFeat(o, 'antihero'))
  const stakes: Stakes = {
    overcome: worthOfPath(o, def.kind, path),
    excess: 0,
    most: 0,
    failed: worthOfFailing(o),
    twist: together ? feat - ADVERSARY_CARD : feat,
  }
  if (at.row < 0) {
    const { overcome, excess, most } = worthOfFacing(state, box)
    stakes.overcome += overcome
    stakes.excess = excess
    stakes.most = most
    return stakes
  }
  const ally = state.rows[at.row].allies[at.slot]
  if (ally >= 0) stakes.overcome += worthOfAlly(o, box.cards[ally].paths[0])
  return stakes
}

const worthOfFailing = (o: Outlook): number => o.box.ruleset.failXp * o.xp - o.token * o.burdens.failed

/** What declaring this attempt is expected to bring, as the sums stand: powers that would act on the way are not looked at. */
export function valueOfAttempt(
  position: Position,
  o: Outlook,
  costs: readonly number[],
  target: Target,
): CastValue {
  const { state, box, seat } = position
  const { pool, difficulty, bonus } = quickSums(box, state, seat, target, MOST_DARK)
  const allowed = box.ruleset.track[o.tally[AT.level]].dark ? pool.dark : 0
  const mostDark = Math.min(allowed, box.ruleset.darkPerTurn - state.turn.dark, o.tally[AT.xp])
  const plain = pool.dark === 0 ? pool : withDark(pool, 0)
  return valueOfCast(position, o, costs, target, {
    pool: plain,
    need: difficulty - bonus,
    mostDark,
    exact: null,
  })
}

/** The same with the chances that the table tells. For an attempt that may be declared now. */
export const exactValueOfAttempt = (
  position: Position,
  imagined: GameState,
  o: Outlook,
  costs: readonly number[],
  target: Target,
): CastValue => valueOfCast(position, o, costs, target, exactCast(position, imagined, { target }))

function valueOfCast(
  position: Position,
  o: Outlook,
  costs: readonly number[],
  target: Target,
  cast: Cast,
): CastValue {
  const { row, slot } = target
  // hopeless attempts needn't be weighed in full
  if (row >= 0 && castOf(cast.pool).atLeast(cast.need - cast.mostDark * DARK_GIVES) < HOPELESS) {
    const success = chanceWith(cast, 0)
    return { value: worthOfFailing(o), success, dark: 0, plain: success }
  }
  const card = row < 0 ? position.state.adversary!.card : position.state.rows[row].cards[slot]
  return bestCast(o, cast, stakesOf(position, o, card, target), costs)
}
/** The most that a Dark rune adds. */
const DARK_GIVES = 2
/** A chance at which nobody tries. */
const HOPELESS = 0.05

/** The cast that a plan leads to, by the rules themselves. */
function exactCast({ box, seat }: Position, imagined: GameState, plan: Plan): Cast {
  const { pool, difficulty, bonus, success, darkPrices: prices } = castAhead(box, imagined, seat, plan)
  const chance = (dark: number): number =>
    dark === 0 ? success : chanceOf(box, imagined, seat, { ...plan, dark })
  return { pool, need: difficulty - bonus, mostDark: prices.length - 1, exact: { prices, chance } }
}

/** How many Dark runes to buy for the attempt in progress. */
export function darkRunes(position: Position, o: Outlook, most: number): number {
  const { state, game, imagined } = position
  const a = state.attempt!
  const cast = imagined === null ? castNow(game, most) : exactCast(position, imagined, {})
  return bestCast(o, cast, stakesOf(position, o, a.card, a), corruptionCosts(o)).dark
}

function castNow(game: Reading, most: number): Cast {
  const pool = poolSummary(game, game.state.attempt!)
  const mostDark = Math.min(most, MOST_DARK - pool.dark)
  return { pool, need: difficultyOf(game) - bonusOf(game), mostDark, exact: null }
}

/** The chance that the attempt in progress succeeds, as it stands. */
export function chanceNow(position: Position, stage: Stage): number {
  const { game } = position
  const a = position.state.attempt!
  if (a.forced !== '') return a.forced === 'overcome' ? 1 : 0
  if (stage === 'decided') return a.outcome === 'overcome' ? 1 : 0
  if (stage === 'cast') return totalOf(game) >= difficultyOf(game) ? 1 : 0
  return chance(castOf(poolSummary(game, a)), difficultyOf(game), bonusOf(game))
}

/** What the attempt in progress is worth to the hero who makes it; 0 when it is over or there is none. */
export function attemptInProgress(position: Position, o: Outlook, seat: Seat): number {
  const a = position.state.attempt
  if (a === null || a.seat !== seat) return 0
  const stage = stageOf(position.state)
  if (stage === 'over') return 0
  const { game } = position
  const stakes = stakesOf(position, o, a.card, a)
  const difficulty = difficultyOf(game)
  if (stage === 'before') {
    const pool = poolSummary(game, a)
    const costs = pool.dark > 0 ? corruptionCosts(o) : NO_COSTS
    const need = difficulty - bonusOf(game)
    return weigh(o, pool, need, castOf(pool).atLeast(need), stakes, costs)
  }
  const success = chanceNow(position, stage)
  const margin = stage === 'decided' ? a.margin : totalOf(game) - difficulty
  const moons = a.noCorruption ? 0 : moonsIn(a.stones, a.faces)
  const value =
    success === 1
      ? stakes.overcome + stakes.excess * Math.min(stakes.most, Math.max(0, margin))
      : stakes.failed + hope(margin)
  return moons === 0 ? value : value + corruptionCosts(o)[Math.min(MOST_DARK, moons)]
}
const NO_COSTS = [0]

/** A failure by little is nearer to something than one by much. */
const hope = (margin: number): number => 0.3 / Math.max(1, -margin)

const DARK = 2
const moonsIn = (stones: readonly number[], faces: readonly number[]): number => {
  let n = 0
  for (let i = 0; i < stones.length; i++) if (stones[i] === DARK && faces[i] === 1) n++
  return n
}
