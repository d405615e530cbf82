/** Nothing that was acknowledged is lost, whatever breaks down and when. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, postgres, sqlite } from '@runesaga/server'
import type { TableOfToday } from '@runesaga/table'
import { expect, test } from 'vitest'
import { Dice } from '../../packages/sets/test/kit/dice.ts'
import { ALL } from '../kit/share.ts'
import { postgresServer } from './kit/databases.ts'
import { type Begun, begunTable, Friend } from './kit/friends.ts'
import { ServerProcess } from './kit/process.ts'

const GAMES = ALL ? 100 : 6
const KILLS = ALL ? 50 : 3

/** All friends go on until each has done something more, or their game is over; then they get up. */
async function playOn(friends: readonly Friend[]): Promise<void> {
  const before = friends.map(({ done }) => done.length)
  const hasGoneOn = (friend: Friend, n: number) => friend.isOver || friend.done.length > before[n]
  while (!friends.every(hasGoneOn)) await sleep(20)
}

/** Every move of a person is one that they were told was done, in that order, once. */
async function compare(
  database: Database,
  tables: readonly Begun[],
  friends: readonly Friend[],
): Promise<void> {
  for (const [n, { table }] of tables.entries()) {
    const { record } = (await database.tables.read(table)) as TableOfToday
    for (const friend of friends.slice(2 * n, 2 * n + 2)) {
      const moves = record.moves.filter(([seat, , auto]) => seat === friend.seat && auto !== 'auto')
      expect(moves.map(([, deed]) => deed)).toEqual(friend.done)
      // whoever is told everything knows the whole game
      expect(friend.version).toBe(record.moves.length)
    }
  }
}

const dice = new Dice('kills')

/** Friends at tables of two, who play while everything breaks down; then what was kept is compared with what they were told. */
async function playThrough(
  lines: readonly string[],
  tables: readonly Begun[],
  breakDown: (friends: readonly Friend[]) => Promise<void>,
): Promise<Friend[]> {
  const friends = await Promise.all(
    tables.flatMap(({ passes }) =>
      passes.map((pass, seat) => Friend.at(lines[seat % lines.length], seat, pass)),
    ),
  )
  const playing = Promise.all(friends.map((friend) => friend.play(() => sleep(dice.below(30)))))
  await breakDown(friends)
  await playOn(friends)
  for (const friend of friends) friend.stop()
  await playing
  await sleep(200)
  for (const friend of friends) friend.close()
  return friends
}

test(`${GAMES} games at once survive a server that is killed ${KILLS} times`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'runesaga-'))
  const server = new ServerProcess({ DATA_DIR: folder })
  await server.start()
  const tables = await Promise.all(Array.from({ length: GAMES }, () => begunTable(server.address)))
  const friends = await playThrough([server.line], tables, async (all) => {
    for (let kills = 0; kills < KILLS; kills++) {
      await sleep(100 + dice.below(500))
      await server.kill()
      await server.start()
      // some lines break by themselves meanwhile
      dice.pick(all).cut()
    }
  })
  await server.stop()
  const database = await sqlite(join(folder, 'runesaga.db'))
  await compare(database, tables, friends)
  await database.close()
  await rm(folder, { recursive: true })
})

const server = postgresServer()

test(`${GAMES} games at once survive two nodes that are killed in turn, and a database that is restarted`, async () => {
  await server.start()
  const url = await server.create('kills')
  const nodes = [0, 1].map(() => new ServerProcess({ DATABASE_URL: url }))
  // both at once: only one of them makes the tables of the database
  await Promise.all(nodes.map((node) => node.start()))
  const tables = await Promise.all(Array.from({ length: GAMES }, (_, n) => begunTable(nodes[n % 2].address)))
  const lines = nodes.map(({ line }) => line)
  const friends = await playThrough(lines, tables, async (all) => {
    for (let kills = 0; kills < KILLS; kills++) {
      await sleep(100 + dice.below(500))
      const node = nodes[kills % 2]
      await node.kill()
      await node.start()
      dice.pick(all).cut()
      if (kills % 10 !== 1) continue
      await server.stop()
      await sleep(dice.below(500))
      await server.start()
    }
  })
  await Promise.all(nodes.map((node) => node.stop()))
  const database = await postgres(url)
  await compare(database, tables, friends)
  await database.close()
})
