/** What lies over the table for a moment: a rival's turn in one sentence, milestones. Where calm is wanted, or no look at moves, there is none. */
import type { News } from '@runesaga/table'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { complaints } from './kit/axe.ts'
import { gameOn } from './kit/game-on.ts'
import { resize } from './kit/settled.ts'
import { bot, person, type Seeded, seeded } from './kit/tables.ts'
import { test, type Wish } from './kit/visit.ts'

const THREE: Seeded = {
  setup: { edition: 'base', mode: 'competitive', heroes: 3 },
  players: [person('Ysolde'), bot('Tomas'), bot('Brom')],
  id: 'lantern',
  asking: { when: 'never' },
}
const atTurn = ({ seat, view }: News): boolean =>
  seat!.asked && view.waitsFor.some((asked) => asked.for === 'turn')
const story = ({ view }: News): number => view.heroes[0].columns.flat().length
const isFree = ({ deed, price }: { deed: unknown; price: number }): boolean =>
  typeof deed === 'object' && deed !== null && 'gain' in deed && price === 0

/** All but the end of the turn is done. */
const isDone: Seeded['until'] = (news) => atTurn(news) && news.view.turn.mainActions === 0 && story(news) > 1
/** A Trait for nothing is the last card of the first Act. */
const endsAct: Seeded['until'] = (news) =>
  atTurn(news) && story(news) === 2 && news.view.turn.mainActions > 0 && news.view.you!.offers.some(isFree)

async function sit(until: Seeded['until'], wish: Wish): Promise<Wish> {
  return { tables: [await seeded({ ...THREE, until: until! })], at: 'table/lantern', ...wish }
}
/** As long as a rival’s turn may take that is looked at, in milliseconds. */
const A_TURN = 60_000
const SEEN: Wish = { motion: true, settings: { pace: 1 } }

const endTurn = async (page: Page) => {
  const putAway = page.getByRole('button', { name: 'Continue', exact: true })
  if ((await putAway.count()) > 0) await putAway.click()
  await page.getByRole('button', { name: 'End turn' }).click()
}
/** Asked about first: a Trait isn't won by a slip of the hand. */
async function gain(page: Page): Promise<void> {
  for (const button of ['[data-opens="gain"]', '[data-action="gain"]']) {
    await page.locator(button).first().click()
  }
}
const digest = (page: Page) => page.getByRole('region', { name: /^Tomas .*\.$/ })

test('a rival’s turn is told in one sentence that the chronicle has too; it stays while its steps are read', async ({
  visit,
}) => {
  const { page } = await visit(await sit(isDone, SEEN))
  await endTurn(page)
  await digest(page).waitFor()
  const sentence = await digest(page).getByRole('heading').innerText()
  const turns = page.getByRole('list', { name: 'Chronicle' })
  expect((await turns.innerText()).replaceAll(/\s+/g, ' ')).toContain(sentence.replaceAll(/\s+/g, ' '))
  await digest(page)
    .getByRole('button', { name: /events?$/ })
    .click()
  expect(await digest(page).getByRole('listitem').count()).toBeGreaterThan(0)
  expect(await complaints(page, 'everything')).toEqual([])
  // the prompt isn’t covered
  const [told, prompt] = await Promise.all([
    digest(page).boundingBox(),
    page.locator('[data-part="prompt"]').boundingBox(),
  ])
  expect(told!.y + told!.height).toBeLessThanOrEqual(prompt!.y)
  await digest(page).getByRole('button', { name: 'Go on' }).click()
  await digest(page).waitFor({ state: 'detached' })
})

