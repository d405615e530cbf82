/** Taking back, and why not. */
import { expect } from 'vitest'
import { SPOKEN } from '../kit/words.ts'
import { gameOn } from './kit/game-on.ts'
import { NAMES } from './kit/names.ts'
import { says } from './kit/said.ts'
import { changed, now } from './kit/settled.ts'
import { bot, keptTable, person, type Seeded, seeded } from './kit/tables.ts'
import { test } from './kit/visit.ts'

const TABLE: Seeded = {
  setup: { edition: 'base', mode: 'competitive', heroes: 2 },
  players: [person('Ysolde'), bot('Tomas')],
  id: 'lantern',
}

test('what revealed nothing is taken back', async ({ visit }) => {
  const table = await seeded({ ...TABLE, until: ({ seat }) => seat!.asked && seat!.undo === null })
  const { page } = await visit({ tables: [table], at: 'table/lantern' })
  const before = await gameOn(page)
  const time = await now(page)
  await page.getByRole('button', { name: NAMES.undo }).first().click()
  await changed(page, time)
  const { record } = await keptTable(page, 'lantern')
  expect(record.moves.slice(before.moves)).toEqual([[0, 'undo']])
})

test.for(['en', 'fr'] as const)(
  'after a cast nothing is, and the page says why (%s)',
  async (language, { visit }) => {
    const isAfterCast: Seeded['until'] = ({ seat, view }) =>
      seat!.asked && seat!.undo === 'revealed' && view.waitsFor.some((asked) => asked.for === 'window')
    const table = await seeded({ ...TABLE, until: isAfterCast })
    const { page } = await visit({ language, tables: [table], at: 'table/lantern', size: 'phone' })
    const before = await keptTable(page, 'lantern')
    // a button that can't do it still tells why when it is pressed
    await page.getByRole('button', { name: NAMES.undo }).first().click({ force: true })
    await says(page, SPOKEN[language].say('undo-refusal/revealed'))
    expect((await keptTable(page, 'lantern')).record).toEqual(before.record)
  },
)
