/** Records on the page: the promise at the start, the proof at the end, and games whose cards have changed. */
import type { News, TableOfToday } from '@runesaga/table'
import { describe, expect } from 'vitest'
import { rules } from '../kit/rules.ts'
import { SPOKEN } from '../kit/words.ts'
import { says } from './kit/said.ts'
import { bot, keptTable, NEVER, person, seeded } from './kit/tables.ts'
import { ready, test } from './kit/visit.ts'

const WISH = {
  setup: { edition: 'base', mode: 'competitive', heroes: 2 },
  players: [person('Ysolde'), bot('Tomas')],
  id: 'lantern',
} as const
const wish = (more: object) => ({ ...WISH, players: [...WISH.players], ...more })

/** As if its cards had been others: their hash, and with it the promise that binds them. */
function ofOtherCards(table: TableOfToday): TableOfToday {
  const { record } = table
  const seen = record.seen.slice()
  const at = seen.findLastIndex((events) => events.some(({ type }) => type === 'weighed'))
  seen[at] = seen[at].map((event) =>
    event.type === 'weighed' ? { ...event, total: event.total + 9 } : event,
  )
  const sets = record.sets.map((set) => ({
    ...set,
    hash: set.hash.replace(/^./, (digit) => (digit === '0' ? '1' : '0')),
  }))
  return { ...table, record: { ...record, sets, seen, chance: { fast: 1 } } }
}

test('what the runes will show is promised when a game begins', async ({ visit }) => {
  const table = await seeded(wish({}))
  const { page } = await visit({ tables: [table], at: 'table/lantern' })
  const { promise } = table.record.chance as { promise: string }
  await says(page, SPOKEN.en.say('opening/promise', { promise: promise.slice(0, 16) }))
})

test('a finished game is checked on the page, and shows seed, promise and chain', async ({ visit }) => {
  const table = await seeded(wish({ until: NEVER }))
  const { page } = await visit({ tables: [table], at: 'table/lantern' })
  await page.getByRole('button', { name: SPOKEN.en.say('end/check') }).click()
  await says(page, 'Fair: all')
  const { promise, seed } = table.record.chance as { promise: string; seed: string }
  for (const told of [promise, seed, table.record.chain]) await says(page, told)
})

describe('a game that was played with other cards', () => {
  test('says so, and goes on from its last rest with its chronicle', async ({ visit }) => {
    const isThere = ({ view }: News) =>
      view.turn.number > 6 && view.waitsFor.some((asked) => asked.for === 'turn')
    const table = ofOtherCards(await seeded(wish({ until: isThere })))
    const { page } = await visit({ tables: [table], at: 'table/lantern' })
    await says(page, SPOKEN.en.say('trouble/bad-table/changed'))
    await page
      .getByRole('button', { name: SPOKEN.en.say('trouble/go-on', { number: table.standing!.turn }) })
      .click()
    await says(page, SPOKEN.en.say('common/went-on'))
    await ready(page)
    const kept = await keptTable(page, 'lantern')
    expect(kept.earlier).toEqual([{ record: table.record, secret: table.secret }])
    expect(kept.record.from).toEqual({ ...table.record.kept, chain: table.record.chain })
    expect(kept.record.sets).toEqual(rules.newGame({ ...table.record.setup, seed: { fast: 1 } }).setup.sets)
    // opened again it is simply there
    await page.reload()
    await ready(page)
    expect((await keptTable(page, 'lantern')).record).toEqual(kept.record)
  })
})
