/**
 * Browsers that tests have left. A later test of the file that wishes for the same kind of browser gets one of them, emptied: what
 * costs most of a first visit is to fetch and to compile the site.
 */
import type { Page } from 'playwright-core'
import { inject } from 'vitest'
import type { Wish } from './visit.ts'

export class Left {
  private readonly pages = new Map<string, Page[]>()
  private readonly begin: (wish: Wish) => Promise<Page>

  constructor(begin: (wish: Wish) => Promise<Page>) {
    this.begin = begin
  }

  /** One that was left, or a new one. */
  async give(wish: Wish): Promise<Page> {
    const found = isUsual(wish) ? this.pages.get(kindOf(wish))?.pop() : undefined
    return found ?? this.begin(wish)
  }

  /** Ends a visit. Whatever may have changed the browser for good is closed. */
  async take(page: Page, wish: Wish): Promise<void> {
    const context = page.context()
    if (!isUsual(wish) || page.isClosed() || context.pages().length > 1) return context.close()
    await empty(page)
    const kind = kindOf(wish)
    this.pages.set(kind, [...(this.pages.get(kind) ?? []), page])
  }

  async close(): Promise<void> {
    await Promise.all([...this.pages.values()].flat().map((page) => page.context().close()))
  }
}

const isUsual = ({ fresh, before, everywhere, offline }: Wish): boolean =>
  !fresh && before === undefined && everywhere === undefined && !offline

/** What can't be changed about a browser later on. */
const kindOf = ({ language = 'en', size = 'desktop', motion = false, settings = {} }: Wish): string =>
  JSON.stringify([language, size, motion, settings])

/** As if nobody had been there, but for what was fetched. */
async function empty(page: Page): Promise<void> {
  await page.unrouteAll()
  await page.mouse.move(0, 0)
  // a page may still keep something when it is left
  await page.goto('about:blank')
  page.removeAllListeners()
  const { origin } = new URL(inject('site'))
  const session = await page.context().newCDPSession(page)
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' })
  await session.detach()
}
