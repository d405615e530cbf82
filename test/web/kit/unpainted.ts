/**
 * Half of what a browser does in a test is painting what nobody looks at. A page that is clear as glass is laid out, hit and used as
 * ever, and painted no more. Modal dialogs lie above it: they are clear by themselves.
 */
import type { Page } from 'playwright-core'

declare global {
  interface Window {
    /** is it clear by itself, and not because the whole page is? */
    isClear: (element: Element) => boolean
  }
}

/** Runs in the page before anything else. */
export function makeClear(): void {
  window.isClear = (element) =>
    !element.matches('body, dialog:modal') &&
    element.parentElement !== null &&
    (getComputedStyle(element).opacity === '0' || window.isClear(element.parentElement))
  addEventListener('DOMContentLoaded', () => {
    const style = document.createElement('style')
    const clear = ['body', 'dialog:modal', '::backdrop'].map((what) => `:root:not([data-painted]) ${what}`)
    style.textContent = `${clear.join()} { opacity: 0 !important }`
    document.head?.append(style)
  })
}

/** Paints the page, for what looks at its colours, and stops painting it. */
export const paint = (page: Page, painted: boolean): Promise<void> =>
  page.evaluate((painted) => {
    document.documentElement.toggleAttribute('data-painted', painted)
  }, painted)
