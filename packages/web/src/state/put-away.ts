/** The outcome of a cast that was looked at last at a table, by the version that decided it: a tab that is loaded again doesn't show it once more. */
const keyOf = (table: string): string => `runesaga put away ${table}`

export function lastPutAway(table: string): number {
  try {
    return Number(sessionStorage.getItem(keyOf(table)))
  } catch {
    // forbidden storage: it is shown again
    return 0
  }
}

export function keepPutAway(table: string, version: number): void {
  try {
    sessionStorage.setItem(keyOf(table), String(version))
  } catch {
    // forbidden storage: known until the page is closed
  }
}
