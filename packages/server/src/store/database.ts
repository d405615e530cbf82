/** What a server keeps: its tables, and who may sit at them. SQLite for one process, PostgreSQL for many. */
import { type Entry, type Moment, type Note, NotKept, Outdated, type Store } from '@runesaga/table/host'
import type { StoredGathering } from '../gathering/steps.ts'
import type { Passes, SeatPass } from './passes.ts'
import { appendOf, beginOf, type Write, type Written } from './rows.ts'

export interface Database {
  tables: Store
  passes: Passes
  gatherings: GatheringStore
  /** Throws where nothing can be written. */
  check(): Promise<void>
  close(): Promise<void>
}

/** Tables before their games begin. */
export interface GatheringStore {
  read(id: string): Promise<{ version: number; gathering: StoredGathering } | null>
  /**
   * As it is after a version, or new. False: somebody else was first. Who has a seat has its pass, and nobody else: both are written at once.
   */
  write(gathering: StoredGathering, after: number | null, pass?: SeatPass): Promise<boolean>
  /** those that everybody is shown, and that haven't begun: the newest */
  listed(): Promise<StoredGathering[]>
}

/** Tables that everybody is shown at once. */
export const MOST_LISTED = 100

/** Those that were made longer ago, in minutes, are waited for by nobody any more. */
const LISTED_FOR = 24 * 60
const inMinutes = (time: number): number => Math.floor(time / 60_000)

/** When a table was made, if everybody is shown it: the newest are shown first. */
export const listedAs = ({ listed, phase, made }: StoredGathering): number =>
  listed && phase === 'gathering' ? inMinutes(made) : 0
export const oldestListed = (): number => inMinutes(Date.now()) - LISTED_FOR

/** What a store of tables is made of. */
interface Rows extends Pick<Store, 'read' | 'since' | 'watch'>, Required<Pick<Store, 'has'>> {
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
