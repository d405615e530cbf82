/** What every store of tables does: in memory, in SQLite and in PostgreSQL. */

import type { Database } from '@runesaga/server'
import type { TableOfToday } from '@runesaga/table'
import { memoryStore, NotKept, Outdated, type Store } from '@runesaga/table/host'
import { beforeAll, describe, expect, test } from 'vitest'
import { bot, botsGame, newTable } from '../kit/seeded-table.ts'
import { postgresServer, sqliteFiles } from './kit/databases.ts'

const files = sqliteFiles()
const server = postgresServer()
let played: TableOfToday

beforeAll(async () => {
  await server.start()
  played = await botsGame(newTable([bot('Ada'), bot('Ben')]), 1)
})

/** The game as it stood after so many moves, as far as a store looks at it. */
function upTo(moves: number, id = 'table 1'): TableOfToday {
  const { record } = played
  const chain = moves === record.moves.length ? record.chain : `chain ${moves}`
  return {
    ...played,
    id,
    touched: `after ${moves}`,
    record: { ...record, moves: record.moves.slice(0, moves), seen: record.seen.slice(0, moves), chain },
  }
}

/** Adds what happened between two moments. */
function append(store: Store, from: number, to: number, wishes = {}, id = 'table 1'): Promise<void> {
  const { touched, record, secret, standing } = upTo(to, id)
  const { moves, seen, chain, kept, chance } = record
  const entries = moves.slice(from).map((move, i) => ({ move, seen: seen[from + i] }))
  const after = { moves: from, chain: upTo(from).record.chain }
  return store.append(id, after, entries, {
    touched,
    chain,
    kept,
    chance,
    secret,
    standing: standing!,
    ...wishes,
  })
}

describe.each<[string, (name: string) => Promise<Store>]>([
  ['memory', async () => memoryStore()],
  ['SQLite', async (name) => (await files(name)).tables],
  ['PostgreSQL', async (name) => (await server.open(name)).tables],
])('a store in %s', (_, open) => {
  test('has no table that nobody began', async () => {
    const store = await open('empty')
    expect(await store.read('table 1')).toBe(null)
    await expect(append(store, 0, 3)).rejects.toThrow(NotKept)
  })

  test('gives a table back as it was begun, and with the moves that follow', async () => {
    const store = await open('whole')
    await store.begin(upTo(2))
    expect(await store.read('table 1')).toEqual(upTo(2))
    await append(store, 2, 2)
    await append(store, 2, 7)
    await append(store, 7, played.record.moves.length)
    expect(await store.read('table 1')).toEqual(upTo(played.record.moves.length))
  })

  test('keeps names and wishes, and only where they are given', async () => {
    const store = await open('wishes')
    await store.begin(upTo(1))
    await append(store, 1, 2, { name: 'l’Été « à deux » 🜂' })
    await append(store, 2, 3, { asking: [{ when: 'never' }, { when: 'from', difficulty: 5 }] })
    await append(store, 3, 4)
    expect(await store.read('table 1')).toEqual({
      ...upTo(4),
      name: 'l’Été « à deux » 🜂',
      asking: [{ when: 'never' }, { when: 'from', difficulty: 5 }],
    })
  })

  test('takes nothing that follows another moment, and no second beginning', async () => {
    const store = await open('outdated')
    await store.begin(upTo(3))
    await expect(append(store, 2, 5)).rejects.toThrow(Outdated)
    await expect(append(store, 4, 5)).rejects.toThrow(Outdated)
    await expect(store.begin(upTo(1))).rejects.toThrow(Outdated)
    await expect(store.begin(upTo(1), 'after 2')).rejects.toThrow(Outdated)
    expect(await store.read('table 1')).toEqual(upTo(3))
    await store.begin(upTo(1), 'after 3')
    expect(await store.read('table 1')).toEqual(upTo(1))
  })

  test('knows the keys of the requests that it has kept', async () => {
    const store = await open('keys')
    // what doesn't outlive its hosts needs none
    if (store.has === undefined) return
    await store.begin(upTo(1))
    const { touched, record, secret, standing } = upTo(3)
    const { moves, seen, chain, kept, chance } = record
    const entries = [
      { move: moves[1], seen: seen[1], key: 'a key' },
      { move: moves[2], seen: seen[2] },
    ]
    const after = { moves: 1, chain: upTo(1).record.chain }
    const note = { touched, chain, kept, chance, secret, standing: standing! }
    await store.append('table 1', after, entries, note)
    expect(await store.has('table 1', 'a key')).toBe(true)
    expect(await store.has('table 1', 'another')).toBe(false)
    expect(await store.has('table 2', 'a key')).toBe(false)
    await expect(store.append('table 1', after, [{ ...entries[0], key: 'late' }], note)).rejects.toThrow(
      Outdated,
    )
    expect(await store.has('table 1', 'late')).toBe(false)
  })

  test('of many that move on from one moment lets one, once', async () => {
    const store = await open('at-once')
    await store.begin(upTo(1))
    const tries = await Promise.allSettled([3, 4, 5, 6, 7].map((to) => append(store, 1, to)))
    const won = tries.flatMap(({ status }, i) => (status === 'fulfilled' ? [i + 3] : []))
    expect(won).toHaveLength(1)
    for (const one of tries) if (one.status === 'rejected') expect(one.reason).toBeInstanceOf(Outdated)
    expect(await store.read('table 1')).toEqual(upTo(won[0]))
  })

  test('keeps many tables at once, each with its own moves', async () => {
    const store = await open('many')
    const ids = Array.from({ length: 60 }, (__, i) => `table ${i}`)
    await Promise.all(ids.map((id) => store.begin(upTo(1, id))))
    await Promise.all(
      ids.map(async (id, i) => {
        for (let n = 1; n < 4 + (i % 5); n++) await append(store, n, n + 1, {}, id)
      }),
    )
    for (const [i, id] of ids.entries()) expect(await store.read(id)).toEqual(upTo(4 + (i % 5), id))
  })
})

