/** The zones of the table: each has one place at a size, whatever is open, and room for all that stands in it. */
import { ownSets } from '@runesaga/sets'
import type { News, TableOfToday } from '@runesaga/table'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { NAMES } from './kit/names.ts'
import { resize, settled } from './kit/settled.ts'
import { bot, person, seeded } from './kit/tables.ts'
import { ready, test } from './kit/visit.ts'

const NAMED = ['Ysolde', 'Tomas', 'Brom', 'Maëlle'] as const
const COLUMN = 3

/** How many rows the first hero may use. */
const usable = ({ view }: News): number =>
  view.rows.filter(({ open }, row) => open && view.heroes[0].columns[row].length < COLUMN).length
const storyOf = ({ view }: News): number => view.heroes[0].columns.flat().length
const inMenu = ({ view }: News): boolean =>
  view.waitsFor.some((asked) => asked.for === 'turn') && view.turn.mainActions > 0

/** A table of so many heroes with so many open rows: the first hero rests after two cards, and the others go on. */
const withRows = (heroes: 2 | 3 | 4, rows: number): Promise<TableOfToday> =>
  seeded({
    id: `rows-${rows}`,
    setup: { edition: 'base', mode: 'competitive', heroes },
    players: NAMED.slice(0, heroes).map((name, seat) => (seat === 0 ? person(name) : bot(name))),
    rests: (news) => rows > 1 && storyOf(news) >= 2,
    until: (news) => inMenu(news) && usable(news) === rows && storyOf(news) >= 2,
  })

/** Where the parts of the table lie, from the top of the window, and what of the page has to be scrolled to. */
const lie = (page: Page) =>
  page.evaluate(() => {
    const at = (part: string): [number, number] => {
      const { top, bottom } = document.querySelector(`[data-part="${part}"]`)!.getBoundingClientRect()
      return [Math.round(top), Math.round(bottom)]
    }
    const { scrollHeight, scrollWidth } = document.documentElement
    const parts = [...document.querySelectorAll('main, main *')]
    const cut = parts
      .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowY))
      .filter((element) => element.scrollHeight > element.clientHeight && element.closest('ol') === null)
    return {
      rows: at('rows'),
      prompt: at('prompt'),
      board: at('board'),
      scrolls: { page: scrollHeight > innerHeight, wide: scrollWidth > innerWidth, parts: cut.length },
    }
  })

test.for([2, 3, 4] as const)(
  '%i heroes: rows, prompt and board keep their places on a desk, and all of it is in sight',
  async (heroes, { visit }) => {
    const tables = await Promise.all([1, 2, 3].map((rows) => withRows(heroes, rows)))
    // its words are longer
    const { page } = await visit({ language: 'fr', tables, at: 'table/rows-1' })
    for (const rows of [1, 2, 3]) {
      await page.evaluate((id) => (location.hash = `#/table/${id}`), `rows-${rows}`)
      await page.locator(`[data-part="rows"][data-open="${rows}"]`).waitFor()
      await settled(page)
      expect(await lie(page), `${rows} open rows`).toEqual({
        rows: [64, 378],
        prompt: [386, 446],
        board: [454, 890],
        scrolls: { page: false, wide: false, parts: 0 },
      })
      expect(await page.evaluate(cutInRows), `${heroes} heroes, ${rows} open rows`).toEqual([])
    }
  },
)

/** As the first hero has filled the column of the Motivation or Class, which has most to say. */
const withColumn = (edition: 'epic' | 'stormlight', seed: number) =>
  seeded({
    id: `${edition}-${seed}`,
    setup: { edition, mode: 'competitive', heroes: 3 },
    players: NAMED.slice(0, 3).map((name, seat) => (seat === 0 ? person(name) : bot(name))),
    asking: { when: 'never' },
    seed,
    until: (news) => inMenu(news) && news.view.heroes[0].columns[1].length === COLUMN,
  })

