/** The shape of what comes from elsewhere. */
import type { Seat } from '@runesaga/engine'

export const isText = (value: unknown): value is string => typeof value === 'string'
/** Can it stand in an address? Half a character can't be encoded, and would break every list that leads there. */
export const isId = (value: unknown): value is string => isText(value) && !/\p{Surrogate}/u.test(value)

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Is it a place at a table of so many? A negative zero would pass for a zero everywhere, and yet not survive a save. */
export const isSeatOf = (heroes: number, seat: unknown): seat is Seat =>
  Number.isInteger(seat) && !Object.is(seat, -0) && Number(seat) >= 0 && Number(seat) < heroes

export const isList = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isItem)

/** Nothing of ours lies deeper; what does would break whatever walks through it. */
const DEEPEST = 20

/** Is it nested no deeper than this? */
export function isShallow(value: unknown, deepest = DEEPEST): boolean {
  /** how deep each part lay at most when it was looked at: one that lies in many places is not walked again for each of them */
  const walked = new Map<object, number>()
  const isFine = (part: unknown, depth: number): boolean => {
    if (typeof part !== 'object' || part === null) return true
    if (depth >= deepest) return false
    if ((walked.get(part) ?? -1) >= depth) return true
    walked.set(part, depth)
    return Object.values(part).every((inner) => isFine(inner, depth + 1))
  }
  return isFine(value, 0)
}
