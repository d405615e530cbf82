/** Opens the database that the surroundings name, and makes a server on it. */
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { ownSets } from '@runesaga/sets'
import { createRules } from '@runesaga/table/host'
import { type App, type AppOptions, makeApp } from './app.ts'
import { NO_LIMITS } from './limits.ts'
import type { Database } from './store/database.ts'
import { postgres } from './store/postgres.ts'
import { sqlite } from './store/sqlite.ts'

export interface Started extends Pick<App, 'http'> {
  /** Nobody new is let in, those who are there are told to come back, and what was done is kept. */
  stop: () => Promise<void>
}

/**
 * DATA_DIR says where its file lies, and DATABASE_URL names a PostgreSQL to be used instead. TRUST_PROXY has the addresses of proxies that stand
 * before it: else everybody who comes through one is the same. LOG=on writes what it does, a line of JSON each. LIMITS=off is for measurements.
 * It is ready to listen.
 */
export async function start({ site }: Pick<AppOptions, 'site'> = {}): Promise<Started> {
  const { LOG = 'off', LIMITS, TRUST_PROXY } = process.env
  const database = await openDatabase()
  const rules = createRules(ownSets())
  const app = await makeApp({
    database,
    rulesFor: async () => rules,
    log: LOG === 'on',
    ...(LIMITS === 'off' && { limits: NO_LIMITS }),
    ...(TRUST_PROXY !== undefined && { trustProxy: TRUST_PROXY }),
    ...(site !== undefined && { site }),
  })
  await app.http.ready()
  const stop = async (): Promise<void> => {
    await app.close()
    await database.close()
  }
  return { http: app.http, stop }
}

async function openDatabase(): Promise<Database> {
  const { DATA_DIR = 'data', DATABASE_URL = '' } = process.env
  if (DATABASE_URL !== '') return postgres(DATABASE_URL)
  const folder = resolve(DATA_DIR)
  await mkdir(folder, { recursive: true })
  return sqlite(join(folder, 'runesaga.db'))
}
