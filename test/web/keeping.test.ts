/** Games stay: over a closed page, without a network, as files, and against what can go wrong with all of that. */
import { text as readAll } from 'node:stream/consumers'
import { type News, parseSaved, type TableOfToday } from '@runesaga/table'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { SPOKEN } from '../kit/words.ts'
import { gameOn } from './kit/game-on.ts'
import { mouse } from './kit/hands.ts'
import { NAMES } from './kit/names.ts'
import { play } from './kit/player.ts'
import { says } from './kit/said.ts'
import { bot, keptTable, keptTables, person, seeded } from './kit/tables.ts'
import { ready, test } from './kit/visit.ts'
import { watchWorkers } from './kit/workers.ts'

const isMenu = ({ view }: News): boolean => view.waitsFor.some((asked) => asked.for === 'turn')
const LANTERN = {
  setup: { edition: 'base', mode: 'competitive', heroes: 2 },
  players: [person('Ysolde'), bot('Tomas')],
  until: isMenu,
} as const

/** Two tables that stand in the middle of their games. */
const lantern = () =>
  seeded({ ...LANTERN, players: [...LANTERN.players], id: 'lantern', name: 'The Lantern Table' })
const harbour = () =>
  seeded({ ...LANTERN, players: [...LANTERN.players], id: 'harbour', name: 'The Harbour Table', seed: 2 })

/** How buttons begin that bring a game on. */
const BRINGS_ON = /^(Begin|Cast|Attempt|Gain|Draw|Keep|Choose|Continue|No, go on|End)/

const record = ({ record, name, players }: TableOfToday) => ({ record, name, players })

/** Opens what more can be done with a saved table, unless it is open already. */
async function openMore(page: Page, name: string): Promise<void> {
  const more = page.getByRole('button', { name: NAMES.more }).filter({ hasText: name })
  const named = page.getByRole('button', { name: new RegExp(`${NAMES.more.source}${name}`) })
  await named.or(more).first().click()
}

async function chooseFile(page: Page, file: { name: string; text: string }): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByText(NAMES.import).first().click(),
  ])
  const buffer = Buffer.from(file.text)
  await chooser.setFiles({ name: file.name, mimeType: 'application/json', buffer })
}

describe('a table that is left', () => {
  test('is there again after the page was closed, as it stood, and is resumed with one click', async ({
    visit,
  }) => {
    const table = await lantern()
    const { page, context } = await visit({ tables: [table], at: 'table/lantern' })
    const { moves } = await gameOn(page)
    await play(page, mouse(page), (game) => game.moves >= moves + 3)
    const left = await keptTable(page, 'lantern')
    const shown = await page.getByRole('main').ariaSnapshot()
    const home = page.url().split('#')[0]
    await page.close()

    const again = await context.newPage()
    await again.goto(home)
    await ready(again)
    await again
      .getByRole('button', { name: NAMES.resume })
      .or(again.getByRole('link', { name: NAMES.resume }))
      .first()
      .click()
    await again.waitForURL(/#\/table\/lantern$/)
    await ready(again)
    expect(record(await keptTable(again, 'lantern'))).toEqual(record(left))
    expect(await again.getByRole('main').ariaSnapshot()).toBe(shown)
  })

  test('is played on without a network', async ({ visit }) => {
    const table = await lantern()
    const { page, context } = await visit({ tables: [table], at: 'table/lantern', offline: true })
    // everything is kept by then; the page itself comes through the worker from the next visit on
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
    await context.setOffline(true)
    await page.reload()
    await ready(page)
    const { moves } = await gameOn(page)
    const game = await play(page, mouse(page), (game) => game.moves >= moves + 3)
    expect(game.moves).toBeGreaterThan(moves)
  })
})

describe('a table as a file', () => {
  test('is saved as one, and opened on another device as the same game', async ({ visit }) => {
    const table = await lantern()
    const { page } = await visit({ tables: [table] })
    await openMore(page, 'The Lantern Table')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByText(NAMES.export).first().click(),
    ])
    const text = await readAll(await download.createReadStream())
    expect(record(parseSaved(text) as TableOfToday)).toEqual(record(table))
    // whoever reads the file can't foresee a cast
    expect(text).not.toContain(table.secret)

    const { page: other } = await visit({ language: 'fr', size: 'phone' })
    await chooseFile(other, { name: 'lantern.json', text })
    await says(other, 'The Lantern Table')
    const [arrived] = await keptTables(other)
    const { kept, chain, players } = table.record
    expect(arrived.earlier).toEqual([{ record: table.record, secret: null }])
    expect(arrived.record).toMatchObject({ players, from: { ...kept, chain } })
    expect(arrived.standing).toEqual(table.standing)
  })

  test.for([
    { what: 'that is broken', text: '{"runesaga": "table", ' },
    { what: 'of something else', text: '{"name": "shopping", "items": ["bread"]}' },
    { what: 'of a later version', text: '{"runesaga": "table", "format": 99}' },
  ])('$what is refused in words, and the other tables stay untouched', async ({ text }, { visit }) => {
    const tables = [await lantern(), await harbour()]
    const { page } = await visit({ tables })
    await chooseFile(page, { name: 'strange.json', text })
    await says(page, 'strange.json')
    expect(await keptTables(page)).toEqual(tables.toSorted((a, b) => a.id.localeCompare(b.id)))
  })

  test('whose game breaks a rule is refused in words too', async ({ visit }) => {
    const tables = [await lantern()]
    const broken = await harbour()
    broken.record.moves[0] = [0, { gain: 'base/tough' }]
    const { page } = await visit({ tables })
    await chooseFile(page, { name: 'cheating.json', text: JSON.stringify(broken) })
    await says(page, 'cheating.json')
    expect(await keptTables(page)).toEqual(tables)
  })
})

