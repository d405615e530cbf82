/** Near the end and at it: what the next card ends is said before, who is remembered after the count. And what lies over the table leaves cards as they are. */
import type { News } from '@runesaga/table'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { PINNED, SPOKEN } from '../kit/words.ts'
import { settled } from './kit/settled.ts'
import { bot, NEVER, person, type Seeded, seeded } from './kit/tables.ts'
import { type Size, test } from './kit/visit.ts'

const DUEL: Seeded = {
  setup: { edition: 'base', mode: 'competitive', heroes: 2 },
  players: [person('Ysolde'), bot('Tomas')],
  asking: { when: 'never' },
}
const ALONE: Seeded = {
  setup: { edition: 'base', mode: 'solo', heroes: 1 },
  players: [person('Ysolde')],
  asking: { when: 'never' },
}
const inMenu = ({ seat, view }: News): boolean =>
  seat!.asked && view.waitsFor.some((asked) => asked.for === 'turn') && view.turn.mainActions > 0
const cards = ({ view }: News, seat = 0): number => view.heroes[seat].columns.flat().length
const canAttempt = ({ view }: News): boolean =>
  view.you!.offers.some(({ deed }) => typeof deed === 'object' && 'attempt' in deed)
const isFree = ({ deed, price }: { deed: unknown; price: number }): boolean =>
  typeof deed === 'object' && deed !== null && 'gain' in deed && price === 0
const gains = ({ view }: News): boolean => view.you!.offers.some(isFree)

const prompt = (page: Page) => page.locator('[data-part="prompt-words"] p').innerText()

const SIZES: { size: Size; short: '' | '/short' }[] = [
  { size: 'desktop', short: '' },
  { size: 'phone', short: '/short' },
]
const NEAR = PINNED.flatMap((language) => SIZES.map((size) => ({ language, ...size })))

test.for(NEAR)(
  'the ninth card is announced, in the prompt and in the panel ($language, $size)',
  async ({ language, size, short }, { visit }) => {
    const { say } = SPOKEN[language]
    const table = await seeded({
      ...DUEL,
      until: (news) => inMenu(news) && canAttempt(news) && cards(news) === 8,
    })
    const { page } = await visit({ size, language, tables: [table], at: `table/${table.id}` })
    expect(await prompt(page)).toBe(say(`table/near-end/race${short}`, { n: 1 }))
    await page.locator('[data-opens="attempt"]').first().click()
    await settled(page)
    expect(await page.locator('dialog dd').first().innerText()).toContain(say('table/ends/race'))
  },
)

test('a Trait that is the ninth card is asked about with its end', async ({ visit }) => {
  const table = await seeded({ ...DUEL, until: (news) => inMenu(news) && gains(news) && cards(news) === 8 })
  const { page } = await visit({ tables: [table], at: `table/${table.id}` })
  await page.locator('[data-opens="gain"]').first().click()
  await page.getByRole('dialog').getByText(SPOKEN.en.say('table/ends/race')).waitFor()
})

test('a rival with eight cards is announced', async ({ visit }) => {
  const table = await seeded({
    ...DUEL,
    until: (news) => inMenu(news) && cards(news) < 8 && cards(news, 1) === 8,
  })
  const { page } = await visit({ tables: [table], at: `table/${table.id}` })
  expect(await prompt(page)).toBe(SPOKEN.en.say('table/near-end/rival', { who: 'Tomas' }))
})

test('alone, the eighth card is announced: after it the Adversary is to be faced', async ({ visit }) => {
  const table = await seeded({ ...ALONE, until: (news) => inMenu(news) && cards(news) === 7 })
  const { page } = await visit({ tables: [table], at: `table/${table.id}` })
  expect(await prompt(page)).toBe(SPOKEN.en.say('table/near-end/goal'))
})

