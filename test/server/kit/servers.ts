/** Tables of a real server over real sockets, on SQLite and on PostgreSQL, as one more way to a table. */
import type { AddressInfo } from 'node:net'
import { type App, type Database, makeApp, NO_LIMITS } from '@runesaga/server'
import type { LocalLobby, News, Request, Table } from '@runesaga/table'
import type { Store } from '@runesaga/table/host'
import { Line, RemoteTable } from '@runesaga/table/remote'
import { afterAll, beforeAll } from 'vitest'
import { seedOf } from '../../../scripts/unplayed.mjs'
import type { WayToTables } from '../../kit/lobbies.ts'
import { rules } from '../../kit/rules.ts'
import { type Open, postgresServer, sqliteFiles } from './databases.ts'

/** What is said over a line arrives a little later: an answer waits until everybody at the table has heard of it. */
class Heard {
  private readonly versions = new Map<Table, number>()
  private waiting: (() => void)[] = []

  told(table: Table, version: number): void {
    this.versions.set(table, version)
    for (const go of this.waiting.splice(0)) go()
  }

  left(table: Table): void {
    this.versions.delete(table)
  }

  async all(version: number): Promise<void> {
    while ([...this.versions.values()].some((told) => told < version))
      await new Promise<void>((go) => this.waiting.push(go))
  }
}

function tellingOf(table: RemoteTable, heard: Heard): Table {
  const telling: Table = {
    ask: (query) => table.ask(query),
    about: () => table.about(),
    async send(request: Request) {
      const reply = await table.send(request)
      const { version } = reply.news
      heard.told(telling, version)
      await heard.all(version)
      return reply
    },
    async subscribe(since, hear) {
      await table.subscribe(since, (news: News) => {
        try {
          hear(news)
        } finally {
          heard.told(telling, news.version)
        }
      })
    },
    leave() {
      heard.left(telling)
      return table.leave()
    },
  }
  return telling
}

const databases = new WeakMap<Store, Database>()
const storeOf = (database: Database): Store => {
  databases.set(database.tables, database)
  return database.tables
}

function wayOf(how: string, open: Open): WayToTables {
  const apps: App[] = []
  const lines: Line[] = []
  let n = 0
  // what a file opens is closed with it
  afterAll(async () => {
    for (const line of lines) line.close()
    await Promise.all(apps.map((app) => app.close()))
  })
  return [
    how,
    (store, seed = 1) => {
      const database = databases.get(store)!
      const heard = new Heard()
      let line: Line | undefined
      let table: string | undefined
      const started = async (): Promise<App> => {
        const made = await makeApp({
          database,
          rulesFor: async () => rules,
          limits: NO_LIMITS,
          slowest: Number.POSITIVE_INFINITY,
        })
        apps.push(made)
        await made.http.listen({ port: 0, host: '127.0.0.1' })
        const { port } = made.http.server.address() as AddressInfo
        line = new Line(`ws://127.0.0.1:${port}/api/line`)
        lines.push(line)
        return made
      }
      const app = started()
      return {
        async begin(wish) {
          table = await (await app).tables.begin(wish, { fair: seedOf(seed) })
          return table
        },
        async open(id) {
          await app
          table = id
        },
        async sit(viewer) {
          await app
          const pass = await database.passes.issue({ table: table!, viewer })
          return tellingOf(await RemoteTable.at(line!, pass), heard)
        },
      } as Partial<LocalLobby> as LocalLobby
    },
    async () => storeOf(await open(`tables_${n++}`)),
  ]
}

/** To be called once in a test file. */
export function servers(): WayToTables[] {
  const server = postgresServer()
  beforeAll(() => server.start())
  return [wayOf('a server on SQLite', sqliteFiles()), wayOf('a server on PostgreSQL', server.open)]
}
