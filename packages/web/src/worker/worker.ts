/** The worker: engine, bots, the lobby and the table of one game, away from the page. It says all the time that it is there. */
import { BadSave, type LocalLobby, type SavedTable } from '@runesaga/table'
import { localLobby } from '@runesaga/table/host'
import { expose, proxy } from 'comlink'
import { DeviceStore } from './device-store.ts'
import { ALIVE, BEAT } from './lifeline.ts'
import { namedAfterReason } from './refused.ts'
import { rulesFor } from './rules.ts'

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

/** The lobby of this device, as the page has it. */
export interface DeviceLobby extends LocalLobby {
  /** A table that couldn't be written before: from now on it is this one that is opened. */
  hold(table: SavedTable): Promise<void>
}

const store = new DeviceStore()
const lobby = localLobby(rulesFor, store, { heard: beatIfLate })

const deviceLobby: DeviceLobby = {
  ...lobby,
  async open(id, pace, goOn) {
    try {
      await lobby.open(id, pace, goOn)
    } catch (error) {
      throw error instanceof BadSave ? namedAfterReason(error) : error
    }
  },
  async sit(viewer) {
    return proxy(await lobby.sit(viewer))
  },
  async hold(table) {
    store.hold(table)
  },
}

expose(deviceLobby)