test.for(['epic', 'stormlight'] as const)(
  'a board of %s with three cards under its longest card needs no scrolling on a desk',
  async (edition, { visit }) => {
    const tables = await Promise.all([1, 5, 9].map((seed) => withColumn(edition, seed)))
    const { page } = await visit({ language: 'fr', tables, at: `table/${tables[0].id}` })
    for (const { id } of tables) {
      await page.evaluate((to) => (location.hash = `#/table/${to}`), id)
      await page.locator('[data-part="board"]').waitFor()
      await settled(page)
      const over = await page.evaluate(() => {
        const zone = document.querySelector('[data-part="board"]')!.parentElement!
        return zone.scrollHeight - zone.clientHeight
      })
      expect(over, id).toBe(0)
    }
  },
)

/** Runs in the page: what of the cards in the rows has no room where it stands, or lies under an Ally's tag. */
function cutInRows(): string[] {
  const found: string[] = []
  const TYPE = 3
  for (const slot of document.querySelectorAll('[data-part="slot"]')) {
    for (const name of slot.querySelectorAll('[data-path] > :first-child'))
      if (name.scrollWidth > name.clientWidth) found.push(`${name.textContent} is shortened`)
    const tag = slot.querySelector(':scope > button > span')?.getBoundingClientRect()
    const texts = document.createTreeWalker(slot, NodeFilter.SHOW_TEXT)
    const inks: [what: string, ink: Element | Text, slack: number][] = []
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode())
      if (text.parentElement!.closest('svg, .overfull, .unseen, button') === null)
        inks.push([text.textContent!, text as Text, TYPE])
    for (const icon of slot.querySelectorAll('.game-icon svg'))
      inks.push([icon.parentElement!.closest('[data-icon]')?.getAttribute('data-icon') ?? 'icon', icon, 0.5])
    for (const [what, ink, slack] of inks) {
      const range = document.createRange()
      range.selectNode(ink)
      const box = range.getBoundingClientRect()
      if (box.width === 0) continue
      const out = (frame: Element): number => {
        const { left, top, right, bottom } = frame.getBoundingClientRect()
        return Math.max(left - box.left, top - box.top, box.right - right, box.bottom - bottom)
      }
      const frames: Element[] = []
      for (let frame = ink.parentElement!; frame !== slot; frame = frame.parentElement!)
        if (/hidden|clip/.test(getComputedStyle(frame).overflow)) frames.push(frame)
      for (const frame of frames)
        if (out(frame) > slack) found.push(`${what} is cut off by ${out(frame).toFixed(1)} px`)
      if (tag === undefined || ink.parentElement!.closest('button') !== null) continue
      const isUnder = box.right > tag.left + 1 && box.top < tag.bottom - TYPE && box.bottom > tag.top + TYPE
      if (isUnder && box.left < tag.right) found.push(`${what} lies under the tag of an Ally`)
    }
  }
  return found
}

/** Runs in the page: the names that a line of a tile has no room for, with the mark of a +1 path and without. */
function tooLong(names: { name: string; plusOne: boolean }[]): string[] {
  const lines = [...document.querySelectorAll('[data-part="slot"] [data-path] > :first-child')]
  const [marked, plain] = [true, false].map((has) => lines.find((line) => line.children.length > 0 === has)!)
  return names.flatMap(({ name, plusOne }) => {
    const line = plusOne ? marked : plain
    line.lastChild!.textContent = name
    return line.scrollWidth > line.clientWidth ? [name] : []
  })
}

