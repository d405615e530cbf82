/** The streams of the generators: repeatable, checkable by others, and fresh after a re-seeding. */
import { createHmac } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  below,
  castWord,
  copyRandom,
  fairRandom,
  fastRandom,
  nextWord,
  type RandomState,
  reseed,
  scriptedRandom,
  shuffle,
} from '../src/random/random.ts'
import { numbers, OTHER_SEED, SEED, seeds, standardErrors, words } from './streams.ts'

describe('the fair stream', () => {
  /** Written from the description of the stream alone, on another HMAC. */
  function wordByTheBook(seed: string, epoch: number, at: number): number {
    const message = Buffer.alloc(16)
    message.write('runesaga', 'ascii')
    message.writeUInt32BE(epoch, 8)
    message.writeUInt32BE(Math.floor(at / 8), 12)
    const digest = createHmac('sha256', Buffer.from(seed, 'hex')).update(message).digest()
    return digest.readUInt32BE((at % 8) * 4)
  }

  test('a known answer, for whoever writes a verifier', () => {
    expect(words(fairRandom(SEED), 10)).toEqual([
      1313359984, 816604807, 3863592902, 23784455, 3150174799, 3270496952, 2786470954, 4015732112, 3476407074,
      584709103,
    ])
  })

  test('is HMAC-SHA-256 as described, by an independent implementation', () => {
    for (const seed of [SEED, OTHER_SEED]) {
      const r = fairRandom(seed)
      expect(words(r, 100)).toEqual(numbers(100).map((at) => wordByTheBook(seed, 0, at)))
      expect(r.at).toBe(100)
    }
    fc.assert(
      fc.property(seeds, fc.nat(0xffffffff), fc.nat(2 ** 34), (seed, epoch, at) => {
        expect(nextWord({ kind: 'fair', seed, epoch, at, arranged: null })).toBe(
          wordByTheBook(seed, epoch, at),
        )
      }),
    )
  })

  test('a seed in capitals is the same seed', () => {
    expect(fairRandom(SEED.toUpperCase())).toEqual(fairRandom(SEED))
  })

  test.each(['', 'abc', SEED.slice(1), `${SEED}0`, `g${SEED.slice(1)}`, `${SEED}\n`])(
    'refuses the seed %j with a clear message, and does not repeat it',
    (seed) => {
      expect(() => fairRandom(seed)).toThrow(
        `exactly 64 hex digits (32 bytes); this one has ${seed.length} characters`,
      )
    },
  )

  test('games and epochs drawn in turn get what each would get alone', () => {
    const starts = [fairRandom(SEED), fairRandom(OTHER_SEED), reseed(fairRandom(SEED), 0)]
    const inTurn = starts.map(copyRandom)
    const drawn: number[][] = [[], [], []]
    for (let i = 0; i < 40; i++) for (const [game, r] of inTurn.entries()) drawn[game].push(nextWord(r))
    expect(drawn).toEqual(starts.map((r) => words(r, 40)))
    expect(drawn[2]).toEqual(numbers(40).map((at) => wordByTheBook(SEED, 1, at)))
  })
})

describe('the fast stream', () => {
  /** sfc32 in unbounded integers, cut to 32 bits after each step. */
  function sfc32(seed: number, n: number): number[] {
    const cut = (x: bigint) => BigInt.asUintN(32, x)
    let [a, b, c, d] = [0n, cut(BigInt(seed)), cut(BigInt(seed) >> 32n), 1n]
    const drawn = numbers(n + 15).map(() => {
      const word = cut(a + b + d)
      d = cut(d + 1n)
      a = b ^ (b >> 9n)
      b = cut(c + (c << 3n))
      c = cut(cut((c << 21n) | (c >> 11n)) + word)
      return Number(word)
    })
    return drawn.slice(15)
  }

  test('is sfc32, by an independent implementation', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (seed) => {
        expect(words(fastRandom(seed), 30)).toEqual(sfc32(seed, 30))
      }),
    )
  })

  test('a known answer, so that golden games stay golden', () => {
    expect(words(fastRandom(2024), 3)).toEqual([2111097018, 3587158258, 2607497581])
    expect(words(fastRandom('a winter night'), 3)).toEqual([3012854761, 2581236804, 1224102755])
    expect(words(reseed(fastRandom(2024), 7), 2)).toEqual([3077719152, 2062989107])
  })

  test('close seeds give streams that have nothing in common', () => {
    const first = [...numbers(5000), ...numbers(5000).map(String)].map((seed) => nextWord(fastRandom(seed)))
    expect(new Set(first).size).toBeGreaterThan(9980)
    const bits = first.reduce((ones, word) => ones + popcount(word), 0)
    expect(standardErrors(bits, 32 * first.length)).toBeLessThan(4)
  })

  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses the seed %d', (seed) => {
    expect(() => fastRandom(seed)).toThrow('a numeric seed is a safe integer')
  })
})

