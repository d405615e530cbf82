/** An attempt before the cast: what it is expected to bring, with as many Dark runes as pay. */
import { type CastTable, castOf, type Pool } from '@runesaga/engine'
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

export interface Prospect {
  value: number
  success: number
  dark: number
  /** the chance without Dark runes */
  plain: number
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

/** The chance and the expected worth of one cast. */
export function weigh(
  o: Outlook,
  pool: Pool,
  need: number,
  stakes: Stakes,
  costs: readonly number[],
): { value: number; success: number } {
  const table = castOf(pool)
  const success = table.atLeast(need)
  let value = success * stakes.overcome + (1 - success) * stakes.failed + table.twist * stakes.twist
  for (let n = 1; n < table.corruption.length; n++) value += table.corruption[n] * costs[n]
  if (stakes.most > 0) value += stakes.excess * excess(table, need, stakes.most)
  for (const gain of pool.specials) value += 0.5 * (gain === 'xp' ? o.xp : worthOfFeat(o, gain))
  return { value, success }
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

/** The best of casting with no Dark rune more than there are, up to so many more. */
export function prospect(
  o: Outlook,
  pool: Pool,
  need: number,
  stakes: Stakes,
  costs: readonly number[],
  mostDark: number,
): Prospect {
  const price = o.box.ruleset.darkPrice * o.xp
  const best: Prospect = { value: Number.NEGATIVE_INFINITY, success: 0, dark: 0, plain: 0 }
  for (let dark = 0; dark <= mostDark; dark++) {
    const cast = dark === 0 ? pool : withDark(pool, pool.dark + dark)
    const { value, success } = weigh(o, cast, need, stakes, costs)
    if (dark === 0) best.plain = success
    if (value - dark * price > best.value) {
      best.value = value - dark * price
      best.success = success
      best.dark = dark
    }
    // what is left to win doesn't pay for another
    if (stakes.most === 0 && (1 - success) * (stakes.overcome - stakes.failed) < price) break
  }
  return best
}