test.for(['en', 'fr'] as const)(
  'five tiles to a line, three lines: every path of every edition has room for its name (%s)',
  async (language, { visit }) => {
    const { page } = await visit({ language, tables: [await withRows(4, 3)], at: 'table/rows-3' })
    await page.locator('[data-part="rows"][data-open="3"]').waitFor()
    await settled(page)
    const paths = ownSets().flatMap(({ challenges = [] }) =>
      challenges.flatMap(({ top, bottom }) => [top, bottom]),
    )
    const names = paths.map((path) => ({
      name: path.name[language]!.replace(/'/g, '’'),
      plusOne: path['plus-one'] === true,
    }))
    expect(names.length).toBeGreaterThan(250)
    expect(await page.evaluate(tooLong, names)).toEqual([])
  },
)

test('a hint and a question lie over the board, and move nothing', async ({ visit }) => {
  const { page } = await visit({ tables: [await withRows(3, 2)], at: 'table/rows-2' })
  await page.locator('[data-part="rows"][data-open]').waitFor()
  await settled(page)
  const before = await lie(page)
  await page.getByRole('button', { name: NAMES.hint }).click()
  await page.locator('[data-part="hint"]').waitFor()
  await settled(page)
  const { rows, board } = await lie(page)
  expect({ rows, board }).toEqual({ rows: before.rows, board: before.board })
  const words = await page.locator('[data-part="prompt-words"]').boundingBox()
  expect(words!.y >= before.prompt[0] && words!.y + words!.height <= before.prompt[1]).toBe(true)
})

/** Runs in the page: the names of controls that can't be brought where a pointer finds them. */
function outOfReach(): string[] {
  const controls = [
    ...document.querySelectorAll<HTMLElement>(
      'header button, main :is(button, a, select, summary), nav button',
    ),
  ].filter((control) => control.checkVisibility() && !control.matches('.unseen, [inert] *'))
  const lost = controls.filter((control) => {
    control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const { left, right, top, bottom } = control.getBoundingClientRect()
    const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return left < 0 || right > innerWidth || found === null || !control.contains(found)
  })
  scrollTo({ top: 0, behavior: 'instant' })
  return lost.map((control) => control.ariaLabel ?? control.textContent)
}

test('at 320 px and at twice the size nothing is wider than the window and all is in reach, behind every tab', async ({
  visit,
}) => {
  const { page } = await visit({
    size: 'phone',
    language: 'fr',
    tables: [await withRows(4, 2)],
    at: 'table/rows-2',
  })
  for (const [width, height] of [
    [320, 568],
    [640, 360],
    [720, 450],
    [844, 390],
  ] as const) {
    await resize(page, { width, height })
    const tabs = page.locator('[data-part="tabs"] button')
    for (let i = 0; i < (await tabs.count()); i++) {
      await tabs.nth(i).click()
      await settled(page)
      const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      expect(wider, `${width} px, tab ${i}`).toBe(0)
      expect(await page.evaluate(outOfReach), `${width} px, tab ${i}`).toEqual([])
    }
    await tabs.first().click()
  }
})

test.for([
  ['epic', 'fr', 1.3],
  ['epic', 'en', 1.3],
  ['stormlight', 'fr', 1.15],
  ['stormlight', 'fr', 1.3],
] as const)(
  'at 320 px the Adversary that has to be faced is no wider than the window, and its name is whole (%s, %s, text × %d)',
  async ([edition, language, textSize], { visit }) => {
    const table = await seeded({
      setup: { edition, mode: 'solo', heroes: 1 },
      players: [person('Ysolde')],
      until: (news) => inMenu(news) && news.view.turn.mustFace,
    })
    const settings = { textSize }
    const { page } = await visit({
      size: 'phone',
      language,
      settings,
      tables: [table],
      at: `table/${table.id}`,
    })
    await resize(page, { width: 320, height: 568 })
    await settled(page)
    const name = page.locator('#adversary')
    const { wider, right } = await name.evaluate((heading) => {
      const range = document.createRange()
      range.selectNodeContents(heading)
      return {
        wider: document.documentElement.scrollWidth - innerWidth,
        right: range.getBoundingClientRect().right,
      }
    })
    expect(wider).toBe(0)
    expect(right).toBeLessThanOrEqual(320)
  },
)

test('on a phone that lies, cards and prompt are in sight together', async ({ visit }) => {
  const { page } = await visit({ size: 'phone', tables: [await withRows(2, 1)], at: 'table/rows-1' })
  await resize(page, { width: 844, height: 390 })
  const { rows, prompt, scrolls } = await page.evaluate(() => {
    const at = (part: string) => document.querySelector(`[data-part="${part}"]`)!.getBoundingClientRect()
    return {
      rows: at('rows').top >= 50,
      prompt: at('prompt').bottom <= innerHeight,
      scrolls: document.documentElement.scrollHeight > innerHeight,
    }
  })
  expect({ rows, prompt, scrolls }).toEqual({ rows: true, prompt: true, scrolls: false })
  const tiles = await page.locator('[data-part="slot"]').all()
  expect(tiles).toHaveLength(4)
  for (const tile of tiles) {
    const box = (await tile.boundingBox())!
    expect(box.y >= 50 && box.y + box.height <= 390 && box.x >= 0 && box.x + box.width <= 844).toBe(true)
  }
  // and what one has: Experience, points, where one stands on the track
  const own = page.locator('[data-part="dock"]')
  const parts = own.locator(':is([data-place="purse"], [data-place="so-far"], [role="img"], .tally)')
  for (const part of await parts.all()) {
    const box = (await part.boundingBox())!
    expect(box.y >= 50 && box.y + box.height <= 390 && box.x >= 0 && box.x + box.width <= 844).toBe(true)
  }
  expect(await own.locator('[data-place="purse"]').textContent()).toMatch(/\d/)
  expect(await own.getByRole('button', { name: /^Points so far: \d+/ }).count()).toBe(1)
  expect(await own.getByRole('img', { name: /^The track: / }).count()).toBe(1)
})

test('a whole turn on a phone that lies: hand, board, price and cast, each with its buttons in sight', async ({
  visit,
}) => {
  const table = await seeded({
    setup: { edition: 'base', mode: 'competitive', heroes: 2 },
    players: [person('Ysolde'), bot('Tomas')],
    asking: { when: 'never' },
    until: (news) =>
      inMenu(news) &&
      news.view.heroes[0].hand.cards!.length > 0 &&
      news.view.you!.offers.some(({ deed }) => typeof deed === 'object' && 'attempt' in deed),
  })
  const { page } = await visit({ size: 'phone', tables: [table], at: `table/${table.id}` })
  await resize(page, { width: 844, height: 390 })
  await ready(page)
  const inSight = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect()
        return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
      })
  const close = () => page.getByRole('dialog').getByRole('button', { name: NAMES.close }).click()
  await page.getByRole('button', { name: /^Open the hand/ }).click()
  expect(await inSight('dialog ul[data-shape] > li')).toBe(true)
  await close()
  const tab = (name: RegExp) => page.locator('[data-part="tabs"]').getByRole('button', { name })
  await tab(NAMES.myStory).click()
  await settled(page)
  expect(await inSight('[data-part="board"] header')).toBe(true)
  await tab(NAMES.theTable).click()
  await page.locator('[data-part="slot"] [data-opens="attempt"]').first().click()
  await settled(page)
  const cast = 'dialog [data-action="attempt"]'
  expect(await inSight(cast)).toBe(true)
  // the chance of each path is above the foot
  const foot = (await page.locator(cast).boundingBox())!.y
  const chances = await page
    .locator('dialog label:has(input[name="path"]) > :last-child')
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().bottom))
  expect(chances.length).toBeGreaterThan(0)
  expect(Math.max(...chances)).toBeLessThan(foot)
  const turn = (await page.evaluate(() => document.querySelector('#prompt')?.textContent)) ?? ''
  await page.locator(cast).click()
  await playOn(page, turn)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})

