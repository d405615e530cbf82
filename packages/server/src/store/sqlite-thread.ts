/** SQLite in a thread of its own: a commit waits for the disk, and nobody else should. Answers `[n, answer]` to `[n, what, ...args]`. */
import { parentPort, workerData } from 'node:worker_threads'
import SQLite from 'better-sqlite3'
import { MIGRATIONS } from './migrations.ts'
import type { Append, Begin, MoveRow, TableRow, Write, Written } from './rows.ts'

const db = new SQLite(workerData as string)
db.pragma('journal_mode = WAL')
// acknowledged is on the disk
db.pragma('synchronous = FULL')
migrate()

const rowOf = db.prepare<[string], TableRow>('SELECT * FROM tables WHERE id = ?')
const movesOf = db.prepare<[string], Pick<MoveRow, 'move' | 'seen'>>(
  'SELECT move, seen FROM moves WHERE id = ? ORDER BY n',
)
const hasKey = db.prepare<[string, string]>('SELECT 1 FROM moves WHERE id = ? AND key = ?')
const removeMoves = db.prepare<[string]>('DELETE FROM moves WHERE id = ?')
const addMove = db.prepare<[string, number, string, string, string | null]>(
  'INSERT INTO moves VALUES (?, ?, ?, ?, ?)',
)
const putTable = db.prepare<TableRow>(
  `INSERT OR REPLACE INTO tables (id, fixed, note, name, asking, moves, chain, touched)
   VALUES (@id, @fixed, @note, @name, @asking, @moves, @chain, @touched)`,
)
const moveOn = db.prepare<object>(
  `UPDATE tables SET note = @note, name = coalesce(@name, name), asking = coalesce(@asking, asking),
     moves = moves + @more, chain = @chain, touched = @touched
   WHERE id = @id AND moves = @afterMoves AND chain = @afterChain`,
)
const findPass = db.prepare<[string], { id: string; seat: string }>(
  'SELECT id, seat FROM passes WHERE hash = ?',
)
const removePasses = db.prepare<[string, string]>('DELETE FROM passes WHERE id = ? AND seat = ?')
const readGathering = db.prepare<[string], GatheringRow>(
  'SELECT version, gathering FROM gatherings WHERE id = ?',
)
const addGathering = db.prepare<[string, number, string]>(
  'INSERT OR IGNORE INTO gatherings VALUES (?, 0, ?, ?)',
)
const changeGathering = db.prepare<[number, string, string, number]>(
  'UPDATE gatherings SET version = version + 1, listed = ?, gathering = ? WHERE id = ? AND version = ?',
)
const listedGatherings = db.prepare<[number, number], GatheringRow>(
  'SELECT * FROM gatherings WHERE listed > ? ORDER BY listed DESC LIMIT ?',
)
const addPass = db.prepare<[string, string, string]>('INSERT INTO passes (hash, id, seat) VALUES (?, ?, ?)')

interface GatheringRow {
  version: number
  gathering: string
}

interface GatheringWrite {
  id: string
  listed: number
  gathering: string
  after: number | null
}

/** The passes of a viewer end, and there may be a new one. */
interface PassRow {
  viewer: string
  hash: string | null
}

/** What the thread can be asked. */
export interface SqliteWork {
  /** all of them in one commit */
  write(writes: readonly Write[]): Written[]
  /** a table and its moves, from one moment */
  read(id: string): { table: TableRow; moves: Pick<MoveRow, 'move' | 'seen'>[] } | null
  has(id: string, key: string): boolean
  'find-pass'(hash: string): { id: string; seat: string } | null
  'issue-pass'(hash: string, id: string, seat: string): void
  'renew-pass'(by: string, id: string, seat: PassRow): boolean
  'read-gathering'(id: string): GatheringRow | null
  'write-gathering'(row: GatheringWrite, seat: PassRow | null): boolean
  'listed-gatherings'(after: number, most: number): string[]
  /** throws where nothing can be written */
  check(): void
  close(): void
}

const WORK: SqliteWork = {
  write: db.transaction((writes: readonly Write[]) =>
    writes.map((write) => (write.write === 'begin' ? begin(write) : append(write))),
  ),
  read: db.transaction((id: string) => {
    const table = rowOf.get(id)
    return table === undefined ? null : { table, moves: movesOf.all(id) }
  }),
  has: (id, key) => hasKey.get(id, key) !== undefined,
  'find-pass': (hash: string) => findPass.get(hash) ?? null,
  'issue-pass': (hash, id, seat) => {
    addPass.run(hash, id, seat)
  },
  'renew-pass': db.transaction((by: string, id: string, seat: PassRow) => {
    if (findPass.get(by)?.id !== id) return false
    replacePasses(id, seat)
    return true
  }),
  'read-gathering': (id) => readGathering.get(id) ?? null,
  'write-gathering': db.transaction(
    ({ id, listed, gathering, after }: GatheringWrite, seat: PassRow | null) => {
      const { changes } =
        after === null
          ? addGathering.run(id, listed, gathering)
          : changeGathering.run(listed, gathering, id, after)
      if (changes > 0 && seat !== null) replacePasses(id, seat)
      return changes > 0
    },
  ),
  'listed-gatherings': (after, most) => listedGatherings.all(after, most).map(({ gathering }) => gathering),
  check: () => {
    db.exec('BEGIN IMMEDIATE; UPDATE checks SET n = n + 1; COMMIT')
  },
  close: () => {
    db.close()
  },
}

function replacePasses(id: string, { viewer, hash }: PassRow): void {
  removePasses.run(id, viewer)
  if (hash !== null) addPass.run(hash, id, viewer)
}

function begin({ table, moves, instead }: Begin): Written {
  const { id } = table
  if ((rowOf.get(id)?.touched ?? null) !== instead) return 'outdated'
  putTable.run(table)
  removeMoves.run(id)
  addMoves(id, 0, moves)
  return 'done'
}

function append({ table, moves, after }: Append): Written {
  const { id } = table
  const more = moves.length
  const { changes } = moveOn.run({ ...table, more, afterMoves: after.moves, afterChain: after.chain })
  if (changes === 0) return rowOf.get(id) === undefined ? 'not-kept' : 'outdated'
  addMoves(id, after.moves, moves)
  return 'done'
}

function addMoves(id: string, from: number, moves: readonly MoveRow[]): void {
  for (const [i, { move, seen, key }] of moves.entries()) addMove.run(id, from + i, move, seen, key)
}

/** Each that this file hasn't had yet, all or none. Nodes that start at once wait for each other. */
function migrate(): void {
  db.transaction(() => {
    const had = db.pragma('user_version', { simple: true }) as number
    if (had > MIGRATIONS.length)
      throw new Error(`it is of a later version of Runesaga (${had} of ${MIGRATIONS.length})`)
    for (const migration of MIGRATIONS.slice(had)) db.exec(migration)
    db.pragma(`user_version = ${MIGRATIONS.length}`)
  }).immediate()
}

parentPort!.on('message', ([n, what, ...args]: [number, keyof SqliteWork, ...unknown[]]) => {
  try {
    const work = WORK[what] as (...args: unknown[]) => unknown
    parentPort!.postMessage([n, work(...args)], [])
  } catch (error) {
    parentPort!.postMessage([n, undefined, error], [])
  }
})
