/** Nothing kept is lost, and no page is blank: what can't be read, shown, fetched or reached is said in words, with ways on. */
import { text as readAll } from 'node:stream/consumers'
import type { News, SavedTable } from '@runesaga/table'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { SPOKEN } from '../kit/words.ts'
import { complaints } from './kit/axe.ts'
import { keptCampaigns, seededCampaign } from './kit/campaigns.ts'
import { gameOn } from './kit/game-on.ts'
import { mouse } from './kit/hands.ts'
import { layoutFaults } from './kit/layout.ts'
import { NAMES } from './kit/names.ts'
import { play } from './kit/player.ts'
import { says } from './kit/said.ts'
import { bot, keptTable, keptTables, person, seeded } from './kit/tables.ts'
import { ready, test, type Visitor } from './kit/visit.ts'

const isMenu = ({ view }: News): boolean => view.waitsFor.some((asked) => asked.for === 'turn')
const lantern = (): Promise<SavedTable> =>
  seeded({
    setup: { edition: 'base', mode: 'competitive', heroes: 2 },
    players: [person('Ysolde'), bot('Tomas')],
    until: isMenu,
    id: 'lantern',
    name: 'The Lantern Table',
  })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const reload = 'Load the page again'

async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByText(NAMES.import).first().click(),
  ])
  await chooser.setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
}

/** What a press on this button saves. */
async function savedBy(page: Page, name: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent('download'), button(page, name).click()])
  return readAll(await download.createReadStream())
}

/** What the page met was meant to be met. */
const forgive = ({ errors }: Visitor): void => {
  errors.length = 0
}

/** Runs in the page: keeps things that no file can hold, each under its own key. */
async function keepOddThings(): Promise<void> {
  const opening = indexedDB.open('runesaga')
  await new Promise((resolve) => opening.addEventListener('success', resolve))
  const writing = opening.result.transaction('tables', 'readwrite')
  const tables = writing.objectStore('tables')
  const ring: Record<string, unknown> = { name: 'Ring', runesaga: 'table', precious: 1 }
  ring.self = ring
  let many: object = {}
  for (let i = 0; i < 18; i++) many = { a: many, b: many, c: many, d: many, e: many, f: many }
  let deep: object = {}
  for (let i = 0; i < 800; i++) deep = { deep }
  const half = String.fromCharCode(0xd800)
  const odd: [string, unknown][] = [
    ['ring', ring],
    ['many', { runesaga: 'table', format: 1, id: 'many', name: 'Many', precious: 1, many }],
    ['deep', { name: 'Deep', precious: 1, deep }],
    ['big', { name: 'Big', precious: 1, n: 5n }],
    ['string', { name: 'String', precious: 1, n: 5n, toString: 1, valueOf: 1 }],
    ['map', new Map([['precious', new Date(0)]])],
    ['long', Object.assign([], { length: 4e9, 7: 'precious' })],
    ['nameless', { name: { toString: 1 }, precious: 1 }],
    [half, { runesaga: 'table', format: 1, id: half, name: 'Half', precious: 1 }],
  ]
  for (const [key, thing] of odd) tables.put(thing, key)
  await new Promise((resolve) => writing.addEventListener('complete', resolve))
  opening.result.close()
}

describe('things that no file can hold', () => {
  test('hide nothing, and each can be saved as a file', async ({ visit }) => {
    const { page, language } = await visit({ tables: [await lantern()] })
    await page.evaluate(keepOddThings)
    await page.reload()
    await ready(page)
    expect(await page.getByRole('link', { name: NAMES.resume }).count()).toBe(1)
    const note = SPOKEN[language].say('trouble/file/note')
    const saved = async (name: string): Promise<unknown> =>
      JSON.parse(await savedBy(page, `Save as a file: ${name}`))
    const ring = { name: 'Ring', runesaga: 'table', precious: 1, self: '→ $' }
    expect(await saved('Ring')).toEqual({ note, data: ring })
    expect(await saved('Big')).toEqual({ note, data: { name: 'Big', precious: 1, n: '5n' } })
    expect(await saved('String')).toMatchObject({ data: { precious: 1, n: '5n', toString: 1 } })
    expect(await saved('map')).toEqual({ note, data: { Map: [['precious', { Date: 0 }]] } })
    expect(await saved('long')).toEqual({ note, data: { 7: 'precious' } })
    expect(await saved('Many')).toMatchObject({ note, data: { precious: 1, many: { b: '→ $.many.a' } } })
    expect(await saved('Deep')).toMatchObject({ note, data: { precious: 1 } })
    expect(await saved('Half')).toMatchObject({ precious: 1 })
    await page.goto(`${page.url().split('#')[0]}#/table/nameless`)
    await says(page, SPOKEN[language].say('trouble/bad-table/not-a-table'))
    const file = await savedBy(page, SPOKEN[language].say('home/export'))
    expect(JSON.parse(file)).toEqual({ name: { toString: 1 }, precious: 1 })
  })
})

