/**
 * Where tables are kept: on a device, in a file, in a server's log. A host hands over every move before it tells anybody of it, and says which
 * moves it knew of; where another host was first, nothing is kept and it has to catch up.
 */
import type { GameRecord, Move } from '@runesaga/engine'
import type { NamedEvent } from '@runesaga/engine/view'
import type { Saved } from '../protocol/table.ts'
import { isOfForm1, type SavedTable, type TableOfToday } from './saved-table.ts'

/** What can't be kept throws whatever the storage throws: the game goes on all the same, and says so. */
export interface Store {
  /** null: there is no such table. One that is no table throws BadSave. */
  read(id: string): Promise<SavedTable | null>
  /** Keeps a table whole. `instead`: when the one that it takes the place of was touched; without, there must be none, or it throws Outdated. */
  begin(saved: TableOfToday, instead?: string): Promise<void>
  /** Keeps what was done after a moment of the game. Throws Outdated where the game isn't at that moment, NotKept where it isn't at all. */
  append(id: string, after: Moment, entries: readonly Entry[], note: Note): Promise<void>
  /** What was done since a moment that the table had, if it did. Null: it has to be read whole. */
  since?(id: string, after: Moment): Promise<Since | null>
  /** Calls back when somebody else has kept something of this table, until the function that it gives is called. */
  watch?(id: string, heard: () => void): () => void
  /** Has a request of this key been kept? For stores that outlive their hosts: an answer may get lost, and the request is sent again. */
  has?(id: string, key: string): Promise<boolean>
}

/** A moment of a recorded game: how many moves were made, and the head of their chain. */
export interface Moment {
  moves: number
  chain: string
}

/** What was done since, and how it stands now. */
export interface Since extends Wishes {
  moves: Move[]
  chain: string
}

export interface Entry {
  move: Move
  /** all that came of it */
  seen: NamedEvent[]
  /** of the request that it began with, if it was one */
  key?: string
}

/** What changes beside the moves. */
export interface Note
  extends Pick<GameRecord, 'chain' | 'kept' | 'chance'>,
    Required<Pick<TableOfToday, 'secret' | 'standing' | 'touched'>>,
    Partial<Wishes> {}

/** What persons may change at any moment, noted only then: another host may have kept other wishes meanwhile. */
export type Wishes = Pick<TableOfToday, 'name' | 'asking'>

/** Another host was first. */
export class Outdated extends Error {
  override readonly name = 'Outdated'
}

/** There is no such table. */
export class NotKept extends Error {
  override readonly name = 'NotKept'
}

/** What lies in a table's place after `begin`; `now` is what lay there. For stores that keep whole tables. */
export function beginIn(now: SavedTable | undefined, saved: TableOfToday, instead?: string): TableOfToday {
  if (now?.touched !== instead) throw new Outdated('another table lies there')
  return saved
}

/** The table as it is after `append`, for the same stores. */
export function appendTo(
  now: SavedTable | undefined,
  after: Moment,
  entries: readonly Entry[],
  { chain, kept, chance, ...beside }: Note,
): TableOfToday {
  if (now === undefined) throw new NotKept('no such table')
  const { record } = now
  if (isOfForm1(record) || record.moves.length !== after.moves || record.chain !== after.chain)
    throw new Outdated('another has moved')
  const moves = [...record.moves, ...entries.map(({ move }) => move)]
  const seen = [...record.seen, ...entries.map((entry) => entry.seen)]
  return { ...now, ...beside, record: { ...record, chance, moves, seen, chain, kept } }
}

type Hindrance = Exclude<Saved, 'yes'>
const NAMED: Partial<Record<string, Hindrance>> = {
  QuotaExceededError: 'full',
  SecurityError: 'forbidden',
  NotAllowedError: 'forbidden',
}

/** Why nothing could be kept. */
export const hindranceOf = (error: unknown): Hindrance => NAMED[(Object(error) as Error).name] ?? 'unknown'
