/** Keeps the game that is played in a file, as it goes: the record alone, without what else a table has. */
import { appendTo, beginIn, type Store, type TableOfToday } from '@runesaga/table/host'
import { writeRecord } from '../record-file.ts'

export function recordStore(file: string): Store {
  let now: TableOfToday | undefined
  const put = (table: TableOfToday): void => {
    writeRecord(file, table.record)
    now = table
  }
  return {
    read: async () => now ?? null,
    begin: async (table, instead) => put(beginIn(now, table, instead)),
    append: async (_id, after, entries, note) => put(appendTo(now, after, entries, note)),
  }
}