/** Keeps a table where another belongs. Runs in the page. */
async function keepUnder([key, table]: [string, SavedTable]): Promise<void> {
  const opening = indexedDB.open('runesaga')
  await new Promise((resolve) => opening.addEventListener('success', resolve))
  const writing = opening.result.transaction('tables', 'readwrite')
  writing.objectStore('tables').put(table, key)
  await new Promise((resolve) => writing.addEventListener('complete', resolve))
  opening.result.close()
}

describe('one bad record', () => {
  const good = ['The Lantern Table']
  /** Each is wrong in another way; the first screen broke at some of them, and listed others. */
  const spoilt = (table: SavedTable) =>
    [
      { id: 'a', name: 'Nothing more' },
      { ...table, id: 'b', name: 'Without a date', touched: undefined },
      { ...table, id: 'c', name: 'Without players', players: null },
      { ...table, id: 'd', name: 'From the future', format: 99 },
      {
        ...table,
        id: 'e',
        name: 'Of nobody',
        players: [],
        record: { ...table.record, setup: { heroes: 0 } },
      },
      { ...table, id: 'f', name: '' },
    ] as SavedTable[]

  test('never hides the others: it is listed by name, saved as a file, and deleted if wished', async ({
    visit,
  }) => {
    const table = await lantern()
    const { page, language } = await visit({ tables: [table, ...spoilt(table).slice(0, 5)] })
    expect(await page.getByRole('link', { name: NAMES.resume }).allInnerTexts()).toHaveLength(good.length)
    await says(page, SPOKEN[language].say('trouble/unreadable'))
    const list = page.getByRole('region', { name: SPOKEN[language].say('trouble/unreadable') })
    expect(await list.locator('b').allInnerTexts()).toEqual(
      spoilt(table)
        .slice(0, 5)
        .map(({ name }) => name),
    )
    const file = await savedBy(page, 'Save as a file: From the future')
    expect(JSON.parse(file)).toEqual({ ...table, secret: null, id: 'd', name: 'From the future', format: 99 })

    await button(page, 'Delete: Without players').click()
    await button(page, SPOKEN[language].say('home/delete')).click()
    await says(page, SPOKEN[language].say('home/deleted', { name: 'Without players' }))
    expect((await keptTables(page)).map(({ id }) => id)).toEqual(['a', 'b', 'd', 'e', 'lantern'])
    expect(await list.locator('b').allInnerTexts()).not.toContain('Without players')
  })

  test('with an Origin, edition or mode that nobody knows is shown as far as it goes', async ({ visit }) => {
    const table = await lantern()
    const odd = {
      ...table,
      id: 'odd',
      name: 'The Odd Table',
      standing: {
        ...table.standing!,
        heroes: table.standing!.heroes.map(() => ({ act: 1, origin: 'constructor' })),
      },
      record: { ...table.record, setup: { ...table.record.setup, edition: 'constructor' } },
    } as unknown as SavedTable
    const { page } = await visit({ tables: [table, odd] })
    expect(await page.getByRole('link', { name: NAMES.resume }).count()).toBe(2)
  })

  test('opened by its address says why not, and can be saved as a file', async ({ visit }) => {
    const table = await lantern()
    const [, undated] = spoilt(table)
    const { page, language } = await visit({ tables: [undated], at: 'table/b' })
    await says(page, SPOKEN[language].say('trouble/bad-table/not-a-table'))
    const { touched: _, ...rest } = { ...table, id: 'b', name: 'Without a date' }
    expect(JSON.parse(await savedBy(page, SPOKEN[language].say('home/export')))).toEqual({
      ...rest,
      secret: null,
    })
  })

  test('that can’t be drawn after all costs only itself', async ({ visit }) => {
    const table = await lantern()
    const old = { ...table, id: 'old', name: 'The Old Table', touched: '1970-01-01T00:00:00Z' }
    const { page, language } = await visit({
      tables: [table, old],
      before: () => {
        // as if a browser had no words for some days
        Reflect.set(Date.prototype, 'toLocaleDateString', function (this: Date) {
          if (this.getTime() === 0) throw new RangeError('no such day')
          return 'some day'
        })
      },
    })
    await says(page, SPOKEN[language].say('trouble/unreadable'))
    expect(await page.getByRole('link', { name: NAMES.resume }).count()).toBe(1)
    const file = await savedBy(page, 'Save as a file: The Old Table')
    expect(JSON.parse(file)).toEqual({ ...old, secret: null })
  })

  test('in a file whose ids no address can hold is refused', async ({ visit }) => {
    const table = await lantern()
    const { page } = await visit({ tables: [table] })
    const { campaign } = await seededCampaign({ ends: [] })
    for (const [i, one] of [table, campaign].entries()) {
      const text = JSON.stringify({ ...one, id: 'ABC' }).replace('"ABC"', '"\\ud800"')
      await chooseFile(page, `half-${i}.json`, text)
      await says(page, `half-${i}.json`)
    }
    expect(await keptTables(page)).toEqual([table])
    expect(await keptCampaigns(page)).toEqual([])
  })

  test('in the place of another is not opened, and writes over nothing', async ({ visit }) => {
    const table = await lantern()
    const { page, language } = await visit({ tables: [table] })
    await page.evaluate(keepUnder, ['impostor', { ...table, name: 'Impostor' }] as [string, SavedTable])
    await page.goto(`${page.url().split('#')[0]}#/table/impostor`)
    await says(page, SPOKEN[language].say('trouble/bad-table/not-a-table'))
    expect(await keptTable(page, 'lantern')).toEqual(table)
  })

  test('of a later version can be met by loading the page again', async ({ visit }) => {
    const table = await lantern()
    const future = spoilt(table)[3]
    const { page, language } = await visit({ tables: [future], at: 'table/d' })
    await says(page, SPOKEN[language].say('trouble/bad-table/newer'))
    await page.evaluate(() => (document.title = 'before'))
    await button(page, reload).click()
    await expect.poll(() => page.title()).not.toBe('before')
    await ready(page)
    await says(page, SPOKEN[language].say('trouble/bad-table/newer'))
    await button(page, SPOKEN[language].say('common/home')).click()
    await chooseFile(page, 'later.json', JSON.stringify(future))
    await says(page, SPOKEN[language].say('trouble/bad/newer', { file: 'later.json' }))
    expect(await button(page, reload).count()).toBe(1)
  })

  test('with an empty name has one to be called by', async ({ visit }) => {
    const nameless = spoilt(await lantern())[5]
    const { page, language } = await visit({ tables: [nameless] })
    const name = SPOKEN[language].say('common/no-name')
    await page.getByRole('link', { name: SPOKEN[language].say('home/resume', { name }) }).click()
    await says(page, name)
  })

  test('of a campaign hides neither campaigns nor tables', async ({ visit }) => {
    const { campaign } = await seededCampaign({ ends: [] })
    const bad = { ...campaign, id: 'bad', name: 'The Torn Saga', tries: [{}] } as unknown as typeof campaign
    const { page, language } = await visit({ tables: [await lantern()], campaigns: [campaign, bad] })
    await says(page, 'The Torn Saga')
    expect(await page.getByRole('link', { name: NAMES.openCampaign }).count()).toBe(1)
    expect(await page.getByRole('link', { name: NAMES.resume }).count()).toBe(1)
    await page.goto(`${page.url().split('#')[0]}#/campaign/bad`)
    await ready(page)
    await says(page, SPOKEN[language].say('campaign/missing/broken'))
    expect((await keptCampaigns(page)).map(({ id }) => id)).toEqual(['a-campaign', 'bad'])
  })

  test('of a campaign that names cards no longer there is shown without them', async ({ visit }) => {
    const { campaign, tables } = await seededCampaign({ ends: [['won']] })
    const [{ heroes, ...one }] = campaign.tries
    const odd = {
      ...campaign,
      tries: [{ ...one, heroes: heroes.map((hero) => ({ ...hero, origin: 'epic/constructor' })) }],
    }
    const { page } = await visit({ tables, campaigns: [odd], at: 'campaign/a-campaign' })
    await says(page, 'Ysolde')
  })
})

