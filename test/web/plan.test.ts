/** An attempt before it is declared: two presses by the shortest way, Enter, a question where it can't succeed, and a panel that stands still. */
import type { News } from '@runesaga/table'
import type { Page } from 'playwright-core'
import { SPOKEN } from '../kit/words.ts'
import { settled } from './kit/settled.ts'
import { bot, movesSince, person, type Seeded, seeded } from './kit/tables.ts'
import { test } from './kit/visit.ts'

const chances = ({ view }: News): number[] =>
  view.you!.offers.flatMap(({ chance }) => (chance === null ? [] : [chance]))
const atMenu = ({ view }: News): boolean => view.waitsFor.some((asked) => asked.for === 'turn')

const DUEL = {
  setup: { edition: 'base', mode: 'competitive', heroes: 2 },
  players: [person('Ysolde'), bot('Tomas')],
} satisfies Seeded
/** Everything on the table could succeed, and three Dark runes can be paid. */
const HOPEFUL = {
  ...DUEL,
  until: (news: News) =>
    atMenu(news) &&
    chances(news).length > 0 &&
    chances(news).every((chance) => chance > 0) &&
    news.view.heroes[0].xp >= 3,
}
const HOPELESS = {
  ...DUEL,
  until: (news: News) =>
    atMenu(news) && chances(news).length > 0 && chances(news).every((chance) => chance === 0),
}

const cast = (page: Page) => page.locator('dialog [data-action="attempt"]')
/** The first card that may be attempted: the press on it, and its paths as they lie. */
const firstCard = (page: Page) =>
  page.locator('[data-part="slot"]', { has: page.locator('[data-opens="attempt"]') }).first()

test.for(['desktop', 'phone'] as const)(
  'a plain attempt is two presses: the path on its card, and the cast (%s)',
  async (size, { visit, expect }) => {
    const table = await seeded(HOPEFUL)
    const { page } = await visit({ size, tables: [table], at: `table/${table.id}` })
    const before = await movesSince(page, table.id, 0)
    const strip = (await firstCard(page).locator('[data-path="bottom"]').boundingBox())!
    await page.mouse.click(strip.x + strip.width / 2, strip.y + strip.height / 2)
    await settled(page)
    expect(await page.locator('dialog input[name="path"]').nth(1).isChecked()).toBe(true)
    await cast(page).click()
    await settled(page)
    const [[seat, deed]] = await movesSince(page, table.id, before.length)
    expect([seat, deed]).toEqual([0, { attempt: { card: expect.any(String), path: 'bottom' } }])
  },
)

test('Enter casts what is meant, also after a choice by the arrow keys', async ({ visit, expect }) => {
  const table = await seeded(HOPEFUL)
  const { page } = await visit({ tables: [table], at: `table/${table.id}` })
  const before = await movesSince(page, table.id, 0)
  await firstCard(page).locator('[data-opens="attempt"]').focus()
  await page.keyboard.press('Enter')
  await settled(page)
  const paths = page.locator('dialog input[name="path"]')
  const likeliest = await paths.nth(0).isChecked()
  await page.keyboard.press('ArrowDown')
  await settled(page)
  expect(await paths.nth(0).isChecked()).toBe(!likeliest)
  await page.keyboard.press('Enter')
  await settled(page)
  const [[, deed]] = await movesSince(page, table.id, before.length)
  expect(deed).toEqual({ attempt: { card: expect.any(String), path: likeliest ? 'bottom' : 'top' } })
})

test.for(['en', 'fr'] as const)(
  'what can’t succeed is asked about once, with what failing is good for (%s)',
  async (language, { visit, expect }) => {
    const table = await seeded(HOPELESS)
    const { page } = await visit({ language, tables: [table], at: `table/${table.id}` })
    const before = await movesSince(page, table.id, 0)
    await firstCard(page).locator('[data-opens="attempt"]').click()
    await cast(page).click()
    await settled(page)
    expect(await movesSince(page, table.id, before.length)).toEqual([])
    const { say } = SPOKEN[language]
    expect(await cast(page).textContent()).toBe(say('attempt/cast-anyway'))
    await cast(page).click()
    await settled(page)
    expect((await movesSince(page, table.id, before.length)).length).toBeGreaterThan(0)
  },
)

test.for(['desktop', 'tablet', 'phone'] as const)(
  'whatever is chosen, neither the panel nor the cast moves (%s)',
  async (size, { visit, expect }) => {
    const table = await seeded(HOPEFUL)
    const { page } = await visit({ size, tables: [table], at: `table/${table.id}` })
    await firstCard(page).locator('[data-opens="attempt"]').click()
    await settled(page)
    const places = async () => {
      const boxes = await Promise.all(
        [
          'dialog',
          'dialog footer',
          'dialog [data-coach="paths"]',
          'dialog [data-coach="chance"]',
          'dialog [data-coach="dark"]',
        ].map((selector) => page.locator(selector).first().boundingBox()),
      )
      const button = (await cast(page).boundingBox())!
      return [...boxes.map((box) => [box!.y, box!.height]), [button.y + button.height, button.height]]
    }
    const first = await places()
    for (const n of [3, 1, 2, 0]) {
      await page.locator('dialog input[name="dark"]').nth(n).check({ force: true })
      await settled(page)
      expect(await places(), `${n} Dark runes`).toEqual(first)
    }
    await page.locator('dialog input[name="path"]').nth(1).check({ force: true })
    await settled(page)
    expect(await places(), 'the other path').toEqual(first)
  },
)

test.for([
  ['en', 'The Adversary gains 1'],
  ['fr', 'L’Adversaire gagne 1'],
] as const)(
  'what a failure gives the Adversary by its Quest is said before the cast (%s)',
  async ([language, said], { visit, expect }) => {
    const table = await seeded({
      setup: { edition: 'epic', mode: 'coop', heroes: 2 },
      players: DUEL.players,
      until: (news) => atMenu(news) && chances(news).length > 0 && !news.view.turn.mustFace,
    })
    const { page } = await visit({ language, tables: [table], at: `table/${table.id}` })
    await page.locator('[data-opens="attempt"]').first().click()
    const fails = page.getByRole('dialog').locator('dd').last()
    expect((await fails.innerText()).replaceAll(/\s+/g, ' ')).toContain(said)
  },
)
