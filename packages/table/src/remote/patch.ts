/** What has changed in a value of JSON: of a view after one move most is the same, so that only little has to be sent. */

/**
 * `[value]`: this instead. `[]`: it's gone. Three things: of a list, from this place so many are gone and these have come. An object: what has
 * changed in its fields or places.
 */
export type Patch =
  | []
  | [value: unknown]
  | [at: number, gone: number, come: readonly unknown[]]
  | { [field: string]: Patch }

type Fields = Readonly<Record<string, unknown>>
const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const isAlike = (a: unknown, b: unknown): boolean =>
  Array.isArray(a) ? Array.isArray(b) : isFields(a) && isFields(b) && !Array.isArray(b)

/** What makes the second of the first; null where they are the same. */
export function patchFor(before: unknown, after: unknown): Patch | null {
  if (before === after) return null
  if (Array.isArray(before) && Array.isArray(after) && before.length !== after.length)
    return listPatch(before, after)
  if (!isAlike(before, after)) return [after]
  const [old, now] = [before as Fields, after as Fields]
  const patch: { [field: string]: Patch } = {}
  let isSame = true
  const note = (field: string, change: Patch): void => {
    put(patch, field, change)
    isSame = false
  }
  for (const field of Object.keys(now)) {
    const change = Object.hasOwn(old, field) ? patchFor(old[field], now[field]) : ([now[field]] as Patch)
    if (change !== null) note(field, change)
  }
  for (const field of Object.keys(old)) if (!Object.hasOwn(now, field)) note(field, [])
  return isSame ? null : patch
}

/** A list that is longer or shorter than before: most of it is the same at its ends. */
function listPatch(before: readonly unknown[], after: readonly unknown[]): Patch {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && isSame(before[start], after[start])) start++
  let end = 0
  while (end < most - start && isSame(before.at(-1 - end), after.at(-1 - end))) end++
  if (start + end === 0) return [after]
  return [start, before.length - start - end, after.slice(start, after.length - end)]
}

/** The value with what has changed. What hasn't is shared with the one before. */
export function patched(before: unknown, patch: Patch | null): unknown {
  if (patch === null) return before
  if (Array.isArray(patch)) {
    if (patch.length < 3) return patch[0]
    const [at, gone, come] = patch as [number, number, readonly unknown[]]
    return (before as readonly unknown[]).toSpliced(at, gone, ...come)
  }
  const made: Record<string, unknown> = Array.isArray(before)
    ? (before.slice() as never)
    : Object.fromEntries(Object.entries(before as Fields))
  for (const [field, change] of Object.entries(patch)) {
    if (Array.isArray(change) && change.length === 0) delete made[field]
    else put(made, field, patched((before as Fields)[field], change))
  }
  return made
}

export function isSame(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (!isAlike(a, b)) return false
  const [one, other] = [a as Fields, b as Fields]
  const fields = Object.keys(one)
  return (
    fields.length === Object.keys(other).length &&
    fields.every((field) => Object.hasOwn(other, field) && isSame(one[field], other[field]))
  )
}

function put<T>(object: { [field: string]: T }, field: string, value: T): void {
  // a field of this name would change what the object is made of
  if (field === '__proto__')
    Object.defineProperty(object, field, { value, enumerable: true, configurable: true, writable: true })
  else object[field] = value
}
