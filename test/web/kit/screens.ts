/** Every screen in a language: axe finds nothing in either theme, and everything fits at three sizes. */
import AxeBuilder from '@axe-core/playwright'
import type { Language } from '@runesaga/words'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { layoutFaults } from './layout.ts'
import { keptIn, pressAll, SCENES } from './scenes.ts'
import { resize } from './settled.ts'
import { SIZES, test } from './visit.ts'

/** Each language meets each theme at another size, so that all of them are seen together with half the work. */
const THEMES = {
  en: { desktop: 'usual', phone: 'high' },
  fr: { desktop: 'high', phone: 'usual' },
} as const

/** What axe holds against the page, in a line each. */
async function complaints(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${help}: ${target.join(' ')} ${html.slice(0, 120)}`),
  )
}

async function wear(page: Page, contrast: 'usual' | 'high'): Promise<void> {
  await page.evaluate((contrast) => {
    document.documentElement.dataset.contrast = contrast
  }, contrast)
}

export function testScreens(language: Language): void {
  test.for(Object.entries(SCENES))('%s', async ([, scene], { visit }) => {
    const kept = await keptIn(scene)
    const { page } = await visit({ language, ...kept, at: scene.at ?? `table/${kept.tables[0].id}` })
    await pressAll(page, scene.press)
    await page.evaluate(() => document.fonts.ready)
    const found: string[] = []
    const note = (where: string, faults: string[]) =>
      found.push(...faults.map((fault) => `${where}: ${fault}`))
    for (const [size, viewport] of Object.entries(SIZES)) {
      await resize(page, viewport)
      note(size, await page.evaluate(layoutFaults))
      if (size === 'tablet') continue
      await wear(page, THEMES[language][size as 'desktop' | 'phone'])
      note(size, await complaints(page))
    }
    expect(found).toEqual([])
  })
}
