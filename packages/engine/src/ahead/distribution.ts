/**
 * The exact distribution of a cast (R-RUNE-09): one table per pool, made once, so that odds are a lookup.
 *
 * Every face has chance 1/2, so every chance here is a whole number over a power of two, which a float64 holds
 * exactly. Two ways to the same chance give the same bits.
 */

/** What the second face of a special stone brings besides 0. */
export type Gain = 'xp' | 'hero' | 'antihero'

/** The stones of a cast besides the three Core runes, which are part of every pool (R-RUNE-01). */
export interface Pool {
  /** Standard ability stones, 0 to 6. */
  readonly standard: number
  /** One entry a special stone, at most two (R-RUNE-07). */
  readonly specials: readonly Gain[]
  /** Dark runes, 0 to 3 (R-RUNE-08). */
  readonly dark: number
  /** What the blank and Twist faces of Core runes count: 0, unless a card makes it 1. */
  readonly coreCounts?: 0 | 1
}

/** A whole number that a cast adds to its total, depending on what the stones show. */
export type Bonus = (twist: 0 | 1, corruption: number) => number

/** Chances that at least one stone shows that gain. */
export type GainChances = Readonly<Record<Gain, number>>

/** All that can be known of a pool before it is cast. Shared by every caller: read only. */
export interface CastTable {
  /** `joint[twist][corruption][total]`: all three together; corruption from 0 to 3, whatever the pool. */
  readonly joint: readonly (readonly Float64Array[])[]
  readonly min: number
  /** R-RUNE-11 */
  readonly mean: number
  readonly max: number
  /** Chance of each total, from 0 to `max`. */
  readonly total: Float64Array
  /** Chance of each amount of corruption, from 0 to the number of Dark runes. */
  readonly corruption: readonly number[]
  /** Chance that the Twist of Fate shows. */
  readonly twist: number
  readonly gains: GainChances
  /** Chance of a total of n or more. */
  atLeast(n: number): number
  /** Chance of this twist, this corruption and a total of n or more, all at once. */
  jointAtLeast(twist: 0 | 1, corruption: number, n: number): number
}

/** The odds of one cast against a difficulty, as plain data. Totals, `min`, `mean` and `max` include the bonus. */
export interface CastSummary {
  readonly distribution: { total: number; chance: number }[]
  readonly success: number
  readonly min: number
  readonly mean: number
  readonly max: number
  /** Chance of each amount, from 0 to the number of Dark runes. */
  readonly corruption: readonly number[]
  readonly twist: number
  readonly gains: GainChances
}

/** The table of a pool. The order of its specials doesn't matter. */
export function castOf(pool: Pool): CastTable {
  const key = keyOf(pool)
  return tables[key] ?? makeTable(pool, key)
}

/** The chance that a cast's total, bonus included, reaches the difficulty (R-ATTEMPT-10). */
export function chance(table: CastTable, difficulty: number, bonus: number | Bonus = 0): number {
  if (typeof bonus === 'number') return table.atLeast(difficulty - bonus)
  let success = 0
  for (let corruption = 0; corruption < table.corruption.length; corruption++) {
    success += table.jointAtLeast(0, corruption, difficulty - bonus(0, corruption))
    success += table.jointAtLeast(1, corruption, difficulty - bonus(1, corruption))
  }
  return success
}

/** The odds of a cast as plain data: what the command `runesaga odds` prints. */
export function summary(pool: Pool, difficulty: number, bonus: number | Bonus = 0): CastSummary {
  const table = castOf(pool)
  return typeof bonus === 'number'
    ? summaryOf(table, table.total, bonus, difficulty)
    : summaryWithBonus(table, bonus, difficulty)
}

/** One way for a stone to land. */
interface Face {
  readonly counts: number
  readonly twist?: 1
  readonly corruption?: 1
}
type Stone = readonly [Face, Face]

const STANDARD: Stone = [{ counts: 2 }, { counts: 1 }]
const SPECIAL: Stone = [{ counts: 2 }, { counts: 0 }]
const DARK: Stone = [{ counts: 2, corruption: 1 }, { counts: 1 }]
const core = (zero: 0 | 1): Stone => [{ counts: 1 }, { counts: zero }]
const coreWithTwist = (zero: 0 | 1): Stone => [{ counts: 1 }, { counts: zero, twist: 1 }]

const MOST_STANDARD = 6
const MOST_SPECIALS = 2
const MOST_DARK = 3

function stonesOf(pool: Pool): Stone[] {
  const zero = pool.coreCounts ?? 0
  const stones = [core(zero), core(zero), coreWithTwist(zero)]
  for (let i = 0; i < pool.standard; i++) stones.push(STANDARD)
  for (let i = 0; i < pool.specials.length; i++) stones.push(SPECIAL)
  for (let i = 0; i < pool.dark; i++) stones.push(DARK)
  return stones
}

const tables: (CastTable | undefined)[] = []

/** A small integer that tells pools apart: so many standard stones, of each gain, of Dark runes, and the Core's zero. */
function keyOf(pool: Pool): number {
  const { standard, specials, dark } = pool
  const zero = pool.coreCounts ?? 0
  if (!within(standard, MOST_STANDARD) || !within(dark, MOST_DARK) || !within(zero, 1))
    throw unknownPool(pool)
  if (specials.length > MOST_SPECIALS) throw unknownPool(pool)
  let key = (standard * (MOST_DARK + 1) + dark) * 2 + zero
  let gains = 0
  for (let i = 0; i < specials.length; i++) {
    const gain = specials[i]
    if (gain === 'xp') gains += 1
    else if (gain === 'hero') gains += MOST_SPECIALS + 1
    else if (gain === 'antihero') gains += (MOST_SPECIALS + 1) ** 2
    else throw unknownPool(pool)
  }
  key += gains * (MOST_STANDARD + 1) * (MOST_DARK + 1) * 2
  return key
}

