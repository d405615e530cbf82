/** From a table that somebody makes to a game that everybody plays: links, seats, shares of the chance, and what is refused. */
import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { makeApp, sqlite } from '@runesaga/server'
import type { AnswerTo, TableOfToday } from '@runesaga/table'
import { type Gathering, Line, promiseOfShare, RemoteTable } from '@runesaga/table/remote'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { rules } from '../kit/rules.ts'
import { Sitting } from '../kit/sitting.ts'
import { api } from './kit/friends.ts'

const database = await sqlite(':memory:')
const app = await makeApp({ database, rulesFor: async () => rules })
let address: string
const lines: Line[] = []

beforeAll(async () => {
  await app.http.listen({ port: 0, host: '127.0.0.1' })
  address = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  for (const line of lines) line.close()
  await app.close()
  await database.close()
})

interface Links {
  table: string
  pass: string
  join: string
  watch: string
}
const TABLE = {
  name: 'Friday',
  setup: { edition: 'base', mode: 'competitive', heroes: 2 },
  host: 'Ada',
  others: [{ kind: 'open' }],
}
const ask = <T>(method: string, path: string, pass?: string, body?: unknown): Promise<T> =>
  api(address, method, path, pass, body)
const made = (more = {}): Promise<Links> => ask('POST', 'tables', undefined, { ...TABLE, ...more })
const found = ({ table }: Links, pass: string): Promise<Gathering> => ask('GET', `tables/${table}`, pass)
const taken = ({ table, join }: Links, wish: object): Promise<{ seat: number; pass: string }> =>
  ask('POST', `tables/${table}/seats`, join, wish)
const refusal = async (asking: Promise<unknown>): Promise<string> =>
  asking.then(
    () => 'done',
    (error: Error) => error.message,
  )

function lineTo(): Line {
  const line = new Line(`${address.replace('http', 'ws')}/api/line`)
  lines.push(line)
  return line
}

/** A game that is begun, with the shares of both. */
async function played(share: (links: Links, seat: number, secret: string, pass: string) => Promise<unknown>) {
  const links = await made()
  const secrets = [0, 1].map(() => randomBytes(32).toString('hex'))
  const { pass } = await taken(links, { name: 'Ben', hash: promiseOfShare(links.table, 1, secrets[1]) })
  const own = promiseOfShare(links.table, 0, secrets[0])
  await ask('PATCH', `tables/${links.table}/seats/0`, links.pass, { hash: own })
  expect(await refusal(ask('PATCH', `tables/${links.table}/seats/0`, links.pass, { hash: own }))).toBe(
    '409 taken',
  )
  await ask('PATCH', `tables/${links.table}/seats/1`, pass, { ready: true })
  await ask('POST', `tables/${links.table}/begin`, links.pass)
  await share(links, 0, secrets[0], links.pass)
  await share(links, 1, secrets[1], pass)
  return { links, pass, secrets }
}

test('a table has a link for each purpose, and whoever has one sees who is there', async () => {
  const links = await made()
  const { seats, host, phase, name } = await found(links, links.watch)
  expect({ seats, host, phase, name }).toEqual({
    name: 'Friday',
    host: 0,
    phase: 'gathering',
    seats: [{ kind: 'person', name: 'Ada', ready: true }, { kind: 'open' }],
  })
  const { seat, pass } = await taken(links, { name: '  Ben ' })
  expect(seat).toBe(1)
  expect((await found(links, pass)).seats[1]).toEqual({ kind: 'person', name: 'Ben', ready: false })
  const text = JSON.stringify(await found(links, links.join))
  for (const secret of [links.pass, links.join, links.watch, pass, 'server', 'shares'])
    expect(text).not.toContain(secret)
})

test('of two who take the last seat at once, one has it', async () => {
  const links = await made()
  const tries = await Promise.all(['Ben', 'Cid'].map((name) => refusal(taken(links, { name }))))
  expect(tries.toSorted()).toEqual(['409 taken', 'done'])
})

