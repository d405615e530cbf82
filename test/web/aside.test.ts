/** Rules and settings over a table: opened where they are needed, and the game is where it was. */
import { expect } from 'vitest'
import { NAMES } from './kit/names.ts'
import { bot, keptTable, person, type Seeded, seeded } from './kit/tables.ts'
import { test } from './kit/visit.ts'

const TABLE: Seeded = {
  setup: { edition: 'base', mode: 'competitive', heroes: 2 },
  players: [person('Ysolde'), bot('Tomas')],
  id: 'lantern',
}

test.for([
  { scene: 'choosing the Character cards', waits: 'characters', heading: 'Set-up' },
  { scene: 'a turn', waits: 'turn', heading: 'A turn' },
  { scene: 'a Feat window', waits: 'window', heading: 'Feats' },
] as const)('in $scene, the key ? opens the rules about it', async ({ waits, heading }, { visit }) => {
  const until: Seeded['until'] = ({ seat, view }) =>
    seat!.asked && view.waitsFor.some((asked) => asked.for === waits)
  const table = await seeded({ ...TABLE, until })
  const { page } = await visit({ tables: [table], at: 'table/lantern' })
  const settings = page.getByRole('button', { name: NAMES.settings })
  await settings.focus()
  await page.keyboard.press('?')
  const rules = page.getByRole('dialog', { name: NAMES.rules })
  await expect
    .poll(() => rules.getByRole('heading', { level: 2, name: heading, exact: true }).count())
    .toBe(1)
  await page.keyboard.press('Escape')
  await expect.poll(() => rules.count()).toBe(0)
  expect(await settings.evaluate((button) => button === document.activeElement)).toBe(true)
})

test('beside the table, the key ? leads to the page of the rules, but not while one writes', async ({
  visit,
}) => {
  const { page } = await visit({ at: 'new' })
  const field = page.getByRole('textbox').first()
  await field.fill('Who')
  await field.press('?')
  expect(await field.inputValue()).toBe('Who?')
  await page.getByRole('button').first().focus()
  await page.keyboard.press('?')
  await page.waitForURL(/#\/rules$/)
})

test('settings at a table set when that table asks', async ({ visit }) => {
  const table = await seeded({ ...TABLE, until: ({ seat }) => seat!.asked })
  const { page } = await visit({ tables: [table], at: 'table/lantern' })
  await page.getByRole('button', { name: NAMES.settings }).click()
  await page.getByRole('radio', { name: 'Only in my attempts' }).check({ force: true })
  await expect.poll(async () => (await keptTable(page, 'lantern')).asking[0]).toEqual({ when: 'mine' })
})

test('only what was chosen is kept, and “every time” from before there was a choice is the usual wish', async ({
  visit,
}) => {
  const settings = { motion: 'calm', asking: { when: 'always' } }
  const { page } = await visit({ at: 'settings', settings })
  const kept = () => page.evaluate(() => JSON.parse(localStorage['runesaga settings'] as string) as object)
  const asking = (name: string) => page.getByRole('radio', { name, exact: true })
  expect(await asking('When it matters').isChecked()).toBe(true)
  expect(await kept()).toEqual({ form: 2, pace: 0, motion: 'calm' })
  await asking('Every time').check({ force: true })
  await page.reload()
  await asking('Every time').waitFor({ state: 'attached' })
  expect(await asking('Every time').isChecked()).toBe(true)
  expect(await kept()).toEqual({ form: 2, pace: 0, motion: 'calm', asking: { when: 'always' } })
})

test('what is chosen in one tab holds in the other, and is not lost when something else is chosen there', async ({
  visit,
}) => {
  const { page, context } = await visit({ at: 'settings' })
  const other = await context.newPage()
  await other.goto(page.url())
  await other.getByRole('radio', { name: 'Français' }).check({ force: true })
  await page.getByRole('heading', { level: 1, name: 'Réglages' }).waitFor()
  await page.getByRole('checkbox', { name: 'Jouer les sons' }).check({ force: true })
  await expect.poll(() => other.getByRole('checkbox', { name: 'Jouer les sons' }).isChecked()).toBe(true)
  expect(
    await page.evaluate(() => JSON.parse(localStorage['runesaga settings'] as string) as object),
  ).toEqual({ form: 2, pace: 0, language: 'fr', sound: true })
})

test('a press on what can’t be done now says why: an Act to come, Dark runes beyond one’s Experience', async ({
  visit,
}) => {
  const until: Seeded['until'] = ({ seat, view }) =>
    seat!.asked &&
    view.waitsFor.some((asked) => asked.for === 'turn') &&
    view.you!.offers.some(({ deed }) => typeof deed === 'object' && 'attempt' in deed) &&
    view.heroes[0].xp === 2
  const table = await seeded({ ...TABLE, until })
  const { page } = await visit({ tables: [table], at: 'table/lantern' })
  const said = page.locator('.announcer')
  await page.getByRole('button', { name: 'Opens as soon as somebody reaches Act III.' }).click()
  await expect.poll(() => said.textContent()).toBe('Opens as soon as somebody reaches Act III.')
  await page.locator('[data-opens="attempt"]').first().click()
  await page.getByRole('radio', { name: /^3 Dark runes: can’t be bought now/ }).click({ force: true })
  await expect.poll(() => said.textContent()).toMatch(/You have 2 .* and another one costs more than that\.$/)
})
