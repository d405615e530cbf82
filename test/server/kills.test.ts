/** Nothing that was acknowledged is lost, whatever breaks down and when. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, sqlite } from '@runesaga/server'
import type { TableOfToday } from '@runesaga/table'
import { expect, test } from 'vitest'
import { Dice } from '../../packages/sets/test/kit/dice.ts'
import { ALL } from '../kit/share.ts'
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

test(`${GAMES} games at once survive a server that is killed ${KILLS} times`, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'runesaga-'))
  const server = new ServerProcess({ DATA_DIR: folder })
  await server.start()
  const tables = await Promise.all(Array.from({ length: GAMES }, () => begunTable(server.address)))
  const friends = await Promise.all(
    tables.flatMap(({ passes }) => passes.map((pass, seat) => Friend.at(server.line, seat, pass))),
  )
  const dice = new Dice('kills')
  const playing = Promise.all(friends.map((friend) => friend.play(() => sleep(dice.below(30)))))
  for (let kills = 0; kills < KILLS; kills++) {
    await sleep(100 + dice.below(500))
    await server.kill()
    await server.start()
    // some lines break by themselves meanwhile
    dice.pick(friends).cut()
  }
  await playOn(friends)
  for (const friend of friends) friend.stop()
  await playing
  await sleep(200)
  for (const friend of friends) friend.close()
  await server.stop()
  const database = await sqlite(join(folder, 'runesaga.db'))
  await compare(database, tables, friends)
  await database.close()
  await rm(folder, { recursive: true })
})