describe('a campaign and its tables', () => {
  test('a table that can’t be read doesn’t hide its campaign', async ({ visit }) => {
    const { campaign } = await seededCampaign({ ends: [] })
    const playing = { chapter: 1, table: 'torn', begun: campaign.begun }
    const torn = { ...(await lantern()), id: 'torn', players: null } as unknown as SavedTable
    const { page } = await visit({
      tables: [torn],
      campaigns: [{ ...campaign, playing }],
      at: 'campaign/a-campaign',
    })
    await says(page, 'The Lantern Saga')
    expect(await keptCampaigns(page)).toEqual([{ ...campaign, playing }])
  })

  test('a finished game that its campaign doesn’t know stays among the tables', async ({ visit }) => {
    const { campaign, tables } = await seededCampaign({ ends: [['won']] })
    const [counted] = tables
    const aside = { ...counted, id: 'aside', name: 'Set aside' }
    const { page, language } = await visit({ tables: [counted, aside], campaigns: [campaign] })
    await says(page, SPOKEN[language].say('home/resume', { name: 'Set aside' }))
    expect(await page.getByRole('link', { name: NAMES.resume }).count()).toBe(1)
  })

  test('a finished game of a chapter that there isn’t can be looked at', async ({ visit }) => {
    const { campaign, tables } = await seededCampaign({ ends: [['won']] })
    const odd = tables.map((table) => ({ ...table, id: 'odd', campaign: { id: campaign.id, chapter: 99 } }))
    const { page, language } = await visit({ tables: odd, campaigns: [campaign], at: 'table/odd' })
    await says(page, SPOKEN[language].say('common/the-end'))
  })

  test('a file whose game in play is a copy of another leaves the campaign where it stands', async ({
    visit,
  }) => {
    const { campaign, tables } = await seededCampaign({ ends: [['won']] })
    const copy = { ...tables[0], id: 'z', campaign: { id: campaign.id, chapter: 2 } }
    const playing = { chapter: 2, table: 'z', begun: campaign.begun }
    const { page, language } = await visit()
    await chooseFile(page, 'sly.json', JSON.stringify({ ...campaign, playing, tables: [...tables, copy] }))
    await says(page, SPOKEN[language].say('campaign/imported', { name: campaign.name }))
    await page.goto(`${page.url().split('#')[0]}#/campaign/a-campaign`)
    await ready(page)
    const [kept] = await keptCampaigns(page)
    expect([kept.campaign, kept.tries, kept.playing]).toEqual([campaign.campaign, campaign.tries, null])
  })

  test('a file of a campaign never takes the place of another game’s table', async ({ visit }) => {
    const mine = await lantern()
    const { campaign, tables } = await seededCampaign({ ends: [['won']] })
    const [played] = tables
    const file = {
      ...campaign,
      tries: campaign.tries.map((one) => ({ ...one, table: 'lantern' })),
      tables: [{ ...played, id: 'lantern', touched: '2099-01-01T00:00:00Z' }],
    }
    const { page, language } = await visit({ tables: [mine] })
    await chooseFile(page, 'sly.json', JSON.stringify(file))
    await says(page, SPOKEN[language].say('campaign/copy', { name: campaign.name }))
    expect(await keptTable(page, 'lantern')).toEqual(mine)
    expect(await keptTables(page)).toHaveLength(2)
  })
})

