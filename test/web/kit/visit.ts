/** A visit to the site: a browser of one's own, as it were, that ends with the test and must not have met an error. */
import type { SavedCampaign, SavedTable, TableOfToday } from '@runesaga/table'
import type { Language } from '@runesaga/words'
import { type Browser, type BrowserContext, chromium as browsers, type Page } from 'playwright-core'
import { test as base, expect, inject } from 'vitest'
import { keepCampaigns } from './campaigns.ts'
import { Left } from './left.ts'
import { changed, settled, watchChanges } from './settled.ts'
import { keepTables } from './tables.ts'
import { makeClear } from './unpainted.ts'

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
  lying: { width: 844, height: 390 },
} as const
export type Size = keyof typeof SIZES

export interface Wish {
  language?: Language
  size?: Size
  /** over the settings that tests start from: no pause after moves */
  settings?: Record<string, unknown>
  /** tables that the device has kept already */
  tables?: SavedTable[]
  campaigns?: SavedCampaign[]
  /** the address to open, after the # */
  at?: string
  /** motion is off unless it is what the test looks at */
  motion?: boolean
  /** run in every page before anything else */
  before?: () => void
  /** run in every page and every worker before anything else */
  everywhere?: () => void
  offline?: boolean
  /** a browser that has never been here: it has fetched nothing yet */
  fresh?: true
}

export interface Visitor {
  page: Page
  context: BrowserContext
  language: Language
  /** everything that the console or the page called an error */
  errors: string[]
}

/**
 * `visit`: a browser of one's own, as it were: what it kept for an earlier test of the file is gone. `comeBack`: one page for all tests of a file, of the language that it first had;
 * what was fetched once needn't be fetched again.
 */
type Visit = (wish?: Wish) => Promise<Visitor>

export const test = base
  .extend('endpoint', { scope: 'file' }, () => inject('browser'))
  .extend('browser', { scope: 'file' }, async ({ endpoint }, { onCleanup }) => {
    const browser = await browsers.connect(endpoint)
    onCleanup(() => browser.close())
    return browser
  })
  .extend('left', { scope: 'file' }, ({ browser }, { onCleanup }) => {
    const left = new Left((wish) => begin(browser, wish))
    onCleanup(() => left.close())
    return left
  })
  .extend('visit', async ({ left }, { onCleanup }): Promise<Visit> => {
    const visits: [Visitor, Wish][] = []
    onCleanup(async () => {
      await Promise.all(visits.map(([{ page }, wish]) => left.take(page, wish)))
      expect(visits.flatMap(([{ errors }]) => errors)).toEqual([])
    })
    return async (wish = {}) => {
      const visitor = await enter(await left.give(wish), wish)
      visits.push([visitor, wish])
      return visitor
    }
  })
  .extend('comeBack', { scope: 'file' }, async ({ browser }, { onCleanup }): Promise<Visit> => {
    let regular: Visitor | undefined
    let last: Wish = {}
    onCleanup(() => regular?.context.close())
    return async (wish = {}) => {
      if (regular === undefined) regular = await enter(await begin(browser, wish), wish)
      else await moveOn(regular, last, wish)
      last = wish
      return regular
    }
  })

async function begin(browser: Browser, wish: Wish): Promise<Page> {
  const { language = 'en', size = 'desktop' } = wish
  const context = await browser.newContext({
    viewport: SIZES[size],
    hasTouch: size !== 'desktop',
    locale: language,
    reducedMotion: wish.motion === true ? 'no-preference' : 'reduce',
    serviceWorkers: wish.offline === true ? 'allow' : 'block',
    acceptDownloads: true,
  })
  context.setDefaultTimeout(10_000)
  await context.addInitScript(watchChanges)
  await context.addInitScript(makeClear)
  await context.addInitScript(watchPolicy)
  await context.addInitScript(keepSettings, { language, pace: 0, ...wish.settings })
  if (wish.before !== undefined) await context.addInitScript(wish.before)
  if (wish.everywhere !== undefined) await runEverywhere(context, wish.everywhere)
  return context.newPage()
}

/** What a page starts with reaches no worker: it is written before the worker's own code. */
async function runEverywhere(context: BrowserContext, before: () => void): Promise<void> {
  await context.addInitScript(before)
  await context.route(/\/assets\/worker-.*\.js$/, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `;(${String(before)})()\n${await response.text()}` })
  })
}

async function enter(page: Page, wish: Wish): Promise<Visitor> {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`)
  })
  await page.setViewportSize(SIZES[wish.size ?? 'desktop'])
  await open(page, wish)
  return { page, context: page.context(), language: wish.language ?? 'en', errors }
}

/** Runs in the page: what it does against its own policy is an error. */
function watchPolicy(): void {
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) =>
    console.error(`against the policy: ${violatedDirective} ${blockedURI} in ${sourceFile}`),
  )
}

/** Only at the first visit: what is changed later stays changed. */
function keepSettings(settings: Record<string, unknown>): void {
  try {
    localStorage['runesaga settings'] ??= JSON.stringify(settings)
  } catch {
    // forbidden storage is what some tests are about
  }
}

/** A page on which nothing is played, and little is drawn. */
const QUIET_PLACE = 'settings'

/** The same browser again. Its page is loaded again only if other things lie on the device: it knows those that it has seen. */
async function moveOn({ page, errors }: Visitor, last: Wish, wish: Wish): Promise<void> {
  errors.length = 0
  const size = SIZES[wish.size ?? 'desktop']
  if (!isSame(last.tables, wish.tables) || !isSame(last.campaigns, wish.campaigns)) {
    await page.setViewportSize(size)
    return open(page, wish)
  }
  const dialogs = await page.locator('dialog[open]').count()
  for (let closed = 0; closed < dialogs; closed++) await page.keyboard.press('Escape')
  await goTo(page, QUIET_PLACE)
  // not sooner: a whole table would be laid out anew, only to be left
  await page.setViewportSize(size)
  await goTo(page, wish.at ?? '')
}

const isSame = <T>(some: T[] = [], others: T[] = []): boolean =>
  some.length === others.length && some.every((one, i) => one === others[i])

async function goTo(page: Page, at: string): Promise<void> {
  const before = await page.evaluate((hash) => {
    const before = location.hash === hash ? null : performance.now()
    location.hash = hash
    return before
  }, `#/${at}`)
  if (before !== null) await changed(page, before)
}

async function open(page: Page, { tables = [], campaigns = [], at = '' }: Wish): Promise<void> {
  const site = inject('site')
  if (tables.length + campaigns.length > 0 || page.url().startsWith(site)) {
    // a page of the site that does nothing by itself
    await page.goto(`${site}icon.svg`)
    // what the tab keeps by itself stays when the browser is emptied
    await page.evaluate(() => sessionStorage.clear())
    await keepTables(page, tables as TableOfToday[], { alone: true })
    await keepCampaigns(page, campaigns, { alone: true })
  }
  await page.goto(`${site}#/${at}`)
  await ready(page)
}

/** The screen is there: nothing is being fetched or laid out any more. */
export async function ready(page: Page): Promise<void> {
  await page.locator('main').first().waitFor()
  await settled(page)
}