test('together against an Adversary that is faced last, the ninth card says who has a turn before it', async ({
  visit,
}) => {
  const table = await seeded({
    setup: { edition: 'epic', mode: 'coop', heroes: 2 },
    players: [person('Ysolde'), bot('Tomas')],
    asking: { when: 'never' },
    until: (news) => inMenu(news) && !news.view.turn.mustFace && cards(news) === 8,
  })
  const { page } = await visit({ tables: [table], at: `table/${table.id}` })
  expect(await prompt(page)).toBe(SPOKEN.en.say('table/near-end/finale', { n: 1 }))
})

test('together, a rival with eight cards is announced with the Adversary that comes after everybody’s turn', async ({
  visit,
}) => {
  const table = await seeded({
    setup: { edition: 'epic', mode: 'coop', heroes: 2 },
    players: [person('Ysolde'), bot('Tomas')],
    asking: { when: 'never' },
    until: (news) => inMenu(news) && !news.view.turn.mustFace && cards(news) < 8 && cards(news, 1) === 8,
  })
  const { page } = await visit({ tables: [table], at: `table/${table.id}` })
  expect(await prompt(page)).toBe(SPOKEN.en.say('table/near-end/rival-finale', { who: 'Tomas' }))
})

test('once the end is announced, one’s turn is called the last', async ({ visit }) => {
  const table = await seeded({
    ...DUEL,
    until: (news) => inMenu(news) && canAttempt(news) && cards(news) < 9 && cards(news, 1) === 9,
  })
  const { page } = await visit({ tables: [table], at: `table/${table.id}` })
  expect(await prompt(page)).toBe(SPOKEN.en.say('table/near-end/last'))
})

test('who is remembered is told when all is counted, and once', async ({ visit }) => {
  const { say } = SPOKEN.en
  const table = await seeded({ ...DUEL, until: NEVER })
  const { page } = await visit({ motion: true, tables: [table], at: `table/${table.id}` })
  // the frames stand still, so that the count does
  await page.evaluate(() => {
    window.requestAnimationFrame = () => 0
  })
  await page.getByRole('button', { name: say('end/reveal/go') }).click()
  const heading = page.locator('main').getByRole('heading', { level: 1 })
  await heading.getByText(say('end/counting')).waitFor()
  const winner = page.locator('thead em')
  expect(await winner.isVisible()).toBe(false)
  const before = await page.locator('table').boundingBox()
  await page.evaluate(() => {
    const said: string[] = []
    Object.assign(window, { said })
    for (const region of document.querySelectorAll('.announcer'))
      new MutationObserver(() => said.push(region.textContent ?? '')).observe(region, {
        childList: true,
        subtree: true,
        characterData: true,
      })
  })
  await page.keyboard.press('a')
  await page.getByRole('heading', { level: 1, name: / (is|are) remembered$/ }).waitFor()
  const title = await heading.innerText()
  expect(await winner.isVisible()).toBe(true)
  expect(await page.locator('table').boundingBox()).toEqual(before)
  const said = () => page.evaluate(() => (window as unknown as { said: string[] }).said)
  await expect.poll(async () => (await said()).filter((text) => text.includes(title))).toHaveLength(1)
})

/** Runs in the page: in which ink, on what, the words of these cards stand. */
function inks(selector: string): string[] {
  const words = [...document.querySelectorAll(`${selector} .card :is(p, b, i, span)`)]
  return words.map((word) => {
    const { color, backgroundColor } = getComputedStyle(word)
    return `${word.textContent}: ${color} on ${backgroundColor}`
  })
}

