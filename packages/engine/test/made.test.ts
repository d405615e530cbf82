/** A seed that a table makes together. The figures were worked out with OpenSSL, from the text that is hashed: see docs/record.md. */
import { describe, expect, test } from 'vitest'
import { giversOf, madeSeed, problemsOfMade, promiseOfServer, promiseOfShare } from '../src/fair.ts'

const TABLE = 'table 7'
const SERVER = '01'.repeat(32)
const [ADA, CY] = ['a0'.repeat(32), 'a2'.repeat(32)]

const PROMISE = 'a7819d68b403734aa3153109ecbfb1458c7e440b7fcaf444f93c57433618db12'
const ADAS = '87dbbd9819a23b5ed76d6874c6a0e0347768f59b5c441dd1c0bad9475add4ff2'
const CYS = 'e91cdce78e7ce9d2ed1fc9fe2984d3a9eb942a8d92a4f8ab6b9e3d24354da58e'
const SEED = '557f4f5d112f98d610ed62969e3a92afe6e0afaf9f4ab53c41ef0b2bc7cff463'

/** Ada gave her share, a bot had none, and Cy promised one and didn't tell it. */
const hashes = [ADAS, null, CYS]
const shares = [ADA, null, null]

describe('to the digit', () => {
  test('the promise of the server', () => {
    expect(promiseOfServer(TABLE, SERVER)).toBe(PROMISE)
    // as JSON has it, and UTF-8
    expect(promiseOfServer('tab"lé', SERVER)).toBe(
      'c9318a4c7fb72a66ca388a7330e6af5c278502b3acad37754e4f71e2887ac32b',
    )
  })

  test('the promises of players, which hold for one seat of one table', () => {
    expect(promiseOfShare(TABLE, 0, ADA)).toBe(ADAS)
    expect(promiseOfShare(TABLE, 2, CY)).toBe(CYS)
    expect(promiseOfShare(TABLE, 1, ADA)).not.toBe(ADAS)
    expect(promiseOfShare('table 8', 0, ADA)).not.toBe(ADAS)
  })

  test('the seed', () => {
    expect(madeSeed({ table: TABLE, hashes, shares, server: SERVER })).toEqual({
      fair: SEED,
      made: { table: TABLE, promise: PROMISE, hashes, shares, server: SERVER },
    })
  })
})

test('everything that goes into it changes the seed', () => {
  const made = { table: TABLE, hashes, shares, server: SERVER }
  const others = [
    { ...made, table: 'table 8' },
    { ...made, server: '02'.repeat(32) },
    { ...made, hashes: [ADAS, CYS, null] },
    { ...made, hashes: [ADAS, null, null] },
    { ...made, shares: [CY, null, null] },
    { ...made, shares: [null, null, null] },
    { ...made, shares: [ADA, null, CY] },
  ]
  const seeds = [made, ...others].map((one) => madeSeed(one).fair)
  expect(new Set(seeds).size).toBe(seeds.length)
})

test.each([
  ['in capitals', 'A0'.repeat(32)],
  ['too short', 'a0'.repeat(31)],
  ['too long', 'a0'.repeat(33)],
  ['no hex digits', 'no'.repeat(32)],
])('a secret or a share %s is none', (_, text) => {
  expect(() => promiseOfServer(TABLE, text)).toThrow(RangeError)
  expect(() => promiseOfShare(TABLE, 0, text)).toThrow(RangeError)
  expect(() => madeSeed({ table: TABLE, hashes, shares, server: text })).toThrow(RangeError)
  const spoilt = { table: TABLE, hashes, shares: [text, null, null], server: SERVER }
  expect(() => madeSeed(spoilt)).toThrow(RangeError)
})

test('who gave a share, and who kept it back', () => {
  const { made } = madeSeed({ table: TABLE, hashes, shares, server: SERVER })
  expect(giversOf(made)).toEqual({ gave: [0], withheld: [2] })
})

describe('what doesn’t fit is said', () => {
  const { made } = madeSeed({ table: TABLE, hashes, shares, server: SERVER })

  test('nothing, where all does; also before the game is over', () => {
    expect(problemsOfMade(made, SEED, 3)).toEqual([])
    expect(problemsOfMade({ ...made, server: null }, null, 3)).toEqual([])
  })

  test.each<[string, Partial<typeof made>, string[]]>([
    ['another secret', { server: '02'.repeat(32) }, ['the secret of the server', 'the seed does not follow']],
    ['another promise', { promise: ADAS }, ['the secret of the server']],
    ['no secret', { server: null }, ['the seed is told, but not the secret']],
    ['another share', { shares: [CY, null, null] }, ['the share of seat 0', 'the seed does not follow']],
    ['a share left out', { shares: [null, null, null] }, ['the seed does not follow']],
    ['a share put in', { shares: [ADA, null, CY] }, ['the seed does not follow']],
    [
      'a share that nobody promised',
      { shares: [ADA, CY, null] },
      ['seat 1 gave a share', 'the seed does not follow'],
    ],
    ['a seat too few', { hashes: [ADAS, null] }, ['how the seed was made is not told for every seat']],
  ])('%s', (_, change, problems) => {
    const found = problemsOfMade({ ...made, ...change }, SEED, 3)
    expect(found).toHaveLength(problems.length)
    for (const [i, problem] of problems.entries()) expect(found[i]).toContain(problem)
  })

  test('another seed', () => {
    expect(problemsOfMade(made, ADAS, 3)).toEqual([
      'the seed does not follow from the secret of the server and the shares of the players',
    ])
  })
})