test('everybody changes their own seat, the host those of others, and nobody the host’s', async () => {
  const links = await made({
    setup: { ...TABLE.setup, heroes: 3 },
    others: [{ kind: 'open' }, { kind: 'open' }],
  })
  const ben = await taken(links, { name: 'Ben', seat: 2 })
  const change = (pass: string, seat: number, wish: object) =>
    refusal(ask('PATCH', `tables/${links.table}/seats/${seat}`, pass, wish))
  expect(await change(ben.pass, 2, { name: 'Benno' })).toBe('done')
  expect(await change(ben.pass, 0, { name: 'Mine' })).toBe('403 not-yours')
  expect(await change(ben.pass, 1, { kind: 'bot', name: 'Bo', bot: 'adept' })).toBe('403 not-yours')
  expect(await change(links.watch, 1, { kind: 'open' })).toBe('403 not-yours')
  expect(await change(links.pass, 0, { kind: 'open' })).toBe('403 not-yours')
  expect(await change(links.pass, 2, { ready: true })).toBe('403 not-yours')
  expect(await change(links.pass, 1, { kind: 'bot', name: 'Bo', bot: 'adept' })).toBe('done')
  // whoever was sent away has no pass any more
  expect(await change(links.pass, 2, { kind: 'open' })).toBe('done')
  expect(await change(ben.pass, 2, { ready: true })).toBe('401 no-pass')
  expect((await found(links, links.pass)).seats.map(({ kind }) => kind)).toEqual(['person', 'bot', 'open'])
})

test('a game begins once everybody is there and ready, and only once', async () => {
  const links = await made()
  const begin = (pass: string) => refusal(ask('POST', `tables/${links.table}/begin`, pass))
  expect(await begin(links.pass)).toBe('409 not-ready')
  const { pass } = await taken(links, { name: 'Ben' })
  expect(await begin(pass)).toBe('403 not-yours')
  expect(await begin(links.pass)).toBe('409 not-ready')
  await ask('PATCH', `tables/${links.table}/seats/1`, pass, { ready: true })
  expect(await refusal(ask('GET', `tables/${links.table}/news`, pass))).toBe('409 not-begun')
  expect(await begin(links.pass)).toBe('done')
  expect(await begin(links.pass)).toBe('409 begun')
  expect((await found(links, links.pass)).phase).toBe('begun')
  expect(await refusal(taken(links, { name: 'Cid' }))).toBe('409 begun')
  const { view } = await ask<{ view: { viewer: number } }>('GET', `tables/${links.table}/news`, pass)
  expect(view.viewer).toBe(1)
})

test('who waits on a line is told who comes, and when the game has begun', async () => {
  const links = await made()
  const told: Gathering[] = []
  const ada = await RemoteTable.at(lineTo(), links.pass, (gathering) => told.push(gathering))
  expect(ada.sitting.gathering?.seats[1]).toEqual({ kind: 'open' })
  await expect(ada.about()).rejects.toThrow('not-begun')
  const { pass } = await taken(links, { name: 'Ben' })
  await ask('PATCH', `tables/${links.table}/seats/1`, pass, { ready: true })
  await ask('POST', `tables/${links.table}/begin`, links.pass)
  await vi.waitFor(() => expect(told.at(-1)?.phase).toBe('begun'))
  expect(told[0].seats[1]).toMatchObject({ name: 'Ben' })
  const sitting = await Sitting.at({ sit: async () => ada }, 0)
  expect(sitting.view.waitsFor).toContainEqual({ seat: 0, for: 'characters' })
})

test('a link that was renewed is worth nothing any more', async () => {
  const links = await made()
  const renewed = await ask<{ pass: string }>('POST', `tables/${links.table}/pass`, links.pass, {
    of: 'join',
  })
  expect(await refusal(taken(links, { name: 'Ben' }))).toBe('401 no-pass')
  expect(await refusal(taken({ ...links, join: renewed.pass }, { name: 'Ben' }))).toBe('done')
})