describe('a script', () => {
  const draws: ((r: RandomState) => unknown)[] = [nextWord, (r) => below(r, 6), (r) => shuffle(r, [1, 2, 3])]

  test('is what the casts show, in order, then the fast generator of the seed goes on', () => {
    const r = scriptedRandom([5, 0xffffffff, 0], 'a tale')
    expect([castWord(r), castWord(r), castWord(r)]).toEqual([5, 0xffffffff, 0])
    const fast = fastRandom('a tale')
    expect([castWord(r), nextWord(r), castWord(r)]).toEqual(words(fast, 3))
  })

  test('shuffles and draws take nothing from it', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...draws), { maxLength: 20 }), (used) => {
        const r = scriptedRandom([1, 2], 'a tale')
        const fast = fastRandom('a tale')
        for (const draw of used) expect(draw(r)).toEqual(draw(fast))
        expect([castWord(r), castWord(r)]).toEqual([1, 2])
        expect(nextWord(r)).toBe(nextWord(fast))
      }),
    )
  })

  test('ends with a re-seeding, so that nobody foresees the casts', () => {
    const reseeded = reseed(scriptedRandom([1, 2, 3], 'a tale'), 7)
    expect(reseeded).toEqual(reseed(fastRandom('a tale'), 7))
  })

  test('is shared by copies, each at its own place', () => {
    const r = scriptedRandom([1, 2], 'a tale')
    const copy = copyRandom(r)
    expect(castWord(copy)).toBe(1)
    expect(castWord(r)).toBe(1)
    expect(castWord(copy)).toBe(2)
  })
})

describe('re-seeding', () => {
  test('a fair generator opens the next epoch, whatever the salt, and is itself untouched', () => {
    const r = fairRandom(SEED)
    words(r, 13)
    expect(reseed(r, 99)).toEqual({ kind: 'fair', seed: SEED, epoch: 1, at: 0, arranged: null })
    expect(reseed(reseed(r, 1), 1)).toEqual({ kind: 'fair', seed: SEED, epoch: 2, at: 0, arranged: null })
    expect(r).toEqual({ kind: 'fair', seed: SEED, epoch: 0, at: 13, arranged: null })
  })

  test('no word of an epoch returns in another one', () => {
    let r: RandomState = fairRandom(SEED)
    const all: number[] = []
    for (let epoch = 0; epoch < 20; epoch++) {
      all.push(...words(r, 100))
      r = reseed(r, 0)
    }
    expect(new Set(all).size).toBe(2000)
  })

  test('a fast generator leaves its stream for good, and each salt leads elsewhere', () => {
    fc.assert(
      fc.property(
        fc.maxSafeInteger(),
        fc.nat(50),
        fc.maxSafeInteger(),
        fc.maxSafeInteger(),
        (seed, drawn, salt, other) => {
          const r = fastRandom(seed)
          words(r, drawn)
          const before = copyRandom(r)
          const reseeded = reseed(r, salt)
          expect(r).toEqual(before)
          expect(reseed(r, salt)).toEqual(reseeded)
          if (salt !== other) expect(words(reseed(r, other), 8)).not.toEqual(words(copyRandom(reseeded), 8))
          const ahead = new Set(words(copyRandom(r), 200))
          expect(words(reseeded, 8).filter((word) => ahead.has(word)).length).toBeLessThan(3)
        },
      ),
    )
  })

  test('neighbouring salts give unrelated bits', () => {
    const r = fastRandom(3)
    const salted = numbers(4000).map((salt) => nextWord(reseed(r, salt)))
    const flips = salted.slice(1).reduce((sum, word, i) => sum + popcount(word ^ salted[i]), 0)
    expect(standardErrors(flips, 32 * 3999)).toBeLessThan(4)
  })
})

function popcount(word: number): number {
  let bits = 0
  for (let rest = word >>> 0; rest > 0; rest = (rest & (rest - 1)) >>> 0) bits++
  return bits
}
