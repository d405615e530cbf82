/** The hand: how it lies at each size, that all of it can be read, and that what the track forbids looks and says so. */
import type { News } from '@runesaga/table'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { resize, settled } from './kit/settled.ts'
import { bot, person, type Seeded, seeded } from './kit/tables.ts'
import { ready, test } from './kit/visit.ts'

const TWO: Seeded = {
  setup: { edition: 'base', mode: 'competitive', heroes: 2 },
  players: [person('Ysolde'), bot('Tomas')],
  asking: { when: 'never' },
  seed: 7,
}
const inMenu = ({ view }: News): boolean =>
  view.waitsFor.some((asked) => asked.for === 'turn') && view.turn.mainActions > 0
const held = ({ view }: News): number => view.heroes[0].hand.hero + view.heroes[0].hand.antihero
/** Allies and deeds in at most so many lines over the hand. */
const hasDone = ({ view }: News, most: number): boolean =>
  view.heroes[0].allies.length + view.heroes[0].lost.length + view.heroes[0].played.length <= most

const withHand = (n: number) =>
  seeded({
    ...TWO,
    id: `hand-${n}`,
    until: (news) => inMenu(news) && held(news) === n && (n > 4 || hasDone(news, 2)),
  })

const hand = (page: Page) => page.locator('ul[data-shape]')
const open = async (page: Page, id: string) => {
  await page.evaluate((to) => (location.hash = `#/table/${to}`), id)
  await page.locator(`[data-part="board"]`).waitFor()
  await settled(page)
}
/** Where track and columns lie, and what is beyond the board's edges. */
const board = (page: Page) =>
  page.evaluate(() => {
    const at = (selector: string) => {
      const { x, y, width } = document
        .querySelector(`[data-part="board"] ${selector}`)!
        .getBoundingClientRect()
      return [x, y, width].map(Math.round)
    }
    const frame = document.querySelector('[data-part="board"]')!
    const edges = frame.getBoundingClientRect()
    const out = [...document.querySelectorAll('ul[data-shape] button')].filter((button) => {
      const { right, bottom } = button.getBoundingClientRect()
      return right > edges.right || bottom > Math.min(edges.bottom, innerHeight)
    })
    const zone = frame.parentElement!
    return {
      track: at('[role="img"]'),
      columns: at('[data-part="columns"]'),
      out: out.length,
      scrolls: zone.scrollHeight > zone.clientHeight,
    }
  })

describe('on a desk', () => {
  test('up to four Feats can be read side by side, and seven take nothing from the track', async ({
    visit,
  }) => {
    const tables = await Promise.all([2, 4, 7].map(withHand))
    const { page } = await visit({ tables, at: 'table/hand-2' })
    for (const { width, height, shapes } of [
      { width: 1440, height: 900, shapes: ['row', 'tiles', 'lines'] },
      { width: 1920, height: 1080, shapes: ['row', 'row', 'fan'] },
    ]) {
      await resize(page, { width, height })
      const found = []
      for (const n of [2, 4, 7]) {
        await open(page, `hand-${n}`)
        expect(await hand(page).locator('button').count()).toBe(n)
        found.push({ shape: await hand(page).getAttribute('data-shape'), ...(await board(page)) })
      }
      const [{ track, columns }] = found
      expect(found, `${width} px`).toEqual(
        shapes.map((shape) => ({ shape, track, columns, out: 0, scrolls: false })),
      )
    }
  })

  test.for(['en', 'fr'] as const)('nothing that a Feat says is cut (%s)', async (language, { visit }) => {
    const { page } = await visit({ language, tables: [await withHand(4)], at: 'table/hand-4' })
    for (const size of [
      { width: 1440, height: 900 },
      { width: 1920, height: 1080 },
    ]) {
      await resize(page, size)
      const cut = await hand(page).evaluate((list) =>
        [...list.querySelectorAll('*')]
          .filter((part) => getComputedStyle(part).overflowY === 'hidden' && part.closest('svg') === null)
          .filter((part) => part.scrollHeight > part.clientHeight + 1)
          .map((part) => part.textContent),
      )
      expect(cut).toEqual([])
    }
  })

  test('each card of a fan comes to the front under the pointer, and with the focus', async ({ visit }) => {
    const { page } = await visit({ tables: [await withHand(7)], at: 'table/hand-7' })
    await resize(page, { width: 1920, height: 1080 })
    const cards = await hand(page).locator('button').all()
    expect(cards).toHaveLength(7)
    /** Which of them lie over the others? */
    const raised = () =>
      hand(page).evaluate((list) =>
        [...list.children].flatMap((card, n) => (getComputedStyle(card).zIndex === '8' ? [n] : [])),
      )
    expect(await raised()).toEqual([])
    for (const [n, card] of cards.entries()) {
      await card.focus()
      expect(await raised(), `card ${n} in focus`).toEqual([n])
    }
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    // from one to the next, without leaving the fan between
    for (const [n, card] of cards.entries()) {
      await card.hover({ position: { x: 30, y: 90 } })
      expect(await raised(), `card ${n} under the pointer`).toEqual([n])
    }
  })
})

