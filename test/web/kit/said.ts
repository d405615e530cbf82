/** What a page says: on the screen, or to those who listen. */
import type { Page } from 'playwright-core'
import { expect, vi } from 'vitest'

/** Runs in the page: everything that can be read or heard there, spaces made even. */
export function allWords(): string {
  const described = [...document.querySelectorAll('[title], [aria-label], [aria-description]')].flatMap(
    (element) => ['title', 'aria-label', 'aria-description'].map((name) => element.getAttribute(name) ?? ''),
  )
  return [document.body.innerText, ...described].join('\n').replace(/\s+/g, ' ')
}

/** The page says these words, or soon will. */
export const says = (page: Page, words: string): Promise<void> =>
  vi.waitFor(async () => expect(await page.evaluate(allWords)).toContain(words.replace(/\s+/g, ' ')), {
    timeout: 5000,
  })
