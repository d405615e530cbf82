/** One table in several tabs, of which some are closed in the middle of a move: no move that was answered is lost, and none is made twice. */
import type { News } from '@runesaga/table'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { SPOKEN } from '../kit/words.ts'
import { type Game, gameOn } from './kit/game-on.ts'
import { mouse } from './kit/hands.ts'
import { NAMES } from './kit/names.ts'
import { play } from './kit/player.ts'
import { says } from './kit/said.ts'
import { settled } from './kit/settled.ts'
import { bot, keptTable, person, type Seeded, seeded } from './kit/tables.ts'
import { ready, test } from './kit/visit.ts'
import { watchWorkers } from './kit/workers.ts'

const isMenu = ({ seat, view }: News): boolean =>
  seat!.asked && view.waitsFor.some((asked) => asked.for === 'turn')
const TABLE: Seeded = {
  setup: { edition: 'base', mode: 'competitive', heroes: 2 },
  players: [person('Ysolde'), bot('Tomas')],
  id: 'lantern',
  until: isMenu,
}
const END_TURN = { name: 'End turn' }

/** Another tab of the same browser at the same table. */
async function anotherTab(context: BrowserContext, page: Page): Promise<Page> {
  const other = await context.newPage()
  await other.goto(page.url())
  await ready(other)
  return other
}

const chronicle = (page: Page): Promise<string> =>
  page.getByRole('list', { name: NAMES.chronicle }).innerText()

/** The tabs show the same, and what is kept is a whole game. */
async function expectAgreement(...pages: Page[]): Promise<void> {
  const [first, ...others] = pages
  await settled(first)
  for (const page of others) await expect.poll(() => chronicle(page)).toBe(await chronicle(first))
  await expectWhole(first)
}

/** What is kept can be played again from its first move to its last: nothing is missing, nothing there twice. */
async function expectWhole(page: Page): Promise<void> {
  const { record } = await keptTable(page, 'lantern')
  expect((await gameOn(page, 'lantern')).moves).toBe(record.moves.length)
}

/** Plays on up to the person's next turn: what came before is looked at by then. */
async function nextTurn(page: Page): Promise<void> {
  const { moves } = await gameOn(page)
  await play(page, mouse(page), (game) => game.moves > moves && isTurn(game))
}
const isTurn = ({ view }: Game): boolean =>
  view.turn.seat === 0 && view.turn.main > 0 && view.pending[0].kind === 'menu'

