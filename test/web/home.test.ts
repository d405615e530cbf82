/** The first screen where there is little room, the app that it names, and what a press says that can't be carried out. */
import { LANGUAGES } from '@runesaga/words'
import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { SPOKEN } from '../kit/words.ts'
import { seededCampaign } from './kit/campaigns.ts'
import { NAMES } from './kit/names.ts'
import { resize } from './kit/settled.ts'
import { bot, person, seeded } from './kit/tables.ts'
import { ready, test } from './kit/visit.ts'

/** A narrow phone, one on its side, and a window of 1440 × 900 at 200 %. */
const LITTLE_ROOM = [
  { width: 320, height: 640 },
  { width: 844, height: 390 },
  { width: 720, height: 450 },
]

const table = () =>
  seeded({
    setup: { edition: 'base', mode: 'competitive', heroes: 2 },
    players: [person('Ysolde'), bot('Tomas')],
    until: ({ view }) => view.waitsFor.some((asked) => asked.for === 'turn'),
  })

const isInSight = (place: Locator): Promise<boolean> =>
  place.evaluate((element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect()
    return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight
  })

describe.each(LANGUAGES)('the first screen in %s', (language) => {
  test.for(LITTLE_ROOM)('at $width × $height says what it is and offers to play', async (size, { visit }) => {
    const { page } = await visit({ language, tables: [await table()] })
    await page.setViewportSize(size)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
    expect(await isInSight(page.getByText(SPOKEN[language].say('home/what')))).toBe(true)
    expect(await isInSight(page.getByRole('button', { name: NAMES.playNow }))).toBe(true)
  })

  test('names an app that speaks it', async ({ visit }) => {
    const { page } = await visit({ language })
    const manifest = await page.evaluate(async () => {
      const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]')
      return (await fetch(link!.href)).json()
    })
    expect(manifest).toMatchObject({
      id: './',
      lang: language,
      description: `${SPOKEN[language].say('home/what')} ${SPOKEN[language].say('common/tagline')}`,
    })
  })
})

/** What is shown beside what was pressed, and said. */
async function reasonOf(page: Page): Promise<string> {
  const note = page.locator('p[popover]')
  const why = (await note.textContent()) ?? ''
  expect(await isInSight(note)).toBe(true)
  expect((await page.getByRole('status').last().textContent())?.trim()).toBe(why)
  return why
}

describe('whoever has a game to go on with', () => {
  test('finds it first, in sight of the smallest phone, and then what a new one would be', async ({
    visit,
  }) => {
    const { page } = await visit({ tables: [await table()], size: 'phone' })
    await resize(page, { width: 320, height: 640 })
    const resume = page.getByRole('link', { name: NAMES.resume }).first()
    const play = page.getByRole('button', { name: NAMES.playNow })
    const [first, second] = [(await resume.boundingBox())!, (await play.boundingBox())!]
    expect(first.y + first.height).toBeLessThanOrEqual(640)
    expect(first.y).toBeLessThan(second.y)
    expect(await play.textContent()).toContain(SPOKEN.en.say('home/play-now/quick'))
    expect(await page.evaluate(() => document.scrollingElement!.scrollWidth)).toBe(320)
    await resume.click()
    await page.waitForURL(/#\/table\//)
  })
})

describe('what can’t be done says why', () => {
  const { say } = SPOKEN.en

  test('a sealed envelope, by mouse and by keyboard, until one goes on', async ({ visit }) => {
    const { campaign } = await seededCampaign({ ends: [] })
    const { page } = await visit({ campaigns: [campaign], at: `campaign/${campaign.id}` })
    const sealed = page.getByRole('button', { name: /^Chapter III, sealed/ })
    // it is off, which the mouse doesn't know
    await sealed.click({ force: true })
    expect(await reasonOf(page)).toBe(say('campaign/state/sealed/why'))
    await page.keyboard.press('Tab')
    expect(await page.locator('p[popover]').count()).toBe(0)
    await sealed.focus()
    await page.keyboard.press('Enter')
    expect(await reasonOf(page)).toBe(say('campaign/state/sealed/why'))
  })

  test('a name of no letters, over its dialog', async ({ visit }) => {
    const { page } = await visit({ tables: [await table()] })
    await page.getByRole('button', { name: NAMES.more }).click()
    await page.getByRole('button', { name: NAMES.rename }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').fill(' ')
    await page.keyboard.press('Enter')
    expect(await reasonOf(page)).toBe(say('home/rename/empty'))
    await dialog.getByRole('textbox').fill('Sunday saga')
    await page.keyboard.press('Enter')
    await dialog.waitFor({ state: 'detached' })
    await ready(page)
    expect(await page.getByRole('link', { name: NAMES.resume }).textContent()).toContain('Sunday saga')
  })
})

test('names that nobody chose follow the language, on the first screen and at the table', async ({
  visit,
}) => {
  const tale = await seeded({
    setup: { edition: 'base', mode: 'competitive', heroes: 2 },
    players: [person('You'), bot('Tomas')],
    name: 'A first tale',
    until: ({ view }) => view.waitsFor.some((asked) => asked.for === 'turn'),
  })
  const { page } = await visit({ language: 'fr', tables: [tale] })
  const row = page.getByRole('link', { name: /Un premier récit/ })
  expect(await row.innerText()).toContain('Vous')
  await row.click()
  await ready(page)
  await page.getByRole('heading', { name: 'Vous', exact: true }).first().waitFor()
  expect(await page.getByText('A first tale').count()).toBe(0)
})

test('a game whose name is empty is named when its file is opened', async ({ visit }) => {
  const { page } = await visit({})
  const nameless = { ...(await table()), name: ' ' }
  await page.locator('input[type=file]').setInputFiles({
    name: 'nameless.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(nameless)),
  })
  const { say } = SPOKEN.en
  await page
    .getByText(say('home/imported', { name: say('common/no-name') }))
    .first()
    .waitFor()
})