test('on a small phone all of it is in sight, alone, and the page lies at its top when it is gone', async ({
  visit,
}) => {
  const { page } = await visit(await sit(isDone, { ...SEEN, size: 'phone' }))
  await resize(page, { width: 320, height: 640 })
  await page.evaluate(() => scrollTo({ top: 200, behavior: 'instant' }))
  await endTurn(page)
  await digest(page).waitFor()
  for (const button of await digest(page).locator('footer').getByRole('button').all())
    expect(
      await button.evaluate((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect()
        const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return left >= 0 && right <= innerWidth && bottom <= innerHeight && one.contains(found)
      }),
      await button.innerText(),
    ).toBe(true)
  const rests = () =>
    page.evaluate(() => document.querySelector('[data-part="prompt"]')!.closest('[inert]') !== null)
  expect(await rests()).toBe(true)
  await digest(page).getByRole('button', { name: 'Go on' }).click()
  await digest(page).waitFor({ state: 'detached' })
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

/** Runs in the page: what a press would fall on where the button lies that sends the recap away, as soon as it is gone. */
function pressedAfter(goOn: Element): Promise<{ card: boolean; at: [x: number, y: number] }> {
  const { left, top, width, height } = goOn.getBoundingClientRect()
  const at: [number, number] = [left + width / 2, top + height / 2]
  return new Promise((resolve) => {
    const isCard = () => document.elementFromPoint(...at)?.closest('[data-part="rows"]') != null
    new MutationObserver((_, observer) => {
      if (goOn.isConnected) return
      observer.disconnect()
      resolve({ card: isCard(), at })
    }).observe(document.body, { childList: true, subtree: true })
  })
}

test('when it goes by itself, a press that was meant for it falls on nothing beneath', async ({ visit }) => {
  const { page } = await visit(await sit(isDone, SEEN))
  await endTurn(page)
  const goOn = page.getByRole('button', { name: 'Go on' })
  await goOn.waitFor()
  const { card, at } = await goOn.evaluate(pressedAfter)
  expect(card).toBe(false)
  // a moment later it is as ever
  await page.waitForFunction(
    (at) => document.elementFromPoint(...at)?.closest('[data-part="rows"]') != null,
    at,
  )
})

test('whoever presses anything in it sends it away himself', async ({ visit }) => {
  const { page } = await visit(await sit(isDone, SEEN))
  await endTurn(page)
  await digest(page).waitFor()
  const goOn = digest(page).getByRole('button', { name: 'Go on' })
  const { x, y } = (await digest(page).getByRole('heading').boundingBox())!
  await page.mouse.move(x + 4, y + 4)
  await page.mouse.down()
  await page.mouse.up()
  await page.mouse.move(4, 4)
  // the other rival’s turn and the look at it would be over long since
  await page.getByRole('button', { name: 'End turn' }).waitFor({ timeout: A_TURN })
  expect(await goOn.count()).toBe(1)
  await goOn.click()
  await digest(page).waitFor({ state: 'detached' })
})

/** Runs in the page: what lies over the table from now on, one thing after another; what is there together is named together. */
function watch(): void {
  const seen: string[] = []
  Object.assign(window, { seen })
  const places = {
    turn: '#digest',
    band: '[data-part="band"] > div > p',
    stage: 'dialog[aria-labelledby="band"] h2',
  }
  const look = () => {
    const now = Object.entries(places)
      .flatMap(([what, place]) => {
        const title = document.querySelector(place)
        return title === null ? [] : `${what}: ${title.textContent}`
      })
      .join(' and ')
    if (now !== '' && seen.at(-1) !== now) seen.push(now)
  }
  look()
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true })
}
const seen = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...new Set((window as unknown as { seen: string[] }).seen)])
/** Without what they say. */
const kinds = (all: string[]): string[] =>
  all.map((one) => one.replaceAll(/(\w+): .*?( and (?=\w+: )|$)/g, '$1$2'))

test('a rival’s Act that ends and its turn are told one after the other', async ({ visit }) => {
  const table = await seeded({
    ...THREE,
    setup: { ...THREE.setup, heroes: 2 },
    players: THREE.players.slice(0, 2),
    until: (news, hint) => isDone(news, hint) && news.view.heroes[1].columns[0].length === 2,
  })
  const { page } = await visit({
    tables: [table],
    at: 'table/lantern',
    motion: true,
    settings: { pace: 0.2 },
  })
  await page.evaluate(watch)
  await endTurn(page)
  await expect.poll(async () => (await seen(page)).length).toBeGreaterThan(1)
  expect(kinds(await seen(page)).toSorted()).toEqual(['band', 'turn'])
})

test('straight to one’s own turn: no other is told until then', async ({ visit }) => {
  const { page } = await visit(await sit(isDone, SEEN))
  await endTurn(page)
  await digest(page).waitFor()
  await page.evaluate(watch)
  await digest(page).getByRole('button', { name: 'Faster' }).click()
  await digest(page).getByRole('button', { name: 'Straight to my turn' }).click()
  await page.getByRole('button', { name: 'End turn' }).waitFor()
  // but the one from which it was pressed
  const told = (await seen(page)).filter((one) => one.includes('turn: '))
  expect(told).toEqual([expect.stringMatching(/^turn: Tomas /)])
})