describe('a page with words, never a blank one', () => {
  test.for([
    { at: 'table/%', words: SPOKEN.en.say('trouble/bad-table/missing') },
    { at: 'campaign/%E0%A4%A', words: SPOKEN.en.say('campaign/missing/about') },
    { at: 'rules/%', words: SPOKEN.en.say('common/rules') },
    { at: 'table/constructor', words: SPOKEN.en.say('trouble/bad-table/missing') },
  ])('at $at', async ({ at, words }, { visit }) => {
    const { page } = await visit({ at })
    await says(page, words)
  })

  test.for([
    ['a language that nobody speaks', { language: 'tlh' }],
    ['a language that every object has', { language: 'constructor' }],
    ['settings of another kind', { language: 7, pace: 'fast', textSize: 99, asking: 'never', motion: [] }],
  ] as const)('with %s', async ([, settings], { visit }) => {
    const { page } = await visit({ settings })
    await says(page, SPOKEN.en.say('home/play-now/about'))
    await button(page, SPOKEN.en.say('common/settings')).click()
    await ready(page)
  })

  test('with a plan for a new table that is none', async ({ visit }) => {
    const { page } = await visit()
    const strange = [
      { seats: null },
      { seats: [] },
      { seats: [{ name: 5, who: 'x' }] },
      { seats: { length: 1 } },
      { added: null, cards: 'hand' },
      { added: ['__proto__'], cards: 'hand' },
      { edition: '__proto__', mode: 5, heroes: -1, first: 'x', adversary: {}, quest: 7, cards: 'x' },
      null,
      7,
    ]
    for (const plan of strange) {
      await page.evaluate((text) => {
        localStorage['runesaga new table'] = text
      }, JSON.stringify(plan))
      await page.goto(`${page.url().split('#')[0]}#/new`)
      await page.reload()
      await ready(page)
      expect(await page.getByRole('button', { name: NAMES.begin }).count()).toBe(1)
      expect(await page.getByRole('textbox').count()).toBeGreaterThanOrEqual(2)
    }
  })

  test('for a file that is nested without end', async ({ visit }) => {
    const table = await lantern()
    const { page } = await visit({ tables: [table] })
    const nest = '['.repeat(100_000) + ']'.repeat(100_000)
    const whole = [table, (await seededCampaign({ ends: [] })).campaign]
    for (const [i, one] of whole.entries()) {
      await chooseFile(page, `nest-${i}.json`, JSON.stringify(one).replace('{', `{"letter":${nest},`))
      await says(page, `nest-${i}.json`)
    }
    expect(await keptTables(page)).toHaveLength(1)
  })

  test('when a screen breaks: what happened, home, and a file with what is needed to report it', async ({
    visit,
  }) => {
    const visitor = await visit({ tables: [await lantern()], at: 'table/lantern' })
    const { page, language } = visitor
    await page.evaluate(() => {
      // as if something in the settings could not be drawn
      Object.defineProperty(Document.prototype, 'title', {
        set() {
          throw new Error('the ink is dry')
        },
      })
      location.hash = '#/settings'
    })
    await says(page, SPOKEN[language].say('common/failed'))
    await says(page, 'the ink is dry')
    expect(await complaints(page, 'everything')).toEqual([])
    expect(await page.evaluate(layoutFaults)).toEqual([])
    const report = JSON.parse(await savedBy(page, SPOKEN[language].say('trouble/report')))
    expect(report).toMatchObject({
      runesaga: 'report',
      error: { message: 'the ink is dry' },
      settings: { language },
      table: { id: 'lantern', runesaga: 'table' },
    })
    expect(report.at).toContain('#/settings')
    await button(page, SPOKEN[language].say('common/home')).click()
    await says(page, 'The Lantern Table')
    forgive(visitor)
  })
})

