/**
 * A server's database in PostgreSQL: for any number of processes, which tell each other what they have written. Whatever a process knows of a
 * table may be old; only the database says which move came first.
 */
import { randomUUID } from 'node:crypto'
import type { Since } from '@runesaga/table/host'
import pg from 'pg'
import type { StoredGathering } from '../gathering/steps.ts'
import { Batches } from './batches.ts'
import { type Database, listedAs, MOST_LISTED, oldestListed, storeOf } from './database.ts'
import { Listener } from './listener.ts'
import { MIGRATIONS } from './migrations.ts'
import { hashOf, newToken, passesOf, seatColumn, viewerOf } from './passes.ts'
import {
  type Append,
  type Begin,
  type MoveRow,
  savedFrom,
  type TableRow,
  type Write,
  type Written,
} from './rows.ts'

/** Connections of a process, beside the one that listens. */
const CONNECTIONS = 6
/** Writes of one statement, at most: the names of its tables go out with it, and that takes 8,000 bytes. */
const MOST = 200
/** A number that nobody else should lock in the same database. */
const MIGRATING = 5_297_411

/** Rejects where the database can't be reached or is of a later version. */
export async function postgres(url: string): Promise<Database> {
  const pool = new pg.Pool({ connectionString: url, max: CONNECTIONS, connectionTimeoutMillis: 5_000 })
  // one that waits in the pool may be cut at any time; the next query takes another
  pool.on('error', () => undefined)
  const node = randomUUID()
  await inTransaction(pool, migrate)
  const listener = new Listener(url, node)
  await listener.start()

  const appends = new Batches<Append, Written>(
    (writes) => again(() => append(pool, node, writes)),
    ({ table }) => table.id,
    MOST,
  )
  const write = (one: Write): Promise<Written> =>
    one.write === 'append' ? appends.add(one) : inTransaction(pool, (client) => begin(client, node, one))

  return {
    tables: storeOf({
      read: (id) => read(pool, id),
      since: (id, { moves }) => since(pool, id, moves),
      async has(id, key) {
        const { rows } = await pool.query('SELECT FROM moves WHERE id = $1 AND key = $2 LIMIT 1', [id, key])
        return rows.length > 0
      },
      write,
      watch: (id, heard) => listener.watch(id, heard),
    }),
    passes: {
      async find(token) {
        const { rows } = await pool.query<{ id: string; seat: string }>(
          'SELECT id, seat FROM passes WHERE hash = $1',
          [hashOf(token)],
        )
        return rows.length === 0 ? null : { table: rows[0].id, viewer: viewerOf(rows[0].seat) }
      },
      async issue(pass) {
        const token = newToken()
        await pool.query('INSERT INTO passes (hash, id, seat) VALUES ($1, $2, $3)', [
          hashOf(token),
          pass.table,
          seatColumn(pass),
        ])
        return token
      },
      async renew(pass, by) {
        const token = newToken()
        const told = passesOf(pass.table)
        const { rows } = await pool.query(RENEW_PASS, [
          hashOf(by),
          pass.table,
          seatColumn(pass),
          hashOf(token),
          `${node} ${told}`,
        ])
        if (rows.length === 0) return null
        listener.tell(told)
        return token
      },
      watch: (table, heard) => listener.watch(passesOf(table), heard),
    },
    gatherings: {
      async read(id) {
        const { rows } = await pool.query<{ version: number; gathering: string }>(
          'SELECT version, gathering FROM gatherings WHERE id = $1',
          [id],
        )
        return rows.length === 0 ? null : { version: rows[0].version, gathering: parsed(rows[0].gathering) }
      },
      async write(gathering, after, pass) {
        const { id } = gathering
        const values = [id, listedAs(gathering), JSON.stringify(gathering), `${node} ${id}`]
        const { rows } =
          after === null
            ? await pool.query(ADD_GATHERING, values)
            : await pool.query(pass === undefined ? CHANGE_GATHERING : CHANGE_SEAT, [
                ...values,
                after,
                ...(pass === undefined ? [] : [seatColumn(pass), pass.hash, `${node} ${passesOf(id)}`]),
              ])
        if (rows.length > 0 && pass !== undefined) listener.tell(passesOf(id))
        return rows.length > 0
      },
      async listed() {
        const { rows } = await pool.query<{ gathering: string }>(
          'SELECT gathering FROM gatherings WHERE listed > $1 ORDER BY listed DESC LIMIT $2',
          [oldestListed(), MOST_LISTED],
        )
        return rows.map(({ gathering }) => parsed(gathering))
      },
    },
    check: async () => {
      await pool.query('UPDATE checks SET n = n + 1')
    },
    close: async () => {
      await listener.stop()
      await pool.end()
    },
  }
}

