/**
 * Tables as rows, the same for SQLite and PostgreSQL: what never changes is written once, moves are added, and the rest is small enough to be
 * written with every move.
 */
import type { Entry, Moment, Note, SavedTable, TableOfToday } from '@runesaga/table/host'

/** The columns of a table, texts of JSON but for the plain ones. */
export interface TableRow {
  id: string
  /** what stays as it was begun */
  fixed: string
  /** what changes with every move */
  note: string
  name: string
  asking: string
  /** how many moves there are, and the head of their chain: together the moment that the next one must follow */
  moves: number
  chain: string
  touched: string
}

export interface MoveRow {
  move: string
  seen: string
  /** of the request that it began with */
  key: string | null
}

/** A table that is begun, in the place of another or of none. */
export interface Begin {
  write: 'begin'
  table: TableRow
  moves: MoveRow[]
  /** when the table was touched that lies there; null: none may */
  instead: string | null
}

/** Moves that follow a moment of a table; what is null stays as it was. */
export interface Append {
  write: 'append'
  table: Omit<TableRow, 'fixed' | 'name' | 'asking' | 'moves'> & {
    name: string | null
    asking: string | null
  }
  moves: MoveRow[]
  after: Moment
}

export type Write = Begin | Append
/** What became of it; where it wasn't done, nothing has changed. */
export type Written = 'done' | 'outdated' | 'not-kept'

export function beginOf(saved: TableOfToday, instead: string | undefined): Begin {
  const { id, name, asking, touched, record, secret, standing, ...fixed } = saved
  const { moves, seen, chain, kept, chance, ...dealt } = record
  return {
    write: 'begin',
    table: {
      id,
      fixed: JSON.stringify({ ...fixed, record: dealt }),
      note: JSON.stringify({ chance, kept, secret, standing }),
      name,
      asking: JSON.stringify(asking),
      moves: moves.length,
      chain,
      touched,
    },
    moves: moves.map((move, i) => moveRow({ move, seen: seen[i] })),
    instead: instead ?? null,
  }
}

export function appendOf(id: string, after: Moment, entries: readonly Entry[], note: Note): Append {
  const { chain, touched, name, asking, kept, chance, secret, standing } = note
  return {
    write: 'append',
    table: {
      id,
      note: JSON.stringify({ chance, kept, secret, standing }),
      name: name ?? null,
      asking: asking === undefined ? null : JSON.stringify(asking),
      chain,
      touched,
    },
    moves: entries.map(moveRow),
    after: { moves: after.moves, chain: after.chain },
  }
}

const moveRow = ({ move, seen, key }: Entry): MoveRow => ({
  move: JSON.stringify(move),
  seen: JSON.stringify(seen),
  key: key ?? null,
})

export function savedFrom(
  { id, name, touched, chain, ...row }: TableRow,
  rows: readonly Pick<MoveRow, 'move' | 'seen'>[],
): SavedTable {
  const { record, ...fixed } = JSON.parse(row.fixed) as { record: object }
  const { chance, kept, ...beside } = JSON.parse(row.note) as Pick<Note, 'chance' | 'kept'>
  const moves = rows.map(({ move }) => JSON.parse(move) as unknown)
  const seen = rows.map((one) => JSON.parse(one.seen) as unknown)
  return {
    ...fixed,
    ...beside,
    id,
    name,
    asking: JSON.parse(row.asking),
    record: { ...record, chance, moves, seen, chain, kept },
    touched,
  } as SavedTable
}
