/** The worker: engine, bots and the table of one game, away from the page. */
import { LocalTable, type NewTable, type SavedTable, useSets } from '@runesaga/table'
import { expose, proxy } from 'comlink'
import { fetchSets, setsOf } from './sets.ts'

const door = {
  async begin(table: NewTable, pace: number) {
    useSets(...(await fetchSets(setsOf(table.setup))))
    return proxy(LocalTable.begin(table, pace))
  },
  async open(saved: SavedTable, pace: number) {
    useSets(...(await fetchSets(setsOf(saved.record.setup))))
    return proxy(LocalTable.open(saved, pace))
  },
}
export type Door = typeof door

expose(door)
