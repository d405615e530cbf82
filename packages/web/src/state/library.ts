/** Saved tables on this device. */

import { signal } from '@preact/signals'
import type { SavedTable } from '@runesaga/table'
import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval'

/** Opened when it is first needed, and again after it failed: where storage is forbidden, even this throws. */
let opened: UseStore | undefined
const store = (): UseStore => {
  opened ??= createStore('runesaga', 'tables')
  return opened
}

/** Newest first; null until they were read. */
export const library = signal<readonly SavedTable[] | null>(null)
/** Nothing can be kept: storage is full or forbidden. The game goes on all the same. */
export const cannotSave = signal(false)

const newestFirst = (tables: SavedTable[]) => tables.sort((a, b) => b.touched.localeCompare(a.touched))

export async function readLibrary(): Promise<void> {
  try {
    library.value = newestFirst((await entries<string, SavedTable>(store())).map(([, table]) => table))
  } catch {
    cannotSave.value = true
    // what was played since the page was opened is still known
    library.value ??= []
  }
}

/** One of them; undefined if there is none. */
export async function findTable(id: string): Promise<SavedTable | undefined> {
  try {
    return await get<SavedTable>(id, store())
  } catch {
    cannotSave.value = true
    return library.value?.find((table) => table.id === id)
  }
}

export async function keep(table: SavedTable): Promise<void> {
  try {
    await set(table.id, table, store())
    cannotSave.value = false
  } catch {
    cannotSave.value = true
  }
  library.value = newestFirst([table, ...(library.value ?? []).filter(({ id }) => id !== table.id)])
}

export async function forget(id: string): Promise<void> {
  try {
    await del(id, store())
  } catch {
    cannotSave.value = true
  }
  library.value = (library.value ?? []).filter((table) => table.id !== id)
}
