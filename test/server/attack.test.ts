/**
 * Somebody hostile says all kinds of things to a real server: nothing breaks, nothing is told that shouldn't be, and a game that others play there
 * goes on. `ATTACKS=1000000 npx vitest run test/server/attack.test.ts` says as much as that.
 */
import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { type App, type Database, LIMITS, type Limits, makeApp, NO_LIMITS } from '@runesaga/server'
import type { News } from '@runesaga/table'
import { CLOSING, Line, RemoteTable, type Said } from '@runesaga/table/remote'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { Dice } from '../../packages/cli/src/fuzz/dice.ts'
import { rules } from '../kit/rules.ts'
import { ALL } from '../kit/share.ts'
import { AttackedServer } from './kit/attacked.ts'
import { sqliteFiles } from './kit/databases.ts'
import { api, type Begun, begunTable, Friend } from './kit/friends.ts'
import {
  ask,
  BARE,
  bare,
  CODES,
  deafLine,
  frame,
  handshake,
  type Loot,
  PING,
  someAsked,
  someMessage,
  TEXT,
} from './kit/hostile.ts'

const ATTACKS = Number(process.env.ATTACKS ?? (ALL ? 100_000 : 4000))
const HOURS = 3_600_000
/** Messages that are sent together, and lines that send them. */
const ROUND = 40
const LINES = 6
/** What may be held more after all of it: compiled code, caches of a fixed size. */
const MORE_HEAP = 24 * 2 ** 20

/** One of the attacker's lines: opened again whenever it is shown out. */
class HostileLine {
  /** why lines were closed, and how often */
  readonly closed = new Map<number, number>()
  answers = 0
  private readonly url: string
  private readonly look: (text: string) => void
  private socket: WebSocket | null = null
  private n = 0

  constructor(url: string, look: (text: string) => void) {
    this.url = url
    this.look = look
  }

  /** Says some things, and waits until all of them are answered or the line is closed. */
  async say(loot: Loot, dice: Dice): Promise<void> {
    const socket = this.socket ?? (await this.open())
    const heard = new AbortController()
    const { signal } = heard
    const last = this.n + ROUND
    const end = new Promise<void>((done) => {
      socket.addEventListener('close', () => done(), { signal })
      const isLast = (data: unknown) => (JSON.parse(data as string) as { n?: number }).n === last
      socket.addEventListener('message', ({ data }) => isLast(data) && done(), { signal })
    })
    for (let i = 0; i < ROUND; i++) socket.send(someMessage(loot, this.n + i, dice))
    this.n += ROUND
    socket.send(JSON.stringify({ n: this.n++, at: 0, call: 'leave' }))
    await end
    heard.abort()
  }

  close(): void {
    this.socket?.close()
  }

  private async open(): Promise<WebSocket> {
    const socket = new WebSocket(this.url)
    socket.addEventListener('message', ({ data }) => {
      this.answers++
      this.look(data as string)
    })
    socket.addEventListener('close', ({ code }) => {
      this.closed.set(code, (this.closed.get(code) ?? 0) + 1)
      if (this.socket === socket) this.socket = null
    })
    await once(socket, 'open')
    this.socket = socket
    return socket
  }
}

