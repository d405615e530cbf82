/** The exact distribution of a cast, against the printed tables and against every way the stones can land. */
import { describe, expect, test } from 'vitest'
import { type Bonus, castOf, chance, type Gain, type Pool, summary } from '../src/ahead/distribution.ts'

const pool = (standard: number, specials: Gain[] = [], dark = 0, coreCounts: 0 | 1 = 0): Pool => ({
  standard,
  specials,
  dark,
  coreCounts,
})

/** Three Core runes plus that many stones worth 2 or 1: every mix of standard and Dark. */
function mixes(extra: number): Pool[] {
  return [0, 1, 2, 3].filter((dark) => dark <= extra).map((dark) => pool(extra - dark, [], dark))
}

describe('the printed tables', () => {
  test.each([
    { extra: 0, min: 0, avg: 1.5, max: 3 },
    { extra: 1, min: 1, avg: 3, max: 5 },
    { extra: 2, min: 2, avg: 4.5, max: 7 },
    { extra: 3, min: 3, avg: 6, max: 9 },
    { extra: 4, min: 4, avg: 7.5, max: 11 },
    { extra: 5, min: 5, avg: 9, max: 13 },
  ])(
    'EX-RUNE-01 R-RUNE-09 R-RUNE-11 core and $extra more: $min to $max, $avg on average',
    ({ extra, min, avg, max }) => {
      for (const mix of mixes(extra)) {
        const table = castOf(mix)
        expect([table.min, table.mean, table.max]).toEqual([min, avg, max])
      }
    },
  )

  test('EX-RUNE-02 R-RUNE-11 a core rune is worth 0.5, a standard or Dark one 1.5, a special one 1', () => {
    const core = castOf(pool(0)).mean
    expect(core / 3).toBe(0.5)
    expect(castOf(pool(1)).mean - core).toBe(1.5)
    expect(castOf(pool(0, [], 1)).mean - core).toBe(1.5)
    for (const gain of GAINS) expect(castOf(pool(0, [gain])).mean - core).toBe(1)
  })

  test.each<[number, Record<number, number>]>([
    [0, { 1: 0.875, 2: 0.5, 3: 0.125 }],
    [1, { 2: 0.9375, 3: 0.6875, 4: 0.3125, 5: 0.0625 }],
    [2, { 3: 0.96875, 4: 0.8125, 5: 0.5, 6: 0.1875, 7: 0.03125 }],
    [3, { 4: 0.984375, 5: 0.890625, 6: 0.65625, 7: 0.34375, 8: 0.109375, 9: 0.015625 }],
    [4, { 5: 0.9921875, 6: 0.9375, 7: 0.7734375, 8: 0.5, 9: 0.2265625, 10: 0.0625, 11: 0.0078125 }],
    [
      5,
      {
        6: 0.99609375,
        7: 0.96484375,
        8: 0.85546875,
        9: 0.63671875,
        10: 0.36328125,
        11: 0.14453125,
        12: 0.03515625,
        13: 0.00390625,
      },
    ],
  ])('EX-RUNE-03 R-RUNE-09 the chance to reach a total with core and %i more', (extra, reached) => {
    for (const mix of mixes(extra)) {
      const table = castOf(mix)
      for (const [n, p] of Object.entries(reached)) expect(table.atLeast(Number(n))).toBe(p)
      expect(table.atLeast(extra)).toBe(1)
      expect(table.atLeast(4 + 2 * extra)).toBe(0)
    }
  })

  test('EX-RUNE-04 R-RUNE-09 Federico: four standard, a special and a Dark rune', () => {
    const table = castOf(pool(4, ['xp'], 1))
    expect([table.min, table.mean, table.max]).toEqual([5, 10, 15])
    expect(table.atLeast(13)).toBe(0.07421875)
  })

  test('EX-RUNE-05 both standard stones and the special one of one ability', () => {
    const table = castOf(pool(2, ['hero']))
    expect([table.min, table.mean, table.max]).toEqual([2, 5.5, 9])
  })
})

