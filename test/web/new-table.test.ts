/** Planning a table: who begins, and options only where the edition has them. */
import { expect } from 'vitest'
import { mouse } from './kit/hands.ts'
import { NAMES } from './kit/names.ts'
import { play } from './kit/player.ts'
import { ready, test } from './kit/visit.ts'

const FIRST = { en: 'Who begins', fr: 'Qui commence' } as const
const BY_LOT = { en: 'drawn by lot', fr: 'tiré au sort' } as const
const ONE_OF_EACH = /^(Skip choosing|Ne rien choisir)/

test.for([
  ['desktop', 'en'],
  ['phone', 'fr'],
] as const)('R-SETUP-13 by lot, or a named hero begins (%s, %s)', async ([size, language], { visit }) => {
  const { page } = await visit({ size, language, at: 'new' })
  const first = page.getByLabel(FIRST[language])
  expect(await first.locator('option').allInnerTexts()).toEqual([BY_LOT[language], 'Ysolde', 'Tomas'])
  expect(await first.inputValue()).toBe('-1')
  await first.selectOption('Tomas')
  // who changes places still begins
  await page.locator('fieldset.seat-2 select').last().selectOption({ index: 0 })
  expect(await first.locator('option:checked').innerText()).toBe('Tomas')
  await page.locator('fieldset.seat-1 select').last().selectOption({ index: 1 })
  await page.getByRole('button', { name: NAMES.begin }).click()
  await page.waitForURL(/#\/table\//)
  await ready(page)
  const { view } = await play(page, mouse(page), ({ view }) => view.phase === 'play')
  expect(view.setup.firstSeat).toBe(1)
})

test('what was chosen is there again after a look at the rules', async ({ visit }) => {
  const { page } = await visit({ at: 'new' })
  await page.getByRole('radio', { name: /^Epic/ }).check()
  await page.getByRole('radio', { name: /^Cooperative/i }).check()
  await page.getByLabel('Name of the game').fill('Friday')
  await page.getByRole('radio', { name: /^Epic/ }).focus()
  await page.keyboard.press('F1')
  await page.waitForURL(/#\/rules$/)
  await page.getByRole('button', { name: 'Back' }).click()
  await ready(page)
  expect(await page.getByRole('radio', { name: /^Epic/ }).isChecked()).toBe(true)
  expect(await page.getByRole('radio', { name: /^Cooperative/i }).isChecked()).toBe(true)
  expect(await page.getByLabel('Name of the game').inputValue()).toBe('Friday')
  // a name is for one table only
  await page.getByRole('button', { name: NAMES.begin }).click()
  await page.waitForURL(/#\/table\//)
  await page.evaluate(() => {
    location.hash = '#/new'
  })
  await ready(page)
  expect(await page.getByLabel('Name of the game').inputValue()).toBe('')
  expect(await page.getByRole('radio', { name: /^Epic/ }).isChecked()).toBe(true)
})

test('R-SETUP-04 one card of each is offered only where the edition has it', async ({ visit }) => {
  const { page } = await visit({ at: 'new', before: keepFirstGame })
  const one = page.getByRole('checkbox', { name: ONE_OF_EACH })
  await page.getByRole('radio', { name: /^The Stormlight/ }).check()
  expect(await one.isChecked()).toBe(true)
  await page.getByRole('radio', { name: /^Epic/ }).check()
  expect(await one.count()).toBe(0)
  await page.getByRole('button', { name: NAMES.begin }).click()
  await page.waitForURL(/#\/table\//)
  await ready(page)
  const { view } = await play(page, mouse(page), () => true)
  expect(view.setup.options).toEqual({})
})

/** Runs in the page: the last table was a first game. */
function keepFirstGame(): void {
  localStorage['runesaga new table'] = JSON.stringify({ noChoice: true })
}