test('one’s own Act that ends waits for a press; the table beneath stays as it was', async ({ visit }) => {
  const { page } = await visit(await sit(endsAct, SEEN))
  await gain(page)
  const band = page.getByRole('dialog', { name: 'Act I is finished' })
  await band.waitFor()
  expect(await band.getByText(/^You .*\.$/).count()).toBe(1)
  // the turn isn't over: the button promises nothing, and the words say when
  expect(await band.getByRole('button', { name: 'Go on', exact: true }).count()).toBe(1)
  expect(await band.getByText('Act II begins with your next turn').isVisible()).toBe(true)
  expect(await complaints(page, 'everything')).toEqual([])
  const board = await page.locator('[data-part="board"]').boundingBox()
  await page.keyboard.press('Escape')
  await band.waitFor({ state: 'detached' })
  expect(await page.locator('[data-part="board"]').boundingBox()).toEqual(board)
  await page.getByRole('button', { name: 'End turn' }).waitFor()
})

test('where calm is wanted an Act’s end is a line that nobody has to send away', async ({ visit }) => {
  const { page } = await visit(await sit(endsAct, { settings: { pace: 1 } }))
  await gain(page)
  const line = page.locator('[data-part="band"]')
  await line.waitFor()
  expect(await line.innerText()).toContain('Act I is finished')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await endTurn(page)
})

test('who wants no look at moves is shown nothing', async ({ visit }) => {
  const { page } = await visit(await sit(endsAct, { motion: true }))
  await page.evaluate(watch)
  await gain(page)
  await page.getByRole('button', { name: 'End turn' }).waitFor()
  const { moves } = await gameOn(page)
  await endTurn(page)
  await expect.poll(async () => (await gameOn(page)).moves).toBeGreaterThan(moves)
  expect(await seen(page)).toEqual([])
})

/** The device of two persons: the next card is the last of a tale. */
const AROUND: Seeded = {
  setup: { edition: 'base', mode: 'competitive', heroes: 2 },
  players: [person('Ysolde'), person('Tomas')],
  id: 'lantern',
  asking: { when: 'never' },
  until: (news) => {
    const { view } = news
    const { seat } = view.waitsFor[0]
    const isLast = view.heroes[seat].columns.flat().length === 8
    const couldGain = view.you!.offers.some(({ deed }) => typeof deed === 'object' && 'gain' in deed)
    return atTurn(news) && isLast && view.turn.mainActions > 0 && couldGain
  },
}
const takeDevice = (page: Page) => page.getByRole('button', { name: /^I am / }).click()

test('the last round that was announced in the turn of one person is seen by the next', async ({ visit }) => {
  const { page } = await visit({ tables: [await seeded(AROUND)], at: 'table/lantern', settings: { pace: 1 } })
  await takeDevice(page)
  await gain(page)
  await endTurn(page)
  await page.getByRole('button', { name: /^I am / }).waitFor()
  await page.evaluate(watch)
  await takeDevice(page)
  await expect.poll(() => seen(page)).toContain('band: The last round')
})

test('what the Adversary takes by its own power is told: beforehand beside the table, then to whom it struck and in the chronicle', async ({
  visit,
}) => {
  const WYRM = 'epic/ashen-wyrm'
  const table = await seeded({
    setup: { edition: 'epic', mode: 'coop', heroes: 2, options: { adversary: WYRM } },
    players: [person('Ysolde'), bot('Tomas')],
    asking: { when: 'never' },
    // a turn that ends with so much costs one
    rests: (news) => news.view.heroes[0].xp >= 5,
    until: ({ updates, view }) =>
      view.adversary!.side === 'first' &&
      view.turn.seat === 0 &&
      updates.some(({ events }) =>
        events.some((event) => event.type === 'xp' && event.seat === 0 && event.by === WYRM),
      ),
  })
  const { page } = await visit({ tables: [table], at: `table/${table.id}` })
  const adversary = page.getByRole('region', { name: 'The Adversary', exact: true })
  expect(await adversary.innerText()).toMatch(/At the end of a hero’s turn, if that hero has at least 5/)
  const notice = page.getByRole('region', { name: 'The Ember Cult strikes you' })
  expect(await notice.locator('p').innerText()).toMatch(/^You lose 1.* and the Adversary gains 1/)
  const chronicle = page.getByRole('list', { name: 'Chronicle' })
  expect(await chronicle.innerText()).toMatch(/The Ember Cult: you lose 1.* and the Adversary gains 1/)
  await notice.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => notice.count()).toBe(0)
})
