/** Waiting for a page to come to rest, without guessing how long it takes. */
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** when the page last changed, in its own milliseconds */
    lastChange?: number
  }
}

/** Runs in the page before anything else. */
export function watchChanges(): void {
  window.lastChange = performance.now()
  const watch = () =>
    new MutationObserver(() => {
      window.lastChange = performance.now()
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true })
  if (document.documentElement === null) addEventListener('DOMContentLoaded', watch)
  else watch()
}

/** How long nothing has to change, and how long at most to wait for that: some things count up by themselves. */
const QUIET = 50
const PATIENCE = 3000

/** Comes back when everything has arrived and nothing has changed for a moment. */
export const settled = (page: Page): Promise<void> => page.evaluate(rest, { since: null, QUIET, PATIENCE })

/** Gives the window another size. Media queries are told before a frame is drawn: two frames later everybody knows. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.evaluate(
    ({ width, height }) =>
      new Promise<void>((resolve) => {
        const look = () => {
          if (innerWidth !== width || innerHeight !== height) requestAnimationFrame(look)
          else requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
        }
        look()
      }),
    size,
  )
  await settled(page)
}

/** The time of the page, to wait for what comes after it. */
export const now = (page: Page): Promise<number> => page.evaluate(() => performance.now())

/** Comes back when something changed after a moment and then came to rest, or if nothing changes at all. */
export const changed = (page: Page, since: number): Promise<void> =>
  page.evaluate(rest, { since, QUIET, PATIENCE })

/** Runs in the page. */
function rest({
  since,
  QUIET,
  PATIENCE,
}: {
  since: number | null
  QUIET: number
  PATIENCE: number
}): Promise<void> {
  const begin = performance.now()
  // a press that changes nothing is known as such after a shorter time
  const answered = begin + PATIENCE / 6
  const waitsFor = (): string | null => {
    if (document.documentElement.hasAttribute('data-waiting')) return 'the table'
    if (document.querySelector('.loading') !== null) return 'a screen'
    return document.fonts.status === 'loading' ? 'fonts' : null
  }
  return new Promise((resolve, reject) => {
    const look = () => {
      const last = window.lastChange ?? 0
      const time = performance.now()
      const begun = since === null || last > since || time > answered
      const waits = waitsFor()
      if (waits === null && ((begun && time - last > QUIET) || time > begin + PATIENCE)) resolve()
      else if (time > begin + 10 * PATIENCE) reject(new Error(`the page still waits for ${waits}`))
      // where only rest is missing, it can't come sooner than this
      else setTimeout(look, waits === null && begun ? Math.max(8, last + QUIET - time) : 8)
    }
    look()
  })
}
