/** The worker: engine, bots and the table of one game, away from the page. It says all the time that it is there. */
import {
  BadSave,
  createRules,
  LocalTable,
  type NewTable,
  recordedSets,
  type SavedTable,
} from '@runesaga/table'
import { expose, proxy } from 'comlink'
import { ALIVE, BEAT } from './lifeline.ts'
import { namedAfterReason } from './refused.ts'
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
  /** `goOn`: from its last rest, where it can't be played again as it was */
  async open(saved: SavedTable, pace: number, goOn: boolean) {
    try {
      const rules = createRules(await fetchSets(recordedSets(saved.record)))
      return proxy(await LocalTable.open(rules, saved, pace, beatIfLate, goOn))
    } catch (error) {
      throw error instanceof BadSave ? namedAfterReason(error) : error
    }
  },
}
export type Door = typeof door

expose(door)