/** The first hero holds a Hero Feat that the track forbids, and has only the end of the turn left. */
const sunk = (until: (news: News) => boolean) =>
  seeded({
    ...TWO,
    seed: 1,
    id: 'sunk',
    until: (news) =>
      news.view.waitsFor.some((asked) => asked.for === 'turn') &&
      news.view.you!.locked.some((card) => news.view.heroes[0].hand.cards!.includes(card)) &&
      until(news),
  })

describe('a Feat that the track forbids', () => {
  test('is dim and says why, in a line, on its card and when it is pressed, also on a rival’s turn', async ({
    visit,
  }) => {
    const table = await sunk(({ view }) => view.turn.mainActions === 0)
    const { page } = await visit({ tables: [table], at: 'table/sunk', settings: { pace: 1 }, motion: true })
    await ready(page)
    const locked = hand(page).getByRole('button', { name: /too much Corruption/ })
    const dim = () =>
      locked.first().evaluate((button) => {
        const face =
          button.closest('.readable')?.querySelector('.readable-face') ??
          button.querySelector('.mini-picture')
        return getComputedStyle(face!).filter
      })
    const n = await locked.count()
    expect(n).toBeGreaterThan(0)
    expect(await dim()).toBe('saturate(0.35) brightness(0.62)')
    const putAway = page.getByRole('button', { name: 'Continue', exact: true })
    if ((await putAway.count()) > 0) await putAway.click()
    await page.getByRole('button', { name: 'End turn' }).click()
    await page.getByRole('region', { name: /^Tomas .*\.$/ }).waitFor()
    expect(await locked.count()).toBe(n)
    expect(await dim()).toBe('saturate(0.35) brightness(0.62)')
    await locked.first().click()
    expect(await page.getByRole('dialog').innerText()).toMatch(/too much Corruption/i)
  })

  test('looks and sounds so in a phone’s fan, and says why in a tablet’s line', async ({ visit }) => {
    const table = await sunk(inMenu)
    const { page } = await visit({ size: 'phone', tables: [table], at: 'table/sunk' })
    await ready(page)
    const button = page.getByRole('button', { name: /^Open the hand, .*locked: too much Corruption/ })
    expect(await button.count()).toBe(1)
    await resize(page, { width: 844, height: 390 })
    expect(await button.count()).toBe(1)
    await resize(page, { width: 820, height: 1180 })
    await page
      .locator('[data-part="drawer"]')
      .getByRole('button', { name: /locked/ })
      .first()
      .click()
    expect(await page.getByRole('dialog').innerText()).toMatch(/too much Corruption/i)
  })
})

describe('a Journey that can’t be made', () => {
  const noJourney = () =>
    seeded({
      ...TWO,
      id: 'still',
      seed: 1,
      until: (news) =>
        inMenu(news) &&
        news.view.you!.whyNot.journey !== null &&
        !news.view.you!.offers.some(({ deed }) => typeof deed === 'object' && 'journey' in deed),
    })

  test('says why to whoever presses it: by mouse, by key, by touch', async ({ visit }) => {
    const table = await noJourney()
    const { page } = await visit({ size: 'tablet', tables: [table], at: 'table/still' })
    await ready(page)
    const journey = page.getByRole('button', { name: /^Journey/ })
    const why = page.locator('p[popover]')
    expect(await journey.getAttribute('aria-disabled')).toBe('true')
    const said: string[] = []
    for (const press of [
      () => journey.click({ force: true }),
      () => journey.focus().then(() => page.keyboard.press('Enter')),
      () => journey.focus().then(() => page.keyboard.press(' ')),
      () => journey.tap({ force: true }),
    ]) {
      await press()
      await why.waitFor()
      said.push(await why.innerText())
      // whatever is pressed next puts it away
      await page.keyboard.press('Escape')
      expect(await why.count()).toBe(0)
    }
    expect(new Set(said).size).toBe(1)
    expect(said[0]).toBe(await journey.getAttribute('title'))
    expect(said[0].length).toBeGreaterThan(10)
  })
})
