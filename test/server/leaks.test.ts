/**
 * What is told over the wire: each viewer is told what they may know, and nothing besides it. Neither what is printed nor what lies on the disk
 * lets anybody in.
 */
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { refOf } from '@runesaga/engine/host'
import { type App, type Database, makeApp, NO_LIMITS } from '@runesaga/server'
import type { Deed, News, Reply, Seat, Viewer } from '@runesaga/table'
import { layoutOf } from '@runesaga/table/host'
import { type Gathering, newsReceived, type Said, type WireNews } from '@runesaga/table/remote'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Dice } from '../../packages/cli/src/fuzz/dice.ts'
import { seedOf } from '../../scripts/unplayed.mjs'
import { boxOf, newGame, rules } from '../kit/rules.ts'
import { ALL, share } from '../kit/share.ts'
import { sqliteFiles } from './kit/databases.ts'
import { api, begunTable, Friend } from './kit/friends.ts'
import { ask } from './kit/hostile.ts'
import { ServerProcess } from './kit/process.ts'

/** One place of a line, by hand: every word that came over it is kept. */
class Wire {
  readonly heard: string[] = []
  news: News | null = null
  readonly updates: unknown[] = []
  readonly gatherings: Gathering[] = []
  private readonly socket: WebSocket
  private readonly answers = new Map<number, (said: Said) => void>()
  private n = 0

  private constructor(socket: WebSocket) {
    this.socket = socket
    socket.addEventListener('message', ({ data }) => this.hear(data as string))
  }

  static async at(url: string, pass: string): Promise<Wire> {
    const socket = new WebSocket(url)
    await once(socket, 'open')
    const wire = new Wire(socket)
    await wire.call({ call: 'sit', pass })
    return wire
  }

  call(body: object): Promise<Said> {
    const n = this.n++
    return new Promise((done) => {
      this.answers.set(n, done)
      this.socket.send(JSON.stringify({ n, at: 0, ...body }))
    })
  }

  async send(deed: Deed): Promise<Reply> {
    const request = { key: `${this.n}`, version: this.news!.version, do: 'act', deed }
    const said = (await this.call({ call: 'send', request })) as { why?: string }
    return { ok: said.why === undefined, news: this.news } as Reply
  }

  close(): void {
    this.socket.close()
  }

  private hear(text: string): void {
    this.heard.push(text)
    const said = JSON.parse(text) as Said
    if ('news' in said) this.take(said.news)
    if ('gathering' in said) this.gatherings.push(said.gathering)
    if ('n' in said) this.answers.get(said.n)!(said)
  }

  private take(said: WireNews): void {
    this.news = newsReceived(this.news, said)
    const { updates } = said
    for (const update of updates) this.updates[update.version - 1] = update
  }
}

interface Served {
  app: App
  database: Database
  address: string
  url: string
}
const files = sqliteFiles()
const served: Served[] = []
let databases = 0
async function serve(): Promise<Served> {
  const database = await files(`leaks_${databases++}`)
  const app = await makeApp({ database, rulesFor: async () => rules, limits: NO_LIMITS })
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.http.server.address() as AddressInfo
  const one = { app, database, address: `http://127.0.0.1:${port}`, url: `ws://127.0.0.1:${port}/api/line` }
  served.push(one)
  return one
}
afterAll(() => Promise.all(served.map(({ app }) => app.close())))

const FIELDS = new Set(['n', 'at', 'answer', 'news', 'unanswered', 'why', 'gathering', 'ended'])
const NEWS = new Set(['version', 'updates', 'view', 'waiting', 'mayAnswer', 'seat', 'saved'])

