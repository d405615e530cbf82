/**
 * What the registers of a frame (`n`, `m`, `detail`) hold, procedure by procedure. All frames have one shape, so that the engine stays quick;
 * this is the one place that knows which register is what, and everybody else asks by name.
 */
import type { Frame, Seat } from './types.ts'

/** A window: which one, who has passed as bits of their seats, and how high the stack was before it opened. */
export const windowFrame = {
  window: (f: Frame): number => f.n,
  passed: (f: Frame): number => f.m,
  stackBelow: (f: Frame): number => f.detail,
  open(f: Frame, window: number, stackBelow: number): void {
    f.n = window
    f.detail = stackBelow
  },
  setPassed(f: Frame, passed: number): void {
    f.m = passed
  },
  hasPassed: (f: Frame, seat: Seat): boolean => (f.m & (1 << seat)) !== 0,
  withPassed: (f: Frame, seat: Seat): number => f.m | (1 << seat),
}

/** A Journey, a Trait, a slot to be filled: where in the rows. */
export const rowFrame = {
  row: (f: Frame): number => f.n,
  slot: (f: Frame): number => f.m,
}

/** A cost being paid: which one of its card, and how many cards were discarded for it so far. */
export const payFrame = {
  cost: (f: Frame): number => f.n,
  discarded: (f: Frame): number => f.m,
  discardOne(f: Frame): void {
    f.m++
  },
}

/** Effects that a hero may have: for which cost of the card. */
export const mayFrame = {
  cost: (f: Frame): number => f.n,
  setCost(f: Frame, cost: number): void {
    f.n = cost
  },
}

/** An effect word that asks several times: how many choices were made, and which stones were chosen, as bits of their positions. */
export const choiceFrame = {
  made: (f: Frame): number => f.n,
  makeOne(f: Frame): void {
    f.n++
  },
  hasStone: (f: Frame, position: number): boolean => (f.m & (1 << position)) !== 0,
  stones: (f: Frame): number => f.m,
  addStone(f: Frame, position: number): void {
    f.m |= 1 << position
    f.n++
  },
  /** each word begins with nothing chosen */
  clear(f: Frame): void {
    f.n = 0
    f.m = 0
  },
}

/** Corruption on its way to a hero: how many levels are still to come. */
export const corruptionFrame = {
  levels: (f: Frame): number => f.n,
  takeOff(f: Frame, levels: number): void {
    f.n -= levels
  },
}

/** A Twist of Fate with a Heritage: what was taken already. */
export const TAKEN = { draw: 1, heritage: 2 } as const
export const twistFrame = {
  hasTaken: (f: Frame, what: number): boolean => (f.m & what) !== 0,
  hasTakenBoth: (f: Frame): boolean => f.m === (TAKEN.draw | TAKEN.heritage),
  take(f: Frame, what: number): void {
    f.m |= what
  },
}
