/** Three persons at one device: who steps in with a Feat, who is asked about it, and the way back from a mistake. */
import type { News } from '@runesaga/table'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Pinned } from '../kit/words.ts'
import { gameOn } from './kit/game-on.ts'
import { says } from './kit/said.ts'
import { changed, now, resize, settled } from './kit/settled.ts'
import { person, type Seeded, seeded } from './kit/tables.ts'
import { type Size, test } from './kit/visit.ts'

/** In its third turn Ysolde may act, and Tomas holds Divine Favor, which may be played at any time. */
const TABLE: Seeded = {
  setup: { edition: 'base', mode: 'competitive', heroes: 3 },
  players: [person('Ysolde'), person('Tomas'), person('Brom')],
  seed: 1,
  until: ({ view }: News) =>
    view.turn.number === 3 &&
    view.turn.mainActions > 0 &&
    view.waitsFor[0].for === 'turn' &&
    view.turn.seat === 0,
}
const NAMES = {
  iAm: (name: string) => new RegExp(`^(I am|Je suis) ${name}$`),
  board: /^(Open the board of|Ouvrir le plateau de) Tomas/,
  stepIn: /^Tomas (steps in|intervient)/,
  back: /^(No, back to|Non, retour à) Ysolde$/,
  hand: /^(Open the hand|Ouvrir la main)/,
  pass: /^(No, go on|Non, continuer)$/,
}

const press = async (page: Page, name: RegExp): Promise<void> => {
  const before = await now(page)
  await page.getByRole('button', { name }).first().click()
  await changed(page, before)
}

const SAID: Record<Pinned, { answer: string; own: string; more: string; yourself: string }> = {
  en: {
    answer: 'Tomas played Divine Favor: answer it?',
    own: 'Your card Divine Favor takes effect if nobody answers: play another?',
    more: 'The card has done its work: play another?',
    yourself: 'Play Divine Favor on yourself',
  },
  fr: {
    answer: 'Tomas a joué Faveur Divine\u202f: répondre\u202f?',
    own: 'Votre carte Faveur Divine prend effet si personne ne répond\u202f: en jouer une autre\u202f?',
    more: 'La carte a pris effet\u202f: en jouer une autre\u202f?',
    yourself: 'Jouer Faveur Divine sur vous-même',
  },
}

test.for([
  ['desktop', 'en'],
  ['phone', 'fr'],
] as const)(
  'each who is asked about a Feat reads whose card it is, before and after taking the device (%s, %s)',
  async ([size, language], { visit }) => {
    const table = await seeded(TABLE)
    const { page } = await visit({ size, language, tables: [table], at: `table/${table.id}` })
    const { moves } = await gameOn(page)
    await press(page, NAMES.iAm('Ysolde'))
    await press(page, NAMES.board)
    await press(page, NAMES.stepIn)
    await press(page, NAMES.iAm('Tomas'))
    if (size === 'phone') await press(page, NAMES.hand)
    await page.locator('[data-opens=play]').first().click()
    await says(page, SAID[language].yourself)
    await page.locator('[data-action=play]').first().click()
    await settled(page)
    const { view } = await gameOn(page)
    const heroes = view.stack.map(({ by }) => by)
    expect(heroes).toEqual([1])
    // all must pass; who played it is asked too, in other words
    let [asked] = view.pending
    for (let left = 1; asked.kind === 'window'; ) {
      const name = table.players[asked.seat].name
      const words = SAID[language][left === 0 ? 'more' : asked.seat === 1 ? 'own' : 'answer']
      await says(page, words)
      if ((await page.getByRole('button', { name: NAMES.iAm(name) }).count()) > 0) {
        await press(page, NAMES.iAm(name))
        await says(page, words)
      }
      await press(page, NAMES.pass)
      const now = (await gameOn(page)).view
      left = now.stack.length
      asked = now.pending[0]
    }
    const after = await gameOn(page)
    expect(after.view.stack).toEqual([])
    expect(after.moves).toBeGreaterThan(moves + 1)
  },
)

test('who pressed it by mistake goes back, and nothing of anybody is shown on the way', async ({ visit }) => {
  const table = await seeded(TABLE)
  const { page } = await visit({ size: 'phone', tables: [table], at: `table/${table.id}` })
  await press(page, NAMES.iAm('Ysolde'))
  await press(page, NAMES.board)
  await press(page, NAMES.stepIn)
  await press(page, NAMES.back)
  expect(await page.getByRole('button').allInnerTexts()).toEqual(['I am Ysolde'])
  await press(page, NAMES.iAm('Ysolde'))
  await says(page, 'Your turn')
  expect((await gameOn(page)).moves).toBe(table.record.moves.length)
})

test.for([
  ['phone', 390, 844],
  ['tablet', 844, 390],
  ['tablet', 820, 1180],
  ['desktop', 1440, 900],
] as [Size, number, number][])(
  'the way to step in is seen as soon as a board is opened (%s, %i × %i)',
  async ([size, width, height], { visit }) => {
    const table = await seeded(TABLE)
    const { page } = await visit({ size, tables: [table], at: `table/${table.id}` })
    await resize(page, { width, height })
    await press(page, NAMES.iAm('Ysolde'))
    // a phone that lies has its rivals behind a tab
    if (height < width && size === 'tablet') await press(page, /^Rivals$/)
    await press(page, NAMES.board)
    const box = await page.getByRole('button', { name: NAMES.stepIn }).boundingBox()
    expect(box!.y).toBeGreaterThan(0)
    expect(box!.y + box!.height).toBeLessThan(height)
  },
)
