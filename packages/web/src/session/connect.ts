/** A table in a worker: the page sits down on the seat of each person, listens there, and hears when the worker is gone. */
import { type About, BadSave, type Seat, type Table } from '@runesaga/table'
import { unwrittenTable } from '../state/library.ts'
import { settings } from '../state/settings.ts'
import { followLanguage } from '../ui/given-names.ts'
import { reasonIn } from '../worker/refused.ts'
import { startWorker } from '../worker/start.ts'
import type { DeviceLobby } from '../worker/worker.ts'
import { Heard } from './heard.ts'
import { personsAmong } from './seats.ts'

/** How a table is entered: a new one, or a saved one again. */
export type Entrance = (lobby: DeviceLobby, pace: number) => Promise<unknown>

/** To a table that is kept on this device, or that isn't yet: the page knows it where nothing can be kept, or it came as a file. */
export const reopen =
  (id: string, goOn: boolean, unwritten = unwrittenTable(id)): Entrance =>
  async (lobby, pace) => {
    if (unwritten !== undefined) await lobby.hold(unwritten)
    await lobby.open(id, pace, goOn)
  }

/** A table in a worker, as long as that is there. */
export interface Connection {
  about: About
  /** the seats of whoever sits before this device; none: one looks on */
  persons: readonly Seat[]
  /** the lobby of this device, if that has the table */
  lobby: DeviceLobby | null
  /** as the person in this seat has it */
  tableOf: (seat: Seat) => Table
  heardBy: (seat: Seat) => Heard
  /** what it died of, once it has */
  gone: Promise<Error>
  /** What is sent is answered, or breaks down with the worker. */
  orGone: <T>(answer: Promise<T>) => Promise<T>
  /** The same table once more, after this one has broken down. */
  again: () => Promise<Connection>
  close: () => void
}

interface Place {
  table: Table
  heard: Heard
}

export async function connect(enter: Entrance): Promise<Connection> {
  const { lobby, gone, orGone, close } = startWorker()
  const sitDown = async (): Promise<Connection> => {
    await enter(lobby, settings.value.pace)
    const watching = await lobby.sit('spectator')
    const about = await watching.about()
    for (const named of [about, ...about.players]) followLanguage(named)
    const places = new Map<Seat, Place>()
    const sit = async (seat: Seat, table: Table): Promise<void> => {
      places.set(seat, { table, heard: await Heard.at(table) })
    }
    const persons = personsAmong(about.players)
    await Promise.all(persons.map(async (seat) => sit(seat, await lobby.sit(seat))))
    // where only bots play, it is watched
    if (persons.length === 0) await sit(0, watching)
    const placeOf = (seat: Seat) => places.get(seat)!
    return {
      about,
      persons,
      lobby,
      tableOf: (seat) => placeOf(seat).table,
      heardBy: (seat) => placeOf(seat).heard,
      gone,
      orGone,
      again: () => connect(reopen(about.id, false)),
      close,
    }
  }
  try {
    return await orGone(sitDown())
  } catch (error) {
    close()
    // errors cross the border of a worker by name and message
    const reason = error instanceof Error ? reasonIn(error.name) : undefined
    if (reason !== undefined) throw new BadSave(reason, (error as Error).message)
    throw error
  }
}
