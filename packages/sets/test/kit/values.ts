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
