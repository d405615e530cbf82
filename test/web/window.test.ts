/** A Feat window: what a press would do is said on it, and what lies on the stack can be read. */
import type { News } from '@runesaga/table'
import type { Language } from '@runesaga/words'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { SPOKEN } from '../kit/words.ts'
import { gameOn } from './kit/game-on.ts'
import { NAMES } from './kit/names.ts'
import { says } from './kit/said.ts'
import { settled } from './kit/settled.ts'
import { bot, movesSince, person, seeded } from './kit/tables.ts'
import { test } from './kit/visit.ts'

const inWindow = ({ seat, view }: News): boolean =>
  seat!.asked && view.attempt !== null && view.waitsFor.some((asked) => asked.for === 'window')

/** A power opens at every second Experience, the last one at six. */
const ALL_OPEN = 6
const opens = (n: number, language: Language): string =>
  n % 2 === 1
    ? SPOKEN[language].say('attempt/bank/opens', { n, step: n + 1 })
    : SPOKEN[language].say('attempt/bank/not-yet', { n, step: n + 2 })
const banked = async (page: Page): Promise<number> => (await gameOn(page)).view.heroes[0].banked

test.for([
  ['phone', 'fr'],
  ['desktop', 'en'],
] as const)(
  'Experience for the Class says what it is, how much lies there and what it opens (%s, %s)',
  async ([size, language], { visit }) => {
    const table = await seeded({
      setup: { edition: 'epic', mode: 'coop', heroes: 2 },
      players: [person('Ysolde'), bot('Maëlle')],
      until: (news) =>
        inWindow(news) &&
        (news.view.heroes[0].class?.banked ?? 0) < ALL_OPEN - 1 &&
        news.view.heroes[0].xp >= 2 &&
        news.view.you!.offers.some(({ deed }) => deed === 'bank'),
    })
    const { page } = await visit({ size, language, tables: [table], at: `table/${table.id}` })
    const place = page
      .getByRole('region', { name: SPOKEN[language].say('attempt/your-answers') })
      .locator('[data-action=bank]')
    const before = await banked(page)
    await says(page, opens(before, language))
    await place.click()
    // the first in a turn is asked for
    expect(await banked(page)).toBe(before)
    await page.getByRole('dialog').getByRole('button').last().click()
    await settled(page)
    expect(await banked(page)).toBe(before + 1)
    await says(page, opens(before + 1, language))
    await place.click()
    await settled(page)
    expect(await banked(page)).toBe(before + 2)
    expect(await page.getByRole('dialog').count()).toBe(0)
  },
)

test.for(['phone', 'tablet', 'desktop'] as const)(
  'a card on the stack is opened by the mouse, wherever it is pointed at (%s)',
  async (size, { visit }) => {
    const table = await seeded({
      setup: { edition: 'epic', mode: 'coop', heroes: 2 },
      players: [person('Ysolde'), bot('Maëlle')],
      until: (news) => inWindow(news) && news.view.attempt!.revealed.length > 0,
    })
    const { page } = await visit({ size, tables: [table], at: `table/${table.id}` })
    const card = page
      .getByRole('region', { name: SPOKEN.en.say('attempt/stack') })
      .getByRole('listitem')
      .first()
    await card.scrollIntoViewIfNeeded()
    for (const part of [0.15, 0.5, 0.85]) {
      const { x, y, width, height } = (await card.boundingBox())!
      await page.mouse.move(x + width * part, y + height / 2 - 8)
      await page.mouse.move(x + width * part, y + height / 2, { steps: 4 })
      await page.mouse.down()
      await page.mouse.up()
      await page.locator('.reading').waitFor()
      await page.keyboard.press('Escape')
      await page.locator('.reading').waitFor({ state: 'detached' })
      await page.mouse.move(1, 1)
    }
  },
)

test.for([
  ['phone', 'fr'],
  ['tablet', 'en'],
  ['desktop', 'en'],
] as const)('the hint is there in an attempt too (%s, %s)', async ([size, language], { visit }) => {
  const table = await seeded({
    setup: { edition: 'base', mode: 'competitive', heroes: 2 },
    players: [person('Ysolde'), bot('Tomas')],
    until: inWindow,
  })
  const { page } = await visit({ size, language, tables: [table], at: `table/${table.id}` })
  await page.getByRole('button', { name: NAMES.hint }).click()
  await settled(page)
  const hint = page.getByRole('region', { name: SPOKEN[language].say('table/hint/title') })
  const before = await movesSince(page, table.id, 0)
  await hint.locator('[data-action]').click()
  await settled(page)
  const made = await movesSince(page, table.id, before.length)
  expect(made[0][0]).toBe(0)
  expect(await hint.count()).toBe(0)
})

