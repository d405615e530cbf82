/** A server: the tables of a database, played at over WebSockets. */
import websocket from '@fastify/websocket'
import { CLOSING, LONGEST_MESSAGE } from '@runesaga/table/remote'
import fastify, { type FastifyInstance } from 'fastify'
import type { Allowance } from './bucket.ts'
import { ServerLine } from './line.ts'
import type { Database } from './store/database.ts'
import { type RulesFor, Tables, type TablesOptions } from './tables.ts'

export interface AppOptions extends Partial<TablesOptions> {
  database: Database
  rulesFor: RulesFor
  /** calls over one line */
  calls?: Allowance
}

export interface App {
  http: FastifyInstance
  tables: Tables
  /** Nobody new is let in, and those who are there are told to come back. */
  close(): Promise<void>
}

const IDLE = 60_000
const CALLS = { most: 80, perSecond: 25 }

export async function makeApp({
  database,
  rulesFor,
  idle = IDLE,
  calls = CALLS,
  ...options
}: AppOptions): Promise<App> {
  const tables = new Tables(database, rulesFor, { idle, ...options })
  const lines = new Set<ServerLine>()
  const http = fastify({ forceCloseConnections: true })
  await http.register(websocket, { options: { maxPayload: LONGEST_MESSAGE, perMessageDeflate: false } })
  http.get('/api/line', { websocket: true }, (socket) => {
    const line = new ServerLine(socket, tables, database.passes, calls)
    lines.add(line)
    socket.on('close', () => lines.delete(line))
  })
  http.get('/healthz', () => ({ alive: true }))
  return {
    http,
    tables,
    async close() {
      for (const line of lines) line.close(CLOSING.restart)
      await http.close()
      tables.close()
    },
  }
}
