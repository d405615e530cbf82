/** Chance that is always the same for the same id: a drawing never changes between two visits. */

/** FNV-1a. */
export function hash(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) {
    h ^= text.charCodeAt(i)
    h = Math.imul(h, 16777619)
  }
  return h >>> 0
}

export interface Chance {
  /** from 0 to 1 */
  (): number
  between(low: number, high: number): number
  pick<T>(list: readonly T[]): T
}

/** Mulberry32 from a text. */
export function chanceFrom(seed: string): Chance {
  let a = hash(seed)
  const next = (): number => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
  return Object.assign(next, {
    between: (low: number, high: number) => low + next() * (high - low),
    pick: <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)],
  })
}

/** An id for a gradient: short, and the same for the same drawing. */
export const shortId = (text: string): string => `v${hash(text).toString(36)}`
