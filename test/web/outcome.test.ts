/** What an attempt brings: its list agrees with the game, everything comes home, stones keep their secret, and a Feat that strikes is seen. */
import { ICONS, type News, type Seat } from '@runesaga/table'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { boxOf, scoreSheet } from '../kit/rules.ts'
import { type Pinned, SPOKEN } from '../kit/words.ts'
import { type Game, gameOn } from './kit/game-on.ts'
import { resize, settled } from './kit/settled.ts'
import { bot, person, type Seeded, seeded } from './kit/tables.ts'
import { type Size, test, type Wish } from './kit/visit.ts'

const YOU: Seat = 0
const atMenu = ({ seat, view }: News): boolean =>
  seat!.asked && view.waitsFor.some((asked) => asked.for === 'turn') && view.turn.mainActions > 0
const chances = ({ view }: News): number[] => view.you!.offers.flatMap(({ chance }) => chance ?? [])
/** The best chance of the card that can be attempted first, as they lie; 0 where there is none. */
function firstChance({ view }: News): number {
  const cards = view.rows.flatMap(({ places }) => places.map(({ card }) => card))
  for (const card of cards) {
    const own = view.you!.offers.flatMap(({ deed, chance }) =>
      typeof deed === 'object' && 'attempt' in deed && deed.attempt.card === card ? [chance ?? 0] : [],
    )
    if (own.length > 0) return Math.max(...own)
  }
  return 0
}
const story = ({ view }: News): number => view.heroes[YOU].columns.flat().length

const DUEL: Seeded = {
  setup: { edition: 'base', mode: 'competitive', heroes: 2 },
  players: [person('Ysolde'), bot('Tomas')],
  asking: { when: 'never' },
}
/** The first attempt is nearly certain. */
const WON: Seeded = {
  ...DUEL,
  until: (news) => atMenu(news) && story(news) >= 1 && firstChance(news) > 0.9,
}
const FAILED: Seeded = {
  ...DUEL,
  until: (news) => atMenu(news) && chances(news).length > 0 && Math.max(...chances(news)) === 0,
}
const DARK: Seeded = {
  ...DUEL,
  seed: 4,
  until: (news) =>
    atMenu(news) && story(news) >= 1 && news.view.heroes[YOU].xp >= 3 && firstChance(news) > 0.3,
}

/** What the button says then, in each language. */
const ANYWAY = Object.values(SPOKEN).map(({ say }) => say('attempt/cast-anyway'))

/** Plans the first attempt there is and casts, with so many Dark runes. */
async function castFirst(page: Page, dark = 0): Promise<void> {
  await page.locator('[data-opens="attempt"]').first().click()
  await settled(page)
  if (dark > 0) await page.locator('dialog input[name="dark"]').nth(dark).check({ force: true })
  const cast = page.locator('dialog [data-action="attempt"]')
  await cast.click()
  // what can't succeed is asked about
  const answer = await page.waitForFunction((anyway) => {
    const button = document.querySelector('dialog [data-action="attempt"]')
    if (button === null) return 'cast'
    return anyway.some((words) => button.textContent?.startsWith(words)) ? 'doubt' : null
  }, ANYWAY)
  if ((await answer.jsonValue()) === 'doubt') await cast.click()
}

/** Whatever is asked meanwhile is answered by the first thing there is. */
async function answerAll(page: Page): Promise<void> {
  const answer = page.locator('main [data-action="choose"]')
  await settled(page)
  while ((await answer.count()) > 0) {
    await answer.first().click()
    await settled(page)
  }
}

/** Runs in the page: whatever is asked is answered by the first thing there is, as soon as it is asked. */
function answerAtOnce(): void {
  const answered = new WeakSet<Element>()
  new MutationObserver(() => {
    const answer = document.querySelector<HTMLElement>('main [data-action="choose"]')
    if (answer === null || answered.has(answer)) return
    answered.add(answer)
    answer.click()
  }).observe(document.body, { childList: true, subtree: true })
}

const heroOf = ({ state }: Game) => state.heroes[YOU]
const pointsOf = ({ state }: Game): number => scoreSheet(state, YOU).total

