/** Saved tables on this device. */

import { signal } from '@preact/signals'
import type { SavedTable } from '@runesaga/table'
import { createStore, del, entries, get, set } from 'idb-keyval'

const store = createStore('runesaga', 'tables')

/** Newest first; null until they were read. */
export const library = signal<readonly SavedTable[] | null>(null)
/** Nothing can be kept: storage is full or forbidden. The game goes on all the same. */
export const cannotSave = signal(false)

const newestFirst = (tables: SavedTable[]) => tables.sort((a, b) => b.touched.localeCompare(a.touched))

export async function readLibrary(): Promise<void> {
  try {
    library.value = newestFirst((await entries<string, SavedTable>(store)).map(([, table]) => table))
  } catch {
    cannotSave.value = true
    library.value = []
  }
}

/** One of them; undefined if there is none, or if nothing can be read. */
export async function findTable(id: string): Promise<SavedTable | undefined> {
  try {
    return await get<SavedTable>(id, store)
  } catch {
    cannotSave.value = true
    return undefined
  }
}

export async function keep(table: SavedTable): Promise<void> {
  try {
    await set(table.id, table, store)
    cannotSave.value = false
  } catch {
    cannotSave.value = true
  }
  library.value = newestFirst([table, ...(library.value ?? []).filter(({ id }) => id !== table.id)])
}

export async function forget(id: string): Promise<void> {
  await del(id, store)
  library.value = (library.value ?? []).filter((table) => table.id !== id)
}
