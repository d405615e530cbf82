/** Every screen in a language: axe finds nothing in either theme, and everything fits, whatever the size of screen and text. */
import { expect } from 'vitest'
import { ALL } from '../../kit/share.ts'
import type { Pinned } from '../../kit/words.ts'
import { complaints } from './axe.ts'
import { layoutFaults } from './layout.ts'
import { goThere, keptIn, SCENES, type Scene } from './scenes.ts'
import { resize } from './settled.ts'
import { SIZES, type Size, test } from './visit.ts'

/** How somebody sees a screen, and what axe is asked about it: everything, or the colours alone. */
interface Sight {
  /** the kind of screen it is, whatever its measures */
  size: Size
  width?: number
  height?: number
  theme?: 'high'
  textSize?: 1.3
  axe?: 'everything' | 'colours'
  /** for screens themselves alone, not for what is opened over them */
  plain?: true
  /** the same, and only where all is wanted */
  rare?: true
}

/**
 * Each language meets each theme at another size, so that all of them are seen together with half the work. What isn't said in
 * colours is the same in every theme, so axe is asked about it once in each language. Unless all is wanted, what is opened over a
 * screen is seen in French alone, whose words are longer.
 */
const SIGHTS: Record<Pinned, Record<string, Sight>> = {
  en: {
    desktop: { size: 'desktop', axe: 'everything' },
    'desktop, largest text': { size: 'desktop', textSize: 1.3, rare: true },
    'great screen': { size: 'desktop', width: 2560, height: 1440, rare: true },
    tablet: { size: 'tablet' },
    'small tablet, lying': { size: 'tablet', width: 1024, height: 768, rare: true },
    phone: { size: 'phone', theme: 'high', axe: 'colours' },
    'phone, lying': { size: 'phone', width: 844, height: 390, axe: 'everything', plain: true },
  },
  fr: {
    desktop: { size: 'desktop', theme: 'high', axe: 'colours' },
    tablet: { size: 'tablet' },
    'tablet, lying': { size: 'tablet', width: 1180, height: 820, rare: true },
    phone: { size: 'phone', axe: 'everything' },
    'phone, largest text': { size: 'phone', textSize: 1.3, rare: true },
    'narrow phone': { size: 'phone', width: 360, height: 740, rare: true },
  },
}

/** Runs in the page: as the settings would. */
function wear({ theme = 'usual', textSize = 1 }: { theme?: string; textSize?: number }): void {
  document.documentElement.dataset.contrast = theme
  document.documentElement.style.setProperty('--text-size', String(textSize))
}

export function testScreens(language: Pinned): void {
  const isSeen = ([, { press }]: [string, Scene]) => ALL || language === 'fr' || press === undefined
  test.for(Object.entries(SCENES).filter(isSeen))('%s', async ([, scene], { comeBack }) => {
    const kept = await keptIn(scene)
    const { size } = scene
    const { page, errors } = await comeBack({
      language,
      ...kept,
      ...(size !== undefined && { size }),
    })
    await goThere(page, scene)
    const found: string[] = []
    for (const [name, sight] of Object.entries(SIGHTS[language])) {
      if (size !== undefined && sight.size !== size) continue
      if (sight.plain && scene.press !== undefined) continue
      if (sight.rare && (!ALL || scene.press !== undefined)) continue
      const { width, height } = { ...SIZES[sight.size], ...sight }
      await page.evaluate(wear, sight)
      await resize(page, { width, height })
      const faults = await page.evaluate(layoutFaults)
      if (sight.axe !== undefined) faults.push(...(await complaints(page, sight.axe)))
      found.push(...faults.map((fault) => `${name}: ${fault}`))
    }
    expect([...found, ...errors]).toEqual([])
  })
}
