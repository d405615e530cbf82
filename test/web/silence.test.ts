/** A worker that says nothing more is noticed and replaced; one that only thinks long is left alone. */
import type { News, TableOfToday } from '@runesaga/table'
import type { Page } from 'playwright-core'
import { describe } from 'vitest'
import { SPOKEN } from '../kit/words.ts'
import { gameOn } from './kit/game-on.ts'
import { mouse } from './kit/hands.ts'
import { NAMES } from './kit/names.ts'
import { play } from './kit/player.ts'
import { says } from './kit/said.ts'
import { bot, keptTable, person, seeded } from './kit/tables.ts'
import { test } from './kit/visit.ts'
import { watchWorkers } from './kit/workers.ts'

const isMenu = ({ view }: News): boolean => view.waitsFor.some((asked) => asked.for === 'turn')
const lantern = (): Promise<TableOfToday> =>
  seeded({
    setup: { edition: 'base', mode: 'competitive', heroes: 2 },
    players: [person('Ysolde'), bot('Tomas')],
    until: isMenu,
    id: 'lantern',
  })
const record = ({ record, name, players }: TableOfToday) => ({ record, name, players })

/** Runs in the worker: busy for so long with itself alone. It sleeps between its rounds: others need the processor. */
function hold(long: number): void {
  const nobodyWakes = new Int32Array(new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true }).buffer)
  const until = Date.now() + long
  while (Date.now() < until) Atomics.wait(nobodyWakes, 0, 0, 100)
}

// most of the time is spent on waiting, so they are waited for together
describe.concurrent('a worker that is silent', () => {
  const close = (page: Page) => page.evaluate(() => window.workers!.at(-1)!.terminate())
  const runInCircles = async (page: Page) => {
    const [worker] = page.workers()
    // never answers, so it isn't waited for
    void worker.evaluate(hold, Infinity).catch(() => {})
  }

  test('because it was closed, or because it runs in circles, is noticed and replaced', async ({
    visit,
    expect,
  }) => {
    const table = await lantern()
    const fallSilent = async (fall: (page: Page) => Promise<void>) => {
      const { page, language } = await visit({ tables: [table], at: 'table/lantern', before: watchWorkers })
      const before = await keptTable(page, 'lantern')
      await fall(page)
      await expect.poll(() => page.evaluate(() => window.workers!.length)).toBe(2)
      await says(page, SPOKEN[language].say('common/broken'))
      expect(record(await keptTable(page, 'lantern'))).toEqual(record(before))
      const after = await play(page, mouse(page), (game) => game.moves >= before.record.moves.length + 2)
      expect(after.moves).toBeGreaterThan(before.record.moves.length)
    }
    await Promise.all([fallSilent(close), fallSilent(runInCircles)])
  })

  test('shows within a second that a press was taken, on what was pressed and in words', async ({
    visit,
    expect,
  }) => {
    const table = await lantern()
    const { page, language } = await visit({ tables: [table], at: 'table/lantern', before: watchWorkers })
    await close(page)
    await page.getByRole('button', { name: 'End turn' }).click()
    const end = page.getByRole('dialog').getByRole('button', { name: 'End turn' })
    await end.click()
    await expect.poll(() => end.getAttribute('aria-busy'), { timeout: 1000 }).toBe('true')
    await says(page, SPOKEN[language].say('common/one-moment'))
    await expect.poll(() => page.evaluate(() => window.workers!.length)).toBe(2)
    await says(page, SPOKEN[language].say('common/broken'))
    expect(await page.locator('[aria-busy]').count()).toBe(0)
    expect(await page.getByText(SPOKEN[language].say('common/one-moment')).count()).toBe(0)
  })

  test('while figures are awaited is replaced by one that gives them', async ({ visit, expect }) => {
    const table = await lantern()
    const { page } = await visit({ tables: [table], at: 'table/lantern', before: watchWorkers })
    await close(page)
    await page.locator('[data-opens="attempt"]').first().click()
    const cast = page.locator('[data-action="attempt"]')
    expect(await cast.isEnabled()).toBe(false)
    await expect.poll(() => page.evaluate(() => window.workers!.length)).toBe(2)
    await expect.poll(() => cast.isEnabled()).toBe(true)
  })

  test('when a cast is pressed is replaced, and the panel closes', async ({ visit, expect }) => {
    const table = await lantern()
    const { page } = await visit({ tables: [table], at: 'table/lantern', before: watchWorkers })
    const cast = page.locator('[data-action="attempt"]')
    await page.locator('[data-opens="attempt"]').first().click()
    await expect.poll(() => cast.isEnabled()).toBe(true)
    // it can't succeed: the first press asks
    await cast.click()
    await close(page)
    await cast.click()
    await expect.poll(() => page.evaluate(() => window.workers!.length)).toBe(2)
    await expect.poll(() => cast.count()).toBe(0)
    const { moves } = await gameOn(page)
    expect(moves).toBe(table.record.moves.length)
    await page.locator('[data-opens="attempt"]').first().click()
    await cast.click()
    await cast.click()
    await expect.poll(async () => (await gameOn(page)).moves > moves).toBe(true)
  })

  test('again and again is replaced three times, then the table says so and can be tried again', async ({
    visit,
    expect,
  }) => {
    const table = await lantern()
    const { page, language } = await visit({ tables: [table], at: 'table/lantern', before: watchWorkers })
    const breakDown = (n: number) =>
      page.evaluate((index) => {
        const worker = window.workers![index]
        worker.terminate()
        worker.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }))
      }, n)
    for (let n = 0; n < 3; n++) {
      await breakDown(n)
      await expect.poll(() => page.evaluate(() => window.workers!.length)).toBe(n + 2)
      // the new one has laid the table
      await says(page, SPOKEN[language].say('common/broken'))
      await page.getByRole('button', { name: NAMES.close }).first().click()
    }
    await breakDown(3)
    await says(page, SPOKEN[language].say('trouble/bad-table/lost'))
    expect(await page.evaluate(() => window.workers!.length)).toBe(4)
    expect(record(await keptTable(page, 'lantern'))).toEqual(record(table))
    await page.getByRole('button', { name: SPOKEN[language].say('trouble/try-again') }).click()
    const { moves } = await gameOn(page)
    const after = await play(page, mouse(page), (game) => game.moves >= moves + 2)
    expect(after.moves).toBeGreaterThan(moves)
  })

  test('for long stretches but no longer than it may be is left alone', async ({ visit, expect }) => {
    const table = await lantern()
    const { page } = await visit({ tables: [table], at: 'table/lantern', before: watchWorkers })
    // a thought of eight seconds, as on a very slow phone
    await page.workers().at(-1)!.evaluate(hold, 8_000)
    const { moves } = await gameOn(page)
    await play(page, mouse(page), (game) => game.moves >= moves + 1)
    expect(await page.evaluate(() => window.workers!.length)).toBe(1)
  })
})
