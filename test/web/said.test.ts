/** What the page says where a word less, or a word too many, would mislead: names of cards for who hears them, the score sheet. */
import { expect } from 'vitest'
import { settled } from './kit/settled.ts'
import { bot, NEVER, person, type Seeded, seeded } from './kit/tables.ts'
import { test } from './kit/visit.ts'

const TABLE: Seeded = {
  setup: { edition: 'base', mode: 'competitive', heroes: 2 },
  players: [person('Ysolde'), bot('Tomas')],
}

const ASKS_AND_GIVES = {
  en: /^Attempt .+\. Difficulty \d+\. These abilities help: [^.]+\. .+: .*\d Triumph/,
  fr: /^Tenter .+\. Difficulté \d+\. Compétences utiles\u202f: [^.]+\. .+\u202f: .*Triomphe/,
} as const

test.for([
  ['desktop', 'en'],
  ['phone', 'fr'],
] as const)(
  'a Challenge of the rows says what it asks and what it gives (%s, %s)',
  async ([size, language], { visit }) => {
    const isMyTurn: Seeded['until'] = ({ seat, view }) =>
      seat!.asked && view.waitsFor.some((asked) => asked.for === 'turn')
    const table = await seeded({ ...TABLE, until: isMyTurn })
    const { page } = await visit({ size, language, tables: [table], at: `table/${table.id}` })
    const challenges = page.locator('[data-part="rows"] [data-opens=attempt]')
    await challenges.first().waitFor()
    const names = await challenges.evaluateAll((all) =>
      all.map((one) => one.getAttribute('aria-label') ?? ''),
    )
    expect(names.filter((name) => ASKS_AND_GIVES[language].test(name)).length).toBeGreaterThan(0)
    for (const name of names) expect(name).toMatch(/(Difficulty|Difficulté) \d+/)
  },
)

test('without an Adversary that lies apart the score sheet has no row for one', async ({ visit }) => {
  const table = await seeded({ ...TABLE, until: NEVER })
  const { page } = await visit({ tables: [table], at: `table/${table.id}` })
  await page.getByRole('button', { name: /^Box D, / }).waitFor()
  expect(await page.getByRole('button', { name: /^Box E, / }).count()).toBe(0)
})

test.for(['en', 'fr'] as const)(
  'with four heroes the score sheet is no wider than its page, and what is unfolded isn’t under the score (%s)',
  async (language, { visit }) => {
    const table = await seeded({
      setup: { ...TABLE.setup, heroes: 4 },
      players: [...TABLE.players, bot('Brom'), bot('Maëlle')],
      until: NEVER,
    })
    const { page } = await visit({ language, tables: [table], at: `table/${table.id}` })
    const box = page.getByRole('button', { name: language === 'en' ? /^Box D, / : /^Rangée D, / })
    await box.click()
    await settled(page)
    const found = await page.locator('table').evaluate((sheet) => {
      const right = (element: Element) => element.getBoundingClientRect().right
      const around = sheet.parentElement!
      const total = sheet.querySelector('tbody:last-of-type tr')!.firstElementChild!
      const lines = sheet.querySelector('[aria-expanded="true"]')!.closest('tbody')!.lastElementChild!
      return {
        wider: right(sheet) - right(around) > 0 || around.scrollWidth > around.clientWidth,
        under: lines.getBoundingClientRect().bottom - total.getBoundingClientRect().top > 1,
      }
    })
    expect(found).toEqual({ wider: false, under: false })
  },
)
