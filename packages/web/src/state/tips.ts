/** How far a newcomer has come with the tips of a first tale, kept on this device: they go on where they were, in every tab. */
import { signal } from '@preact/signals'
import { type Right, remembered } from './remembered.ts'

interface Tips {
  /** the table that they belong to */
  table: string
  /** wanted no more */
  off: boolean
  /** those that were shown and have gone, by name */
  seen: readonly string[]
}

interface Kept {
  /** the last changed one last */
  tables: readonly Tips[]
}

const KEY = 'runesaga tips'
/** So many tables are remembered. */
const MOST = 5

const areSeen = (value: unknown): boolean =>
  Array.isArray(value) && value.every((name) => typeof name === 'string')

const RIGHT: Right<Kept> = {
  tables: (value) =>
    Array.isArray(value) &&
    value.every((one) => typeof one?.table === 'string' && typeof one.off === 'boolean' && areSeen(one.seen)),
}

const kept = signal<readonly Tips[]>([])

/** What is kept by now: another tab may have changed it. */
function catchUp(): void {
  const { tables } = remembered<Kept>(KEY, RIGHT)
  if (tables !== undefined) kept.value = tables
}
catchUp()
addEventListener('storage', catchUp)

/** Those of a table; every table begins anew. */
export const tipsOf = (table: string): Tips =>
  kept.value.find((one) => one.table === table) ?? { table, off: false, seen: [] }

export function changeTips(table: string, changed: Partial<Omit<Tips, 'table'>>): void {
  catchUp()
  const others = kept.value.filter((one) => one.table !== table)
  kept.value = [...others, { ...tipsOf(table), ...changed }].slice(-MOST)
  try {
    localStorage.setItem(KEY, JSON.stringify({ tables: kept.value }))
  } catch {
    // forbidden storage: they hold until the page is closed
  }
}
