/** The API over HTTP: everything but what is told by itself. Who asks shows their pass, as `Authorization: Bearer …`. */
import type { Seat, Viewer } from '@runesaga/engine'
import type { Query, Request } from '@runesaga/table'
import type { SeatTable } from '@runesaga/table/host'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod'
import { Refused } from '../gathering/steps.ts'
import { ByAddress } from '../limits.ts'
import type { Rooms } from '../line.ts'
import { figuresIn } from '../read-call.ts'
import type { Pass } from '../store/passes.ts'
import {
  links,
  newTable,
  ofSeat,
  ofTable,
  ownShare,
  renewal,
  seatChange,
  since,
  takenSeat,
} from './schemas.ts'

const BEARER = /^Bearer ([\w-]{1,100})$/
const tokenOf = ({ headers }: FastifyRequest): string | undefined =>
  BEARER.exec(headers.authorization ?? '')?.[1]

/** So many figures cost as much as a request. */
const FIGURES = 5

export function routes(app: FastifyInstance, { tables, gatherings, passes, limits }: Rooms): void {
  const http = app.withTypeProvider<ZodTypeProvider>()

  /** The pass that is shown, which must be of this table. */
  const passOf = async (request: FastifyRequest, table: string): Promise<Pass> => {
    const token = tokenOf(request)
    const pass = token === undefined ? null : await passes.find(token)
    if (pass === null || pass.table !== table) throw new Refused('no-pass')
    return pass
  }
  const seatOf = async (request: FastifyRequest, table: string): Promise<Seat> => {
    const { viewer } = await passOf(request, table)
    if (typeof viewer === 'string') throw new Refused('not-yours')
    return viewer
  }
  /** Once what is wanted is known to be well-formed: a mistake costs nobody a table. */
  const within = (allowed: ByAddress) => async (request: FastifyRequest) => {
    if (!allowed.take(request.ip)) throw new Refused('too-fast')
  }
  const all = new ByAddress(limits.requests)
  http.addHook('onRequest', within(all))

  /** Sits down for one question. */
  const atGame = async <T>(
    request: FastifyRequest,
    table: string,
    ask: (seat: SeatTable) => Promise<T>,
  ): Promise<T> => {
    const { viewer } = await passOf(request, table)
    if (viewer === 'join') throw new Refused('not-yours')
    const leave = (): void => tables.leave(table, leave)
    const host = await tables.enter(table, leave)
    if (host === null) throw new Refused('not-begun')
    const seat = host.sit(viewer satisfies Viewer)
    try {
      return await ask(seat)
    } finally {
      await seat.leave()
      leave()
    }
  }

  http.post(
    '/api/tables',
    {
      schema: {
        summary: 'Makes a table, with a link for each purpose',
        body: newTable,
        response: { 201: links },
      },
      preHandler: within(new ByAddress(limits.tables)),
    },
    async ({ body }, reply) => {
      const made = await gatherings.make(body as Parameters<typeof gatherings.make>[0])
      return reply.status(201).send(made)
    },
  )

  http.get('/api/tables', { schema: { summary: 'The tables that everybody may join' } }, async () => ({
    tables: await gatherings.listed(),
  }))

  http.get(
    '/api/tables/:table',
    { schema: { summary: 'Who sits there, and what is agreed on', params: ofTable } },
    async (request) => {
      const { table } = request.params
      await passOf(request, table)
      const gathering = await gatherings.read(table)
      if (gathering === null) throw new Refused('no-such-table')
      return gathering
    },
  )

  http.post(
    '/api/tables/:table/seats',
    {
      schema: { summary: 'Takes a free seat, with the link to join', params: ofTable, body: takenSeat },
      preHandler: within(new ByAddress(limits.seats)),
    },
    async (request, reply) => {
      const { table } = request.params
      const { viewer } = await passOf(request, table)
      if (viewer !== 'join') throw new Refused('not-yours')
      const { name, seat, hash } = request.body
      const wish = { name, ...(seat !== undefined && { seat }), ...(hash !== undefined && { hash }) }
      return reply.status(201).send(await gatherings.take(table, wish))
    },
  )

  http.patch(
    '/api/tables/:table/seats/:seat',
    {
      schema: {
        summary: 'A name, readiness, a bot, a seat that is free again',
        params: ofSeat,
        body: seatChange,
      },
    },
    async (request, reply) => {
      const { table, seat } = request.params
      await gatherings.changeSeat(table, await seatOf(request, table), seat, request.body)
      return reply.status(204).send()
    },
  )

  http.post(
    '/api/tables/:table/begin',
    { schema: { summary: 'Begins the game: for the host, once everybody is ready', params: ofTable } },
    async (request, reply) => {
      const { table } = request.params
      await gatherings.begin(table, await seatOf(request, table))
      return reply.status(204).send()
    },
  )

  http.post(
    '/api/tables/:table/share',
    {
      schema: { summary: 'Gives the share of the chance that was promised', params: ofTable, body: ownShare },
    },
    async (request, reply) => {
      const { table } = request.params
      await gatherings.share(table, await seatOf(request, table), request.body.share)
      return reply.status(204).send()
    },
  )

  // a link that was given away is worth nothing any more. Those that aren't for a seat are in many hands: they are the host's alone to renew
  http.post(
    '/api/tables/:table/pass',
    { schema: { summary: 'A new link in the place of an old one', params: ofTable, body: renewal } },
    async (request, reply) => {
      const { table } = request.params
      const seat = await seatOf(request, table)
      const viewer = request.body?.of ?? seat
      if (viewer !== seat && !(await gatherings.isHost(table, seat))) throw new Refused('not-yours')
      const pass = await gatherings.renew({ table, viewer }, tokenOf(request)!)
      return reply.status(201).send({ pass })
    },
  )

  http.post(
    '/api/tables/:table/requests',
    {
      schema: {
        summary: 'What the seat does; the same key sent again does it once',
        params: ofTable,
        body: z.unknown().describe('what the seat wants: a deed, an undo …'),
      },
    },
    async (request) => atGame(request, request.params.table, (seat) => seat.send(request.body as Request)),
  )

  http.post(
    '/api/tables/:table/questions',
    {
      schema: {
        summary: 'Odds, a hint; the record and its check once the game is over',
        params: ofTable,
        body: z.unknown().describe('odds, a hint, the record once it is over …'),
      },
    },
    async (request) => {
      if (!all.take(request.ip, figuresIn(request.body) / FIGURES)) throw new Refused('too-fast')
      return atGame(request, request.params.table, async (seat) => ({
        answer: (await seat.ask(request.body as Query)) ?? null,
      }))
    },
  )

  http.get(
    '/api/tables/:table/news',
    {
      schema: {
        summary: 'How the table stands for this seat, and what happened since a version',
        params: ofTable,
        querystring: since,
      },
    },
    async (request) =>
      atGame(
        request,
        request.params.table,
        (seat) =>
          new Promise((done, failed) => {
            seat.subscribe(request.query.since, done).catch(failed)
          }),
      ),
  )
}