/** By icon and sign: how much the list says in all. */
const listed = (page: Page): Promise<Record<string, number>> =>
  page.evaluate(() => {
    const sums: Record<string, number> = {}
    for (const part of ['gained', 'paid']) {
      for (const row of document.querySelectorAll(`[data-part="aftermath"] [data-part="${part}"] li`)) {
        const icon = row.querySelector('[data-icon]')?.getAttribute('data-icon') ?? 'ally'
        const n = Number((row.querySelector('b')?.textContent ?? '1').replace('−', '-'))
        sums[icon] = (sums[icon] ?? 0) + n
      }
    }
    return sums
  })

/** What the path of each card in the story counts. */
function storyPoints(game: Game, kind: 'triumph' | 'tragedy'): number {
  const { cards } = boxOf(game.state.setup)
  return heroOf(game).story.reduce(
    (sum, tucked) => sum + (cards[tucked >> 1].paths[tucked & 1]?.[kind] ?? 0),
    0,
  )
}
function handOf(game: Game, kind: 'hero' | 'antihero'): number {
  const { featOf } = boxOf(game.state.setup)
  return heroOf(game).hand.filter((card) => featOf[card]!.kind === kind).length
}

/** What of it is to be found in the game itself, by the same names. */
function happened(before: Game, after: Game): Record<string, number> {
  const [was, is] = [heroOf(before), heroOf(after)]
  const sums: Record<string, number> = {}
  const add = (name: string, n: number) => {
    if (n !== 0) sums[name] = n
  }
  for (const [i, icon] of ICONS.entries()) add(icon, is.icons[i] - was.icons[i])
  add('xp', is.xp - was.xp)
  add(is.level > was.level ? 'corruption' : 'virtue', Math.abs(is.level - was.level))
  add('ally', is.allies.length - was.allies.length)
  for (const kind of ['triumph', 'tragedy'] as const)
    add(kind, storyPoints(after, kind) - storyPoints(before, kind))
  for (const kind of ['hero', 'antihero'] as const) add(kind, handOf(after, kind) - handOf(before, kind))
  return sums
}

const KINDS: { kind: string; wish: Seeded; dark: number }[] = [
  { kind: 'a success', wish: WON, dark: 0 },
  { kind: 'a failure', wish: FAILED, dark: 0 },
  { kind: 'an attempt with Dark runes', wish: DARK, dark: 3 },
]
const SEEN: { size: Size; language: Pinned }[] = [
  { size: 'desktop', language: 'en' },
  { size: 'tablet', language: 'fr' },
  { size: 'phone', language: 'en' },
]

test.for(KINDS.flatMap((kind) => SEEN.map((seen) => ({ ...kind, ...seen }))))(
  'the list of $kind says what the game says ($size, $language)',
  async ({ wish, dark, size, language }, { visit }) => {
    const table = await seeded(wish)
    const { page } = await visit({ size, language, tables: [table], at: `table/${table.id}` })
    const before = await gameOn(page)
    await castFirst(page, dark)
    await answerAll(page)
    const after = await gameOn(page)
    const { say } = SPOKEN[language]
    const said = await listed(page)
    const came = happened(before, after)
    expect(said).toEqual(came)
    const headings = await page.locator('[data-part="aftermath"] h2').allTextContents()
    const wanted = [
      ...(Object.values(said).some((n) => n > 0) ? [say('attempt/changed')] : []),
      ...((came.corruption ?? 0) > 0 || Object.values(came).some((n) => n < 0) ? [say('attempt/paid')] : []),
    ]
    expect(headings).toEqual(wanted)
    const [was, is] = [pointsOf(before), pointsOf(after)]
    const figures = await page.locator('[data-part="scored"] b').allTextContents()
    expect(figures.map(Number)).toEqual(was === is ? [is] : [was, is])
    // it stays until it was looked at
    await page.getByRole('button', { name: say('attempt/continue'), exact: true }).click()
    await settled(page)
    expect(await page.locator('[data-part="cast"]').count()).toBe(0)
  },
)

/** Runs in the page: is there more below what is in sight, and how much of the list lies there? */
function below(): { more: string; out: number } {
  const aside = document.querySelector<HTMLElement>('[data-part="sheet"] > [data-more]')!
  const edge = Math.min(aside.getBoundingClientRect().bottom, innerHeight)
  const parts = [...aside.querySelectorAll('[data-part="aftermath"] :is(li, p)')]
  return {
    more: aside.dataset.more!,
    out: parts.filter((part) => part.getBoundingClientRect().bottom > edge).length,
  }
}