function within(n: number, most: number): boolean {
  return Number.isInteger(n) && n >= 0 && n <= most
}

function unknownPool(pool: Pool): RangeError {
  return new RangeError(
    `no such pool: ${JSON.stringify(pool)}; a pool has 0 to ${MOST_STANDARD} standard stones, ` +
      `0 to ${MOST_SPECIALS} specials (xp, hero or antihero), 0 to ${MOST_DARK} dark, and coreCounts 0 or 1`,
  )
}

function makeTable(pool: Pool, key: number): CastTable {
  const stones = stonesOf(pool)
  const max = sum(stones.map(([a, b]) => Math.max(a.counts, b.counts)))
  const min = sum(stones.map(([a, b]) => Math.min(a.counts, b.counts)))
  const joint = stones.reduce(withStone, castOfNothing(max))
  const cells = joint.flat()
  const total = Float64Array.from({ length: max + 1 }, (_, n) => sum(cells.map((cell) => cell[n])))
  const corruption = Array.from({ length: pool.dark + 1 }, (_, n) => sum(joint[0][n]) + sum(joint[1][n]))

  const reach = tail(total)
  const jointReach = joint.map((row) => row.map(tail))
  const table: CastTable = {
    joint,
    min,
    mean: sum(total.map((chance, n) => n * chance)),
    max,
    total,
    corruption: Object.freeze(corruption),
    twist: sum(joint[1].map(sum)),
    gains: Object.freeze(gainsOf(pool.specials)),
    atLeast: (n) => (n <= 0 ? 1 : n > max ? 0 : reach[n]),
    jointAtLeast: (twist, amount, n) => (n > max ? 0 : jointReach[twist][amount][n < 0 ? 0 : n]),
  }
  tables[key] = table
  return table
}

type Joint = Float64Array[][]

function noCast(max: number): Joint {
  return [0, 1].map(() => Array.from({ length: MOST_DARK + 1 }, () => new Float64Array(max + 1)))
}

/** Before the first stone: total 0, no Twist, no Corruption, for certain. */
function castOfNothing(max: number): Joint {
  const joint = noCast(max)
  joint[0][0][0] = 1
  return joint
}

/** One more stone in the cast: each of its faces takes half of every chance so far. */
function withStone(joint: Joint, stone: Stone): Joint {
  const next = noCast(joint[0][0].length - 1)
  for (const { counts, twist = 0, corruption = 0 } of stone) {
    joint.forEach((row, t) => {
      row.forEach((cell, c) => {
        cell.forEach((chance, n) => {
          if (chance > 0) next[t + twist][c + corruption][n + counts] += chance / 2
        })
      })
    })
  }
  return next
}

function gainsOf(specials: readonly Gain[]): GainChances {
  const atLeastOne = (gain: Gain) => 1 - 0.5 ** specials.filter((g) => g === gain).length
  return { xp: atLeastOne('xp'), hero: atLeastOne('hero'), antihero: atLeastOne('antihero') }
}

/** For each index, the sum from there to the end. */
function tail(chances: Float64Array): Float64Array {
  const sums = chances.slice()
  for (let n = sums.length - 2; n >= 0; n--) sums[n] += sums[n + 1]
  return sums
}

function sum(numbers: ArrayLike<number>): number {
  let all = 0
  for (let i = 0; i < numbers.length; i++) all += numbers[i]
  return all
}

/** A bonus that depends on the faces moves each part of the joint distribution by its own amount. */
function summaryWithBonus(table: CastTable, bonus: Bonus, difficulty: number): CastSummary {
  const kinds = table.corruption.length * 2
  const bonuses: number[] = []
  for (let kind = 0; kind < kinds; kind++) bonuses.push(bonus(kind % 2 === 0 ? 0 : 1, kind >> 1))
  const lowest = Math.min(...bonuses)
  const highest = Math.max(...bonuses)
  const totals: number[] = [] // not a Float64Array: to allocate one takes longer than all the rest
  for (let total = lowest; total <= table.max + highest; total++) {
    let chance = 0
    for (let kind = 0; kind < kinds; kind++) {
      const n = total - bonuses[kind]
      if (n >= table.min && n <= table.max) chance += table.joint[kind % 2][kind >> 1][n]
    }
    totals.push(chance)
  }
  return summaryOf(table, totals, lowest, difficulty)
}

/** `totals[i]` is the chance of the total `i + shift`. Impossible totals are left out at both ends only. */
function summaryOf(
  table: CastTable,
  totals: ArrayLike<number>,
  shift: number,
  difficulty: number,
): CastSummary {
  let first = 0
  while (totals[first] === 0) first++
  let last = totals.length - 1
  while (totals[last] === 0) last--

  const distribution: CastSummary['distribution'] = []
  let success = 0
  let mean = 0
  for (let i = first; i <= last; i++) {
    const total = i + shift
    const chance = totals[i]
    distribution.push({ total, chance })
    mean += total * chance
    if (total >= difficulty) success += chance
  }
  const { corruption, twist, gains } = table
  return { distribution, success, min: first + shift, mean, max: last + shift, corruption, twist, gains }
}
