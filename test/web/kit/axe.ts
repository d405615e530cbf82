/** What axe holds against a page. */
import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { paint } from './unpainted.ts'

declare global {
  interface Window {
    axe?: typeof axe
  }
}

export type About = 'everything' | 'colours'

/** What axe holds against the page, in a line each. A page that stays knows axe from the first time on: it is half a megabyte. */
export async function complaints(page: Page, about: About): Promise<string[]> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source)
  await paint(page, true)
  const found = await page.evaluate(judge, about)
  await paint(page, false)
  return found
}

/** Runs in the page. */
async function judge(about: About): Promise<string[]> {
  const { violations } = await window.axe!.run(document, {
    resultTypes: ['violations'],
    ...(about === 'colours' && { runOnly: ['color-contrast'] }),
  })
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, html }) => `${id}: ${help}: ${target.join(' ')} ${html.slice(0, 120)}`),
  )
}
