/** Nothing kept is lost, and no page is blank: what can't be read, shown, fetched or reached is said in words, with ways on. */
import { text as readAll } from 'node:stream/consumers'
import type { Look, SavedTable } from '@runesaga/table'
import { campaign as campaignWords, common, home as homeWords, trouble } from '@runesaga/words'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
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

const isMenu = ({ view }: Look): boolean => view.pending.some(({ kind }) => kind === 'menu')
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
    await says(page, trouble(language, 'unreadable'))
    const list = page.getByRole('region', { name: trouble(language, 'unreadable') })
    expect(await list.locator('b').allInnerTexts()).toEqual(
      spoilt(table)
        .slice(0, 5)
        .map(({ name }) => name),
    )
    const file = await savedBy(page, 'Save as a file: From the future')
    expect(JSON.parse(file)).toEqual({ ...table, id: 'd', name: 'From the future', format: 99 })

    await button(page, 'Delete: Without players').click()
    await button(page, homeWords(language, 'delete')).click()
    await says(page, homeWords(language, 'deleted', { name: 'Without players' }))
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
    await says(page, trouble(language, 'bad-table/not-a-table'))
    const { touched: _, ...rest } = { ...table, id: 'b', name: 'Without a date' }
    expect(JSON.parse(await savedBy(page, homeWords(language, 'export')))).toEqual(rest)
  })

  test('of a campaign hides neither campaigns nor tables', async ({ visit }) => {
    const { campaign } = seededCampaign({ ends: [] })
    const bad = { ...campaign, id: 'bad', name: 'The Torn Saga', tries: [{}] } as unknown as typeof campaign
    const { page, language } = await visit({ tables: [await lantern()], campaigns: [campaign, bad] })
    await says(page, 'The Torn Saga')
    expect(await page.getByRole('link', { name: NAMES.openCampaign }).count()).toBe(1)
    expect(await page.getByRole('link', { name: NAMES.resume }).count()).toBe(1)
    await page.goto(`${page.url().split('#')[0]}#/campaign/bad`)
    await ready(page)
    await says(page, campaignWords(language, 'missing/broken'))
    expect((await keptCampaigns(page)).map(({ id }) => id)).toEqual(['a-campaign', 'bad'])
  })

  test('of a campaign that names cards no longer there is shown without them', async ({ visit }) => {
    const { campaign, tables } = seededCampaign({ ends: [['won']] })
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
    const { campaign } = seededCampaign({ ends: [] })
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

  test('a file of a campaign never takes the place of another game’s table', async ({ visit }) => {
    const mine = await lantern()
    const { campaign, tables } = seededCampaign({ ends: [['won']] })
    const [played] = tables
    const file = {
      ...campaign,
      tries: campaign.tries.map((one) => ({ ...one, table: 'lantern' })),
      tables: [{ ...played, id: 'lantern', touched: '2099-01-01T00:00:00Z' }],
    }
    const { page, language } = await visit({ tables: [mine] })
    await chooseFile(page, 'sly.json', JSON.stringify(file))
    await says(page, campaignWords(language, 'copy', { name: campaign.name }))
    expect(await keptTable(page, 'lantern')).toEqual(mine)
    expect(await keptTables(page)).toHaveLength(2)
  })
})

describe('a page with words, never a blank one', () => {
  test.for([
    { at: 'table/%', words: trouble('en', 'bad-table/missing') },
    { at: 'campaign/%E0%A4%A', words: campaignWords('en', 'missing/about') },
    { at: 'rules/%', words: common('en', 'rules') },
    { at: 'table/constructor', words: trouble('en', 'bad-table/missing') },
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
    await says(page, homeWords('en', 'play-now/about'))
    await button(page, common('en', 'settings')).click()
    await ready(page)
  })

  test('for a file that is nested without end', async ({ visit }) => {
    const table = await lantern()
    const { page } = await visit({ tables: [table] })
    const nest = '['.repeat(100_000) + ']'.repeat(100_000)
    const whole = [table, seededCampaign({ ends: [] }).campaign]
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
    await says(page, common(language, 'failed'))
    await says(page, 'the ink is dry')
    expect(await complaints(page, 'everything')).toEqual([])
    expect(await page.evaluate(layoutFaults)).toEqual([])
    const report = JSON.parse(await savedBy(page, trouble(language, 'report')))
    expect(report).toMatchObject({
      runesaga: 'report',
      error: { message: 'the ink is dry' },
      settings: { language },
      table: { id: 'lantern', runesaga: 'table' },
    })
    expect(report.at).toContain('#/settings')
    await button(page, common(language, 'home')).click()
    await says(page, 'The Lantern Table')
    forgive(visitor)
  })
})

describe('a new build without a service worker', () => {
  /** From now on the parts of the page that weren't fetched yet are gone. */
  const replaceBuild = (page: Page) =>
    page.route(/\/assets\/.*\.js$/, (route) => route.fulfill({ status: 404, body: 'gone' }))

  test('offers to load the page again, and the game goes on from there', async ({ visit }) => {
    const visitor = await visit({ tables: [await lantern()], at: 'table/lantern' })
    const { page, language } = visitor
    const { moves } = await gameOn(page)
    await replaceBuild(page)
    await page.evaluate(() => {
      location.hash = '#/new'
    })
    await says(page, common(language, 'not-fetched'))
    await page.goBack()
    await says(page, 'Ysolde')
    await page.goForward()
    await says(page, common(language, 'not-fetched'))
    await page.unrouteAll()
    await page.goBack()
    await page.evaluate(() => location.reload())
    await ready(page)
    const game = await play(page, mouse(page), (now) => now.moves >= moves + 2)
    expect(game.moves).toBeGreaterThan(moves)
    forgive(visitor)
  })

  test('a table that can’t be fetched says so; loaded again, it is there', async ({ visit }) => {
    const visitor = await visit({ tables: [await lantern()] })
    const { page, language } = visitor
    await replaceBuild(page)
    await page.getByRole('link', { name: NAMES.resume }).click()
    await says(page, common(language, 'not-fetched'))
    await page.unrouteAll()
    await button(page, reload).click()
    await says(page, 'Ysolde')
    await ready(page)
    expect((await gameOn(page)).moves).toBeGreaterThan(0)
    forgive(visitor)
  })

  test('a worker that can’t be fetched says so too', async ({ visit }) => {
    const visitor = await visit({ tables: [await lantern()] })
    const { page, language } = visitor
    await page.route(/\/assets\/worker-.*\.js$/, (route) => route.fulfill({ status: 404, body: 'gone' }))
    await page.getByRole('link', { name: NAMES.resume }).click()
    await says(page, common(language, 'not-fetched'))
    forgive(visitor)
  })
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

