/** A small generator for the players and samples of tests, apart from the engine's own. */

export class Dice {
  private state: number

  constructor(seed: string) {
    let h = 0x811c9dc5
    for (let i = 0; i < seed.length; i++) h = Math.imul(h ^ seed.charCodeAt(i), 0x01000193)
    this.state = h >>> 0
  }

  /** 32 bits, unsigned (mulberry32). */
  word(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0
    let t = this.state
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return (t ^ (t >>> 14)) >>> 0
  }

  /** A whole number from 0 to n − 1. */
  below(n: number): number {
    return Math.floor((this.word() / 2 ** 32) * n)
  }

  /** True once in n times. */
  oneIn(n: number): boolean {
    return this.below(n) === 0
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]
  }

  shuffled<T>(list: readonly T[]): T[] {
    const copy = list.slice()
    for (let i = copy.length - 1; i > 0; i--) {
      const j = this.below(i + 1)
      ;[copy[i], copy[j]] = [copy[j], copy[i]]
    }
    return copy
  }
}
