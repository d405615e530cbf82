/** The shape of what comes from elsewhere. */

export const isText = (value: unknown): value is string => typeof value === 'string'
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const isList = (value: unknown, isItem: (item: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(isItem)

/** Nothing of ours lies deeper; what does would break whatever walks through it. */
const DEEPEST = 20

/** Is it nested no deeper than this? */
export const isShallow = (value: unknown, deepest = DEEPEST): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (deepest > 0 && Object.values(value).every((part) => isShallow(part, deepest - 1)))
