/** A server: the tables of a database, played at over WebSockets and HTTP. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import swagger from '@fastify/swagger'
import websocket from '@fastify/websocket'
import { CLOSING, LONGEST_MESSAGE } from '@runesaga/table/remote'
import fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import { Gatherings } from './gathering/gatherings.ts'
import { Refused } from './gathering/steps.ts'
import { docs } from './http/docs.ts'
import { answerError, answerProblems, answerStranger } from './http/problems.ts'
import { routes } from './http/routes.ts'
import { Counted, homeOf, LIMITS, type Limits } from './limits.ts'
import { ServerLine } from './line.ts'
import type { Database } from './store/database.ts'
import { type RulesFor, Tables, type TablesOptions } from './tables.ts'

export interface AppOptions extends Partial<TablesOptions> {
  database: Database
  rulesFor: RulesFor
  limits?: Partial<Limits>
  /** addresses of the proxies that say truly who asks. None, unless said: anybody may claim an address */
  trustProxy?: string
  /** whether somebody is still at the other end of a line is asked so often, in milliseconds */
  beat?: number
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
const SLOWEST = 3
const BEAT = 30_000
/** No request takes longer to be said, and whether something can be kept is tried no more often. */
const SLOWEST_REQUEST = 15_000
const READY_FOR = 1000
const LINE = '/api/line'

export async function makeApp(options: AppOptions): Promise<App> {
  const {
    database,
    rulesFor,
    idle = IDLE,
    slowest = SLOWEST,
    log = false,
    trustProxy = false,
    beat = BEAT,
    site,
  } = options
  const limits = { ...LIMITS, ...options.limits }
  const tables = new Tables(database, rulesFor, { idle, slowest })
  const gatherings = new Gatherings(database, tables)
  const sittings = new Counted(limits.sittings)
  const rooms = { tables, gatherings, passes: database.passes, limits, sittings }
  const lines = new Set<ServerLine>()
  const linesFrom = new Counted(limits.lines)
  const http = fastify({
    forceCloseConnections: true,
    bodyLimit: LONGEST_MESSAGE,
    requestTimeout: SLOWEST_REQUEST,
    http: {
      headersTimeout: SLOWEST_REQUEST,
      connectionsCheckingInterval: SLOWEST_REQUEST / 3,
      // node would refuse those without, and say nothing
      requireHostHeader: false,
    },
    trustProxy,
    frameworkErrors: answerError,
    clientErrorHandler: answerStranger,
    logger: log && { level: 'info', serializers: { req: asLogged } },
  })
  if (trustProxy === false) {
    const connections = new Counted(limits.connections)
    http.server.on('connection', (socket) => {
      const ended = connections.enter(homeOf(socket.remoteAddress ?? ''))
      if (ended === null) socket.destroy()
      else socket.on('close', ended)
    })
  }
  http.setValidatorCompiler(validatorCompiler)
  http.setSerializerCompiler(serializerCompiler)
  answerProblems(http)
  http.setNotFoundHandler((request, reply) => {
    if (site === undefined || request.url.startsWith('/api/'))
      throw new Refused('no-such-table', 'there is nothing at this address')
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
  http.websocketServer.on('wsClientError', answerStranger)
  http.addHook('onRequest', async (request) => {
    if (request.ws && request.routeOptions.url !== LINE)
      throw new Refused('malformed', 'there is no line here')
  })
  // Pages of other sites may open a line from a visitor's browser, whatever they say as their Origin, and it does them no good: who somebody is
  // stands in the messages, as a pass that only our own pages have, and in nothing that browsers send by themselves. For the same reason there
  // are no cookies, and no other site is allowed to read answers over HTTP (no CORS).
  const linesLeft = async ({ ip }: FastifyRequest): Promise<void> => {
    if (linesFrom.isFull(homeOf(ip))) throw new Refused('too-fast', 'there are too many lines from there')
  }
  http.route({
    method: 'GET',
    url: LINE,
    schema: { hide: true },
    exposeHeadRoute: false,
    preHandler: linesLeft,
    handler: async () => {
      throw new Refused('malformed', 'this is for a line')
    },
    wsHandler: (socket, { ip }) => {
      const ended = linesFrom.enter(homeOf(ip))
      if (ended === null) {
        socket.terminate()
        return
      }
      const line = new ServerLine(socket, rooms)
      lines.add(line)
      socket.on('close', () => {
        lines.delete(line)
        ended()
      })
    },
  })
  const beating = setInterval(() => {
    for (const line of lines) line.check()
  }, beat).unref()
  await http.register(async (scope) => routes(scope, rooms))
  docs(http)
  http.get('/healthz', { schema: { hide: true } }, () => ({ alive: true }))
  const isReady = readiness(database)
  http.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    const ready = await isReady()
    return reply.status(ready ? 200 : 503).send({ ready })
  })
  return {
    http,
    tables,
    async close() {
      clearInterval(beating)
      for (const line of lines) line.close(CLOSING.restart)
      await http.close()
      tables.close()
    },
  }
}

/** Trying takes a write: whoever asks often is told what was found last. */
function readiness(database: Database): () => Promise<boolean> {
  let tried = Number.NEGATIVE_INFINITY
  let found: Promise<boolean>
  return () => {
    if (performance.now() - tried < READY_FOR) return found
    tried = performance.now()
    found = database.check().then(
      () => true,
      () => false,
    )
    return found
  }
}

/** What was asked for, not the address as it came: somebody may have put a pass there. */
const asLogged = ({ method, ip, routeOptions }: FastifyRequest) => ({
  method,
  url: routeOptions.url ?? 'unknown',
  remoteAddress: ip,
})
