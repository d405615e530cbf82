/**
 * Starts a server: PORT and HOST say where it listens, DATA_DIR where its file lies, and DATABASE_URL names a PostgreSQL to be used instead.
 * TRUST_PROXY has the addresses of proxies that stand before it: else everybody who comes through one is the same. LIMITS=off is for
 * measurements, LOG=off for tests.
 * SIGTERM and SIGINT end it, once what was done is kept.
 */
import { mkdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { ownSets } from '@runesaga/sets'
import { createRules } from '@runesaga/table/host'
import { makeApp } from './app.ts'
import { NO_LIMITS } from './limits.ts'
import { postgres } from './store/postgres.ts'
import { sqlite } from './store/sqlite.ts'

const {
  PORT = '4173',
  HOST = 'localhost',
  DATA_DIR = 'data',
  DATABASE_URL,
  TRUST_PROXY,
  LIMITS,
  LOG,
} = process.env

async function openDatabase() {
  if (DATABASE_URL !== undefined && DATABASE_URL !== '') return postgres(DATABASE_URL)
  const folder = resolve(DATA_DIR)
  await mkdir(folder, { recursive: true })
  return sqlite(join(folder, 'runesaga.db'))
}

const database = await openDatabase()
const rules = createRules(ownSets())
const app = await makeApp({
  database,
  rulesFor: async () => rules,
  log: LOG !== 'off',
  ...(LIMITS === 'off' && { limits: NO_LIMITS }),
  ...(TRUST_PROXY !== undefined && { trustProxy: TRUST_PROXY }),
})
const stop = async (): Promise<void> => {
  await app.close()
  await database.close()
}
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop())
console.log(`Runesaga is at ${await app.http.listen({ port: Number(PORT), host: HOST })}/`)
