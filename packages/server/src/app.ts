/** A server: the tables of a database, played at over WebSockets and HTTP. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import swagger from '@fastify/swagger'
import websocket from '@fastify/websocket'
import { CLOSING, LONGEST_MESSAGE } from '@runesaga/table/remote'
import fastify, { type FastifyInstance } from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Allowance } from './bucket.ts'
import { Gatherings } from './gathering/gatherings.ts'
import { Refused } from './gathering/steps.ts'
import { docs } from './http/docs.ts'
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
  /** writes what it does, a line of JSON each; no pass stands in it */
  log?: boolean
  /** answers whatever isn't asked of the tables */
  site?: (request: IncomingMessage, response: ServerResponse) => unknown
}

export interface App {
  http: FastifyInstance
  tables: Tables
  /** Nobody new is let in, and those who are there are told to come back. */
  close(): Promise<void>
}

/** An answer is no page, is what it says it is, and is kept by nobody on the way. */
const HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}
const IDLE = 60_000
const CALLS = { most: 80, perSecond: 25 }

export async function makeApp(options: AppOptions): Promise<App> {
  const { database, rulesFor, idle = IDLE, calls = CALLS, log = false, site } = options
  const tables = new Tables(database, rulesFor, { idle })
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
  http.setNotFoundHandler((request, reply) => {
    if (site === undefined || request.url.startsWith('/api/'))
      throw new Refused('no-such-table', 'nothing is there')
    reply.hijack()
    return site(request.raw, reply.raw)
  })
  http.addHook('onSend', (_request, reply, _payload, done) => {
    reply.headers(HEADERS)
    done()
  })
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
  docs(http)
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
