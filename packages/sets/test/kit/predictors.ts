/** An attacker who watches every public cast and guesses the next, in several ways, from past faces alone. */

/** Faces of one cast, stone by stone: 1 the better face. */
export type Faces = readonly number[]

export interface Predictor {
  name: string
  /** the faces of the next cast of so many stones, after these casts */
  guess(past: readonly Faces[], stones: number): Faces
}

const last = (past: readonly Faces[]): Faces => past[past.length - 1] ?? []
const fill = (stones: number, face: (i: number) => number): Faces =>
  Array.from({ length: stones }, (_, i) => face(i))

/** The face that each stone showed more often. */
const majority: Predictor = {
  name: 'majority',
  guess: (past, stones) =>
    fill(stones, (i) => {
      const shown = past.flatMap((cast) => (i < cast.length ? [cast[i]] : []))
      return shown.filter((face) => face === 1).length * 2 > shown.length ? 1 : 0
    }),
}

const repeat: Predictor = { name: 'repeat', guess: (past, stones) => fill(stones, (i) => last(past)[i] ?? 1) }
const alternate: Predictor = {
  name: 'alternate',
  guess: (past, stones) => fill(stones, (i) => 1 - (last(past)[i] ?? 0)),
}

/** What followed, the last time, the three faces that every cast has: the Core runes. */
const context: Predictor = {
  name: 'context',
  guess(past, stones) {
    const key = (cast: Faces | undefined) => (cast ?? []).slice(0, 3).join('')
    const now = key(past[past.length - 1])
    for (let k = past.length - 2; k >= 0; k--) {
      if (key(past[k]) === now) return fill(stones, (i) => past[k + 1][i] ?? 1)
    }
    return fill(stones, () => 1)
  },
}

/** The shortest linear recurrence over bits that explains a sequence (Berlekamp and Massey), and its next bit. */
function nextBit(bits: readonly number[]): number {
  let c = [1]
  let b = [1]
  let length = 0
  let shift = 1
  for (let n = 0; n < bits.length; n++) {
    let discrepancy = bits[n]
    for (let i = 1; i <= length; i++) discrepancy ^= (c[i] ?? 0) & bits[n - i]
    if (discrepancy === 0) {
      shift++
      continue
    }
    const before = c
    c = c.slice()
    for (let i = 0; i < b.length; i++) c[i + shift] = (c[i + shift] ?? 0) ^ b[i]
    for (let i = 0; i < c.length; i++) c[i] ??= 0
    if (2 * length <= n) {
      length = n + 1 - length
      b = before
      shift = 1
    } else shift++
  }
  let next = 0
  for (let i = 1; i <= length; i++) next ^= (c[i] ?? 0) & (bits[bits.length - i] ?? 0)
  return next
}

/** Each stone's faces as the output of a shift register: breaks whatever is linear, such as xorshift. */
const linear: Predictor = {
  name: 'linear',
  guess: (past, stones) =>
    fill(stones, (i) => nextBit(past.filter((cast) => i < cast.length).map((cast) => cast[i]))),
}

/** The faces all in one row, stone after stone, as one shift register's output. */
const stream: Predictor = {
  name: 'stream',
  guess(past, stones) {
    const bits = past.flat().slice(-120)
    for (let i = 0; i < stones; i++) bits.push(nextBit(bits))
    return bits.slice(-stones)
  },
}

export const PREDICTORS: readonly Predictor[] = [majority, repeat, alternate, context, linear, stream]

export interface Tally {
  right: number
  all: number
}

/** How often a predictor is right about the casts of one game, after a few to learn from. */
export function tally(predictor: Predictor, casts: readonly Faces[], learning: number): Tally {
  let right = 0
  let all = 0
  for (let k = learning; k < casts.length; k++) {
    const guess = predictor.guess(casts.slice(0, k), casts[k].length)
    all += casts[k].length
    right += casts[k].filter((face, i) => face === guess[i]).length
  }
  return { right, all }
}

/** How many standard errors a tally lies above what guessing blindly gives. */
export const above = ({ right, all }: Tally): number => (right - all / 2) / (Math.sqrt(all) / 2)