describe('an attacked server', () => {
  let server: AttackedServer
  let victims: Begun
  let secrets: string[]

  const newsOf = (table: string, pass: string): Promise<News> =>
    api(server.address, 'GET', `tables/${table}/news`, pass)
  const tell = (text: string): void => {
    for (const secret of secrets) if (text.includes(secret)) throw new Error(`told: ${secret}`)
  }

  beforeAll(async () => {
    server = await AttackedServer.start()
    victims = await begunTable(server.address)
    secrets = [...victims.passes, ...(await server.secrets(victims.table))]
  })
  afterAll(() => server.stop())

  /** A game and a gathering of the attacker's own, and all links of the attacked table that aren't for a seat. */
  async function looted(): Promise<Loot> {
    const own = await begunTable(server.address)
    const waiting = await made(server.address)
    const { passes, watch } = own
    return {
      tables: [victims.table, own.table, waiting.table],
      passes: [
        ...passes,
        ...passes,
        watch,
        victims.watch,
        waiting.join,
        waiting.watch,
        'no pass',
        '',
        '__proto__',
      ],
      news: await newsOf(own.table, passes[0]),
    }
  }

  /** Over lines and over HTTP at once. */
  async function attack(
    wanted: number,
    seed: string,
  ): Promise<{ said: number; closed: Map<number, number> }> {
    const dice = new Dice(seed)
    const leaks: unknown[] = []
    const look = (text: string): void => {
      try {
        tell(text)
      } catch (error) {
        leaks.push(error)
      }
    }
    let loot = await looted()
    const lines = Array.from({ length: LINES }, () => new HostileLine(server.line, look))
    let said = 0
    while (said < wanted) {
      // whoever renews their own passes, or has ended their game, begins anew
      const news = await newsOf(loot.tables[1], loot.passes[0]).catch(() => null)
      if (news === null || news.view.phase === 'over') loot = await looted()
      else loot.news = news
      const asked = Array.from({ length: ROUND }, () => someAsked(loot, dice))
      const answered = asked.map(async (one) => {
        const answer = await ask(server.port, one)
        if (answer === null) return
        const { status, headers, text } = answer
        look(text)
        if (status < 400) return
        expect({ status, type: headers['content-type'] }, `${JSON.stringify(one)} ${text}`).toEqual({
          status,
          type: expect.stringMatching(/^application\/problem\+json/) as string,
        })
        if (one.method !== 'HEAD')
          expect(CODES, `${JSON.stringify(one)} ${text}`).toContain(
            (JSON.parse(text) as { code: string }).code,
          )
      })
      await Promise.all([...lines.map((line) => line.say(loot, dice)), ...answered])
      said += (LINES + 1) * ROUND
    }
    for (const line of lines) line.close()
    expect(leaks).toEqual([])
    const closed = new Map<number, number>()
    for (const line of lines)
      for (const [code, n] of line.closed) closed.set(code, (closed.get(code) ?? 0) + n)
    // most of it is heard
    expect(lines.reduce((sum, { answers }) => sum + answers, 0)).toBeGreaterThan(said / 4)
    return { said, closed }
  }

  test('is none the worse for it', { timeout: HOURS }, async () => {
    const friends = await Promise.all(victims.passes.map((pass, seat) => Friend.at(server.line, seat, pass)))
    const { table, passes } = victims
    const before = await Promise.all(passes.map((pass) => newsOf(table, pass)))
    await attack(ATTACKS / 4, 'first')
    await sleep(500)
    const { heap } = await server.health()
    const { closed } = await attack((ATTACKS * 3) / 4, 'then')
    // nothing that was said has broken anything: who isn't understood, or doesn't listen, is shown out
    expect([...closed.keys()]).not.toContain(CLOSING.trouble)
    expect(await Promise.all(passes.map((pass) => newsOf(table, pass)))).toEqual(before)
    // … and the game goes on
    const done = friends.map((friend) => friend.done.length)
    const playing = friends.map((friend) => friend.play(() => sleep(1)))
    const hasGoneOn = (friend: Friend, n: number) => friend.isOver || friend.done.length > done[n] + 3
    while (!friends.every(hasGoneOn)) await sleep(5)
    for (const friend of friends) friend.stop()
    await Promise.all(playing)
    for (const friend of friends) friend.close()
    await sleep(1000)
    const after = await server.health()
    expect(after).toMatchObject({ uncaught: [], tables: 0 })
    expect(after.heap - heap).toBeLessThan(MORE_HEAP)
  })

  test('answers what is no request with a problem, or hangs up', async () => {
    const answers = await Promise.all(BARE.map((bytes) => bare(server.port, bytes)))
    for (const [i, text] of answers.entries()) {
      if (text === '') continue
      expect(text, BARE[i].slice(0, 80)).toMatch(
        /^HTTP\/1.1 4\d\d [\s\S]*\r\ncontent-type: application\/problem\+json/i,
      )
    }
    // only few are worth no word
    expect(answers.filter((text) => text === '').length).toBeLessThan(3)
  })

  test('keeps nothing for those who never listen, or have gone without a word', async () => {
    const pass = victims.watch
    const say = (call: object) => frame(TEXT, JSON.stringify(call))
    const sockets = await Promise.all(Array.from({ length: 10 }, () => deafLine(server.port)))
    for (const [n, socket] of sockets.entries()) {
      socket.write(say({ n: 0, at: 0, call: 'sit', pass }))
      socket.write(say({ n: 1, at: 0, call: 'subscribe', since: 0 }))
      // half of them ask, and half of them ping
      const more = n % 2 === 0 ? say({ n: 2, at: 0, call: 'about' }) : frame(PING, 'x'.repeat(125))
      for (let i = 0; i < 1000; i++) socket.write(more)
    }
    expect(await server.health()).toMatchObject({ uncaught: [] })
    const open = () => server.health().then(({ tables }) => tables)
    // they don't answer when they are asked whether they are there
    for (let i = 0; i < 50 && (await open()) > 0; i++) await sleep(100)
    expect(await open()).toBe(0)
    for (const socket of sockets) socket.destroy()
  })
})

