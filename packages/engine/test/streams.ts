/** Seeds, words and a measure that the tests of the generators share. */
import * as fc from 'fast-check'
import { nextWord, type RandomState } from '../src/random/random.ts'

export const SEED = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f'
export const OTHER_SEED = '6b1f0c9f8e7d3a5529c4d0b1a2f3e4d5968778695a4b3c2d1e0ff0e1d2c3b4a5'

/** Any fair seed. */
export const seeds = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Buffer.from(bytes).toString('hex'))

export const words = (r: RandomState, n: number) => Array.from({ length: n }, () => nextWord(r))
export const numbers = (n: number) => Array.from({ length: n }, (_, i) => i)

/** How far from one half, in standard errors of a fair coin. */
export function standardErrors(hits: number, tries: number): number {
  return Math.abs(hits - tries / 2) / Math.sqrt(tries / 4)
}
