/** The hint: it answers in every decision, lies over nothing that the decision needs, and its attempt opens as it was meant. */
import type { News } from '@runesaga/table'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { SPOKEN } from '../kit/words.ts'
import { NAMES } from './kit/names.ts'
import { keptIn, SCENES } from './kit/scenes.ts'
import { resize, settled } from './kit/settled.ts'
import { bot, person, seeded } from './kit/tables.ts'
import { test } from './kit/visit.ts'

test.for(['table, first turn', 'window before the cast', 'window after the cast', 'Dark runes'] as const)(
  'the hint’s button answers on a phone (%s)',
  async (scene, { visit }) => {
    const { page } = await visit({ size: 'phone', ...(await keptIn(SCENES[scene])) })
    await page.getByRole('button', { name: NAMES.hint }).tap()
    const hint = page.locator('[data-part="hint"]')
    await hint.waitFor()
    await settled(page)
    expect(await hint.getByRole('button').count()).toBeGreaterThan(0)
    // where the eyes are
    const { y, height } = (await hint.boundingBox())!
    expect([y >= 0, y + height <= 844]).toEqual([true, true])
  },
)

/** Runs in the page: what is needed for a decision and lies under the hint. */
function underHint(): string[] {
  const needed = document.querySelectorAll<HTMLElement>(
    'main :is([data-action], [data-opens]), [data-place="purse"]',
  )
  return [...needed]
    .filter((element) => element.checkVisibility() && element.closest('[data-part="hint"]') === null)
    .filter((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const found = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
      return found?.closest('[data-part="hint"]') != null
    })
    .map((element) => element.ariaLabel ?? element.textContent)
}

const SIZES = [
  { width: 1440, height: 900 },
  { width: 820, height: 1180 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const

async function hinted(page: Page): Promise<void> {
  await page.getByRole('button', { name: NAMES.hint }).click()
  await page.locator('[data-part="hint"]').waitFor()
  await settled(page)
}

test.for(['table, first turn', 'window before the cast', 'window after the cast', 'Dark runes'] as const)(
  'no answer and no purse lies under a hint, and what it says to press is marked (%s)',
  async (scene, { visit }) => {
    const { page } = await visit({ language: 'fr', ...(await keptIn(SCENES[scene])) })
    await hinted(page)
    for (const size of SIZES) {
      await resize(page, size)
      await settled(page)
      expect(await page.evaluate(underHint), `${size.width} px`).toEqual([])
      const marked = page.locator('main :is([data-advised], .advised)')
      expect(await marked.count(), `${size.width} px`).toBeGreaterThan(0)
    }
  },
)

const attemptIn = ({ view }: News): boolean =>
  view.waitsFor.some((asked) => asked.for === 'turn' && asked.seat === 0) && view.turn.mainActions > 0

test.for(['a Feat', 'Dark runes'] as const)(
  'the panel opens with all that the hint means: %s',
  async (means, { visit }) => {
    const table = await seeded({
      setup: { edition: 'base', mode: 'competitive', heroes: 2 },
      players: [person('Ysolde'), bot('Tomas')],
      asking: { when: 'never' },
      until: (news, hint) =>
        attemptIn(news) &&
        typeof hint.deed === 'object' &&
        'attempt' in hint.deed &&
        hint.reasons.some(({ why }) => why === (means === 'a Feat' ? 'feat' : 'dark-runes')),
    })
    const { page } = await visit({ tables: [table], at: `table/${table.id}` })
    await hinted(page)
    const hint = page.locator('[data-part="hint"]')
    const advised = (await hint.textContent())!
    await hint.locator('[data-opens="attempt"]').click()
    await settled(page)
    const panel = page.locator('dialog')
    const inPanel = (await panel.locator('[data-coach="chance"]').textContent())!
    expect(advised).toContain(/\d+(?:\.\d)?%/.exec(inPanel)![0])
    if (means === 'a Feat')
      expect(await panel.getByText(SPOKEN.en.say('attempt/planned')).count()).toBeGreaterThan(0)
  },
)