const parsed = (gathering: string) => JSON.parse(gathering) as StoredGathering

/** Told in the same statement, as moves are. */
const ADD_GATHERING = `
  WITH added AS (
    INSERT INTO gatherings (id, version, listed, gathering) VALUES ($1, 0, $2, $3) ON CONFLICT DO NOTHING RETURNING id
  ) SELECT pg_notify('runesaga', $4) FROM added`
const CHANGED = `
  changed AS (
    UPDATE gatherings SET version = version + 1, listed = $2, gathering = $3 WHERE id = $1 AND version = $5 RETURNING id
  )`
const CHANGE_GATHERING = `WITH ${CHANGED} SELECT pg_notify('runesaga', $4) FROM changed`
/** … and the passes of a seat with it. */
const CHANGE_SEAT = `
  WITH ${CHANGED}, ended AS (
    DELETE FROM passes p USING changed c WHERE p.id = c.id AND p.seat = $6
  ), issued AS (
    INSERT INTO passes (hash, id, seat) SELECT $7::text, id, $6 FROM changed WHERE $7::text IS NOT NULL
  ) SELECT pg_notify('runesaga', $4), pg_notify('runesaga', $8) FROM changed`

/** Whoever is second finds that their own pass has ended. */
const RENEW_PASS = `
  WITH asking AS (
    SELECT id FROM passes WHERE hash = $1 AND id = $2 FOR UPDATE
  ), ended AS (
    DELETE FROM passes p USING asking a WHERE p.id = a.id AND p.seat = $3
  ), issued AS (
    INSERT INTO passes (hash, id, seat) SELECT $4, id, $3 FROM asking
  ) SELECT pg_notify('runesaga', $5) FROM asking`

const TABLE = 'SELECT id, fixed, note, name, asking, moves, chain, touched FROM tables WHERE id = $1'

/** A table and its moves. Moves that came after the table was read are left out: they belong to a later moment. */
async function read(pool: pg.Pool, id: string) {
  const { rows } = await pool.query<TableRow & { all: Pick<MoveRow, 'move' | 'seen'>[] | null }>(
    `SELECT t.*, (SELECT json_agg(json_build_object('move', m.move, 'seen', m.seen) ORDER BY m.n)
                  FROM moves m WHERE m.id = t.id) AS all
     FROM tables t WHERE t.id = $1`,
    [id],
  )
  if (rows.length === 0) return null
  const [{ all, ...table }] = rows
  return savedFrom(table, all ?? [])
}

/** The moves after so many; whether those before are the same, their chain tells whoever makes them. */
async function since(pool: pg.Pool, id: string, after: number): Promise<Since | null> {
  const { rows } = await pool.query<
    Pick<TableRow, 'name' | 'asking' | 'moves' | 'chain'> & { added: string[] | null }
  >({
    // planned once a connection
    name: 'since',
    text: `SELECT t.name, t.asking, t.moves, t.chain,
         (SELECT json_agg(m.move ORDER BY m.n) FROM moves m WHERE m.id = t.id AND m.n >= $2) AS added
       FROM tables t WHERE t.id = $1`,
    values: [id, after],
  })
  if (rows.length === 0) return null
  const [{ name, asking, moves, chain, added }] = rows
  const texts = added ?? []
  if (texts.length !== moves - after) return null
  return {
    name,
    asking: JSON.parse(asking) as Since['asking'],
    chain,
    moves: texts.map((text) => JSON.parse(text) as Since['moves'][number]),
  }
}

async function begin(
  client: pg.PoolClient,
  node: string,
  { table, moves, instead }: Begin,
): Promise<Written> {
  const { id } = table
  if (instead !== null) {
    const { rows } = await client.query<TableRow>(`${TABLE} FOR UPDATE`, [id])
    if (rows[0]?.touched !== instead) return 'outdated'
    await client.query('DELETE FROM moves WHERE id = $1', [id])
    await client.query('DELETE FROM tables WHERE id = $1', [id])
  }
  const { rowCount } = await client.query(
    `INSERT INTO tables (id, fixed, note, name, asking, moves, chain, touched)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING`,
    [id, table.fixed, table.note, table.name, table.asking, table.moves, table.chain, table.touched],
  )
  if (rowCount === 0) return 'outdated'
  await client.query(
    `INSERT INTO moves (id, n, move, seen)
     SELECT $1, m.n - 1, m.move, m.seen FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS m (move, seen, n)`,
    [id, moves.map(({ move }) => move), moves.map(({ seen }) => seen)],
  )
  await client.query('SELECT pg_notify($1, $2)', ['runesaga', `${node} ${id}`])
  return 'done'
}

