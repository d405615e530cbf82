/** Saved tables on this device. */
import type { SavedTable } from '@runesaga/table'
import { kept } from './kept.ts'

export const {
  all: library,
  read: readLibrary,
  find: findTable,
  findAny: findAnyTable,
  unreadable: unreadableTables,
  keep,
  notShown: notShownTable,
  forget,
} = kept<SavedTable>('runesaga', 'tables', async () => (await import('./checks.ts')).checkSaved)