test('nothing is asked about a cast before its stones lie', async ({ visit }) => {
  const table = await seeded({
    setup: { edition: 'epic', mode: 'coop', heroes: 2 },
    players: [person('Ysolde'), bot('Maëlle')],
    // whoever may bank is asked after the cast as well
    until: ({ view }) =>
      view.attempt?.seat === 0 &&
      view.waitsFor.some((asked) => asked.for === 'window' && asked.window === 'beforeCast') &&
      view.you!.offers.some(({ deed }) => deed === 'bank'),
  })
  const { page } = await visit({ tables: [table], at: `table/${table.id}`, motion: true })
  const say = SPOKEN.en.say
  const seen = page.evaluate(
    ([skip]) =>
      new Promise<string[]>((resolve) => {
        const order: string[] = []
        const look = () => {
          const falls = document.querySelector(`[aria-label="${skip}"]`) !== null
          const asks = document.querySelector('#answers-title') !== null
          const now = `${falls ? 'stones fall' : 'stones lie'}, ${asks ? 'asked' : 'not asked'}`
          if (order.at(-1) !== now) order.push(now)
          if (order.length > 1 && asks && !falls) resolve(order)
        }
        look()
        new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
      }),
    [say('attempt/skip-cast')],
  )
  await page.getByRole('button', { name: say('attempt/pass'), exact: true }).click()
  expect(await seen).toEqual(['stones lie, asked', 'stones fall, not asked', 'stones lie, asked'])
})

test('where nothing in the hand changes an attempt the window says so, and the way on is golden', async ({
  visit,
}) => {
  const table = await seeded({
    setup: { edition: 'epic', mode: 'coop', heroes: 2 },
    players: [person('Ysolde'), bot('Maëlle')],
    asking: { when: 'always' },
    until: (news) =>
      inWindow(news) &&
      news.view.you!.hand.length > 0 &&
      news.view.you!.offers.every(({ deed }) => deed === 'pass'),
  })
  const { page } = await visit({ size: 'tablet', tables: [table], at: `table/${table.id}` })
  await settled(page)
  const { say } = SPOKEN.en
  expect(await page.getByText(say('attempt/answers/idle')).isVisible()).toBe(true)
  const golden = page.locator('.button.primary')
  expect(await golden.allTextContents()).toEqual([say('attempt/pass')])
})

test('on somebody else’s attempt a plate says who succeeds, and is golden only against them', async ({
  visit,
}) => {
  const table = await seeded({
    setup: { edition: 'base', mode: 'competitive', heroes: 3 },
    players: [person('Ysolde'), bot('Tomas'), bot('Brom')],
    asking: { when: 'always' },
    until: (news) =>
      inWindow(news) &&
      news.view.attempt!.seat === 1 &&
      news.view.attempt!.total !== null &&
      news.view.you!.offers.length > 1,
  })
  const { page } = await visit({ tables: [table], at: `table/${table.id}` })
  await settled(page)
  const plate = page.locator('[data-worth]').first()
  await plate.getByText(/^Tomas: /).waitFor()
  const said = await plate.innerText()
  expect(said).toMatch(/^Tomas: success, \d+ to spare \(\d+, \d+ needed\)/i)
  expect(await plate.getAttribute('data-worth')).toBe('bad')
})

test.for(['desktop', 'tablet'] as const)(
  'Experience stays in sight while a question covers the board (%s)',
  async (size, { visit }) => {
    const table = await seeded({
      setup: { edition: 'base', mode: 'competitive', heroes: 3 },
      players: [person('Ysolde'), bot('Tomas'), bot('Brom')],
      until: ({ view }) =>
        view.attempt === null && view.turn.number > 2 && (view.you?.question?.answers.length ?? 0) > 4,
    })
    const { page } = await visit({ size, tables: [table], at: `table/${table.id}` })
    const { xp } = (await gameOn(page)).view.heroes[0]
    const purse = page.locator('[data-part="question"] [data-icon="xp"]').first()
    expect(await purse.locator('xpath=ancestor::span[b]').innerText()).toBe(String(xp))
  },
)

test('every choice at a Twist of Fate is in sight beside a Heritage', async ({ visit }) => {
  const table = await seeded({
    setup: { edition: 'epic', mode: 'coop', heroes: 2 },
    players: [person('Ysolde'), bot('Maëlle')],
    until: ({ view }) =>
      view.attempt?.seat === 0 &&
      view.you?.question?.answers.some((answer) => typeof answer === 'object' && 'deck' in answer) === true &&
      view.you.question.answers.length > 2,
  })
  const { page } = await visit({ size: 'desktop', tables: [table], at: `table/${table.id}` })
  await settled(page)
  const answers = await page.locator('[data-part="question"] [data-action="choose"]').all()
  expect(answers.length).toBeGreaterThan(2)
  const board = await page.locator('[data-part="board"]').boundingBox()
  for (const answer of answers) {
    const box = (await answer.boundingBox())!
    expect(box.y + box.height).toBeLessThanOrEqual(board!.y + board!.height)
  }
})

test('on a tablet a full hand of answers leaves the ways to say nothing in sight', async ({ visit }) => {
  const table = await seeded({
    setup: { edition: 'base', mode: 'competitive', heroes: 3 },
    players: [person('Ysolde'), bot('Tomas'), bot('Brom')],
    seed: 7,
    asking: { when: 'always' },
    until: (news) => inWindow(news) && news.view.you!.hand.length >= 8,
  })
  const { page } = await visit({ size: 'tablet', tables: [table], at: `table/${table.id}` })
  await settled(page)
  const pass = page.getByRole('button', { name: SPOKEN.en.say('attempt/pass'), exact: true })
  const answers = page.locator('[data-more]', {
    has: page.getByRole('region', { name: SPOKEN.en.say('attempt/your-answers') }),
  })
  const [button, over] = [(await pass.boundingBox())!, (await answers.boundingBox())!]
  expect(button.y + button.height).toBeLessThanOrEqual(over.y)
  expect(await answers.getAttribute('data-more')).toBe('true')
})