describe.each(
  share<[string, string, number]>(
    [['base', 'competitive', 2]],
    [
      ['base', 'coop', 3],
      ['epic', 'competitive', 3],
      ['epic', 'coop', 2],
      ['stormlight', 'competitive', 4],
    ],
  ),
)('a game of %s, %s, for %i', (edition, mode, heroes) => {
  test('each viewer is told their own view and events over the wire, and nothing else', {
    timeout: 300_000,
  }, async () => {
    const { app, address, url, database } = await serve()
    const names = ['Ben', 'Cleo', 'Dan'].slice(0, heroes - 1)
    const links = await api<{ table: string; pass: string; join: string; watch: string }>(
      address,
      'POST',
      'tables',
      undefined,
      {
        name: 'Friday',
        setup: { edition, mode, heroes },
        host: 'Ada',
        others: names.map(() => ({ kind: 'open' })),
      },
    )
    const { table, watch } = links
    const waiting = await Wire.at(url, links.join)
    const passes = [links.pass]
    for (const name of names) {
      const { pass, seat } = await api<{ pass: string; seat: number }>(
        address,
        'POST',
        `tables/${table}/seats`,
        links.join,
        { name },
      )
      await api(address, 'PATCH', `tables/${table}/seats/${seat}`, pass, { ready: true })
      passes.push(pass)
    }
    const { gathering } = (await database.gatherings.read(table))!
    await api(address, 'POST', `tables/${table}/begin`, links.pass)

    const viewers: Viewer[] = [...passes.keys(), 'spectator']
    const wires = await Promise.all([...passes, watch].map((pass) => Wire.at(url, pass)))
    for (const wire of wires) await wire.call({ call: 'subscribe', since: 0 })
    const host = (await app.tables.enter(table, () => undefined))!
    const dice = new Dice(`leaks ${edition} ${mode}`)
    const compare = async () => {
      await expect.poll(() => wires.every(({ news }) => news?.version === host.version)).toBe(true)
      for (const [n, viewer] of viewers.entries()) {
        const { updates, ...now } = host.newsSince(viewer, 0)
        const { updates: _, ...news } = wires[n].news!
        // as JSON: it has no undefined
        expect(news).toEqual(JSON.parse(JSON.stringify(now)))
        expect(wires[n].updates).toEqual(JSON.parse(JSON.stringify(updates)))
      }
    }
    for (let moves = 0; moves < (ALL ? 1000 : 60) && wires[0].news!.view.phase !== 'over'; moves++) {
      const asked = wires.find(({ news }) => news!.seat?.asked === true)!
      const offers = asked.news!.view.you!.offers.map(({ deed }) => deed)
      expect((await asked.send(dice.pick(offers))).ok).toBe(true)
      await compare()
    }
    for (const wire of [...wires, waiting])
      for (const text of wire.heard) {
        const said = JSON.parse(text) as Said
        for (const field of Object.keys(said)) expect(FIELDS).toContain(field)
        if ('news' in said) for (const field of Object.keys(said.news)) expect(NEWS).toContain(field)
        for (const secret of [...passes, links.join, watch, gathering.fair.server])
          expect(text).not.toContain(secret)
      }
    // whoever may take a seat is told who sits there, and nothing of the game
    expect(waiting.heard.every((text) => text.includes('"gathering"'))).toBe(true)
    const shown = ['hashes', 'host', 'id', 'listed', 'name', 'phase', 'promise', 'seats', 'setup']
    for (const seen of waiting.gatherings) expect(Object.keys(seen).toSorted()).toEqual(shown)
    expect(await waiting.call({ call: 'about' })).toMatchObject({ unanswered: 'not-begun' })
    for (const wire of [...wires, waiting]) wire.close()
  })
})

/** Two tables of one seed, on servers of their own, that differ only in which Feat the second hero holds. */
async function twins(held: readonly [string, string], others: readonly string[]): Promise<Wire[][]> {
  return Promise.all(
    held.map(async (card) => {
      const { app, database, url } = await serve()
      const laid = layoutOf(rules, {
        scenario: 'TWINS',
        title: 'twins',
        edition: 'base',
        heroes: [
          { origin: 'student', motivation: 'lone-wanderer', destiny: 'hand-of-vengeance', hand: [others[0]] },
          {
            origin: 'outlander',
            motivation: 'bound-by-honor',
            destiny: 'intrepid-explorer',
            hand: [card, others[1]],
          },
        ],
        // whoever draws, draws the same
        decks: { hero: others.slice(2) },
      })
      const { setup, sets } = laid.layout
      const players = [
        { kind: 'person' as const, name: 'Ada' },
        { kind: 'person' as const, name: 'Ben' },
      ]
      const id = await app.tables.begin(
        { id: 'twins', name: 'Twins', players, setup: { ...setup, sets }, laid },
        { fair: seedOf(1) },
      )
      const wires: Wire[] = []
      for (const viewer of [0, 1, 'spectator'] as const)
        wires.push(await Wire.at(url, await database.passes.issue({ table: id, viewer })))
      for (const wire of wires) await wire.call({ call: 'subscribe', since: 0 })
      return wires
    }),
  )
}