test('a phone shows all that an attempt changed at once; a small one shows that there is more', async ({
  visit,
}) => {
  const table = await seeded(DARK)
  const { page } = await visit({ size: 'phone', language: 'fr', tables: [table], at: `table/${table.id}` })
  await castFirst(page, 3)
  await answerAll(page)
  await settled(page)
  expect(await page.locator('[data-part="aftermath"] li').count()).toBeGreaterThan(3)
  expect(await page.evaluate(below)).toEqual({ more: 'false', out: 0 })
  await resize(page, { width: 320, height: 640 })
  const { more, out } = await page.evaluate(below)
  expect({ more, out: out > 0 }).toEqual({ more: 'true', out: true })
  await page.locator('[data-part="sheet"] > [data-more]').evaluate((aside) => aside.scrollTo({ top: 9999 }))
  await page.locator('[data-part="sheet"] > [data-more="false"]').waitFor()
  expect(await page.evaluate(below)).toEqual({ more: 'false', out: 0 })
})

const MOVING: Wish = { motion: true, settings: { pace: 1 } }

interface Frame {
  falls: boolean
  flies: boolean
  /** what the board says, what is told, what may be pressed */
  board: string
  told: string
  word: string
}
declare global {
  interface Window {
    castFrames: Frame[]
  }
}

/** Runs in the page: notes how it stands whenever something changes. */
function record([skip]: string[]): void {
  window.castFrames = []
  const text = (selector: string) => document.querySelector(selector)?.textContent ?? ''
  const look = () => {
    const marker = document.querySelector<HTMLElement>('[data-part="board"] [data-part="marker"]')
    const frame: Frame = {
      falls: document.querySelector(`[aria-label="${skip}"]`) !== null,
      flies: document.querySelector('[data-part="flights"]') !== null,
      board: [
        text('[data-part="board"] [data-place="purse"]'),
        text('[data-part="board"] [data-place="so-far"]'),
        [...document.querySelectorAll('[data-part="board"] [data-place="tallies"]')]
          .map(({ textContent }) => textContent)
          .join(' '),
        marker?.style.getPropertyValue('--level') ?? '',
        String(document.querySelectorAll('[data-part="columns"] .strip').length),
      ].join(' | '),
      told: `${text('.announcer')} | ${text('ol[aria-labelledby="chronicle"] > li')}`,
      word: text('[data-part="outcome"]') + text('[data-part="aftermath"]'),
    }
    const last = window.castFrames.at(-1)
    if (last === undefined || JSON.stringify(last) !== JSON.stringify(frame)) window.castFrames.push(frame)
  }
  look()
  new MutationObserver(look).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    characterData: true,
  })
}

const watch = (page: Page): Promise<void> => page.evaluate(record, [SPOKEN.en.say('attempt/skip-cast')])
const frames = (page: Page): Promise<Frame[]> => page.evaluate(() => window.castFrames)
const distinct = <T>(list: T[]): T[] => list.filter((one, i) => one !== list[i - 1])

test('nothing tells of a cast before its stones lie; then everything comes home, a piece at a time', async ({
  visit,
}) => {
  const table = await seeded(WON)
  const { page } = await visit({ ...MOVING, tables: [table], at: `table/${table.id}` })
  const before = await gameOn(page)
  await watch(page)
  await page.evaluate(answerAtOnce)
  await castFirst(page)
  await page.locator('[data-part="flights"]').waitFor({ state: 'attached' })
  await page.locator('[data-part="flights"]').waitFor({ state: 'detached' })
  const after = await gameOn(page)
  const seen = await frames(page)
  const first = seen.findIndex(({ falls }) => falls)
  const falling = seen.filter(({ falls }) => falls)
  const [start] = seen
  expect(distinct(falling.map(({ board }) => board))).toEqual([start.board])
  expect(distinct(falling.map(({ word }) => word))).toEqual([''])
  // what is told until they lie is that they were thrown
  const [said, chronicle] = [0, 1].map((part) => falling.map(({ told }) => told.split(' | ')[part]))
  expect(said.filter((words) => !/^(You attempt .* on the path “.*”\.)?$/.test(words))).toEqual([])
  expect(distinct(chronicle)).toHaveLength(1)
  expect(chronicle[0]).not.toMatch(/\b(overcome|success|short|fail)/i)
  // not a number changes before its icon arrives, and each at its own time
  const takesOff = seen.findIndex(({ flies }) => flies)
  expect(seen[takesOff].board).toBe(seen[takesOff - 1].board)
  const steps = distinct(seen.slice(first).map(({ board }) => board))
  expect(steps.length).toBeGreaterThan(2)
  const purse = await page.locator('[data-part="board"] [data-place="purse"] b').textContent()
  const level = await page
    .locator('[data-part="board"] [data-part="marker"]')
    .evaluate((marker: HTMLElement) => Number(marker.style.getPropertyValue('--level')))
  expect([Number(purse), level]).toEqual([heroOf(after).xp, heroOf(after).level])
  expect(await page.locator('[data-part="board"] [data-place="so-far"] b').textContent()).toBe(
    String(pointsOf(after)),
  )
  expect(await page.locator('[data-part="columns"] .strip').count()).toBe(heroOf(after).story.length)
  expect(heroOf(after).story.length).toBe(heroOf(before).story.length + 1)
})