describe('what the stones show besides a total', () => {
  test('R-RUNE-09 core runes are in every pool: one of them shows the Twist half of the time, as a 0', () => {
    const table = castOf(pool(0))
    expect(table.twist).toBe(0.5)
    expect([...table.joint[0][0]]).toEqual([0, 0.125, 0.25, 0.125])
    expect([...table.joint[1][0]]).toEqual([0.125, 0.25, 0.125, 0])
  })

  test('R-RUNE-09 R-RUNE-10 the Corruption face of a Dark rune is worth 2', () => {
    const table = castOf(pool(0, [], 1))
    expect(table.corruption).toEqual([0.5, 0.5])
    const clean = table.joint[0][0].map((p, n) => p + table.joint[1][0][n])
    const corrupt = table.joint[0][1].map((p, n) => p + table.joint[1][1][n])
    expect([...clean]).toEqual([0, 0.0625, 0.1875, 0.1875, 0.0625, 0])
    expect([...corrupt]).toEqual([0, 0, 0.0625, 0.1875, 0.1875, 0.0625])
    expect(castOf(pool(0, [], 3)).corruption).toEqual([0.125, 0.375, 0.375, 0.125])
  })

  test('R-RUNE-09 a special stone is worth 2, or 0 and a gain', () => {
    expect(castOf(pool(0, ['xp'])).gains).toEqual({ xp: 0.5, hero: 0, antihero: 0 })
    expect(castOf(pool(0, ['hero', 'antihero'])).gains).toEqual({ xp: 0, hero: 0.5, antihero: 0.5 })
    expect(castOf(pool(0, ['xp', 'xp'])).gains).toEqual({ xp: 0.75, hero: 0, antihero: 0 })
    expect([...castOf(pool(0, ['xp'])).total]).toEqual([0.0625, 0.1875, 0.25, 0.25, 0.1875, 0.0625])
  })

  test('a card that makes the zeros of core runes count 1 covers blank and Twist alike', () => {
    const table = castOf(pool(0, [], 0, 1))
    expect([table.min, table.mean, table.max]).toEqual([3, 3, 3])
    expect(table.twist).toBe(0.5)
  })
})

describe('every pool', () => {
  test('R-RUNE-09 equals the count of all the ways its stones can land', () => {
    const pools = allPools()
    expect(pools).toHaveLength(560)
    for (const each of pools) {
      const table = castOf(each)
      const ways = enumerate(each)
      const cases = 2 ** (3 + each.standard + each.specials.length + each.dark)
      const counted = (which: (way: Way) => boolean) =>
        ways.reduce((sum, way) => (which(way) ? sum + way.cases : sum), 0) / cases
      const totals = ways.map((way) => way.total)

      expect(table.min).toBe(Math.min(...totals))
      expect(table.max).toBe(Math.max(...totals))
      expect(table.mean).toBe(ways.reduce((sum, way) => sum + way.total * way.cases, 0) / cases)
      expect(table.twist).toBe(counted((way) => way.twist === 1))
      expect(table.corruption).toEqual(numbers(each.dark).map((c) => counted((way) => way.corruption === c)))
      for (const gain of GAINS) expect(table.gains[gain]).toBe(counted((way) => way[gain] === 1))
      expect([...table.total]).toEqual(numbers(table.max).map((n) => counted((way) => way.total === n)))
      for (const twist of [0, 1] as const) {
        expect(table.joint[twist]).toHaveLength(4)
        for (const corruption of numbers(3)) {
          const here = ways.filter((way) => way.twist === twist && way.corruption === corruption)
          const joint = new Float64Array(table.max + 1)
          for (const way of here) joint[way.total] += way.cases / cases
          expect(table.joint[twist][corruption]).toEqual(joint)
        }
      }
      for (let n = -1; n <= table.max + 1; n++)
        expect(table.atLeast(n)).toBe(counted((way) => way.total >= n))
    }
  })

  test('the chance to succeed weighs a bonus by what the stones show', () => {
    const bonuses: Bonus[] = [
      () => 2,
      () => -3,
      (twist) => 2 * twist,
      (_, c) => c,
      (twist, c) => 3 * twist - 2 * c,
    ]
    for (const each of allPools().filter((p) => p.standard % 3 === 1)) {
      const table = castOf(each)
      const ways = enumerate(each)
      const cases = ways.reduce((sum, way) => sum + way.cases, 0)
      for (const bonus of bonuses) {
        for (let difficulty = 0; difficulty <= table.max + 3; difficulty += 3) {
          const reached = ways.filter((way) => way.total + bonus(way.twist, way.corruption) >= difficulty)
          const expected = reached.reduce((sum, way) => sum + way.cases, 0) / cases
          expect(chance(table, difficulty, bonus)).toBe(expected)
          expect(summary(each, difficulty, bonus).success).toBe(expected)
        }
      }
    }
  })

  test('a constant bonus gives the same as a number and as a function', () => {
    for (const each of allPools().filter((p) => p.specials.length === 1)) {
      for (const bonus of [-4, 0, 1, 30]) {
        expect(summary(each, 9, () => bonus)).toEqual(summary(each, 9, bonus))
        expect(chance(castOf(each), 9, () => bonus)).toBe(chance(castOf(each), 9, bonus))
        expect(chance(castOf(each), 9, bonus)).toBe(summary(each, 9, bonus).success)
      }
    }
  })
})

