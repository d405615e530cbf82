/** Saved tables on this device. */
import type { SavedTable } from '@runesaga/table'
import { deviceList } from './device-list.ts'

export const {
  all: library,
  read: readLibrary,
  find: findTable,
  findAny: findAnyTable,
  unreadable: unreadableTables,
  keep,
  change,
  remember: rememberTable,
  unwritten: unwrittenTable,
  wrote: wroteTable,
  notShown: notShownTable,
  forget,
  forgetUnlisted: forgetLessons,
} = deviceList<SavedTable>(
  'runesaga',
  'tables',
  async () => (await import('./checks.ts')).checkSaved,
  // the tables of lessons are kept while they are played, and listed nowhere
  (id) => typeof id !== 'string' || !id.startsWith('lesson/'),
)
