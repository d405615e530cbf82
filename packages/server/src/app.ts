/** A server: the tables of a database, played at over WebSockets and HTTP. */
import swagger from '@fastify/swagger'
import websocket from '@fastify/websocket'
import { CLOSING, LONGEST_MESSAGE } from '@runesaga/table/remote'
import fastify, { type FastifyInstance } from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Allowance } from './bucket.ts'
import { Gatherings } from './gathering/gatherings.ts'
import { answerProblems } from './http/problems.ts'
import { routes } from './http/routes.ts'
import { ServerLine } from './line.ts'
import type { Database } from './store/database.ts'
import { type RulesFor, Tables, type TablesOptions } from './tables.ts'

export interface AppOptions extends Partial<TablesOptions> {
  database: Database
  rulesFor: RulesFor
  /** calls over one line */
  calls?: Allowance
  /** what is written of its work; no pass stands in it */
  log?: boolean
}

export interface App {
  http: FastifyInstance
  tables: Tables
  /** Nobody new is let in, and those who are there are told to come back. */
  close(): Promise<void>
}

const IDLE = 60_000
const SLOWEST = 3
const CALLS = { most: 80, perSecond: 25 }

export async function makeApp(options: AppOptions): Promise<App> {
  const { database, rulesFor, idle = IDLE, slowest = SLOWEST, calls = CALLS, log = false } = options
  const tables = new Tables(database, rulesFor, { idle, slowest })
  const gatherings = new Gatherings(database, tables)
  const rooms = { tables, gatherings, passes: database.passes, calls }
  const lines = new Set<ServerLine>()
  const http = fastify({
    forceCloseConnections: true,
    bodyLimit: LONGEST_MESSAGE,
    logger: log && { level: 'info', redact: ['req.headers.authorization'] },
  })
  http.setValidatorCompiler(validatorCompiler)
  http.setSerializerCompiler(serializerCompiler)
  answerProblems(http)
  // who has nothing to say may say so in JSON
  const json = http.getDefaultJsonParser('error', 'error')
  http.removeContentTypeParser('application/json')
  http.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void json(request, body as string, done)
  })
  await http.register(swagger, {
    openapi: {
      info: { title: 'Runesaga', version: '1', description: 'Tables to play at with friends far apart.' },
    },
    transform: jsonSchemaTransform,
  })
  await http.register(websocket, { options: { maxPayload: LONGEST_MESSAGE, perMessageDeflate: false } })
  await http.register(async (scope) => {
    scope.get('/api/line', { websocket: true, schema: { hide: true } }, (socket) => {
      const line = new ServerLine(socket, rooms)
      lines.add(line)
      socket.on('close', () => lines.delete(line))
    })
    routes(scope, rooms)
  })
  http.get('/api/openapi.json', { schema: { hide: true } }, () => http.swagger())
  http.get('/healthz', { schema: { hide: true } }, () => ({ alive: true }))
  http.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    const ready = await database.check().then(
      () => true,
      () => false,
    )
    return reply.status(ready ? 200 : 503).send({ ready })
  })
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
