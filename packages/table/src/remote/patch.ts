/** What has changed in a value of JSON: of a view after one move most is the same, so that only little has to be sent. */

/** `[value]`: this instead. `[]`: it's gone. An object: what has changed in its fields or places. */
export type Patch = [] | [value: unknown] | { [field: string]: Patch }

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isAlike = (a: unknown, b: unknown): boolean =>
  Array.isArray(a)
    ? Array.isArray(b) && a.length === b.length
    : isFields(a) && isFields(b) && !Array.isArray(b)

/** What makes the second of the first; null where they are the same. */
export function patchFor(before: unknown, after: unknown): Patch | null {
  if (before === after) return null
  if (!isAlike(before, after)) return [after]
  const [old, now] = [before as Fields, after as Fields]
  const patch: { [field: string]: Patch } = {}
  let isSame = true
  const note = (field: string, change: Patch): void => {
    // a field of this name would change what the object is made of
    Object.defineProperty(patch, field, {
      value: change,
      enumerable: true,
      configurable: true,
      writable: true,
    })
    isSame = false
  }
  for (const field of Object.keys(now)) {
    const change = Object.hasOwn(old, field) ? patchFor(old[field], now[field]) : ([now[field]] as Patch)
    if (change !== null) note(field, change)
  }
  for (const field of Object.keys(old)) if (!Object.hasOwn(now, field)) note(field, [])
  return isSame ? null : patch
}

/** The value with what has changed. What hasn't is shared with the one before. */
export function patched(before: unknown, patch: Patch | null): unknown {
  if (patch === null) return before
  if (Array.isArray(patch)) return patch[0]
  const made: Record<string, unknown> = Array.isArray(before)
    ? (before.slice() as never)
    : Object.fromEntries(Object.entries(before as Fields))
  for (const [field, change] of Object.entries(patch)) {
    if (Array.isArray(change) && change.length === 0) delete made[field]
    else
      Object.defineProperty(made, field, {
        value: patched((before as Fields)[field], change),
        enumerable: true,
        configurable: true,
        writable: true,
      })
  }
  return made
}