/**
 * All at once, and told in the same statement: what is told later isn't told at all by a process that dies between. Rows are locked in order,
 * so that no two processes wait for each other.
 */
const APPEND = `
  WITH writes AS (
    SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::int[], $6::text[], $7::text[], $8::int[], $9::text[])
      AS w (id, note, name, asking, more, chain, touched, after_moves, after_chain)
  ), locked AS (
    SELECT t.id FROM tables t JOIN writes w ON t.id = w.id
    WHERE t.moves = w.after_moves AND t.chain = w.after_chain ORDER BY t.id FOR UPDATE OF t
  ), moved AS (
    UPDATE tables t SET note = w.note, name = coalesce(w.name, t.name), asking = coalesce(w.asking, t.asking),
      moves = t.moves + w.more, chain = w.chain, touched = w.touched
    FROM writes w JOIN locked l ON l.id = w.id
    WHERE t.id = w.id AND t.moves = w.after_moves AND t.chain = w.after_chain
    RETURNING t.id
  ), added AS (
    INSERT INTO moves (id, n, move, seen, key)
    SELECT m.* FROM unnest($10::text[], $11::int[], $12::text[], $13::text[], $14::text[]) AS m (id, n, move, seen, key)
    JOIN moved ON moved.id = m.id
  ), told AS (
    SELECT pg_notify('runesaga', $15 || ' ' || moved.id) FROM moved
  )
  SELECT w.id, EXISTS (SELECT FROM moved WHERE moved.id = w.id) AS moved,
    EXISTS (SELECT FROM tables t WHERE t.id = w.id) AS known, (SELECT count(*) FROM told) AS told
  FROM writes w`

async function append(pool: pg.Pool, node: string, writes: readonly Append[]): Promise<Written[]> {
  const tables = writes.map(({ table }) => table)
  const moves = writes.flatMap(({ table, after, moves: added }) =>
    added.map((move, i) => ({ ...move, id: table.id, n: after.moves + i })),
  )
  const { rows } = await pool.query<{ id: string; moved: boolean; known: boolean }>({
    name: 'append',
    text: APPEND,
    values: [
      tables.map(({ id }) => id),
      tables.map(({ note }) => note),
      tables.map(({ name }) => name),
      tables.map(({ asking }) => asking),
      writes.map((write) => write.moves.length),
      tables.map(({ chain }) => chain),
      tables.map(({ touched }) => touched),
      writes.map(({ after }) => after.moves),
      writes.map(({ after }) => after.chain),
      moves.map(({ id }) => id),
      moves.map(({ n }) => n),
      moves.map(({ move }) => move),
      moves.map(({ seen }) => seen),
      moves.map(({ key }) => key),
      node,
    ],
  })
  const became = new Map(rows.map((row) => [row.id, row]))
  return tables.map(({ id }) => {
    const { moved, known } = became.get(id)!
    return moved ? 'done' : known ? 'outdated' : 'not-kept'
  })
}

/** Where two statements stood in each other's way, PostgreSQL has undone one of them: it is tried again. */
const IN_THE_WAY = new Set(['40P01', '40001'])
async function again<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!IN_THE_WAY.has((error as { code?: string }).code ?? '')) throw error
    return work()
  }
}

async function migrate(client: pg.PoolClient): Promise<void> {
  // processes that start at once wait for each other
  await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATING])
  await client.query('CREATE TABLE IF NOT EXISTS migrations (n integer PRIMARY KEY)')
  const { rows } = await client.query<{ had: number }>('SELECT count(*)::int AS had FROM migrations')
  const [{ had }] = rows
  if (had > MIGRATIONS.length)
    throw new Error(`the database is of a later version of Runesaga (${had} of ${MIGRATIONS.length})`)
  for (const [n, migration] of MIGRATIONS.entries()) {
    if (n < had) continue
    await client.query(migration)
    await client.query('INSERT INTO migrations VALUES ($1)', [n])
  }
}

async function inTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  // a connection that is cut between two queries says so here
  const breaks = (error: Error): void => {
    broken = error
  }
  client.on('error', breaks)
  try {
    await client.query('BEGIN')
    const result = await work(client)
    await client.query('COMMIT')
    return result
  } catch (error) {
    broken ??= await client.query('ROLLBACK').then(
      () => undefined,
      (failed: Error) => failed,
    )
    throw error
  } finally {
    client.off('error', breaks)
    client.release(broken)
  }
}