describe('a new build without a service worker', () => {
  /** From now on the parts of the page that weren't fetched yet are gone. */
  const replaceBuild = (page: Page) =>
    page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404, body: 'gone' }))

  test('offers to load the page again, and the game goes on from there', async ({ visit }) => {
    const visitor = await visit({ tables: [await lantern()], at: 'table/lantern', fresh: true })
    const { page, language } = visitor
    const { moves } = await gameOn(page)
    await replaceBuild(page)
    await page.evaluate(() => {
      location.hash = '#/new'
    })
    await says(page, SPOKEN[language].say('common/not-fetched'))
    await page.goBack()
    await says(page, 'Ysolde')
    await page.goForward()
    await says(page, SPOKEN[language].say('common/not-fetched'))
    await page.unrouteAll()
    await page.goBack()
    await page.evaluate(() => location.reload())
    await ready(page)
    const game = await play(page, mouse(page), (now) => now.moves >= moves + 2)
    expect(game.moves).toBeGreaterThan(moves)
    forgive(visitor)
  })

  test('a table that can’t be fetched says so; loaded again, it is there', async ({ visit }) => {
    const visitor = await visit({ tables: [await lantern()], fresh: true })
    const { page, language } = visitor
    await replaceBuild(page)
    await page.getByRole('link', { name: NAMES.resume }).click()
    await says(page, SPOKEN[language].say('common/not-fetched'))
    await page.unrouteAll()
    await button(page, reload).click()
    await says(page, 'Ysolde')
    await ready(page)
    expect((await gameOn(page)).moves).toBeGreaterThan(0)
    forgive(visitor)
  })

  test('a worker that can’t be fetched says so too', async ({ visit }) => {
    const visitor = await visit({ tables: [await lantern()], fresh: true })
    const { page, language } = visitor
    await page.route(/\/assets\/worker-.*\.js$/, (route) => route.fulfill({ status: 404, body: 'gone' }))
    await page.getByRole('link', { name: NAMES.resume }).click()
    await says(page, SPOKEN[language].say('common/not-fetched'))
    forgive(visitor)
  })
})
