/** A table in a worker: the page sits down on the seat of each person, listens there, and hears when the worker is gone. */
import { type About, BadSave, type Seat, type Table } from '@runesaga/table'
import { wrap } from 'comlink'
import { rememberTable, unwrittenTable } from '../state/library.ts'
import { settings } from '../state/settings.ts'
import type { Unsaved } from '../worker/device-store.ts'
import { lifelineOf } from '../worker/lifeline.ts'
import { reasonIn } from '../worker/refused.ts'
import type { Door } from '../worker/worker.ts'
import { Heard } from './heard.ts'
import { personsAmong } from './seats.ts'

/** How a table is entered: a new one, or a saved one again. */
export type Entrance = (door: Door, pace: number) => Promise<unknown>

/** To a table that is kept on this device, or that isn't yet: the page knows it where nothing can be kept, or it came as a file. */
export const reopen =
  (id: string, goOn: boolean, unwritten = unwrittenTable(id)): Entrance =>
  async (door, pace) => {
    if (unwritten !== undefined) await door.hold(unwritten)
    await door.open(id, pace, goOn)
  }

/** A table in a worker, as long as that is there. */
export interface Connection {
  about: About
  /** as the person in this seat has it */
  tableOf: (seat: Seat) => Table
  heardBy: (seat: Seat) => Heard
  /** what it died of, once it has */
  gone: Promise<Error>
  close: () => void
}

interface Place {
  table: Table
  heard: Heard
}

export async function connect(enter: Entrance): Promise<Connection> {
  const worker = new Worker(new URL('../worker/worker.ts', import.meta.url), { type: 'module' })
  const { gone, cut } = lifelineOf(worker)
  const close = (): void => {
    cut()
    worker.terminate()
  }
  worker.addEventListener('message', ({ data }: MessageEvent<Partial<Unsaved>>) => {
    if (data.unsaved !== undefined) rememberTable(data.unsaved)
  })
  // everything that is asked there is answered later, so it is the same from here
  const door = wrap<Door>(worker) as unknown as Door
  const sitDown = async (): Promise<Connection> => {
    await enter(door, settings.value.pace)
    const watching = await door.sit('spectator')
    const about = await watching.about()
    const places = new Map<Seat, Place>()
    const sit = async (seat: Seat, table: Table): Promise<void> => {
      places.set(seat, { table, heard: await Heard.at(table) })
    }
    const persons = personsAmong(about.players)
    await Promise.all(persons.map(async (seat) => sit(seat, await door.sit(seat))))
    // where only bots play, it is watched
    if (persons.length === 0) await sit(0, watching)
    const placeOf = (seat: Seat) => places.get(seat)!
    return {
      about,
      tableOf: (seat) => placeOf(seat).table,
      heardBy: (seat) => placeOf(seat).heard,
      gone,
      close,
    }
  }
  try {
    return await Promise.race([
      sitDown(),
      gone.then((error) => {
        throw error
      }),
    ])
  } catch (error) {
    close()
    // errors cross the border of a worker by name and message
    const reason = error instanceof Error ? reasonIn(error.name) : undefined
    if (reason !== undefined) throw new BadSave(reason, (error as Error).message)
    throw error
  }
}