/** A server of this process, with limits of its own. */
const apps: App[] = []
const files = sqliteFiles()
let databases = 0
async function serverOf(
  limits: Partial<Limits> = {},
  more: { trustProxy?: string } = {},
): Promise<{ app: App; database: Database; address: string; line: string; port: number }> {
  const database = await files(`attack_${databases++}`)
  const app = await makeApp({
    database,
    rulesFor: async () => rules,
    ...more,
    limits: { ...NO_LIMITS, ...limits },
  })
  apps.push(app)
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  const { port } = app.http.server.address() as AddressInfo
  return { app, database, address: `http://127.0.0.1:${port}`, line: `ws://127.0.0.1:${port}/api/line`, port }
}
const lines: Line[] = []
const lineTo = (url: string): Line => {
  const line = new Line(url)
  lines.push(line)
  return line
}
afterEach(async () => {
  for (const line of lines.splice(0)) line.close()
  await Promise.all(apps.splice(0).map((app) => app.close()))
})

const NEW = {
  name: 'Friday',
  setup: { edition: 'base', mode: 'competitive', heroes: 2 },
  host: 'Ada',
  others: [{ kind: 'open' }],
}
interface Made {
  table: string
  pass: string
  join: string
  watch: string
}
const made = (address: string, more = {}): Promise<Made> =>
  api(address, 'POST', 'tables', undefined, { ...NEW, ...more })
const taken = (address: string, { table, join }: Made): Promise<{ seat: number; pass: string }> =>
  api(address, 'POST', `tables/${table}/seats`, join, { name: 'Ben' })

describe('one address', () => {
  test('lays so many tables and takes so many seats; mistakes cost nothing', async () => {
    const few = { most: 2, perSecond: 0 }
    const { address } = await serverOf({ tables: few, seats: few })
    await expect(api(address, 'POST', 'tables', undefined, {})).rejects.toThrow('400 malformed')
    const [one, other] = [await made(address), await made(address)]
    await expect(made(address)).rejects.toThrow('429 too-fast')
    await taken(address, one)
    await taken(address, other)
    await expect(taken(address, one)).rejects.toThrow('429 too-fast')
  })

  test('asks for so much, and claims no other address', async () => {
    const { port } = await serverOf({ requests: { most: 3, perSecond: 0 } })
    const asked = { method: 'GET', path: '/api/tables', body: '' }
    const codes: (number | undefined)[] = []
    for (let i = 0; i < 5; i++)
      codes.push((await ask(port, { ...asked, headers: { 'x-forwarded-for': `10.0.0.${i}` } }))?.status)
    expect(codes).toEqual([200, 200, 200, 429, 429])
  })

  test('is what a trusted proxy says; of the sixth version, a network', async () => {
    const { port } = await serverOf({ requests: { most: 1, perSecond: 0 } }, { trustProxy: '127.0.0.1' })
    const from = (address: string) =>
      ask(port, { method: 'GET', path: '/api/tables', body: '', headers: { 'x-forwarded-for': address } })
    const statusOf = async (address: string) => (await from(address))?.status
    expect(await statusOf('2001:db8:1:2::5')).toBe(200)
    expect(await statusOf('2001:db8:1:2:ffff::1')).toBe(429)
    expect(await statusOf('2001:db8:1:3::5')).toBe(200)
    expect(await statusOf('::1')).toBe(200)
    expect(await statusOf('1.2.3.4')).toBe(200)
    expect(await statusOf('::ffff:1.2.3.4')).toBe(429)
    // what stands before the last one may be made up
    expect(await statusOf('9.9.9.9, 1.2.3.4')).toBe(429)
  })

  test('has so many lines', async () => {
    const { port } = await serverOf({ lines: 2 })
    const kept = [await deafLine(port), await deafLine(port)]
    const refused = await bare(port, handshake())
    expect(refused).toMatch(/^HTTP\/1.1 429 [\s\S]*"code":"too-fast"/)
    for (const socket of kept) socket.destroy()
    await sleep(50)
    const again = await deafLine(port)
    again.destroy()
  })
})

