/** The generators: unbiased, repeatable, checkable by others, and not to be foreseen. */
import { createHash, createHmac } from 'node:crypto'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  below,
  castWord,
  commitment,
  copyRandom,
  type FairState,
  fairRandom,
  fastRandom,
  nextWord,
  type RandomState,
  reseed,
  scriptedRandom,
  shuffle,
} from '../src/random/random.ts'

const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
const OTHER_SEED = '6b1f0c9f8e7d3a5529c4d0b1a2f3e4d5968778695a4b3c2d1e0ff0e1d2c3b4a5'

const words = (r: RandomState, n: number) => Array.from({ length: n }, () => nextWord(r))
const numbers = (n: number) => Array.from({ length: n }, (_, i) => i)

const seeds = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'))
const generators: fc.Arbitrary<RandomState> = fc.oneof(
  fc.oneof(fc.maxSafeInteger(), fc.string()).map((seed) => fastRandom(seed)),
  fc
    .tuple(seeds, fc.nat(1000), fc.nat(100_000))
    .map(([seed, epoch, at]): FairState => ({ kind: 'fair', seed, epoch, at })),
  fc.tuple(fc.array(fc.nat(0xffffffff)), fc.string()).map(([casts, seed]) => scriptedRandom(casts, seed)),
)

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
        expect(nextWord({ kind: 'fair', seed, epoch, at })).toBe(wordByTheBook(seed, epoch, at))
      }),
    )
  })

  test('the commitment is SHA-256 of the seed’s bytes', () => {
    expect(commitment(SEED)).toBe(createHash('sha256').update(Buffer.from(SEED, 'hex')).digest('hex'))
    expect(commitment(SEED.toUpperCase())).toBe(commitment(SEED))
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
      expect(() => commitment(seed)).toThrow('exactly 64 hex digits')
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

describe('re-seeding', () => {
  test('a fair generator opens the next epoch, whatever the salt, and is itself untouched', () => {
    const r = fairRandom(SEED)
    words(r, 13)
    expect(reseed(r, 99)).toEqual({ kind: 'fair', seed: SEED, epoch: 1, at: 0 })
    expect(reseed(reseed(r, 1), 1)).toEqual({ kind: 'fair', seed: SEED, epoch: 2, at: 0 })
    expect(r).toEqual({ kind: 'fair', seed: SEED, epoch: 0, at: 13 })
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

describe('an attacker who has seen every word so far', () => {
  const SEEN = 4096

  /** Guesses each bit of the stream from those before it; returns how many guesses of the second half were right. */
  type Attacker = (bits: Uint8Array) => number

  const guessing =
    (guess: (bits: Uint8Array, i: number) => number): Attacker =>
    (bits) => {
      let right = 0
      for (let i = SEEN / 2; i < SEEN; i++) if (guess(bits, i) === bits[i]) right++
      return right
    }

  const attackers: Record<string, Attacker> = {
    'repeats the last bit': guessing((bits, i) => bits[i - 1]),
    'repeats the same bit of the last word': guessing((bits, i) => bits[i - 32]),
    'repeats the same bit of the last block': guessing((bits, i) => bits[i - 256]),
    'goes with the majority': guessing((bits, i) => Number(2 * ones(bits, 0, i) > i)),
    'goes against the majority of the last 32': guessing((bits, i) => Number(2 * ones(bits, i - 32, i) < 32)),
    'has learnt what followed the same eight bits before': (bits) => {
      const votes = numbers(256).map(() => 0)
      let right = 0
      let eight = 0
      for (let i = 0; i < SEEN; i++) {
        if (i >= SEEN / 2 && Number(votes[eight] > 0) === bits[i]) right++
        votes[eight] += 2 * bits[i] - 1
        eight = ((eight << 1) | bits[i]) & 255
      }
      return right
    },
    'solves for a linear recurrence (Berlekamp–Massey)': berlekampMassey,
  }

  const streams: Record<string, (word: () => number) => Uint8Array> = {
    'all bits': (word) => bitsOf(numbers(SEEN / 32).map(word), 32),
    'the top bit of each word': (word) => bitsOf(numbers(SEEN).map(word), 1),
  }

  const fair = (seed: string) => {
    const r = fairRandom(seed)
    return () => nextWord(r)
  }

  for (const [attack, attacker] of Object.entries(attackers)) {
    for (const [part, stream] of Object.entries(streams)) {
      test(`who ${attack}, given ${part}, does no better than chance on the fair stream`, () => {
        for (const seed of [SEED, OTHER_SEED]) {
          expect(standardErrors(attacker(stream(fair(seed))), SEEN / 2)).toBeLessThan(4)
        }
      })
    }
  }

  test('who solves for a linear recurrence foresees every bit of a plain xorshift', () => {
    const xorshift = (seed: number) => {
      let x = seed
      return () => {
        x ^= x << 13
        x ^= x >>> 17
        x ^= x << 5
        return x >>> 0
      }
    }
    expect(berlekampMassey(streams['all bits'](xorshift(2463534242)))).toBe(SEEN / 2)
    expect(berlekampMassey(streams['the top bit of each word'](xorshift(2463534242)))).toBe(SEEN / 2)
  })

  /**
   * The shortest linear recurrence over GF(2) that explains the bits so far, improved bit by bit (Massey 1969).
   * Its wrong guesses are exactly the steps at which it has to change the recurrence.
   */
  function berlekampMassey(bits: Uint8Array): number {
    const recurrence = new Uint8Array(SEEN + 1)
    let previous = new Uint8Array(SEEN + 1)
    recurrence[0] = previous[0] = 1
    let length = 0
    let since = 1
    let right = 0
    for (let i = 0; i < SEEN; i++) {
      let guess = 0
      for (let k = 1; k <= length; k++) guess ^= recurrence[k] & bits[i - k]
      if (guess === bits[i]) {
        if (i >= SEEN / 2) right++
        since++
        continue
      }
      const before = recurrence.slice()
      for (let k = since; k <= SEEN; k++) recurrence[k] ^= previous[k - since]
      if (2 * length <= i) {
        length = i + 1 - length
        previous = before
        since = 1
      } else since++
    }
    return right
  }
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

/** How far from one half, in standard errors of a fair coin. */
function standardErrors(hits: number, tries: number): number {
  return Math.abs(hits - tries / 2) / Math.sqrt(tries / 4)
}

/** The upper bits of each word, highest first. */
function bitsOf(from: number[], perWord: number): Uint8Array {
  return Uint8Array.from(from.flatMap((word) => numbers(perWord).map((i) => (word >>> (31 - i)) & 1)))
}

function ones(bits: Uint8Array, from: number, to: number): number {
  let sum = 0
  for (let i = from; i < to; i++) sum += bits[i]
  return sum
}

function popcount(word: number): number {
  let bits = 0
  for (let rest = word >>> 0; rest > 0; rest = (rest & (rest - 1)) >>> 0) bits++
  return bits
}
