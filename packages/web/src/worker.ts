/** The worker: engine, bots and the table of one game, away from the page. It says all the time that it is there. */
import { createRules, LocalTable, type NewTable, type SavedTable } from '@runesaga/table'
import { expose, proxy } from 'comlink'
import { ALIVE, BEAT } from './lifeline.ts'
import { fetchSets, setsOf } from './sets.ts'

let last = 0
const beat = (): void => {
  last = Date.now()
  postMessage(ALIVE)
}
/** Also between the moves of bots, and of a long game that is played again: no timer runs then. */
const beatIfLate = (): void => {
  if (Date.now() - last >= BEAT) beat()
}
setInterval(beat, BEAT)
beat()

const door = {
  async begin(table: NewTable, pace: number) {
    const rules = createRules(await fetchSets(setsOf(table.setup)))
    return proxy(LocalTable.begin(rules, table, pace, beatIfLate))
  },
  async open(saved: SavedTable, pace: number) {
    const rules = createRules(await fetchSets(setsOf(saved.record.setup)))
    return proxy(LocalTable.open(rules, saved, pace, beatIfLate))
  },
}
export type Door = typeof door

expose(door)
