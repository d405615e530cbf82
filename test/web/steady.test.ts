/** A whole turn, from the choices in the panel to one's next turn: nothing jumps, and no frame is without its cards. */
import type { News } from '@runesaga/table'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { settled } from './kit/settled.ts'
import { bot, person, seeded } from './kit/tables.ts'
import { type Size, test } from './kit/visit.ts'

/** As the browser weighs shifts, also those right after a press: each, and all of a turn together, with the chronicle that grows. */
const MOST = { each: 0.02, together: 0.06 }

interface Recorded {
  /** has what came of the attempt been seen? */
  outcome: boolean
  /** has the rival's turn been seen? */
  others: boolean
  /** by what was without cards: the frames */
  bare: Record<string, number>
  /** each with what moved */
  shifts: { by: number; of: string[] }[]
}
declare global {
  interface Window {
    recorded: Recorded
  }
}

interface LayoutShift extends PerformanceEntry {
  value: number
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

/** Runs in the page, which is painted from now on: what is clear doesn't shift. */
function record(): void {
  document.adoptedStyleSheets = []
  const recorded: Recorded = { outcome: false, others: false, bare: {}, shifts: [] }
  window.recorded = recorded
  const nameOf = (node: Node | null): string =>
    node instanceof Element
      ? `${node.tagName.toLowerCase()} ${node.getAttribute('class') ?? ''}`
      : (node?.textContent?.slice(0, 40) ?? '')
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as LayoutShift[]) {
      const of = entry.sources.map(({ node, previousRect: was, currentRect: is }) =>
        [nameOf(node), was.x, was.y, was.width, was.height, '→', is.x, is.y, is.width, is.height].join(' '),
      )
      recorded.shifts.push({ by: entry.value, of })
    }
  }).observe({ type: 'layout-shift' })

  /** how many cards are seen in it: their pictures are there, however they are drawn */
  const seenIn = (zone: Element): number =>
    [...zone.querySelectorAll('.vig')].filter((picture) =>
      picture.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
    ).length
  const part = (name: string) => document.querySelector(`main [data-part="${name}"]`)
  const look = () => {
    recorded.outcome ||= part('outcome') !== null || part('aftermath') !== null
    recorded.others ||= document.querySelector('#prompt')?.textContent === 'Turn of Tomas'
    const rows = part('rows')
    // what lies over the rows is in their zone; on a phone a cast is all there is
    const zone = rows?.closest('[data-faces]')?.parentElement ?? document.querySelector('main')!
    const [columns, dock] = [part('columns'), part('dock')]
    const isBare = {
      rows: seenIn(zone) === 0,
      // the three Character cards
      columns: columns === null ? rows !== null && dock === null : seenIn(columns) < 3,
      hand: dock?.querySelector('button [style*="--of"]') != null && seenIn(dock) === 0,
    }
    for (const [what, bare] of Object.entries(isBare))
      if (bare) recorded.bare[what] = (recorded.bare[what] ?? 0) + 1
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
}

const inMenu = ({ view }: News): boolean =>
  view.waitsFor.some((asked) => asked.for === 'turn') && view.turn.mainActions > 0
/** Dark runes can be paid for, and there is something to use them on. */
const couldBuy = (news: News): boolean =>
  inMenu(news) &&
  news.view.heroes[0].xp >= 2 &&
  (news.view.heroes[0].hand.cards?.length ?? 0) > 0 &&
  news.view.you!.offers.some(({ withDark }) => withDark != null)

test.for(['desktop', 'tablet', 'phone'] as const satisfies Size[])(
  'nothing jumps, and no frame is without cards: an attempt with a Dark rune, its outcome, a rival’s turn (%s)',
  async (size, { visit }) => {
    const table = await seeded({
      setup: { edition: 'base', mode: 'competitive', heroes: 2 },
      players: [person('Ysolde'), bot('Tomas')],
      asking: { when: 'never' },
      until: couldBuy,
    })
    const { page } = await visit({
      size,
      tables: [table],
      at: `table/${table.id}`,
      motion: true,
      settings: { pace: 0.3 },
    })
    await page.locator('[data-part="slot"]').first().waitFor()
    await settled(page)
    await page.locator('[data-part="slot"] [data-opens="attempt"]').first().click()
    const panel = page.locator('dialog')
    await panel.locator('[data-action="attempt"]').waitFor()
    // its figures have come
    await settled(page)
    await page.evaluate(record)
    await panel.locator('input[name="path"]').last().check({ force: true })
    await panel.locator('input[name="dark"]').nth(1).check({ force: true })
    await settled(page)
    await panel.locator('[data-action="attempt"]').click()
    await playOn(page)
    const { bare, shifts, outcome, others } = await page.evaluate(() => window.recorded)
    expect({ outcome, others }).toEqual({ outcome: true, others: true })
    expect(bare).toEqual({})
    expect(shifts.filter(({ by }) => by > MOST.each)).toEqual([])
    const together = shifts.reduce((sum, { by }) => sum + by, 0)
    expect(together > MOST.together ? shifts : []).toEqual([])
    // what jumps is seen
    await page.evaluate(() => {
      const block = document.createElement('div')
      block.style.height = '200px'
      document.querySelector('main')!.prepend(block)
    })
    await page.waitForFunction(
      ([count, least]) => window.recorded.shifts.slice(count).some(({ by }) => by > least),
      [shifts.length, MOST.each] as const,
    )
  },
)

/** What leads on. */
const ON = ['[data-action="choose"]', '[data-action="pass"]', 'section button.primary']
  .map((button) => `main ${button}`)
  .join()

/** Presses what leads on, through the rival's turn, until it is one's own again. */
async function playOn(page: Page): Promise<void> {
  for (;;) {
    const next = await page.waitForFunction((ON) => {
      const title = document.querySelector('#prompt')?.textContent
      if (window.recorded.others && title === 'Your turn') return 'own'
      return document.querySelector(ON) === null ? null : 'on'
    }, ON)
    if ((await next.jsonValue()) === 'own') return
    await page.locator(ON).first().click()
    await settled(page)
  }
}