test('only tables that want it are shown to everybody, until they begin', async () => {
  await made({ name: 'Private' })
  const links = await made({
    name: 'Public',
    listed: true,
    others: [{ kind: 'bot', name: 'Bo', bot: 'adept' }],
  })
  const names = async () =>
    (await ask<{ tables: Gathering[] }>('GET', 'tables')).tables.map(({ name }) => name)
  expect(await names()).toEqual(['Public'])
  const older = await made({ name: 'Older', listed: true })
  const wasMade = async (minutesAgo: number) => {
    const { gathering, version } = (await database.gatherings.read(older.table))!
    await database.gatherings.write({ ...gathering, made: Date.now() - minutesAgo * 60_000 }, version)
  }
  // the newest first, and none that was left a day ago
  await wasMade(10)
  expect(await names()).toEqual(['Public', 'Older'])
  await wasMade(24 * 60 + 1)
  expect(await names()).toEqual(['Public'])
  await ask('POST', `tables/${links.table}/begin`, links.pass)
  expect(await names()).toEqual([])
})

test('what no game can be played with is refused when the table is made', async () => {
  expect(await refusal(made({ setup: { ...TABLE.setup, heroes: 3 } }))).toBe('400 malformed')
  expect(await refusal(made({ setup: { ...TABLE.setup, edition: 'chess' } }))).toBe('400 malformed')
  expect(await refusal(made({ setup: { ...TABLE.setup, mode: 'solo' } }))).toBe('422 bad-setup')
  expect(await refusal(made({ others: [{ kind: 'bot', name: 'Bo', bot: 'HAL' }] }))).toBe('422 bad-setup')
})

test('the chance is made of everybody’s shares, and the record proves it', async () => {
  const { links, secrets } = await played(({ table }, _, share, pass) =>
    ask('POST', `tables/${table}/share`, pass, { share }),
  )
  expect((await found(links, links.pass)).phase).toBe('begun')
  const { record } = (await database.tables.read(links.table)) as TableOfToday
  const { made: seed } = record.chance as Extract<typeof record.chance, { promise: string }>
  expect(seed).toMatchObject({ table: links.table, shares: secrets, server: null })
  expect(seed!.promise).toBe((await found(links, links.pass)).promise)
})

test('whoever gives nothing has no part in it, and another’s share is none', async () => {
  const { links, pass, secrets } = await played(async ({ table, pass: host }, seat, share, own) => {
    if (seat === 0) return
    expect(
      await refusal(ask('POST', `tables/${table}/share`, own, { share: share.replace(/./g, '0') })),
    ).toBe('400 malformed')
    expect(await refusal(ask('POST', `tables/${table}/share`, host, { share }))).toBe('400 malformed')
  })
  expect((await found(links, pass)).phase).toBe('sharing')
  // ten seconds later
  const { gathering, version } = (await database.gatherings.read(links.table))!
  const fair = { ...gathering.fair, asked: gathering.fair.asked! - 10_000 }
  await database.gatherings.write({ ...gathering, fair }, version)
  expect((await found(links, pass)).phase).toBe('begun')
  expect(await refusal(ask('POST', `tables/${links.table}/share`, pass, { share: secrets[1] }))).toBe(
    '409 begun',
  )
  const { record } = (await database.tables.read(links.table)) as TableOfToday
  expect(record.chance).toMatchObject({
    made: { shares: [null, null], hashes: [expect.any(String), expect.any(String)] },
  })
  const proof = await ask<{ answer: AnswerTo<{ ask: 'verify' }> }>(
    'POST',
    `tables/${links.table}/questions`,
    pass,
    {
      ask: 'verify',
    },
  )
  expect(proof.answer).toBe('not-over')
})
