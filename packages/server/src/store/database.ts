/** What a server keeps: its tables, and who may sit at them. SQLite for one process, PostgreSQL for many. */
import {
  type Entry,
  type Moment,
  type Note,
  NotKept,
  Outdated,
  type SavedTable,
  type Store,
} from '@runesaga/table/host'
import type { Passes } from './passes.ts'
import { appendOf, beginOf, type Write, type Written } from './rows.ts'

export interface Database {
  tables: Store
  passes: Passes
  /** Throws where nothing can be written. */
  check(): Promise<void>
  close(): Promise<void>
}

/** A store of tables, from what reads and writes them as rows. */
export function storeOf(
  read: (id: string) => Promise<SavedTable | null>,
  write: (write: Write) => Promise<Written>,
  watch?: Store['watch'],
): Store {
  const orThrow = (written: Written): void => {
    if (written === 'outdated') throw new Outdated('another has moved')
    if (written === 'not-kept') throw new NotKept('no such table')
  }
  return {
    read,
    begin: async (saved, instead) => orThrow(await write(beginOf(saved, instead))),
    append: async (id: string, after: Moment, entries: readonly Entry[], note: Note) =>
      orThrow(await write(appendOf(id, after, entries, note))),
    ...(watch !== undefined && { watch }),
  }
}
