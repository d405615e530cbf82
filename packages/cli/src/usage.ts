/** What people type: read, checked, and answered with one clear line when it can't be meant. */
import { nearest } from '@runesaga/engine/language'

/** Bad usage: exit code 2, and this one line. */
export class UsageError extends Error {}

/** A check that the command was asked to make has failed: exit code 1; what failed was printed. */
export class CheckFailed extends Error {}

/** The command was interrupted (Ctrl-C), and has kept what there was to keep: exit code 130. */
export class Interrupted extends Error {}

/** More games than any machine plays, and yet a number that can be multiplied and counted up to. */
export const MOST_GAMES = 1e12

/** A whole number within bounds. */
export const whole =
  (what: string, least: number, most = Number.MAX_SAFE_INTEGER) =>
  (text: string): number => {
    const n = Number(text)
    if (text.trim() !== '' && Number.isSafeInteger(n) && n >= least && n <= most) return n
    const range = most === Number.MAX_SAFE_INTEGER ? `${least} or more` : `${least} to ${most}`
    throw new UsageError(`${what} must be a whole number, ${range}, not "${text}"`)
  }

/** A number of seconds. */
export const seconds =
  (what: string) =>
  (text: string): number => {
    const n = Number(text)
    if (text.trim() !== '' && Number.isFinite(n) && n >= 0) return n
    throw new UsageError(`${what} must be a number of seconds, not "${text}"`)
  }

/** One of the known words; else the one that was probably meant is named. */
export function oneOf<T extends string>(what: string, known: readonly T[]): (text: string) => T {
  return (text) => {
    const found = known.find((word) => word === text)
    if (found !== undefined) return found
    const near = nearest(text, known)
    const hint = near === undefined ? `one of ${known.join(', ')}` : `did you mean "${near}"?`
    throw new UsageError(`unknown ${what} "${text}"; ${hint}`)
  }
}

/** For options that may be given several times. */
export const collect = (text: string, before: string[]): string[] => [...before, text]
