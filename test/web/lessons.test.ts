/** The lessons as somebody plays them: what is done at the table finds its answer on the screen, and can be tried again. */
import { LESSONS, type LessonName, lesson, ownSets } from '@runesaga/sets'
import { cardEntries } from '@runesaga/table'
import { layoutOf } from '@runesaga/table/host'
import type { Language } from '@runesaga/words'
import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { rules } from '../kit/rules.ts'
import { share } from '../kit/share.ts'
import { complaints } from './kit/axe.ts'
import { NAMES } from './kit/names.ts'
import { resize, settled } from './kit/settled.ts'
import { keepTables, keptTables } from './kit/tables.ts'
import { ready, type Size, test } from './kit/visit.ts'

const WORDS = {
  begin: /^(Begin|Commencer)$/,
  goOn: /^(Continue|Continuer)$/,
  next: /^(Next lesson|Leçon suivante)$/,
  back: /^(Back to the lessons|Retour aux leçons)$/,
  toGame: /^(To a new game|Vers une nouvelle partie)$/,
  task: /^(The task|La tâche)$/,
  learn: /^(Learn|Apprendre)\b/,
  done: /^(Done|Faite)$/,
} as const
const DECKS = {
  hero: /^(Draw a Hero|Piocher une carte Héros)/,
  antihero: /^(Draw an Anti|Piocher une carte Anti)/,
}
const ABILITIES = ['strength', 'dexterity', 'constitution', 'intelligence', 'wisdom', 'charisma']

type Told = Record<Language, string>
interface LessonCase {
  case: string
  verdict: 'right' | 'wrong'
  says: Told
}
interface Data {
  task: Told
  title: Told
  cases: LessonCase[]
}
const dataOf = (name: LessonName): Data => lesson(name) as Data

/** What is done in a case: see AnsweredCase. */
interface Doing {
  attempt?: { card: string; path?: string; abilities?: string[] }
  play?: { card: string }
  choose?: { deck?: 'hero' | 'antihero'; card?: string }
  dark?: number
  use?: object
}
const doingsOf = (name: LessonName, which: string): (Doing | string)[] =>
  layoutOf(rules, lesson(name))
    .cases!.find((one) => one.case === which)!
    .does.slice()

const CARDS = new Map(ownSets().flatMap((set) => cardEntries(set).map(({ id, card }) => [id, card.name])))
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
/** Names are written with curly apostrophes on the screen. */
const called = (id: string, language: Language): RegExp =>
  new RegExp(escaped(CARDS.get(id)![language]!).replaceAll("'", "[’']"))

const answerOn = (page: Page): Locator => page.locator('[data-part="answer"]')

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: WORDS.begin }).click()
  await ready(page)
}

/** Attempts it as planned. What can't succeed is asked about once. */
async function attempt(page: Page, language: Language, how: NonNullable<Doing['attempt']>, dark: number) {
  const opening = page.locator('[data-opens="attempt"]')
  const named = opening.and(page.getByRole('button', { name: called(how.card, language) }))
  await ((await named.count()) > 0 ? named : opening).first().click()
  const dialog = page.locator('dialog[open]')
  await dialog.waitFor()
  // the one picked longest ago gives way
  for (const ability of [...(how.abilities ?? []), ...(how.abilities ?? [])])
    await dialog.getByRole('checkbox').nth(ABILITIES.indexOf(ability)).click({ force: true })
  if (how.path !== undefined)
    await dialog
      .getByRole('radio')
      .nth(how.path === 'bottom' ? 1 : 0)
      .check({ force: true })
  if (dark > 0)
    await dialog.locator('[data-coach="dark"]').getByRole('radio').nth(dark).check({ force: true })
  await settled(page)
  const cast = dialog.locator('[data-action="attempt"]')
  await cast.click()
  await settled(page)
  if (await cast.isVisible()) await cast.click()
}

/** Presses what does this, by the way that leads there. */
async function press(page: Page, kind: string, name: RegExp | null): Promise<void> {
  const found = (attribute: string) => {
    const all = page.locator(`[data-${attribute}="${kind}"]`)
    return (name === null ? all : all.and(page.getByRole('button', { name }))).first()
  }
  const [action, way] = [found('action'), found('opens')]
  // on a phone, the hand and the Class lie with the story
  const story = page.getByRole('button', { name: NAMES.myStory })
  await action.or(way).or(story).first().waitFor()
  const isThere = (await action.isVisible()) || (await way.isVisible())
  if (!isThere) await story.click()
  await action.or(way).first().waitFor()
  if (!(await action.isVisible())) await way.click()
  await action.click()
  await settled(page)
  // Experience for the Class is asked about once
  const sure = page.locator('dialog[open] button.primary')
  if (kind === 'bank' && (await sure.isVisible())) await sure.click()
  if (!isThere) await page.getByRole('button', { name: NAMES.theTable }).click()
}

