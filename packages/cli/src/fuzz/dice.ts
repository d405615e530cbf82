/** Lots for hostile choices: the same seed gives the same attack. */
import { below, fastRandom, type RandomState } from '@runesaga/engine'

export class Dice {
  readonly random: RandomState

  constructor(seed: string) {
    this.random = fastRandom(seed)
  }

  /** A whole number from 0 to n − 1. */
  below(n: number): number {
    return below(this.random, n)
  }

  /** True once in n times. */
  oneIn(n: number): boolean {
    return this.below(n) === 0
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]
  }

  /** Some of a list, in its order. */
  some<T>(list: readonly T[], n: number): T[] {
    const left = [...list.keys()]
    while (left.length > n) left.splice(this.below(left.length), 1)
    return left.map((i) => list[i])
  }
}
