/** Two nodes on one PostgreSQL, a player of the same game at each. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { News, TableOfToday } from '@runesaga/table'
import { Host, type SeatTable, type Store } from '@runesaga/table/host'
import { beforeAll, expect, test } from 'vitest'
import { Dice } from '../../packages/sets/test/kit/dice.ts'
import { rules } from '../kit/rules.ts'
import { newTable, person } from '../kit/seeded-table.ts'
import { postgresServer } from './kit/databases.ts'

const server = postgresServer()
beforeAll(() => server.start())

/** A node's store, and how often it has read the table whole. */
function counted(store: Store): { store: Store; reads: () => number } {
  let reads = 0
  const read: Store['read'] = (id) => {
    reads++
    return store.read(id)
  }
  return { store: { ...store, read }, reads: () => reads }
}

/** Somebody at a table, with the last news. */
async function seated(host: Host, seat: number) {
  const table: SeatTable = host.sit(seat)
  const heard = { table, news: undefined as unknown as News }
  await table.subscribe(0, (news) => {
    heard.news = news
  })
  return heard
}

test('each node makes the moves of the other as they come, and reads the table whole only at first', async () => {
  const nodes = [await server.open('nodes'), await server.open('nodes')].map(({ tables }) => counted(tables))
  const table = newTable([person('Ada'), person('Ben')])
  const begun = await Host.begin(rules, table, { store: nodes[0].store }, { fair: '5'.repeat(64) })
  begun.stop()
  const saved = (await nodes[0].store.read(table.id))!
  const hosts = await Promise.all(nodes.map(({ store }) => Host.open(rules, saved, { store })))
  const seats = await Promise.all(hosts.map((host, seat) => seated(host, seat)))
  const before = nodes.map(({ reads }) => reads())
  const dice = new Dice('nodes')
  for (let moves = 0; moves < 120; ) {
    const asked = seats.find(({ news }) => news.seat!.asked)!
    const { version } = asked.news
    // now and then somebody thinks again
    const isUndone = asked.news.seat!.undo === null && dice.oneIn(4)
    const { deed } = dice.pick(asked.news.view.you!.offers)
    const wish = isUndone ? ({ do: 'undo' } as const) : ({ do: 'act', deed } as const)
    const reply = await asked.table.send({ key: `${moves}`, version, ...wish })
    expect(reply.ok).toBe(true)
    asked.news = reply.news
    moves = reply.news.version
    while (seats.some(({ news }) => news.version < moves)) await sleep(2)
  }
  expect(seats[0].news.view.heroes.map(({ xp }) => xp)).toEqual(seats[1].news.view.heroes.map(({ xp }) => xp))
  const [one, two] = await Promise.all(hosts.map((host) => host.table()))
  const kept = (await nodes[0].store.read(table.id)) as TableOfToday
  expect(one.record).toEqual(kept.record)
  expect(two.record).toEqual(kept.record)
  expect(nodes.map(({ reads }) => reads())).toEqual([before[0] + 1, before[1]])
  for (const host of hosts) host.stop()
})