/** Does what is done in a case, and nothing more, until it is answered. */
async function play(page: Page, language: Language, doings: readonly (Doing | string)[]): Promise<void> {
  for (const [i, doing] of doings.entries()) {
    await settled(page)
    if (doing === 'bank') await press(page, 'bank', null)
    if (typeof doing === 'string') continue
    const next = doings[i + 1]
    const dark = typeof next === 'object' ? (next.dark ?? 0) : 0
    if (doing.attempt !== undefined) await attempt(page, language, doing.attempt, dark)
    if (doing.play !== undefined) await press(page, 'play', called(doing.play.card, language))
    if (doing.use !== undefined) await press(page, 'use', null)
    if (doing.choose?.deck !== undefined) await press(page, 'choose', DECKS[doing.choose.deck])
    if (doing.choose?.card !== undefined) await press(page, 'choose', called(doing.choose.card, language))
  }
  const rest = page
    .locator('[data-action="choose"], [data-action="pass"]:not([data-part="prompt"] *)')
    .filter({ visible: true })
  const goOn = page.getByRole('button', { name: WORDS.goOn })
  const answer = answerOn(page)
  for (;;) {
    await answer.or(goOn).or(rest).first().waitFor()
    await settled(page)
    if (await answer.isVisible()) return
    await ((await goOn.isVisible()) ? goOn : rest.first()).click()
  }
}

/** Every other lesson on a phone, in French. */
const placesOf = (name: LessonName): [Language, Size][] => {
  const [first, second]: [Language, Size][] = [
    ['en', 'desktop'],
    ['fr', 'phone'],
  ]
  const isOdd = LESSONS.indexOf(name) % 2 === 1
  return share<[Language, Size]>(
    [isOdd ? second : first],
    [isOdd ? first : second, ['fr', 'desktop'], ['en', 'phone'], ['en', 'tablet']],
  )
}

/** The answer to that case, as it is written. */
async function isAnswered(page: Page, language: Language, { verdict, says }: LessonCase): Promise<void> {
  const answer = answerOn(page)
  await answer.waitFor()
  expect(await answer.locator('p').textContent()).toBe(says[language])
  expect(await answer.getAttribute('data-verdict')).toBe(verdict)
  // and to whoever listens
  expect(await page.locator('.announcer').textContent()).toContain(says[language])
}

describe.for(LESSONS)('%s', (name) => {
  const { cases, task } = dataOf(name)

  test.for(placesOf(name))(
    'finds an answer to everything (%s, %s)',
    { timeout: 180_000 },
    async ([language, size], { visit }) => {
      const { page } = await visit({ language, size, at: `lesson/${name}` })
      expect(await page.getByRole('main').textContent()).toContain(task[language])
      await open(page)
      // whoever plans an attempt isn't asked before its cast
      const played = cases.filter((one) => one.case !== 'right-before-the-cast')
      for (const [i, one] of played.entries()) {
        await play(page, language, doingsOf(name, one.case))
        await isAnswered(page, language, one)
        if (i === played.length - 1) break
        // what was done right is tried again by coming back to it
        const again = answerOn(page).getByRole('button', { name: NAMES.retry })
        if (one.verdict === 'wrong') await again.click()
        else {
          await page.reload()
          await open(page)
        }
        await answerOn(page).waitFor({ state: 'detached' })
        await ready(page)
      }
    },
  )
})

