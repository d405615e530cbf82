/** Whoever has seen every word of the fair stream so far can’t foresee the next. */
import { describe, expect, test } from 'vitest'
import { fairRandom, nextWord } from '../src/random/random.ts'
import { numbers, OTHER_SEED, SEED, standardErrors } from './streams.ts'

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

/** The upper bits of each word, highest first. */
function bitsOf(from: number[], perWord: number): Uint8Array {
  return Uint8Array.from(from.flatMap((word) => numbers(perWord).map((i) => (word >>> (31 - i)) & 1)))
}

function ones(bits: Uint8Array, from: number, to: number): number {
  let sum = 0
  for (let i = from; i < to; i++) sum += bits[i]
  return sum
}