test('one address has so many connections, also such that say nothing', async () => {
  const { port } = await serverOf({ connections: 2 })
  const kept = [connect(port, '127.0.0.1'), connect(port, '127.0.0.1')]
  await Promise.all(kept.map((socket) => once(socket, 'connect')))
  expect(await bare(port, BARE[0])).toBe('')
  kept[0].destroy()
  await expect.poll(() => bare(port, BARE[0])).toMatch(/400/)
  kept[1].destroy()
})

/** What is said on a line is answered, or the line is closed. */
async function closingCode(url: string, say: (socket: WebSocket) => void): Promise<number> {
  const socket = new WebSocket(url)
  await once(socket, 'open')
  const closed = new Promise<number>((done) => socket.addEventListener('close', ({ code }) => done(code)))
  say(socket)
  return closed
}

describe('one line', () => {
  test('says so much; whoever goes on is shown out', async () => {
    const { line } = await serverOf({ calls: { most: 5, perSecond: 0 } })
    const answers: Said[] = []
    const code = await closingCode(line, (socket) => {
      socket.addEventListener('message', ({ data }) => answers.push(JSON.parse(data as string) as Said))
      for (let n = 0; n < 100; n++) socket.send(JSON.stringify({ n, at: 0, call: 'leave' }))
    })
    expect(code).toBe(1008)
    const why = answers.map((said) => ('unanswered' in said ? said.unanswered : 'answered'))
    expect(why.filter((one) => one === 'not-seated')).toHaveLength(5)
    expect(why.filter((one) => one === 'too-fast')).toHaveLength(25)
  })

  test.each(['pings', 'calls'])('that is never read, however many %s it says, is cut', async (what) => {
    const { address, port } = await serverOf(what === 'pings' ? { calls: LIMITS.calls } : {})
    const { watch } = await begunTable(address)
    const socket = await deafLine(port)
    const gone = new Promise((done) => socket.on('close', done))
    socket.write(frame(TEXT, JSON.stringify({ n: 0, at: 0, call: 'sit', pass: watch })))
    const about = JSON.stringify({ n: 1, at: 0, call: 'about' })
    const more = what === 'pings' ? frame(PING, 'x') : frame(TEXT, about)
    for (let said = 0; !socket.destroyed && said < 20_000; said++) {
      socket.write(more)
      if (said % 100 === 0) await sleep(1)
    }
    await gone
    expect(socket.destroyed).toBe(true)
  })

  test('has figures worked out by the number, and whole games told by their length', async () => {
    const { line, address } = await serverOf({ calls: { most: 50, perSecond: 0 } })
    const { passes } = await begunTable(address)
    const table = await RemoteTable.at(lineTo(line), passes[0])
    const plans = (n: number) => Object.fromEntries(Array.from({ length: n }, (_, i) => [`${i}`, {}]))
    await table.ask({ ask: 'odds', plans: plans(20) })
    await expect(table.ask({ ask: 'odds', plans: plans(400) })).rejects.toThrow('too-fast')
    const told = async () => {
      for (let i = 0; i < 30; i++) await table.about()
    }
    await expect(told()).rejects.toThrow('too-fast')
  })

  test('has twenty places, and no call without one', async () => {
    const { line, address } = await serverOf()
    const { pass, join } = await made(address)
    const client = lineTo(line)
    const at = await Promise.all(Array.from({ length: 20 }, () => client.sit(pass)))
    await expect(client.sit(pass)).rejects.toThrow('no-pass')
    await client.leave(at[3].at)
    const { at: free } = await client.sit(join)
    const calls: Parameters<Line['call']>[1][] = [
      { call: 'about' },
      { call: 'ask', query: { ask: 'hint' } },
      { call: 'send', request: { key: 'k', version: 0, do: 'undo' } },
      { call: 'subscribe', since: 0 },
    ]
    for (const call of calls) {
      await expect(client.call(free, call)).rejects.toThrow('not-begun')
      await expect(client.call(at[3].at, call)).rejects.toThrow('not-seated')
    }
  })
})

