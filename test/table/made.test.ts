/** A table whose seed everybody made together: nobody is told it, or the server's secret, before the game is over. */
import { type Made, madeSeed, promiseOfShare } from '@runesaga/engine/fair'
import { checkSaved, type TableOfToday } from '@runesaga/table'
import { Host, memoryStore, type Store } from '@runesaga/table/host'
import { expect, test } from 'vitest'
import { rules } from '../kit/rules.ts'
import { newTable, person } from '../kit/seeded-table.ts'
import { Seats, Sitting } from '../kit/sitting.ts'

const SERVER = '5e'.repeat(32)
const ADAS = 'ad'.repeat(32)
const players = [person('Ada'), person('Ben')]
const table = newTable(players)
const seed = madeSeed({
  table: table.id,
  hashes: [promiseOfShare(table.id, 0, ADAS), promiseOfShare(table.id, 1, 'be'.repeat(32))],
  shares: [ADAS, null],
  server: SERVER,
})

const seatsOf = async (host: Host, store: Store): Promise<Seats> => {
  const lobby = { sit: async (viewer: number | 'spectator') => host.sit(viewer) }
  const seats = [await Sitting.at(lobby, 0), await Sitting.at(lobby, 1)]
  return new Seats(seats, await Sitting.at(lobby, 'spectator'), store, host.id)
}

/** All that anybody was told, and what they get when they ask. */
async function toldTo({ seats, spectator }: Seats): Promise<string> {
  const told: unknown[] = []
  for (const sitting of [...seats, spectator]) {
    const { updates, heard, news, table: place } = sitting
    const asked = [await sitting.ask({ ask: 'file' }), await sitting.ask({ ask: 'verify' })]
    told.push(updates, heard, news, await place.about(), asked)
  }
  return JSON.stringify(told)
}

const madeIn = ({ record }: TableOfToday): Made | undefined =>
  'promise' in record.chance ? record.chance.made : undefined

test('it is begun, left, opened again and played to its end, and then all of it can be checked', async () => {
  const store = memoryStore()
  const begun = await Host.begin(rules, table, { store }, seed)
  const first = await seatsOf(begun, store)
  let moves = 0
  await first.follow(() => ++moves > 20)
  const left = await first.saved()
  begun.stop()

  // what is kept has the secret of the server apart from the record
  expect(left.secret).toBe(SERVER)
  expect(madeIn(left)).toEqual({ ...seed.made, server: null })
  const hidden = [SERVER, seed.fair]
  for (const told of [JSON.stringify(left.record), await toldTo(first)])
    for (const secret of hidden) expect(told).not.toContain(secret)

  const again = await Host.open(rules, checkSaved(JSON.parse(JSON.stringify(left))), { store })
  const seats = await seatsOf(again, store)
  expect((await again.table()).record).toEqual(left.record)
  await seats.follow(() => {
    const told = JSON.stringify(seats.seats.map(({ news }) => news))
    for (const secret of hidden) expect(told).not.toContain(secret)
    return false
  })

  const over = await seats.saved()
  expect(over.secret).toBe(null)
  expect(madeIn(over)).toEqual(seed.made)
  expect(await seats.spectator.ask({ ask: 'file' })).toMatchObject({ record: over.record })
  expect(await seats.spectator.ask({ ask: 'verify' })).toMatchObject({
    ok: true,
    problems: [],
    seed: seed.fair,
    made: { ...seed.made, gave: [0], withheld: [1] },
  })
})

test('its bots play as they would have, also after it is opened again', async () => {
  const among = newTable([person('Ada'), { kind: 'bot', name: 'Bo', bot: 'adept' }])
  const played = async (isLeft: boolean): Promise<unknown> => {
    const store = memoryStore()
    let host = await Host.begin(rules, among, { store }, seed)
    if (isLeft) host = await Host.open(rules, (await store.read(among.id))!, { store })
    const sitting = await Sitting.at({ sit: async () => host.sit(0) }, 0)
    for (let press = 0; press < 15; press++) await sitting.act((await sitting.hint())!.deed)
    return (await host.table()).record
  }
  expect(await played(true)).toEqual(await played(false))
})

test('a file of it that left the device without its secret goes on with a seed of that device', async () => {
  const store = memoryStore()
  const host = await Host.begin(rules, table, { store }, seed)
  const sitting = await Sitting.at({ sit: async () => host.sit(0) }, 0)
  await sitting.act(sitting.deeds[0])
  const copy = { ...(await host.table()), secret: null, id: 'a copy' }
  const away = await Host.open(rules, copy, { store: memoryStore() })
  const { record, secret } = await away.table()
  expect(secret).not.toBe(null)
  expect([SERVER, seed.fair]).not.toContain(secret)
  expect(record.chance).not.toHaveProperty('made')
})

test.each<[string, Partial<Made>, string]>([
  ['for another number of heroes', { hashes: [], shares: [] }, 'is not told for every seat'],
  ['by another secret', { server: '5f'.repeat(32) }, 'the secret of the server is not the one'],
  ['of another share', { shares: ['ae'.repeat(32), null] }, 'the share of seat 0 is not the one'],
])('a seed that was made %s begins no game', async (_, change, problem) => {
  const made = { ...seed.made, ...change }
  const begun = Host.begin(rules, table, { store: memoryStore() }, { fair: seed.fair, made })
  await expect(begun).rejects.toThrow(problem)
})
