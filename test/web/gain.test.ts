/** A Trait is asked about before it is gained: what it gives, what it costs, what it makes of the points. By the keyboard alone. */
import type { News } from '@runesaga/table'
import { expect } from 'vitest'
import { bot, person, type Seeded, seeded } from './kit/tables.ts'
import { test } from './kit/visit.ts'

const TWO: Seeded = {
  setup: { edition: 'base', mode: 'competitive', heroes: 2 },
  players: [person('Ysolde'), bot('Tomas')],
  id: 'lantern',
  asking: { when: 'never' },
}
const ADVENTUROUS = 'base/adventurous'
const offersIt: Seeded['until'] = ({ view }: News) =>
  view.turn.mainActions > 0 &&
  view.you!.offers.some(({ deed }) => typeof deed === 'object' && 'gain' in deed && deed.gain === ADVENTUROUS)

test('a Trait that can’t be had yet says why with its own sentence, where it is read', async ({ visit }) => {
  const lacks = ({ view }: News) =>
    Object.entries(view.you!.whyNot.cards).find(([, why]) => why === 'need-not-met')
  const table = await seeded({
    ...TWO,
    until: (news) => news.view.turn.mainActions > 0 && lacks(news) !== undefined,
  })
  const { page } = await visit({ tables: [table], at: 'table/lantern' })
  const why = /This Trait isn’t open to you now\. (You must have .+?\.)/
  const card = page.getByRole('button', { name: why }).first()
  const [said] = why.exec((await card.getAttribute('aria-label'))!)!
  await card.click()
  await page.getByRole('dialog').getByText(said, { exact: true }).waitFor()
})

test('a Trait says its price once and what it makes of the points; Enter takes what is golden', async ({
  visit,
}) => {
  const { page } = await visit({ tables: [await seeded({ ...TWO, until: offersIt })], at: 'table/lantern' })
  const score = page.getByRole('button', { name: /^Points so far/ })
  const pointsNow = async () => Number(/\d+/.exec(await score.innerText())![0])
  const before = await pointsNow()
  const card = page.getByRole('button', { name: /^Gain Adventurous for 1/ })
  await card.focus()
  await page.keyboard.press('Enter')
  const asked = page.getByRole('dialog', { name: 'Gain Adventurous?' })
  const golden = asked.getByRole('button', { name: /^Pay and gain it/ })
  await golden.waitFor()
  expect(await golden.evaluate((button) => button === document.activeElement)).toBe(true)
  const worth = asked.getByText(/^([+−]\d+ points?|Points as before): 1 Experience paid/)
  await worth.waitFor()
  const said = (await worth.innerText()).replace('−', '-')
  // the price is told, and the card's own "Cost: 1" left out
  expect((await asked.innerText()).match(/costs? /gi)).toHaveLength(1)
  expect(await asked.getByText(/^Cost:/).count()).toBe(0)
  await page.keyboard.press('Enter')
  await asked.waitFor({ state: 'detached' })
  await page.locator('[data-part="columns"]').getByText('Adventurous', { exact: true }).first().waitFor()
  await expect
    .poll(async () => (await pointsNow()) - before)
    .toBe(said.startsWith('Points') ? 0 : Number.parseInt(said, 10))
})