test('on a phone, an Act that is told stays until another row opens', async ({ visit }) => {
  const table = await seeded({
    id: 'told',
    setup: { edition: 'base', mode: 'solo', heroes: 1 },
    players: [person('Ysolde')],
    until: ({ view }) =>
      view.heroes[0].columns[0].length === COLUMN && view.waitsFor.some((asked) => asked.for === 'turn'),
  })
  const { page } = await visit({ size: 'phone', tables: [table], at: 'table/told' })
  const shown = page.locator('[data-part="act-tabs"] [aria-pressed="true"]')
  expect(await shown.getAttribute('aria-label')).toMatch(/^Act I,/)
})

/** Presses what leads on until it is one's own turn again. */
async function playOn(page: Page, turn: string): Promise<void> {
  const main = page.locator('main')
  for (let presses = 0; presses < 40; presses++) {
    await settled(page)
    const title = await page.evaluate(() => document.querySelector('#prompt')?.textContent ?? '')
    if (presses > 2 && title === turn && (await main.locator('[data-opens="attempt"]').count()) > 0) return
    const on = main.locator('[data-action="choose"], [data-action="pass"], section button.primary')
    if ((await on.count()) > 0) await on.first().click()
    else await page.waitForTimeout(100)
  }
  throw new Error('the next turn did not come')
}
