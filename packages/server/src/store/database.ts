/** What a server keeps: its tables, and who may sit at them. SQLite for one process, PostgreSQL for many. */
import { type Entry, type Moment, type Note, NotKept, Outdated, type Store } from '@runesaga/table/host'
import type { Passes } from './passes.ts'
import { appendOf, beginOf, type Write, type Written } from './rows.ts'

export interface Database {
  tables: Store
  passes: Passes
  /** Throws where nothing can be written. */
  check(): Promise<void>
  close(): Promise<void>
}

/** What a store of tables is made of. */
interface Rows extends Pick<Store, 'read' | 'watch'>, Required<Pick<Store, 'has'>> {
  write: (write: Write) => Promise<Written>
}

export function storeOf({ write, ...rows }: Rows): Store {
  const orThrow = (written: Written): void => {
    if (written === 'outdated') throw new Outdated('another has moved')
    if (written === 'not-kept') throw new NotKept('no such table')
  }
  return {
    ...rows,
    begin: async (saved, instead) => orThrow(await write(beginOf(saved, instead))),
    append: async (id: string, after: Moment, entries: readonly Entry[], note: Note) =>
      orThrow(await write(appendOf(id, after, entries, note))),
  }
}
