/** An attempt before the cast: what it is expected to bring, with as many Dark runes as pay. */
import { type CastTable, castOf, type Pool } from '@runesaga/engine/search'
import { type Outlook, worth, worthOfFeat } from './outlook.ts'
import { AT, moved } from './tally.ts'

/** What is at stake: the worth of succeeding, and of failing. */
export interface Stakes {
  overcome: number
  /** each success above the difficulty, up to so many */
  excess: number
  most: number
  failed: number
  /** what a Twist of Fate brings, a card of the Adversary's set against it */
  twist: number
}

export interface CastValue {
  value: number
  success: number
  dark: number
  /** the chance without Dark runes */
  plain: number
}

/** A cast to come: its pool without Dark runes that are still to be bought, and what it has to reach. */
export interface Cast {
  pool: Pool
  need: number
  /** how many Dark runes may be bought */
  mostDark: number
  /** exactly, by Dark runes bought: what they cost, and the chance with them; null: as the sums stand */
  exact: { prices: readonly number[]; chance: (dark: number) => number } | null
}

/** What each level of Corruption more would change for this hero: from none to three. */
export function corruptionCosts(o: Outlook): number[] {
  const costs = [0]
  for (let levels = 1; levels <= 3; levels++) {
    const worse = o.tally.slice()
    worse[AT.level] = moved(worse[AT.level], levels)
    costs.push(worth(o, worse) - o.now - levels * o.token * o.burdens.corruption)
  }
  return costs
}

/** The expected worth of one cast with this chance. */
export function weigh(
  o: Outlook,
  pool: Pool,
  need: number,
  success: number,
  stakes: Stakes,
  costs: readonly number[],
): number {
  const table = castOf(pool)
  let value = success * stakes.overcome + (1 - success) * stakes.failed + table.twist * stakes.twist
  for (let n = 1; n < table.corruption.length; n++) value += table.corruption[n] * costs[n]
  if (stakes.most > 0) value += stakes.excess * excess(table, need, stakes.most)
  for (const gain of pool.specials) value += 0.5 * (gain === 'xp' ? o.xp : worthOfFeat(o, gain))
  return value
}

/** Successes above the need, on average and up to the most that count; none where it isn't reached. */
function excess(table: CastTable, need: number, most: number): number {
  let sum = 0
  for (let total = Math.max(need + 1, 0); total <= table.max; total++) {
    sum += Math.min(most, total - need) * table.total[total]
  }
  return sum
}

/** The same pool with so many Dark runes. Not a spread: pools of one shape are weighed faster. */
export const withDark = ({ standard, specials, coreCounts = 0 }: Pool, dark: number): Pool => ({
  standard,
  specials,
  dark,
  coreCounts,
})

/** The chance with so many Dark runes more. */
export const chanceWith = ({ pool, need, exact }: Cast, dark: number): number =>
  exact === null
    ? castOf(dark === 0 ? pool : withDark(pool, pool.dark + dark)).atLeast(need)
    : exact.chance(dark)

/** The best of casting with no Dark rune more than there are, up to so many more. */
export function bestCast(o: Outlook, cast: Cast, stakes: Stakes, costs: readonly number[]): CastValue {
  const { pool, need, mostDark, exact } = cast
  const price = o.box.ruleset.darkPrice * o.xp
  const best: CastValue = { value: Number.NEGATIVE_INFINITY, success: 0, dark: 0, plain: 0 }
  for (let dark = 0; dark <= mostDark; dark++) {
    const runes = dark === 0 ? pool : withDark(pool, pool.dark + dark)
    const success = chanceWith(cast, dark)
    const paid = exact === null ? dark * price : exact.prices[dark] * o.xp
    const value = weigh(o, runes, need, success, stakes, costs) - paid
    if (dark === 0) best.plain = success
    if (value > best.value) {
      best.value = value
      best.success = success
      best.dark = dark
    }
    // what is left to win doesn't pay for another
    if (stakes.most === 0 && (1 - success) * (stakes.overcome - stakes.failed) < price) break
  }
  return best
}
