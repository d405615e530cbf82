/** What is drawn from any generator: words, numbers below a bound, shuffles; unbiased, saved and copied safely. */
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  below,
  castWord,
  copyRandom,
  type FairState,
  fairRandom,
  fastRandom,
  nextWord,
  type RandomState,
  scriptedRandom,
  shuffle,
} from '../src/random/random.ts'
import { numbers, SEED, seeds, words } from './streams.ts'

const generators: fc.Arbitrary<RandomState> = fc.oneof(
  fc.oneof(fc.maxSafeInteger(), fc.string()).map((seed) => fastRandom(seed)),
  fc
    .tuple(seeds, fc.nat(1000), fc.nat(100_000))
    .map(([seed, epoch, at]): FairState => ({ kind: 'fair', seed, epoch, at, arranged: null })),
  fc.tuple(fc.array(fc.nat(0xffffffff)), fc.string()).map(([casts, seed]) => scriptedRandom(casts, seed)),
)

describe('all kinds', () => {
  test('without a script, a cast takes the next word', () => {
    for (const r of [fastRandom(3), fairRandom(SEED)]) {
      const ahead = words(copyRandom(r), 5)
      expect(numbers(5).map(() => castWord(r))).toEqual(ahead)
    }
  })

  test('the stream does not depend on how it is consumed', () => {
    // Each of these takes one word: a bound that is a power of two rejects none.
    const ways: ((r: RandomState) => unknown)[] = [nextWord, (r) => below(r, 32), (r) => shuffle(r, [7, 8])]
    fc.assert(
      fc.property(generators, fc.array(fc.constantFrom(...ways), { maxLength: 30 }), (start, used) => {
        const mixed = copyRandom(start)
        for (const way of used) way(mixed)
        const plain = copyRandom(start)
        words(plain, used.length)
        expect(mixed).toEqual(plain)
        expect(words(mixed, 9)).toEqual(words(plain, 9))
      }),
    )
  })

  test('saved and loaded in the middle, the same stream goes on', () => {
    fc.assert(
      fc.property(generators, fc.nat(20), (r, n) => {
        words(r, n)
        const loaded: RandomState = JSON.parse(JSON.stringify(r))
        expect(loaded).toEqual(r)
        expect(words(loaded, 20)).toEqual(words(r, 20))
      }),
    )
  })

  test('a copy leaves the original where it was', () => {
    fc.assert(
      fc.property(generators, (r) => {
        const before = JSON.stringify(r)
        const copy = copyRandom(r)
        expect(JSON.stringify(copy)).toBe(before)
        words(copy, 9)
        expect(JSON.stringify(r)).toBe(before)
      }),
    )
  })

  test('below(n) is a whole number from 0 to n − 1', () => {
    fc.assert(
      fc.property(generators, fc.integer({ min: 1, max: 2 ** 31 - 1 }), (r, n) => {
        const result = below(r, n)
        expect(Number.isInteger(result) && result >= 0 && result < n).toBe(true)
      }),
    )
    expect(below(fastRandom(1), 1)).toBe(0)
  })

  test.each([0, -1, 1.5, 2 ** 31, Number.NaN])('below(%d) is refused', (n) => {
    expect(() => below(fastRandom(1), n)).toThrow('below(n) needs a whole number from 1 to 2^31 - 1')
  })

  test('below has no bias where a plain remainder would have a large one', () => {
    // Of 31 bits, 2³¹ mod n would favour the lower third of n = 3 × 2²⁹ two to one.
    const n = 3 * 2 ** 29
    const r = fastRandom('thirds')
    const thirds = [0, 0, 0]
    for (let i = 0; i < 30_000; i++) thirds[Math.floor(below(r, n) / 2 ** 29)]++
    expect(chiSquare(thirds)).toBeLessThan(CHI_SQUARE_2)
    const plain = fastRandom('thirds')
    const biased = [0, 0, 0]
    for (let i = 0; i < 30_000; i++) biased[Math.floor(((nextWord(plain) >>> 1) % n) / 2 ** 29)]++
    expect(chiSquare(biased)).toBeGreaterThan(1000)
  })

  test('a shuffle is a rearrangement, and leaves its input alone', () => {
    fc.assert(
      fc.property(generators, fc.array(fc.nat(200), { maxLength: 60 }), (r, cards) => {
        const frozen = Object.freeze(cards.slice())
        const shuffled = shuffle(r, frozen)
        expect(shuffled).not.toBe(frozen)
        expect(shuffled.sort((a, b) => a - b)).toEqual(cards.sort((a, b) => a - b))
      }),
    )
  })

  test.each<[string, RandomState, number]>([
    ['fast', fastRandom(7), 48_000],
    ['fair', fairRandom(SEED), 12_000],
  ])('all 24 orders of four cards are equally likely: %s', (_, r, times) => {
    expect(chiSquare(orders(times, () => shuffle(r, [0, 1, 2, 3])))).toBeLessThan(CHI_SQUARE_23)
  })

  test('the same measure catches a shuffle that swaps each card with any other', () => {
    const r = fastRandom(7)
    const naive = () => {
      const cards = [0, 1, 2, 3]
      for (let i = 0; i < 4; i++) {
        const j = below(r, 4)
        ;[cards[i], cards[j]] = [cards[j], cards[i]]
      }
      return cards
    }
    expect(chiSquare(orders(12_000, naive))).toBeGreaterThan(3 * CHI_SQUARE_23)
  })

  test('in a deck of 12 each card is equally likely in each place', () => {
    const r = fastRandom('places')
    const seen = numbers(144).map(() => 0)
    for (let i = 0; i < 12_000; i++) {
      for (const [place, card] of shuffle(r, numbers(12)).entries()) seen[card * 12 + place]++
    }
    expect(chiSquare(seen)).toBeLessThan(CHI_SQUARE_121)
  })
})

/** Upper bounds that chance alone passes once in a thousand, by degrees of freedom. */
const CHI_SQUARE_2 = 13.82
const CHI_SQUARE_23 = 49.73
const CHI_SQUARE_121 = 173.6

function chiSquare(counts: number[]): number {
  const expected = counts.reduce((a, b) => a + b) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** How often each of the 24 orders of the cards 0 to 3 came up. */
function orders(times: number, shuffled: () => number[]): number[] {
  const counts = new Map<string, number>()
  for (let i = 0; i < times; i++) {
    const order = shuffled().join('')
    counts.set(order, (counts.get(order) ?? 0) + 1)
  }
  expect(counts.size).toBe(24)
  return [...counts.values()]
}