describe('several tabs at one table', () => {
  test('follow each other, whoever of them plays', async ({ visit }) => {
    const { page, context } = await visit({ tables: [await seeded(TABLE)], at: 'table/lantern' })
    const tabs = [page, await anotherTab(context, page), await anotherTab(context, page)]
    for (const tab of tabs) {
      await nextTurn(tab)
      await expectAgreement(tab, ...tabs.filter((other) => other !== tab))
    }
  })

  test('that press at the same moment: one of them was first, and the turn ends once', async ({ visit }) => {
    const { page, context } = await visit({ tables: [await seeded(TABLE)], at: 'table/lantern' })
    const other = await anotherTab(context, page)
    const { moves } = await gameOn(page)
    for (const tab of [page, other]) await tab.getByRole('button', END_TURN).click()
    const answers = await Promise.all(
      [page, other].map((tab) => tab.getByRole('dialog').getByRole('button', END_TURN).elementHandle()),
    )
    // the first answer takes the other tab's question away
    await Promise.all(answers.map((answer) => answer.evaluate((button) => (button as HTMLElement).click())))
    await Promise.all([page, other].map(settled))
    const { record } = await keptTable(page, 'lantern')
    const mine = record.moves.slice(moves).filter(([seat, deed]) => seat === 0 && deed === 'end-turn')
    expect(mine).toHaveLength(1)
    await nextTurn(other)
    await expectAgreement(other, page)
  })

  test('of which another gives the table a name: what was played meanwhile is kept', async ({ visit }) => {
    const { page, context } = await visit({ tables: [await seeded(TABLE)], at: 'table/lantern' })
    const home = await context.newPage()
    await home.goto(page.url().replace(/#.*/, '#/'))
    await home.getByRole('link', { name: /The Lantern Table/ }).waitFor()
    await nextTurn(page)
    const before = await keptTable(page, 'lantern')
    await home.getByRole('button', { name: NAMES.more }).click()
    await home.getByRole('button', { name: NAMES.rename }).click()
    await home.getByRole('textbox').fill('Sunday')
    await home.getByRole('dialog').getByRole('button', { name: NAMES.rename }).click()
    await home.getByRole('link', { name: /Sunday/ }).waitFor()
    expect((await keptTable(page, 'lantern')).record).toEqual(before.record)
    await nextTurn(page)
    const { name, record } = await keptTable(page, 'lantern')
    expect(name).toBe('Sunday')
    expect(record.moves.slice(0, before.record.moves.length)).toEqual(before.record.moves)
    await expectWhole(page)
  })

  test('of which one is closed in the middle of a move: the others go on', async ({ visit }) => {
    const { page, context } = await visit({ tables: [await seeded(TABLE)], at: 'table/lantern' })
    for (let round = 0; round < 2; round++) {
      const other = await anotherTab(context, page)
      await nextTurn(other)
      const before = await keptTable(page, 'lantern')
      // nobody waits for what comes of it
      await other.evaluate(() => {
        const [first] = document.querySelectorAll<HTMLElement>('main [data-action]')
        first?.click()
      })
      await other.close()
      await expectAgreement(page)
      const after = await keptTable(page, 'lantern')
      // what was answered is there as it was
      expect(after.record.moves.slice(0, before.record.moves.length)).toEqual(before.record.moves)
      await nextTurn(page)
    }
    await expectWhole(page)
  })
})

test('a worker that breaks down in the middle of a move has made it or not, and not twice', async ({
  visit,
}) => {
  const { page, language } = await visit({
    tables: [await seeded(TABLE)],
    at: 'table/lantern',
    before: watchWorkers,
  })
  for (const wait of [0, 2, 10]) {
    await nextTurn(page)
    const before = await keptTable(page, 'lantern')
    await page.evaluate(async (milliseconds) => {
      const [first] = document.querySelectorAll<HTMLElement>('main [data-action]')
      first?.click()
      if (milliseconds > 0) await new Promise((resolve) => setTimeout(resolve, milliseconds))
      const worker = window.workers!.at(-1)!
      worker.terminate()
      worker.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }))
    }, wait)
    await says(page, SPOKEN[language].say('common/broken'))
    await page.getByRole('button', { name: NAMES.close }).first().click()
    await settled(page)
    const after = await keptTable(page, 'lantern')
    expect(after.record.moves.slice(0, before.record.moves.length)).toEqual(before.record.moves)
    await expectWhole(page)
  }
  await nextTurn(page)
  await expectWhole(page)
})

describe('two tables in turn', () => {
  const tables = () =>
    Promise.all([seeded(TABLE), seeded({ ...TABLE, id: 'harbour', name: 'The Harbour Table', seed: 2 })])
  const goTo = async (page: Page, id: string): Promise<void> => {
    await page.evaluate((hash) => {
      location.hash = hash
    }, `#/table/${id}`)
    await page.waitForURL(new RegExp(`#/table/${id}$`))
    await ready(page)
  }

  test('an attempt that is planned at one isn’t open at the next', async ({ visit }) => {
    const { page } = await visit({ tables: await tables(), at: 'table/lantern' })
    await page.getByRole('button', { name: NAMES.attempt }).first().click()
    await page.getByRole('dialog', { name: NAMES.attempt }).waitFor()
    await goTo(page, 'harbour')
    expect(await page.getByRole('dialog').count()).toBe(0)
  })

  test('neither a hint nor the part that a phone shows comes along', async ({ visit }) => {
    const { page, language } = await visit({ tables: await tables(), at: 'table/lantern', size: 'phone' })
    await page.getByRole('button', { name: NAMES.hint }).first().click()
    await page.getByRole('region', { name: SPOKEN[language].say('table/hint/title') }).waitFor()
    await page.getByRole('button', { name: NAMES.myStory }).click()
    await goTo(page, 'harbour')
    expect(await page.getByRole('button', { name: NAMES.theTable }).getAttribute('aria-current')).toBe('page')
    const hint = page.getByRole('region', { name: SPOKEN[language].say('table/hint/title') })
    expect(await hint.count()).toBe(0)
  })
})