/** A table that friends gather at, as far as a database looks at it. */
const gathering = (id: string, name = 'Friday') =>
  ({ id, name, listed: false, phase: 'gathering', fair: { server: 'secret' } }) as unknown as Parameters<
    Database['gatherings']['write']
  >[0]

describe.each<[string, (name: string) => Promise<Database>]>([
  ['SQLite', files],
  ['PostgreSQL', server.open],
])('passes in %s', (_, open) => {
  test('are found by their tokens, and renewed by one of many at once', async () => {
    const { passes } = await open('passes')
    const seat = { table: 'table 1', viewer: 1 } as const
    const token = await passes.issue(seat)
    const other = await passes.issue({ table: 'table 2', viewer: 1 })
    expect(await passes.find(token)).toEqual(seat)
    expect(await passes.find('none')).toBe(null)
    const renewed = await Promise.all([1, 2, 3, 4].map(() => passes.renew(seat, token)))
    const [won, ...more] = renewed.filter((one) => one !== null)
    expect(more).toEqual([])
    expect(await passes.find(token)).toBe(null)
    expect(await passes.find(won)).toEqual(seat)
    // nor by whoever has a pass for another table
    expect(await passes.renew(seat, other)).toBe(null)
    const link = { table: 'table 1', viewer: 'join' } as const
    expect(await passes.find((await passes.renew(link, won))!)).toEqual(link)
    expect(await passes.find(won)).toEqual(seat)
  })

  test('are given and ended with their seats, or not at all', async () => {
    const { passes, gatherings } = await open('seats')
    expect(await gatherings.write(gathering('table 1'), null)).toBe(true)
    const seat = { table: 'table 1', viewer: 1 } as const
    const first = await passes.issue(seat)
    const others = await passes.issue({ table: 'table 1', viewer: 0 })
    let told = 0
    const unwatch = passes.watch('table 1', () => told++)
    // whoever comes too late changes nothing
    expect(await gatherings.write(gathering('table 1', 'Late'), 7, { viewer: 1, hash: null })).toBe(false)
    expect([await passes.find(first), told]).toEqual([seat, 0])
    expect(await gatherings.write(gathering('table 1'), 0)).toBe(true)
    expect([await passes.find(first), told]).toEqual([seat, 0])
    const hash = '0'.repeat(64)
    expect(await gatherings.write(gathering('table 1'), 1, { viewer: 1, hash })).toBe(true)
    expect([await passes.find(first), told]).toEqual([null, 1])
    expect(await gatherings.write(gathering('table 1'), 2, { viewer: 1, hash: null })).toBe(true)
    expect(told).toBe(2)
    expect(await passes.find(others)).toEqual({ table: 'table 1', viewer: 0 })
    unwatch()
    expect(await gatherings.write(gathering('table 1'), 3, { viewer: 0, hash: null })).toBe(true)
    expect([await passes.find(others), told]).toEqual([null, 2])
  })
})

test('another process hears that passes have ended, also after somebody else has stopped to listen twice', async () => {
  const [here, there] = [await server.open('nodes'), await server.open('nodes')]
  const seat = { table: 'table 1', viewer: 0 } as const
  const token = await here.passes.issue(seat)
  const gone = there.passes.watch('table 1', () => undefined)
  gone()
  let told = 0
  there.passes.watch('table 1', () => told++)
  gone()
  await here.passes.renew(seat, token)
  await expect.poll(() => told).toBe(1)
})