test('a key takes everything home at once', async ({ visit }) => {
  const table = await seeded(WON)
  const { page } = await visit({ ...MOVING, tables: [table], at: `table/${table.id}` })
  await page.evaluate(answerAtOnce)
  await castFirst(page)
  await page.locator('[data-part="flights"]').waitFor({ state: 'attached' })
  await watch(page)
  await page.keyboard.press('ArrowDown')
  await settled(page)
  expect(await page.locator('[data-part="flights"]').count()).toBe(0)
  const after = await gameOn(page)
  const boards = distinct((await frames(page)).map(({ board }) => board))
  expect(boards).toHaveLength(2)
  expect(await page.locator('[data-part="columns"] .strip').count()).toBe(heroOf(after).story.length)
})

test('where calm is wanted nothing flies, and the list is there', async ({ visit }) => {
  const table = await seeded(WON)
  const { page } = await visit({ settings: { pace: 1 }, tables: [table], at: `table/${table.id}` })
  await watch(page)
  await page.evaluate(answerAtOnce)
  await castFirst(page)
  await page.locator('[data-part="aftermath"]').waitFor()
  await settled(page)
  const after = await gameOn(page)
  expect((await frames(page)).filter(({ flies, falls }) => flies || falls)).toEqual([])
  expect(await page.locator('[data-part="columns"] .strip').count()).toBe(heroOf(after).story.length)
})

const STRUCK: Seeded = {
  setup: { edition: 'base', mode: 'competitive', heroes: 3 },
  players: [person('Ysolde'), bot('Tomas'), bot('Brom')],
  until: ({ view }) =>
    view.attempt?.seat === YOU &&
    view.attempt.stage === 'after-cast' &&
    view.stack.some(({ by, on }) => by !== YOU && on === YOU) &&
    view.waitsFor.some((asked) => asked.for === 'window'),
}

test.for(['desktop', 'tablet', 'phone'] as const)(
  'a Feat that strikes is shown with its name, its figure, what stood before and stands then (%s)',
  async (size, { visit }) => {
    const table = await seeded(STRUCK)
    const { page } = await visit({ size, tables: [table], at: `table/${table.id}` })
    const strike = page.locator('[data-part="strike"]')
    await strike.waitFor()
    const name = await strike.getByRole('heading').textContent()
    const [[was], [is]] = await Promise.all([
      strike.locator('s').allTextContents(),
      strike.locator('strong').allTextContents(),
    ])
    const figures = (text: string) => (text.match(/^(\d+), and (\d+) is needed/) ?? []).slice(1).map(Number)
    expect(name).not.toBe('')
    expect(figures(was)).not.toEqual(figures(is))
    // it came true when nobody answered
    await page.getByRole('button', { name: SPOKEN.en.say('attempt/pass'), exact: true }).click()
    await settled(page)
    const sum = await page.locator('[data-part="cast"] [data-part="sum"]').textContent()
    const [total, difficulty] = figures(is)
    expect(sum).toContain(`=${total}`)
    expect(sum).toContain(`${difficulty} needed`)
  },
)

