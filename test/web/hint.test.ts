/** On a phone the hint's button stands in the bar: it answers in every decision. */
import { expect } from 'vitest'
import { NAMES } from './kit/names.ts'
import { keptIn, SCENES } from './kit/scenes.ts'
import { settled } from './kit/settled.ts'
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
    expect([y >= 50, y + height <= 844]).toEqual([true, true])
  },
)