test('a card in a band, and one that is glanced at, is as it lies on the table; a pointer at rest opens none', async ({
  visit,
}) => {
  const over = ({ seat, view }: News) =>
    seat!.asked && view.waitsFor.some((asked) => asked.for === 'turn') && view.turn.mainActions === 0
  const table = await seeded({
    ...ALONE,
    until: (news) => over(news) && cards(news) === 3 && !news.view.rows[1].open,
  })
  const { page } = await visit({
    motion: true,
    settings: { pace: 1 },
    tables: [table],
    at: `table/${table.id}`,
  })
  const putAway = page.getByRole('button', { name: 'Continue', exact: true })
  if ((await putAway.count()) > 0) await putAway.click()
  await page.getByRole('button', { name: 'End turn' }).click()
  await page.getByRole('dialog', { name: 'Act II begins' }).waitFor()
  const banded = await page.evaluate(inks, 'dialog')
  expect(banded.length).toBeGreaterThan(0)
  const origin = await page.locator('[data-part="board"] .readable').first().boundingBox()
  const [x, y] = [origin!.x + origin!.width / 2, origin!.y + origin!.height / 2]
  await page.mouse.move(x, y)
  await page.keyboard.press('Escape')
  await page.locator('dialog[open]').waitFor({ state: 'detached' })
  // longer than a pointer has to rest
  await page.waitForTimeout(700)
  const glance = page.locator('[data-part="glance"]')
  expect(await glance.count()).toBe(0)
  const lying = await page.evaluate(inks, '[data-act="open"]')
  expect(banded.filter((ink) => !lying.includes(ink))).toEqual([])
  await page.mouse.move(x + 3, y + 3)
  await glance.waitFor()
  const glanced = await page.evaluate(inks, '[data-part="glance"]')
  const own = await page.evaluate(inks, '[data-part="board"]')
  expect(glanced.filter((ink) => !own.includes(ink))).toEqual([])
})

test('however many cards are in hand, the track of a phone keeps its room', async ({ visit }) => {
  const table = await seeded({
    ...DUEL,
    seed: 4,
    until: (news) => inMenu(news) && news.view.heroes[0].hand.cards!.length >= 9,
  })
  const { page } = await visit({ size: 'phone', tables: [table], at: `table/${table.id}` })
  const [track, hand] = await Promise.all(
    ['div[role="img"]', '[data-place="hand"]'].map((part) =>
      page.locator(`[data-part="dock"] ${part}`).boundingBox(),
    ),
  )
  expect(hand!.width).toBeLessThanOrEqual(170)
  expect(track!.x + track!.width).toBeLessThanOrEqual(hand!.x)
  expect(hand!.x + hand!.width).toBeLessThanOrEqual(390)
})

/** Runs in the page: which pieces of what came of an attempt can't be brought into sight. */
function outOfReach(): string[] {
  const pieces = document.querySelectorAll('[data-part="aftermath"] :is(li, [data-part="scored"], p)')
  return [...pieces].flatMap((piece) => {
    piece.scrollIntoView({ block: 'center' })
    const { x, y, width, height } = piece.getBoundingClientRect()
    const corners = [y + 3, y + height - 3].map((at) => document.elementFromPoint(x + width / 2, at))
    return corners.every((there) => there !== null && piece.contains(there)) ? [] : [piece.textContent ?? '']
  })
}

test('on a phone all that came of an attempt with Dark runes can be brought into sight', async ({
  visit,
}) => {
  const table = await seeded({
    ...DUEL,
    seed: 4,
    until: (news) => inMenu(news) && canAttempt(news) && cards(news) >= 1 && news.view.heroes[0].xp >= 3,
  })
  const { page } = await visit({ size: 'phone', tables: [table], at: `table/${table.id}` })
  await page.locator('[data-opens="attempt"]').first().click()
  await settled(page)
  await page.locator('dialog input[name="dark"]').nth(3).check({ force: true })
  await page.locator('dialog [data-action="attempt"]').click()
  const answer = page.locator('main [data-action="choose"]')
  await settled(page)
  while ((await answer.count()) > 0) {
    await answer.first().click()
    await settled(page)
  }
  await page.locator('[data-part="aftermath"]').waitFor()
  for (const size of [
    { width: 390, height: 844 },
    { width: 375, height: 667 },
  ]) {
    await page.setViewportSize(size)
    await settled(page)
    expect(await page.evaluate(outOfReach), `${size.width} × ${size.height}`).toEqual([])
  }
})
