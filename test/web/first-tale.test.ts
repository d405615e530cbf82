/** The first game of somebody who knows nothing: played by pressing only what the open tip points at, or the button that it names. */
import type { Language } from '@runesaga/words'
import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { taleTable } from '../kit/first-tale.ts'
import { share } from '../kit/share.ts'
import { complaints } from './kit/axe.ts'
import { tableOf } from './kit/game-on.ts'
import { NAMES } from './kit/names.ts'
import { settled } from './kit/settled.ts'
import { keptTable } from './kit/tables.ts'
import { ready, type Size, test, type Visitor, type Wish } from './kit/visit.ts'

const WORDS = {
  begin: /^(Begin|Commencer)$/,
  got: /^(Got it|Compris)$/,
  noMore: /^(No more tips|Arrêter les conseils)$/,
  goOn: /^(Continue|Continuer)$/,
} as const

const PLACES = share<[Size, Language]>(
  [
    ['desktop', 'en'],
    ['tablet', 'fr'],
    ['phone', 'en'],
    ['lying', 'fr'],
  ],
  [
    ['lying', 'en'],
    ['desktop', 'fr'],
    ['tablet', 'en'],
    ['phone', 'fr'],
  ],
)

/** A stranger presses "Play now" and begins. */
async function begin(visit: (wish: Wish) => Promise<Visitor>, wish: Wish = {}): Promise<Page> {
  const { page } = await visit(wish)
  await page.getByRole('button', { name: NAMES.playNow }).click()
  await page.getByRole('button', { name: WORDS.begin }).click()
  await ready(page)
  return page
}

const tipCalled = (page: Page, name: string): Locator => page.locator(`aside[data-tip="${name}"]`)

/** That tip and no other is open. It lies over nothing that it speaks of. */
async function opens(page: Page, name: string): Promise<Locator> {
  const tip = tipCalled(page, name)
  await tip.waitFor()
  await settled(page)
  expect(await page.locator('aside[data-tip]').count()).toBe(1)
  expect(await tip.evaluate(covered), `what ${name} covers`).toEqual([])
  return tip
}

/** Runs in the page: which of the lights the note lies over, whether anything sticks out of the window, and on a phone that lies, whether the page goes on beneath the table, and which cards or way on the note covers. */
function covered(tip: Element): string[] {
  const note = tip.querySelector('[data-part="note"]')!.getBoundingClientRect()
  const faults: string[] = []
  const light = tip.querySelector<HTMLElement>('[data-part="ring"]')!
  const { top, bottom } = light.getBoundingClientRect()
  if (light.hidden || top >= innerHeight || bottom <= 0) faults.push('what it is about is not in sight')
  if (innerHeight < 520 && document.scrollingElement!.scrollHeight > innerHeight)
    faults.push('the page scrolls')
  const isApart = ({ left, top, right, bottom }: DOMRect) =>
    note.right <= left || note.left >= right || note.bottom <= top || note.top >= bottom
  const panel = tip.closest('dialog')
  const others = panel?.querySelectorAll('[data-action="attempt"]') ?? document.querySelectorAll('.readable')
  for (const other of innerHeight < 520 ? others : []) {
    const box = other.getBoundingClientRect()
    if (other.checkVisibility({ visibilityProperty: true }) && !isApart(box))
      faults.push(`it lies over ${other.textContent}`)
  }
  for (const ring of tip.querySelectorAll<HTMLElement>('[data-part="ring"]')) {
    if (ring.hidden) continue
    const { left, top, right, bottom } = ring.getBoundingClientRect()
    if (!isApart(ring.getBoundingClientRect()))
      faults.push(JSON.stringify({ note, light: { left, top, right, bottom } }))
  }
  if (note.left < 0 || note.top < 0 || note.right > innerWidth || note.bottom > innerHeight)
    faults.push('it sticks out of the window')
  return faults
}