test('so many look on, and each who goes makes room', async () => {
  const { line, address } = await serverOf({ sittings: 2 })
  const { watch, passes } = await begunTable(address)
  const client = lineTo(line)
  const watching = await Promise.all([watch, watch, watch].map((pass) => RemoteTable.at(client, pass)))
  await watching[0].about()
  await watching[1].about()
  await expect(watching[2].about()).rejects.toThrow('full')
  // players have places of their own
  await (await RemoteTable.at(client, passes[0])).about()
  await watching[0].leave()
  await watching[2].about()
})

describe('a pass that has ended', () => {
  test('ends the sitting of every line that used it, and opens nothing any more', async () => {
    const { line, address } = await serverOf()
    const { table, passes } = await begunTable(address)
    let ended = 0
    const at = () => RemoteTable.at(lineTo(line), passes[0], undefined, () => ended++)
    const [one, other] = [await at(), await at()]
    await one.about()
    const { pass } = await api<{ pass: string }>(address, 'POST', `tables/${table}/pass`, passes[0])
    await expect.poll(() => ended).toBe(2)
    for (const gone of [one, other]) await expect(gone.about()).rejects.toThrow('not-seated')
    await expect(RemoteTable.at(lineTo(line), passes[0])).rejects.toThrow('no-pass')
    await expect(api(address, 'POST', `tables/${table}/pass`, passes[0])).rejects.toThrow('401 no-pass')
    await (await RemoteTable.at(lineTo(line), pass)).about()
  })

  test('is noticed by whoever comes back', async () => {
    const { line, address } = await serverOf()
    const { table, passes } = await begunTable(address)
    const client = lineTo(line)
    let ended = 0
    await RemoteTable.at(client, passes[0], undefined, () => ended++)
    client.renew()
    client.close()
    await api(address, 'POST', `tables/${table}/pass`, passes[0])
    client.renew()
    await expect.poll(() => ended).toBe(1)
  })

  test('is that of a player who was sent away, and the next one there has another', async () => {
    const { line, address } = await serverOf()
    const links = await made(address)
    const { table, pass: host } = links
    const first = await taken(address, links)
    let ended = 0
    const sitting = await RemoteTable.at(lineTo(line), first.pass, undefined, () => ended++)
    await api(address, 'PATCH', `tables/${table}/seats/1`, host, { kind: 'open' })
    await expect.poll(() => ended).toBe(1)
    await expect(sitting.about()).rejects.toThrow('not-seated')
    const second = await taken(address, links)
    await expect(
      api(address, 'PATCH', `tables/${table}/seats/1`, first.pass, { ready: true }),
    ).rejects.toThrow('401 no-pass')
    await api(address, 'PATCH', `tables/${table}/seats/1`, second.pass, { ready: true })
  })

  test('leaves one pass a seat, however takers and host race', async () => {
    const { address } = await serverOf()
    const links = await made(address)
    const { table, pass: host } = links
    const passes: string[] = []
    const takes = async () => {
      for (let i = 0; i < 15; i++)
        await taken(address, links).then(
          ({ pass }) => passes.push(pass),
          () => undefined,
        )
    }
    const opens = async () => {
      for (let i = 0; i < 30; i++)
        await api(address, 'PATCH', `tables/${table}/seats/1`, host, { kind: 'open' })
    }
    await Promise.all([takes(), takes(), opens()])
    await taken(address, links).then(
      ({ pass }) => passes.push(pass),
      () => undefined,
    )
    const holds = await Promise.all(
      passes.map((pass) =>
        api(address, 'GET', `tables/${table}`, pass).then(
          () => pass,
          () => null,
        ),
      ),
    )
    expect(holds.filter((pass) => pass !== null)).toHaveLength(1)
  })

  test('is renewed by one of two at once', async () => {
    const { address } = await serverOf()
    const { table, pass } = await made(address)
    const renew = () => api<{ pass: string }>(address, 'POST', `tables/${table}/pass`, pass)
    const renewed = await Promise.allSettled([renew(), renew(), renew()])
    expect(renewed.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('of a link is renewed by the host alone', async () => {
    const { address } = await serverOf()
    const links = await made(address)
    const { table, pass, join, watch } = links
    const ben = await taken(address, links)
    const renew = (by: string, body?: object) =>
      api<{ pass: string }>(address, 'POST', `tables/${table}/pass`, by, body)
    for (const by of [join, watch]) await expect(renew(by)).rejects.toThrow('403 not-yours')
    await expect(renew(ben.pass, { of: 'join' })).rejects.toThrow('403 not-yours')
    const renewed = await renew(pass, { of: 'join' })
    const see = (by: string) => api(address, 'GET', `tables/${table}`, by)
    await expect(see(join)).rejects.toThrow('401 no-pass')
    for (const still of [renewed.pass, watch, pass, ben.pass]) await see(still)
  })
})

describe('a seat', () => {
  test('does nothing with the key of another’s request, nor twice with its own', async () => {
    const { line, address } = await serverOf()
    const { passes } = await begunTable(address)
    const [ada, again, ben] = await Promise.all(
      [passes[0], passes[0], passes[1]].map((pass) => RemoteTable.at(lineTo(line), pass)),
    )
    const { version, view } = (await ada.send({ key: 'look', version: 0, do: 'hurry' })).news
    const { deed } = view.you!.offers[0]
    const request = { key: 'once', version, do: 'act', deed } as const
    const reply = await ada.send(request)
    expect(reply.ok).toBe(true)
    const now = reply.news.version
    expect(await again.send(request)).toMatchObject({ ok: true, news: { version: now } })
    expect((await ben.send(request)).news.version).toBe(now)
    expect(await ben.send({ ...request, key: 'other' })).toMatchObject({
      ok: false,
      why: 'outdated',
      news: { version: now },
    })
  })

  test('doesn’t have the others wait, nor hear what it is that one of them wishes', async () => {
    const { line, address } = await serverOf()
    const table = await api<Made>(address, 'POST', 'tables', undefined, {
      ...NEW,
      setup: { ...NEW.setup, heroes: 3 },
      others: [{ kind: 'open' }, { kind: 'bot', name: 'Bo', bot: 'random' }],
    })
    const { pass } = await taken(address, table)
    await api(address, 'PATCH', `tables/${table.table}/seats/1`, pass, { ready: true })
    await api(address, 'POST', `tables/${table.table}/begin`, table.pass)
    const [ada, ben] = await Promise.all([table.pass, pass].map((one) => RemoteTable.at(lineTo(line), one)))
    const heard: News[] = []
    await ben.subscribe(0, (news) => heard.push(news))
    await expect.poll(() => heard.length).toBe(1)
    await ada.send({ key: '1', version: 0, do: 'prompt', policy: { when: 'never' } })
    await ada.send({ key: '2', version: 0, do: 'nothing-more' })
    await ada.send({ key: '3', version: 0, do: 'rename', name: 'Mine' })
    await ada.send({ key: '4', version: 0, do: 'pace', pace: 1e9 })
    await ben.about()
    expect(heard).toHaveLength(1)
  })

  test('can’t say what no database may keep', async () => {
    const { line, address } = await serverOf()
    const { passes } = await begunTable(address)
    const table = await RemoteTable.at(lineTo(line), passes[0])
    for (const request of [
      { key: 'a\0', version: 0, do: 'hurry' },
      { key: 'a', version: 0, do: 'rename', name: '\0' },
    ] as const)
      expect(await table.send(request)).toMatchObject({ ok: false, why: 'malformed' })
    await expect(made(address, { name: 'a\0b' })).rejects.toThrow('400 malformed')
    await expect(made(address, { others: [{ kind: 'bot', name: 'B', bot: 'toString' }] })).rejects.toThrow(
      '422 bad-setup',
    )
  })
})

test('a question that is none is no trouble of the server', async () => {
  const { address } = await serverOf()
  const { table, passes } = await begunTable(address)
  await expect(
    api(address, 'POST', `tables/${table}/questions`, passes[0], { ask: 'toString' }),
  ).rejects.toThrow('400 malformed')
})
