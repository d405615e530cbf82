/** States as values: frozen, copied through JSON, compared byte for byte. */

/** Freezes a value and all that it holds. Parts that were frozen before are left out: they hold only frozen ones. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  Object.freeze(value)
  for (const part of Object.values(value)) deepFreeze(part)
  return value
}

export const saveAndLoad = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

export const bytes = (value: unknown): string => JSON.stringify(value)

/** The same parts in the same order, all the way down: whatever that holds for has the same bytes, and is sooner compared. */
export function sameParts(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  if (Array.isArray(a) !== Array.isArray(b)) return false
  if (Array.isArray(a) && Array.isArray(b)) {
    if (a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (!sameParts(a[i], b[i])) return false
    return true
  }
  const keys = Object.keys(a)
  const others = Object.keys(b)
  if (keys.length !== others.length) return false
  return keys.every(
    (key, i) =>
      key === others[i] &&
      sameParts((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
  )
}