/** Presses what is in a light of the tip. */
async function pressThing(page: Page, tip: Locator, nth = 0): Promise<void> {
  const box = (await tip.locator('[data-part="ring"]').nth(nth).boundingBox())!
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

const read = (tip: Locator): Promise<void> => tip.getByRole('button', { name: WORDS.got }).click()

/** Its action was done, and it goes. */
const goes = (page: Page, name: string): Promise<void> => tipCalled(page, name).waitFor({ state: 'detached' })

/** Runs in the page. */
function speakFrench(): void {
  const settings = JSON.parse(localStorage['runesaga settings'] as string) as object
  localStorage['runesaga settings'] = JSON.stringify({ ...settings, language: 'fr' })
}

const press = (page: Page, name: RegExp): Promise<void> => page.getByRole('button', { name }).click()

/** Turn one: Raging Inferno by its lower path, up to the end of the turn. */
async function firstTurn(page: Page): Promise<void> {
  await pressThing(page, await opens(page, 'row'))
  await goes(page, 'row')
  await opens(page, 'paths')
  await page.getByRole('radio').nth(1).click()
  await goes(page, 'paths')
  await pressThing(page, await opens(page, 'stones'), 1)
  await goes(page, 'stones')
  await press(page, WORDS.goOn)
  await pressThing(page, await opens(page, 'won'), 1)
  await goes(page, 'won')
}

/** Turn two: the rival has failed; Adventurous is bought. */
async function secondTurn(page: Page): Promise<void> {
  await read(await opens(page, 'failing'))
  await goes(page, 'failing')
  await pressThing(page, await opens(page, 'trait'))
  await page.locator('dialog [data-action="gain"]').click()
  await goes(page, 'trait')
  // nothing else glows: it is the way on
  const end = page.locator('[data-part="prompt"] [data-action="pass"]')
  expect(await end.evaluate(({ classList }) => classList.contains('primary'))).toBe(true)
  await end.click()
}

/** Turn three: Street Fight with two Dark runes, and Second Wind; then a Journey. */
async function thirdTurn(page: Page): Promise<void> {
  await pressThing(page, await opens(page, 'destiny'), 1)
  await goes(page, 'destiny')
  await opens(page, 'dark')
  // what the light lies on
  const two = page.locator('dialog [data-coach="dark"]').getByRole('radio').nth(2)
  await two.locator('xpath=..').click()
  expect(await two.isChecked()).toBe(true)
  await page.locator('dialog [data-action="attempt"]').click()
  await goes(page, 'dark')
  await pressThing(page, await opens(page, 'feat'))
  await goes(page, 'feat')
  // no more Dark runes for the second cast
  await page.locator('[data-action="choose"]').first().click()
  await press(page, WORDS.goOn)
  await read(await opens(page, 'corruption'))
  await goes(page, 'corruption')
  await pressThing(page, await opens(page, 'journey'))
  const cards = page.locator('[data-act="told"] [data-action="journey"]')
  // on a phone the first Act has to be turned to
  if ((await cards.count()) === 0) await pressThing(page, await opens(page, 'journey'))
  await cards.last().click()
  await goes(page, 'journey')
  await page.locator('[data-part="prompt"] [data-action="pass"]').click()
}

/** Runs in the page: as if it had been chosen in another tab. */
function setPace(): void {
  const key = 'runesaga settings'
  localStorage[key] = JSON.stringify({ ...(JSON.parse(localStorage[key] as string) as object), pace: 0.2 })
  dispatchEvent(new StorageEvent('storage', { key }))
}

/** Runs in the page: notes at every change whether a tip is open while a band lies over the table. */
function watchBands(): void {
  const bands: boolean[] = []
  Object.assign(window, { bands })
  const look = (): void => {
    if (document.querySelector('[data-part="band"]') !== null)
      bands.push(document.querySelector('aside[data-tip]') !== null)
  }
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true })
}

