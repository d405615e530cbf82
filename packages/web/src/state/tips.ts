/** How far a newcomer has come with the tips of a first tale, kept on this device: they go on where they were. */
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

const KEY = 'runesaga tips'

const RIGHT: Right<Tips> = {
  table: (value) => typeof value === 'string',
  off: (value) => typeof value === 'boolean',
  seen: (value) => Array.isArray(value) && value.every((name) => typeof name === 'string'),
}

const kept = signal<Tips>({ table: '', off: false, seen: [], ...remembered(KEY, RIGHT) })

/** Those of a table; every table begins anew. */
export const tipsOf = (table: string): Tips =>
  kept.value.table === table ? kept.value : { table, off: false, seen: [] }

export function changeTips(table: string, changed: Partial<Omit<Tips, 'table'>>): void {
  kept.value = { ...tipsOf(table), ...changed }
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.value))
  } catch {
    // forbidden storage: they hold until the page is closed
  }
}