describe('twins are told the same over the wire', () => {
  const { setup } = newGame({ edition: 'base', mode: 'competitive', heroes: 2, seed: { fast: 'feats' } })
  const box = boxOf(setup)
  const feats = box.feats.hero.map((no) => refOf(box, no)!).filter((ref) => !ref.includes('#'))
  const kept = feats.slice(0, 8)
  const pairs = feats
    .slice(kept.length)
    .flatMap((one, i, all) => (i + 1 < all.length ? [[one, all[i + 1]] as [string, string]] : []))

  test.each(ALL ? pairs : pairs.slice(0, 3))('who holds %s or %s', async (...held) => {
    const [left, right] = await twins(held, kept)
    const both = (what: (wire: Wire) => Promise<unknown>, seat: Seat) =>
      Promise.all([left, right].map((wires) => what(wires[seat])))
    for (let moves = 0; moves < 25; moves++) {
      const { news } = left[2]
      const seat = news!.view.waitsFor[0]?.seat
      if (seat === undefined) break
      if (seat === 0) {
        const plans = { it: {}, dark: { dark: 1 } }
        await both((wire) => wire.call({ call: 'ask', query: { ask: 'hint' } }), 0)
        await both((wire) => wire.call({ call: 'ask', query: { ask: 'odds', plans } }), 0)
        const deeds = [...held, ...kept].map((card) => ({ play: { card, on: 0 } }))
        await both((wire) => wire.call({ call: 'ask', query: { ask: 'why-not', deeds } }), 0)
      }
      const offers = left[seat].news!.view.you!.offers.map(({ deed }) => deed)
      // nothing that shows the hand of the second hero
      const open = offers.filter(
        (deed) => seat === 0 || !held.some((card) => JSON.stringify(deed).includes(card)),
      )
      const deed = open.find((one) => one === 'pass') ?? open[moves % open.length]
      const replies = await both((wire) => wire.send(deed), seat)
      if ((replies as Reply[]).some(({ ok }) => !ok)) break
      await expect
        .poll(() => [...left, ...right].every(({ news: told }) => told!.version === left[seat].news!.version))
        .toBe(true)
    }
    expect(left[0].news!.version).toBeGreaterThan(3)
    for (const n of [0, 2]) expect(right[n].heard).toEqual(left[n].heard)
    // they are no copies of each other
    expect(right[1].heard).not.toEqual(left[1].heard)
    for (const wire of [...left, ...right]) wire.close()
  })
})

describe('a server that prints what it does', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'runesaga-'))
  })
  afterAll(() => rm(folder, { recursive: true }))

  test('prints no pass and keeps none, and tells the secrets of a gathering to nobody', async () => {
    const server = new ServerProcess({ DATA_DIR: folder, LOG: 'on' })
    await server.start()
    const { address, port } = server
    const { table, passes, watch } = await begunTable(address)
    const links = await api<{ table: string; pass: string; join: string; watch: string }>(
      address,
      'POST',
      'tables',
      undefined,
      {
        name: 'Sunday',
        setup: { edition: 'base', mode: 'competitive', heroes: 2 },
        host: 'Ada',
        others: [{ kind: 'open' }],
        listed: true,
      },
    )
    const all = [...passes, watch, links.pass, links.join, links.watch]
    const friends = await Promise.all(passes.map((pass, seat) => Friend.at(server.line, seat, pass)))
    const { pass } = await api<{ pass: string }>(address, 'POST', `tables/${links.table}/pass`, links.pass, {
      of: 'join',
    })
    all.push(pass)
    // where no pass of ours ever stands
    const told: string[] = []
    for (const one of all)
      for (const [method, path, authorization, body] of [
        ['GET', `/api/tables/${one}`, `Bearer ${one}`, ''],
        ['GET', `/api/tables/${table}/news?pass=${one}`, `Basic ${one}`, ''],
        ['POST', `/${one}`, one, `{"pass":"${one}"`],
        ['POST', `/api/tables/${table}/requests`, `Bearer ${one}x`, one],
        ['GET', `/api/line?pass=${one}`, `Bearer ${one}`, ''],
      ]) {
        const headers = { authorization, ...(body !== '' && { 'content-type': 'application/json' }) }
        const { status, text } = (await ask(port, { method, path, headers, body }))!
        expect(status).toBeGreaterThanOrEqual(400)
        told.push(text)
      }
    for (const path of ['tables', 'openapi.json']) told.push(JSON.stringify(await api(address, 'GET', path)))
    for (const one of [links.pass, pass, links.watch])
      told.push(JSON.stringify(await api(address, 'GET', `tables/${links.table}`, one)))
    for (const friend of friends) friend.close()
    await server.stop()
    const kept = await Promise.all(
      (await readdir(folder)).map((name) => readFile(join(folder, name), 'latin1')),
    )
    expect(server.printed.length).toBeGreaterThan(all.length * 5)
    expect(kept.join('')).toContain('"server":"')
    const secrets = [...kept.join('').matchAll(/"server":"([0-9a-f]{64})"/g)].map(([, secret]) => secret)
    for (const one of all) {
      expect(server.printed.filter((line) => line.includes(one))).toEqual([])
      expect(kept.some((text) => text.includes(one))).toBe(false)
    }
    for (const one of [...all, ...secrets]) expect(told.filter((text) => text.includes(one))).toEqual([])
    for (const secret of secrets) expect(server.printed.filter((line) => line.includes(secret))).toEqual([])
  })
})
