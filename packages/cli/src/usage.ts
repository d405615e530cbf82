/** What people type: read, checked, and answered with one clear line when it can't be meant. */
import { readFileSync } from 'node:fs'
import { nearest } from '@runesaga/engine'

/** Bad usage: exit code 2, and this one line. */
export class UsageError extends Error {}

/** A check that the command was asked to make has failed: exit code 1; what failed was printed. */
export class CheckFailed extends Error {}

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

/** The text of a file that must be there. */
export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const why = code === 'ENOENT' ? 'there is no such file' : code === 'EISDIR' ? 'it is a folder' : code
    throw new UsageError(`can't read ${file}: ${why}`)
  }
}

/** For options that may be given several times. */
export const collect = (text: string, before: string[]): string[] => [...before, text]