describe('a summary', () => {
  test('is plain data that says it all', () => {
    const odds = summary(pool(1, ['antihero'], 1), 6, 0)
    expect(odds).toEqual({
      distribution: [
        { total: 2, chance: 1 / 64 },
        { total: 3, chance: 5 / 64 },
        { total: 4, chance: 11 / 64 },
        { total: 5, chance: 15 / 64 },
        { total: 6, chance: 15 / 64 },
        { total: 7, chance: 11 / 64 },
        { total: 8, chance: 5 / 64 },
        { total: 9, chance: 1 / 64 },
      ],
      success: 0.5,
      min: 2,
      mean: 5.5,
      max: 9,
      corruption: [0.5, 0.5],
      twist: 0.5,
      gains: { xp: 0, hero: 0, antihero: 0.5 },
    })
    expect(JSON.parse(JSON.stringify(odds))).toEqual(odds)
  })

  test('its totals include the bonus, and add up', () => {
    for (const bonus of [3, -2, (twist: 0 | 1, corruption: number) => 2 * twist - corruption]) {
      const odds = summary(pool(3, ['xp'], 2), 8, bonus)
      const { distribution } = odds
      expect(distribution.reduce((sum, { chance }) => sum + chance, 0)).toBe(1)
      expect(distribution.reduce((sum, { total, chance }) => sum + total * chance, 0)).toBe(odds.mean)
      const enough = distribution.filter(({ total }) => total >= 8)
      expect(enough.reduce((sum, { chance }) => sum + chance, 0)).toBe(odds.success)
      expect([distribution[0].total, distribution.at(-1)?.total]).toEqual([odds.min, odds.max])
      expect(distribution[0].chance * (distribution.at(-1)?.chance ?? 0)).toBeGreaterThan(0)
    }
  })
})

describe('tables', () => {
  test('are made once a pool, in whatever order its specials stand', () => {
    const table = castOf(pool(2, ['xp', 'hero'], 1))
    expect(castOf({ standard: 2, specials: ['hero', 'xp'], dark: 1 })).toBe(table)
    expect(new Set(allPools().map(castOf)).size).toBe(560)
  })

  test.each([
    { standard: 7, specials: [], dark: 0 },
    { standard: -1, specials: [], dark: 0 },
    { standard: 0.5, specials: [], dark: 0 },
    { standard: 0, specials: [], dark: 4 },
    { standard: 0, specials: ['xp', 'xp', 'xp'], dark: 0 },
    { standard: 0, specials: ['gold'], dark: 0 },
    { standard: 0, specials: [], dark: 0, coreCounts: 2 },
  ])('are refused for %j with what would be right', (wrong) => {
    expect(() => castOf(wrong as Pool)).toThrow(
      `no such pool: ${JSON.stringify(wrong)}; a pool has 0 to 6 standard stones, 0 to 2 specials`,
    )
  })
})

const GAINS: Gain[] = ['xp', 'hero', 'antihero']

/** 0 to n. */
function numbers(n: number): number[] {
  return Array.from({ length: n + 1 }, (_, i) => i)
}

function allPools(): Pool[] {
  const pairs = GAINS.flatMap((gain, i) => GAINS.slice(i).map((other) => [gain, other]))
  const specials: Gain[][] = [[], ...GAINS.map((gain) => [gain]), ...pairs]
  return numbers(6).flatMap((standard) =>
    specials.flatMap((some) =>
      numbers(3).flatMap((dark) => ([0, 1] as const).map((zero) => pool(standard, some, dark, zero))),
    ),
  )
}

interface Way {
  total: number
  twist: 0 | 1
  corruption: number
  xp: 0 | 1
  hero: 0 | 1
  antihero: 0 | 1
  /** How many of the 2ⁿ outcomes look like this. */
  cases: number
}

/** Casts the stones in each of the 2ⁿ ways, one bit a stone; outcomes that look the same are counted together. */
function enumerate({ standard, specials, dark, coreCounts = 0 }: Pool): Way[] {
  const ways = new Map<number, Way>()
  const stones = 3 + standard + specials.length + dark
  for (let faces = 0; faces < 1 << stones; faces++) {
    let rest = faces
    const flip = () => {
      const face = rest & 1
      rest >>= 1
      return face === 1
    }
    const way: Way = { total: 0, twist: 0, corruption: 0, xp: 0, hero: 0, antihero: 0, cases: 1 }
    way.total += flip() ? 1 : coreCounts
    way.total += flip() ? 1 : coreCounts
    if (flip()) way.total += 1
    else {
      way.total += coreCounts
      way.twist = 1
    }
    for (let i = 0; i < standard; i++) way.total += flip() ? 2 : 1
    for (const gain of specials) {
      if (flip()) way.total += 2
      else way[gain] = 1
    }
    for (let i = 0; i < dark; i++) {
      if (flip()) {
        way.total += 2
        way.corruption += 1
      } else way.total += 1
    }
    const look =
      way.total * 64 + way.corruption * 16 + way.twist * 8 + way.xp * 4 + way.hero * 2 + way.antihero
    const same = ways.get(look)
    if (same) same.cases++
    else ways.set(look, way)
  }
  return [...ways.values()]
}