describe('on a phone', () => {
  test('the task has a name in the bar, and an answer leaves the bars where they are', async ({ visit }) => {
    const { page } = await visit({ size: 'phone', at: 'lesson/lesson-1' })
    await resize(page, { width: 320, height: 640 })
    await open(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    const task = page.getByRole('button', { name: 'The task' })
    expect(await task.innerText()).toBe('Task')
    await task.click()
    await page.getByRole('dialog').getByText(dataOf('lesson-1').task.en).waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await play(page, 'en', doingsOf('lesson-1', 'half'))
    const answer = (await answerOn(page).boundingBox())!
    const tabs = (await page.locator('[data-part="tabs"]').boundingBox())!
    expect(answer.y + answer.height).toBeLessThanOrEqual(tabs.y)
  })
})

describe('the page of lessons', () => {
  test('is reached from the first screen, leads through a lesson, and marks it as done', async ({
    visit,
  }) => {
    const { page } = await visit()
    await page.getByRole('link', { name: WORDS.learn }).click()
    const first = page.getByRole('listitem').first()
    await first.waitFor()
    expect(await complaints(page, 'everything')).toEqual([])
    expect(await first.getByText(WORDS.done).count()).toBe(0)
    await first.getByRole('link').click()
    await open(page)
    await play(page, 'en', doingsOf('lesson-1', 'right'))
    expect(await complaints(page, 'everything')).toEqual([])
    // the turn in which it was laid out is told like any other
    expect(await page.locator('[data-part="rail"]').textContent()).toContain('Turn 1')
    // the keyboard is where it goes on
    expect(await page.evaluate(() => document.activeElement?.textContent)).toMatch(WORDS.next)
    await page.keyboard.press('Enter')
    await page.waitForURL(/#\/lesson\/lesson-2$/)
    await page.getByRole('button', { name: WORDS.back }).click()
    await first.getByText(WORDS.done).waitFor()
    expect(await page.getByRole('listitem').getByText(WORDS.done).count()).toBe(1)
    await page.reload()
    await first.getByText(WORDS.done).waitFor()
  })

  test('leads on from the last lesson to a new game', async ({ visit }) => {
    const { page } = await visit({ at: 'lesson/lesson-6-odium' })
    await open(page)
    await play(page, 'en', doingsOf('lesson-6-odium', 'right'))
    await answerOn(page).getByRole('button', { name: WORDS.toGame }).click()
    await page.waitForURL(/#\/new$/)
  })

  test('begins the first tale', async ({ visit }) => {
    const { page } = await visit({ at: 'learn' })
    await page
      .getByRole('button')
      .filter({ hasText: /^The first tale/ })
      .click()
    await page.waitForURL(/#\/table\//)
    await page.getByRole('button', { name: WORDS.begin }).waitFor()
  })

  test('is where an address leads that names no lesson', async ({ visit }) => {
    const { page } = await visit({ at: 'lesson/nothing' })
    await page.waitForURL(/#\/learn$/)
  })
})

describe('a lesson', () => {
  test('says its task again, and can be left by it', async ({ visit }) => {
    const { page } = await visit({ at: 'lesson/lesson-4', size: 'phone' })
    await open(page)
    await page.getByRole('button', { name: WORDS.task }).click()
    expect(await page.getByRole('dialog').textContent()).toContain(dataOf('lesson-4').task.en)
    await page.getByRole('dialog').getByRole('button', { name: WORDS.back }).click()
    await page.waitForURL(/#\/learn$/)
  })

  test('is listed nowhere, and nothing of it is kept once it was left', async ({ visit }) => {
    const { page, context } = await visit({ at: 'lesson/lesson-1' })
    await open(page)
    expect(await keptTables(page)).toHaveLength(1)
    const another = await context.newPage()
    await another.goto(page.url().replace(/#.*/, '#/'))
    await another.getByRole('button', { name: NAMES.playNow }).waitFor()
    expect(await another.getByRole('button', { name: NAMES.more }).count()).toBe(0)
    await another.close()
    await page.getByRole('link', { name: /^Runesaga/ }).click()
    await page.getByRole('button', { name: NAMES.playNow }).waitFor()
    await expect.poll(() => keptTables(page)).toEqual([])
  })

  test('that a page left behind is gone with the next one, unless another tab may still play it', async ({
    visit,
  }) => {
    const { page } = await visit({ at: 'lesson/lesson-1' })
    await open(page)
    await page.reload()
    await open(page)
    // what was touched a moment ago may be played elsewhere
    const two = await keptTables(page)
    expect(two.map(({ id }) => id.replace(/\/.*/, ''))).toEqual(['lesson', 'lesson'])
    const old = new Date(Date.now() - 2 * 86_400_000).toISOString()
    await keepTables(
      page,
      two.map((one) => ({ ...one, touched: old })),
    )
    await page.reload()
    await open(page)
    await expect.poll(async () => (await keptTables(page)).length).toBe(1)
    expect(two.map(({ id }) => id)).not.toContain((await keptTables(page))[0].id)
  })

  test('opens the rules over its table', async ({ visit }) => {
    const { page } = await visit({ at: 'lesson/lesson-1' })
    await open(page)
    await page.keyboard.press('?')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(page.url()).toMatch(/#\/lesson\/lesson-1$/)
  })
})
