/** Choices that this device remembers, read field by field: another version, or somebody's hand, may have kept something else. */

/** How each field is known to be right. */
export type Right<T> = Record<keyof T, (value: unknown) => boolean>

export const oneOf =
  (...known: readonly unknown[]) =>
  (value: unknown): boolean =>
    known.includes(value)

/** What was kept under a key, as far as it is right; nothing where storage is forbidden. */
export function remembered<T>(key: string, right: Right<T>): Partial<T> {
  try {
    const kept = Object.entries(JSON.parse(localStorage.getItem(key) ?? '{}') as object)
    return Object.fromEntries(
      kept.filter(([name, value]) => Object.hasOwn(right, name) && right[name as keyof T](value)),
    ) as Partial<T>
  } catch {
    return {}
  }
}