/** What stands on the screen before the first table. */
const AIM = {
  en: [
    /You are a Settler, Bound by Honor\. Your secret Destiny, Intrepid Explorer, pays 5 points for 3 abilities: you have 2\./,
    /whatever follows the arranged casts is settled and sealed/,
  ],
  fr: [
    /Vous êtes Colon, Lié par l’Honneur\. Votre Destin secret, Explorateur Intrépide, vaut 5 points pour 3 Compétences\s: vous en avez 2\./,
    /tout ce qui suit les lancers arrangés est fixé et scellé/,
  ],
} as const

describe('a stranger’s first game', () => {
  test.for(['en', 'fr'] as const)(
    'begins with who one is, and with what is left to chance, all of it in sight (%s)',
    async (language, { visit }) => {
      const { page } = await visit({ size: 'lying', language })
      await page.getByRole('button', { name: NAMES.playNow }).click()
      await page.getByRole('button', { name: WORDS.begin }).waitFor()
      await ready(page)
      for (const words of AIM[language]) await page.getByText(words).waitFor()
      const height = await page.evaluate(() => document.scrollingElement!.scrollHeight - innerHeight)
      expect(height).toBe(0)
    },
  )

  test.for(PLACES)(
    'is played by what the tips point at, up to the second Act (%s, %s)',
    { timeout: 120_000 },
    async ([size, language], { visit }) => {
      const page = await begin(visit, { size, language })
      await firstTurn(page)
      await secondTurn(page)
      await thirdTurn(page)
      const act = await opens(page, 'act')
      const second = page.locator('section[data-act="open"][aria-labelledby="act-1"]')
      // on a phone it has to be turned to again
      if ((await second.count()) === 0) await pressThing(page, act)
      await second.waitFor()
      await read(act)
      await goes(page, 'act')
      expect(await page.locator('aside[data-tip]').count()).toBe(0)
      const { record } = await keptTable(page, tableOf(page))
      // passes come by themselves
      const own = record.moves.flatMap(([seat, deed]) => (seat === 0 && deed !== 'pass' ? [deed] : []))
      expect(own).toEqual([
        { attempt: { card: 'base/raging-inferno', path: 'bottom' } },
        { dark: 0 },
        'end-turn',
        { gain: 'base/adventurous' },
        'end-turn',
        { attempt: { card: 'base/street-fight', path: 'top' } },
        { dark: 2 },
        { play: { card: 'base/second-wind', on: 0 } },
        { dark: 0 },
        { journey: 'base/forbidden-lore' },
        'end-turn',
      ])
    },
  )

  test('shows the rival’s turn until the person goes on, whatever the pace, and says it as the second line of the chronicle', async ({
    visit,
  }) => {
    const page = await begin(visit, { settings: { pace: 0.01 } })
    await firstTurn(page)
    const recap = page.getByRole('region', { name: /^Tomas failed .*\.$/ })
    await recap.waitFor()
    expect(await recap.locator('[data-part="brought"]').innerText()).toMatch(/^\+1\s+for failing$/)
    expect(await recap.locator('p').first().innerText()).toMatch(/^Tomas’s turn · 1$/i)
    await page.getByRole('button', { name: 'End turn' }).waitFor()
    await settled(page)
    expect(await recap.count()).toBe(1)
    const sentence = await recap.getByRole('heading').innerText()
    const lines = page.getByRole('list', { name: 'Chronicle' }).locator('summary')
    expect((await lines.allInnerTexts()).map((line) => line.replaceAll(/\s+/g, ' ').trim())).toEqual([
      'Your turn Turn 2',
      `${sentence} Turn 1`,
      expect.stringMatching(/^You healed the wounded .*\. Turn 1$/),
    ])
    await page.keyboard.press('Escape')
    await recap.waitFor({ state: 'detached' })
    await opens(page, 'failing')
  })

  test('goes on with the tip that was open when the page is loaded again, also in another language', async ({
    visit,
  }) => {
    const page = await begin(visit)
    await firstTurn(page)
    await read(await opens(page, 'failing'))
    const text = await (await opens(page, 'trait')).locator('p').textContent()
    await page.reload()
    await ready(page)
    expect(await (await opens(page, 'trait')).locator('p').textContent()).toBe(text)
    await page.evaluate(speakFrench)
    await page.reload()
    await ready(page)
    expect(await (await opens(page, 'trait')).locator('p').textContent()).toMatch(
      /^Un Trait se passe de Runes/,
    )
  })

  test('is rid of a tip by Escape, in the panel of an attempt too, which stays open', async ({ visit }) => {
    const page = await begin(visit)
    await opens(page, 'row')
    await page.keyboard.press('Escape')
    await goes(page, 'row')
    await page.locator('[data-part="slot"] [data-opens="attempt"]').first().click()
    await opens(page, 'paths')
    await page.keyboard.press('Escape')
    await goes(page, 'paths')
    await opens(page, 'stones')
    expect(await page.locator('dialog[open]').count()).toBe(1)
    await page.keyboard.press('Escape')
    await goes(page, 'stones')
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
  })

  test('is told at the end how to read the score, and what was arranged, and goes on to another game', async ({
    visit,
  }) => {
    const table = await taleTable(1)
    await table.follow()
    const saved = await table.saved()
    const { id } = saved
    const at = `table/${encodeURIComponent(id)}`
    const { page } = await visit({ tables: [saved], at })
    await read(await opens(page, 'score'))
    await goes(page, 'score')
    const done = await opens(page, 'done')
    await done.getByRole('button', { name: 'Close' }).click()
    await goes(page, 'done')
    await page.getByText('arranged casts are left out').waitFor()
    await page.getByRole('button', { name: 'Check this game' }).click()
    await page.getByText(/^Fair: \d+ casts follow .* Arranged for learning: 4\.$/).waitFor()
    await page.getByRole('button', { name: 'Play again' }).click()
    await page.waitForURL(
      (url) => url.hash.startsWith('#/table/') && !url.hash.includes(encodeURIComponent(id)),
    )
    await ready(page)
    // an ordinary game is learnt from already
    expect(await page.getByRole('complementary', { name: 'Tips' }).count()).toBe(0)
    // the tale is done, and another game is no first one
    await page.goto(page.url().replace(/#.*/, '#/learn'))
    await ready(page)
    expect(await page.getByRole('button', { name: 'The first tale' }).textContent()).toContain('Done')
  })

  test('has no tip while a hint is read that could lie over what it points at, and has it again afterwards', async ({
    visit,
  }) => {
    const page = await begin(visit)
    await opens(page, 'row')
    await page.getByRole('button', { name: 'Hint', exact: true }).click()
    const hint = page.locator('[data-part="hint"]')
    await hint.waitFor()
    await goes(page, 'row')
    await hint.getByRole('button', { name: NAMES.close }).click()
    await opens(page, 'row')
  })

  test('is for those who listen, too', async ({ visit }) => {
    const page = await begin(visit)
    const tip = await opens(page, 'row')
    expect(await tip.getByRole('status').textContent()).toMatch(/^Every turn, win one of these cards/)
    expect(await complaints(page, 'everything')).toEqual([])
    await pressThing(page, tip)
    await opens(page, 'paths')
    expect(await complaints(page, 'everything')).toEqual([])
  })

  test('has no more tips once they are not wanted', async ({ visit }) => {
    const page = await begin(visit)
    await (await opens(page, 'row')).getByRole('button', { name: WORDS.noMore }).click()
    await goes(page, 'row')
    await page.locator('[data-part="slot"] [data-opens="attempt"]').first().click()
    await page.locator('dialog[open]').waitFor()
    await settled(page)
    expect(await page.locator('aside[data-tip]').count()).toBe(0)
    await page.reload()
    await ready(page)
    expect(await page.getByRole('complementary', { name: 'Tips' }).count()).toBe(0)
  })

  test('has them back from the settings, in every tab', async ({ visit }) => {
    const page = await begin(visit)
    await opens(page, 'row')
    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.getByRole('button', { name: WORDS.begin }).click()
    await ready(other)
    await (await opens(other, 'row')).getByRole('button', { name: WORDS.noMore }).click()
    await goes(page, 'row')
    await page.bringToFront()
    await page.getByRole('button', { name: NAMES.settings }).click()
    const tips = page.getByRole('checkbox', { name: 'Tips in a first game' })
    expect(await tips.isChecked()).toBe(false)
    await tips.check({ force: true })
    await page.keyboard.press('Escape')
    await opens(page, 'row')
    await other.bringToFront()
    await opens(other, 'row')
  })

  test('leaves no tip behind at another table, nor forgets those of the one before', async ({ visit }) => {
    const page = await begin(visit)
    await firstTurn(page)
    await read(await opens(page, 'failing'))
    await opens(page, 'trait')
    const first = page.url()
    await page.goto(first.replace(/#.*/, '#/learn'))
    await ready(page)
    await page.getByRole('button', { name: 'The first tale' }).click()
    await page.getByRole('button', { name: WORDS.begin }).click()
    await ready(page)
    await opens(page, 'row')
    expect(page.url()).not.toBe(first)
    await page.goto(first)
    await ready(page)
    await opens(page, 'trait')
  })

  test('hears of a milestone first, and has the tip when its band is gone', async ({ visit }) => {
    const page = await begin(visit)
    await firstTurn(page)
    await secondTurn(page)
    await opens(page, 'destiny')
    // at no pace there is no band
    await page.evaluate(setPace)
    await page.evaluate(watchBands)
    await thirdTurn(page)
    const seen = await page.evaluate(() => (window as unknown as { bands: boolean[] }).bands)
    expect(new Set(seen)).toEqual(new Set([false]))
  })

  test('is told of a Feat why it can’t be played now', async ({ visit }) => {
    const page = await begin(visit)
    await read(await opens(page, 'row'))
    await page.getByRole('button', { name: /Second Wind.*This is not the moment for it/ }).click()
    await page.getByRole('dialog').getByText('This is not the moment for it').waitFor()
  })

  test('is told of a card of the finished Act why it can’t be won any more', async ({ visit }) => {
    const page = await begin(visit)
    await firstTurn(page)
    await secondTurn(page)
    await thirdTurn(page)
    const finished = 'You have finished that Act.'
    await page
      .locator('[data-act="told"]')
      .getByRole('button', { name: new RegExp(finished) })
      .first()
      .click()
    await page.getByRole('dialog').getByText(finished).waitFor()
  })

  test('puts away by Escape what the icons mean first, then the tip', async ({ visit }) => {
    const page = await begin(visit)
    const tip = await opens(page, 'row')
    await page.locator('[role=tooltip]').waitFor({ state: 'attached' })
    // from now on the focus is the keyboard's
    await page.keyboard.press('Tab')
    await page.locator('[data-part="board"] .unseen[data-tells]').first().focus()
    const told = page.locator('[role=tooltip]:popover-open')
    await told.waitFor()
    await page.keyboard.press('Escape')
    await told.waitFor({ state: 'detached' })
    expect(await tip.count()).toBe(1)
    await page.keyboard.press('Escape')
    await goes(page, 'row')
  })

  test('has put a cast away for good, also when the page is loaded again, and not before', async ({
    visit,
  }) => {
    const page = await begin(visit)
    await pressThing(page, await opens(page, 'row'))
    await page.getByRole('radio').nth(1).click()
    await page.locator('dialog [data-action="attempt"]').click()
    const goOn = page.getByRole('button', { name: WORDS.goOn })
    await goOn.waitFor()
    await page.reload()
    await ready(page)
    await goOn.click()
    await opens(page, 'won')
    await page.reload()
    await ready(page)
    await opens(page, 'won')
    expect(await goOn.count()).toBe(0)
  })

  test('is sent to the row again when the panel of an attempt was left', async ({ visit }) => {
    const page = await begin(visit)
    await pressThing(page, await opens(page, 'row'))
    await opens(page, 'paths')
    await page.getByRole('radio').nth(1).click()
    await opens(page, 'stones')
    await page.getByRole('button', { name: /^Back$/ }).click()
    await opens(page, 'row')
  })
})
