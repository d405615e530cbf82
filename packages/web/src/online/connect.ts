/** A seat at a game on a server, for the same screens as a table of this device. */
import { signal } from '@preact/signals'
import type { Request, Seat, Table } from '@runesaga/table'
import type { RemoteTable } from '@runesaga/table/remote'
import { type Connection, fetchCatalog, Heard, Session } from '../session/index.ts'
import { settings } from '../state/settings.ts'

/** How fast bots play isn't for one of several devices to say. */
const ITS_OWN_PACE: ReadonlySet<Request['do']> = new Set(['pace', 'hurry'])

const atItsOwnPace = (table: RemoteTable, { news }: Heard): Table => ({
  ask: (query) => table.ask(query),
  about: () => table.about(),
  send: (request) =>
    ITS_OWN_PACE.has(request.do)
      ? Promise.resolve({ ok: true, news: { ...news.peek(), updates: [] } })
      : table.send(request),
  subscribe: (since, hear) => table.subscribe(since, hear),
  leave: () => table.leave(),
})

export async function sessionAt(remote: RemoteTable, close: () => void): Promise<Session> {
  const [about, heard] = await Promise.all([remote.about(), Heard.at(remote)])
  const { viewer } = remote.sitting
  const persons: Seat[] = typeof viewer === 'string' ? [] : [viewer]
  const table = atItsOwnPace(remote, heard)
  const connection: Connection = {
    about,
    persons,
    lobby: null,
    tableOf: () => table,
    heardBy: () => heard,
    // a line is made again by itself, and what was said goes on waiting for its answer
    gone: new Promise(() => {}),
    orGone: (answer) => answer,
    again: () => Promise.reject(new Error('the seat is no longer there')),
    close,
  }
  const catalogOf = await fetchCatalog(about.setup.sets)
  const session = new Session(connection, catalogOf(about))
  if (persons.length === 0) readByNobody(session)
  else wishToBeAsked(session)
  return session
}

/** Who looks on is none of the heroes: all of them go by their names. */
function readByNobody(session: Session): void {
  const { catalog } = session
  session.you = signal(null)
  const names = catalog.names.bind(catalog)
  catalog.names = () => names()
}

/** A table on a server begins with the usual wish of everybody; whoever prefers another says so as the game begins. */
function wishToBeAsked(session: Session): void {
  const { seat, view } = session.news.peek()
  const { asking } = settings.peek()
  const isWished = JSON.stringify(seat?.promptPolicy) === JSON.stringify(asking)
  if (view.phase === 'choosing' && !isWished) void session.setPromptPolicy(asking)
}
