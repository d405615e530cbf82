/** Saved tables on this device. */
import type { SavedTable } from '@runesaga/table'
import { kept } from './kept.ts'

export const {
  all: library,
  read: readLibrary,
  find: findTable,
  keep,
  forget,
} = kept<SavedTable>('runesaga', 'tables')