test('beside a long list of what came of a cast its stones stay as large as can be read', async ({
  visit,
}) => {
  const table = await seeded({
    setup: { edition: 'base', mode: 'competitive', heroes: 3 },
    players: [person('Ysolde'), bot('Tomas'), bot('Brom')],
    seed: 5,
    until: ({ view: { attempt, lastAttempt: last, turn } }) =>
      attempt === null &&
      last?.seat === YOU &&
      last.outcome?.overcame === true &&
      last.stones.length >= 7 &&
      turn.seat === YOU &&
      turn.mainActions <= 0,
  })
  const { page } = await visit({ size: 'tablet', tables: [table], at: `table/${table.id}` })
  await resize(page, { width: 1024, height: 768 })
  await settled(page)
  const list = page.locator('[data-part="aftermath"]')
  expect((await list.boundingBox())!.height).toBeGreaterThan(100)
  for (const stone of await page.locator('[data-place="stones"] .rune').all())
    expect((await stone.boundingBox())!.width).toBeGreaterThan(30)
})

/** A companion helps: that strikes nobody. */
const HELPED: Seeded = {
  setup: { edition: 'epic', mode: 'coop', heroes: 3, sets: ['epic', 'base'] },
  players: [person('Ysolde'), bot('Tomas'), bot('Brom')],
  asking: { when: 'always' },
  until: ({ view }) =>
    view.attempt?.seat === YOU &&
    view.stack.some(({ card, by, on }) => by !== YOU && on === YOU && card === 'base/comrade-in-arms') &&
    view.waitsFor.some((asked) => asked.for === 'window' && asked.seat === YOU),
}

test('a Feat that helps is no strike', async ({ visit }) => {
  const table = await seeded(HELPED)
  const { page } = await visit({ tables: [table], at: `table/${table.id}` })
  await settled(page)
  expect(await page.locator('[data-part="cast"]').count()).toBeGreaterThan(0)
  expect(await page.locator('[data-part="strike"]').count()).toBe(0)
})

const PERCENT = /(\d+(?:\.\d)?)%/

test.for(['desktop', 'phone'] as const)(
  'card, hint and panel say the same chance (%s)',
  async (size, { visit }) => {
    const table = await seeded({
      ...DUEL,
      asking: { when: 'always' },
      until: (news) => atMenu(news) && firstChance(news) > 0.3 && firstChance(news) < 0.9,
    })
    const { page } = await visit({ size, tables: [table], at: `table/${table.id}` })
    const { say } = SPOKEN.en
    await page.getByRole('button', { name: say('table/hint') }).click()
    const hint = page.getByRole('region', { name: say('table/hint/title') })
    const advised = (await hint.textContent())!
    await hint.locator('[data-opens="attempt"]').click()
    await settled(page)
    const panel = page.locator('dialog')
    const card = (await panel.getByRole('heading').first().textContent())!
    const path = panel.locator('label', { has: page.locator('input[name="path"]:checked') })
    const onPath = PERCENT.exec((await path.textContent())!)![1]
    const inPanel = PERCENT.exec((await panel.locator('[data-coach="chance"]').textContent())!)![1]
    const before = await page
      .locator('[data-part="slot"] [data-opens="attempt"]')
      .evaluateAll((all, name) => all.map((one) => one.ariaLabel!).find((said) => said.includes(name)), card)
    expect(advised).toContain(`${inPanel}%`)
    expect(before).toContain(`${onPath}%`)
    expect(onPath).toBe(inPanel)
  },
)

test('asked before the cast, the stones and the prompt say the same chance', async ({ visit }) => {
  const table = await seeded({
    ...DUEL,
    asking: { when: 'always' },
    until: ({ seat, view }) =>
      seat!.asked &&
      view.attempt?.seat === YOU &&
      view.attempt.chance !== 1 &&
      view.waitsFor.some((asked) => asked.for === 'window' && asked.window === 'beforeCast'),
  })
  const { page } = await visit({ tables: [table], at: `table/${table.id}` })
  const onStones = PERCENT.exec((await page.locator('[data-part="sum"]').textContent())!)![1]
  const prompt = page.getByText(SPOKEN.en.say('attempt/if-all-pass', { result: '' }).replace(/[ .]+$/, ''))
  expect(PERCENT.exec((await prompt.textContent())!)![1]).toBe(onStones)
})