describe('when something goes wrong', () => {
  test.for([
    {
      what: 'storage is forbidden',
      why: 'cannot-save/forbidden',
      everywhere: () => {
        IDBFactory.prototype.open = () => {
          throw new DOMException('forbidden', 'SecurityError')
        }
      },
    },
    {
      what: 'storage is full',
      why: 'cannot-save/full',
      everywhere: () => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      },
    },
  ] as const)(
    '$what: the game goes on, says why it can’t be saved and becomes a file',
    async ({ everywhere, why }, { visit }) => {
      const { page, language } = await visit({ everywhere })
      await page.getByRole('button', { name: NAMES.playNow }).click()
      await page.waitForURL(/#\/table\//)
      await ready(page)
      await says(page, SPOKEN[language].say(`common/${why}`))
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('complementary').getByRole('button', { name: 'Save as a file' }).click(),
      ])
      const file = await readAll(await download.createReadStream())
      expect(JSON.parse(file)).toMatchObject({ runesaga: 'table', id: /[^/]+$/.exec(page.url())![0] })
      const hands = mouse(page)
      for (let press = 0; press < 4; press++) {
        const shown = await page.locator('body').ariaSnapshot()
        const offer = async () =>
          (await hands.offers()).find(({ name, action }) => action !== null || BRINGS_ON.test(name))
        // stones may still be rolling, or a bot be thinking
        await expect.poll(offer).toBeDefined()
        await hands.press((await offer())!)
        expect(await page.locator('body').ariaSnapshot()).not.toBe(shown)
      }
    },
  )

  test('the worker breaks down: the table is laid again after its last move, and says so', async ({
    visit,
  }) => {
    const table = await lantern()
    const { page, language } = await visit({ tables: [table], at: 'table/lantern', before: watchWorkers })
    const { moves } = await gameOn(page)
    await play(page, mouse(page), (game) => game.moves >= moves + 2)
    const before = await keptTable(page, 'lantern')
    await page.evaluate(() => {
      const worker = window.workers!.at(-1)!
      worker.terminate()
      worker.dispatchEvent(new ErrorEvent('error', { message: 'out of memory' }))
    })
    await expect.poll(() => page.evaluate(() => window.workers!.length)).toBe(2)
    await says(page, SPOKEN[language].say('common/broken'))
    expect(record(await keptTable(page, 'lantern'))).toEqual(record(before))
    const after = await play(page, mouse(page), (game) => game.moves >= before.record.moves.length + 2)
    expect(after.moves).toBeGreaterThan(before.record.moves.length)
  })
})
