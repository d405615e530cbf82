/** A campaign in the browser: seven chapters by clicking, closed and resumed; files of it; what else can be done with it. */
import { text as readAll } from 'node:stream/consumers'
import { parseCampaign, type SavedCampaign, type SavedTable } from '@runesaga/table'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { SPOKEN } from '../kit/words.ts'
import { comingTo, type End, keptCampaigns, type SeededCampaign, seededCampaign } from './kit/campaigns.ts'
import { keyboard, mouse } from './kit/hands.ts'
import { NAMES } from './kit/names.ts'
import { play } from './kit/player.ts'
import { says } from './kit/said.ts'
import { changed, now, settled } from './kit/settled.ts'
import { bot, keepTables, keptTable, keptTables, person } from './kit/tables.ts'
import { ready, test } from './kit/visit.ts'

/** Milliseconds, on a slow machine that has much else to do. */
const EIGHT_GAMES = 600_000

const onlyCampaign = async (page: Page): Promise<SavedCampaign> => {
  const kept = await keptCampaigns(page)
  expect(kept).toHaveLength(1)
  return kept[0]
}

async function press(page: Page, name: RegExp): Promise<void> {
  const before = await now(page)
  await page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().click()
  await changed(page, before)
}

const siteOf = (page: Page): string => new URL('.', page.url()).href

/** The page is closed, and later the site is opened anew. */
async function comeBack(page: Page, context: BrowserContext): Promise<Page> {
  const home = siteOf(page)
  await page.close()
  const again = await context.newPage()
  await again.goto(home)
  await ready(again)
  return again
}

/**
 * A chapter from its beginning to its end. What lies between its first and its last move is played by the adept, under a chance
 * that comes to the wanted end.
 */
async function playChapter(page: Page, begin: RegExp, end: End): Promise<void> {
  await press(page, begin)
  await page.waitForURL(/#\/table\//)
  const address = page.url()
  const { playing } = await onlyCampaign(page)
  const table = await keptTable(page, playing!.table)
  // away from the table, which would go on writing
  await page.goto(`${siteOf(page)}icon.svg`)
  await keepTables(page, [await comingTo(end, table, 1)])
  await page.goto(address)
  await ready(page)
  await play(page, mouse(page))
  await press(page, NAMES.backToCampaign)
  await page.waitForURL(/#\/campaign\//)
  await settled(page)
}

async function openEnvelope(page: Page): Promise<void> {
  await press(page, NAMES.unseal)
  await press(page, NAMES.readChapter)
}

describe('a campaign', () => {
  test('is played from the first chapter to the last, closed and resumed, with one defeat retried', {
    timeout: EIGHT_GAMES,
  }, async ({ visit }) => {
    const { page: first, context } = await visit()
    await press(first, NAMES.campaign)
    await first.getByRole('textbox', { name: SPOKEN.en.say('campaign/new/name') }).fill('The Lantern Saga')
    await press(first, /^Remove Tomas$/)
    await press(first, NAMES.beginCampaign)
    // kept, then shown
    await press(first, NAMES.readChapter)
    await first.waitForURL(/#\/campaign\//)
    let page = first
    for (let chapter = 1; chapter <= 7; chapter++) {
      page = await comeBack(page, context)
      await press(page, NAMES.openCampaign)
      if (chapter > 1) await openEnvelope(page)
      let begin: RegExp = NAMES.playChapter
      if (chapter === 2) {
        await playChapter(page, begin, 'lost')
        await says(page, 'The roads stay haunted for years.')
        begin = NAMES.retry
      }
      await playChapter(page, begin, 'won')
      const { campaign } = await onlyCampaign(page)
      expect(campaign.won).toHaveLength(chapter)
    }
    const { campaign, tries } = await onlyCampaign(page)
    expect(campaign).toEqual({ opened: 7, won: [1, 2, 3, 4, 5, 6, 7], lost: [], ended: true })
    expect(tries.map(({ chapter, won }) => [chapter, won])).toEqual([
      [1, true],
      [2, false],
      [2, true],
      [3, true],
      [4, true],
      [5, true],
      [6, true],
      [7, true],
    ])
    await says(page, SPOKEN.en.say('campaign/age/heroes'))
    await says(page, SPOKEN.en.say('campaign/unlocked/count', { n: 14, of: 14 }))
    await press(page, NAMES.randomFoe)
    await page.waitForURL(/#\/table\//)
    const { playing } = await onlyCampaign(page)
    expect(playing?.chapter).toBe(null)
  })

  test('goes on after a defeat with its burden, and the next envelope says nothing before it is opened', async ({
    visit,
  }) => {
    const { page, language } = await visit({
      ...(await kept({ ends: [['lost']] })),
      at: 'campaign/a-campaign',
    })
    await press(page, NAMES.goOn)
    const before = await page.evaluate(() => document.body.innerText)
    expect(before).toContain(SPOKEN[language].say('campaign/state/ready'))
    expect(before).not.toContain('The Unquiet Graves')
    await openEnvelope(page)
    await says(page, 'The Unquiet Graves')
    await says(page, SPOKEN[language].say('campaign/carried/burden'))
    expect(await onlyCampaign(page)).toMatchObject({
      campaign: { opened: 2, won: [], lost: [1], ended: false },
      unsealed: 2,
    })
  })

  test('is played by another party from the next chapter on, under the chosen side of the Quest', async ({
    visit,
  }) => {
    const { page, context } = await visit({
      ...(await kept({ ends: [['won']], unsealed: 2 })),
      at: 'campaign/a-campaign',
    })
    await press(page, NAMES.changeParty)
    await press(page, /^One more hero/)
    await press(page, /^One more hero/)
    await press(page, /^Keep this party$/)
    await press(page, NAMES.quest)
    await page.getByRole('radio', { name: /Age of Darkness/ }).check({ force: true })
    await press(page, /^Play this side$/)
    await press(page, NAMES.playChapter)
    await page.waitForURL(/#\/table\//)
    const { group, playing } = await onlyCampaign(page)
    expect(group.map(({ kind }) => kind)).toEqual(['person', 'bot', 'bot'])
    const { players, record, campaign } = await keptTable(page, playing!.table)
    expect(players).toEqual(group)
    expect(record.setup.options).toMatchObject({
      adversary: 'epic/deathless-king',
      quest: 'epic/age-of-darkness',
      chapters: 2,
      marks: 1,
    })
    expect(campaign).toEqual({ id: 'a-campaign', chapter: 2 })
    // the page of the campaign leads back to the table
    const again = await comeBack(page, context)
    await press(again, NAMES.openCampaign)
    await press(again, NAMES.resumeTale)
    await again.waitForURL(new RegExp(`#/table/${playing!.table}$`))
  })

  test('notes how its game ended when its page is opened; the next one is played also where nothing can be kept any more', async ({
    visit,
  }) => {
    const { campaigns, tables } = await kept({ ends: [['won']], unsealed: 2 })
    const [{ chapter, table, begun }] = campaigns[0].tries
    const playing = { chapter, table, begun }
    const opened = { opened: 1, won: [], lost: [], ended: false }
    const { page, language } = await visit({
      campaigns: [{ ...campaigns[0], campaign: opened, tries: [], playing }],
      tables,
      at: 'campaign/a-campaign',
    })
    const noted = await onlyCampaign(page)
    expect(noted).toEqual({ ...campaigns[0], touched: noted.touched })
    for (const worker of page.workers())
      await worker.evaluate(() => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('full', 'QuotaExceededError')
        }
      })
    await press(page, NAMES.playChapter)
    await page.waitForURL(/#\/table\//)
    await says(page, SPOKEN[language].say('common/cannot-save/full'))
    const { playing: next } = await onlyCampaign(page)
    expect(page.url()).toMatch(new RegExp(`#/table/${next!.table}$`))
    expect(await keptTables(page)).toEqual(tables)
  })

  test('whose table was deleted can begin its chapter again', async ({ visit }) => {
    const { campaigns } = await kept({ ends: [], unsealed: 1 })
    const playing = { chapter: 1, table: 'gone', begun: campaigns[0].begun }
    const { page } = await visit({ campaigns: [{ ...campaigns[0], playing }], at: 'campaign/a-campaign' })
    expect((await onlyCampaign(page)).playing).toBe(null)
    await press(page, NAMES.playChapter)
    await page.waitForURL(/#\/table\//)
  })

  test.for(['en', 'fr'] as const)(
    'stands on a desk without scrolling, sealed and read (%s)',
    async (language, { visit }) => {
      const { campaign, tables } = await seededCampaign({ ends: [] })
      const { page } = await visit({ language, tables, campaigns: [campaign], at: `campaign/${campaign.id}` })
      const beyond = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
      expect(await beyond()).toBeLessThanOrEqual(0)
      await page.getByRole('button', { name: SPOKEN[language].say('campaign/unseal') }).click()
      await page.getByRole('button', { name: SPOKEN[language].say('campaign/inside/read') }).click()
      await page.getByRole('heading', { level: 2 }).first().waitFor()
      expect(await beyond()).toBeLessThanOrEqual(0)
    },
  )

  test('leads from a chapter that was played to its saga', async ({ visit }) => {
    const { page } = await visit({
      ...(await kept({ ends: [['won']] })),
      at: 'campaign/a-campaign',
      size: 'phone',
    })
    const [{ table }] = (await onlyCampaign(page)).tries
    await press(page, /^Chapter I: The Shadow War/)
    await press(page, /^Read the saga$/)
    await page.waitForURL(new RegExp(`#/table/${table}$`))
    await says(page, SPOKEN.en.say('campaign/end/won'))
  })

  test('is begun and read by keyboard alone, and the focus is where one goes on', async ({ visit }) => {
    const { page } = await visit({ at: 'campaign', motion: true })
    const hands = keyboard(page)
    for (const name of [NAMES.beginCampaign, NAMES.readChapter]) {
      const offer = (await hands.offers()).find((one) => name.test(one.name))
      await hands.press(offer!)
    }
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('The Shadow War')
  })

  test('is renamed, and deleted only after a question', async ({ visit }) => {
    const { page } = await visit(await kept({ ends: [] }))
    await press(page, NAMES.moreAboutCampaign)
    await press(page, NAMES.rename)
    await page.getByRole('textbox').fill('The Harbour Saga')
    await page.getByRole('dialog').getByRole('button', { name: NAMES.rename }).click()
    await says(page, 'The Harbour Saga')
    expect((await onlyCampaign(page)).name).toBe('The Harbour Saga')
    await press(page, NAMES.moreAboutCampaign)
    await press(page, NAMES.delete)
    await press(page, /^Keep it$/)
    expect(await keptCampaigns(page)).toHaveLength(1)
    await press(page, NAMES.moreAboutCampaign)
    await press(page, NAMES.delete)
    await press(page, NAMES.delete)
    await says(page, SPOKEN.en.say('campaign/deleted', { name: 'The Harbour Saga' }))
    expect(await keptCampaigns(page)).toEqual([])
  })
})

async function kept(wish: SeededCampaign): Promise<{ campaigns: SavedCampaign[]; tables: SavedTable[] }> {
  const { campaign, tables } = await seededCampaign(wish)
  return { campaigns: [campaign], tables }
}

async function chooseFile(page: Page, name: string, text: string): Promise<void> {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByText(NAMES.import).first().click(),
  ])
  await chooser.setFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) })
}

describe('a campaign as a file', () => {
  const LOST = { ends: [['won'], ['lost']] as End[][], group: [person('Ysolde'), bot('Maëlle')] }

  test('is saved with its tables, and opened on another device as the same campaign', async ({ visit }) => {
    const { campaign, tables } = await seededCampaign(LOST)
    const { page } = await visit({ campaigns: [campaign], tables, at: 'campaign/a-campaign' })
    await press(page, NAMES.moreAboutCampaign)
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: NAMES.export }).click(),
    ])
    const text = await readAll(await download.createReadStream())
    const file = parseCampaign(text)
    expect(file.campaign).toEqual(campaign)
    const games = (all: SavedTable[]) => Object.fromEntries(all.map(({ id, record }) => [id, record]))
    expect(games(file.tables)).toEqual(games(tables))

    const { page: other } = await visit({ language: 'fr', size: 'phone' })
    await chooseFile(other, 'saga.json', text)
    await says(other, SPOKEN.fr.say('campaign/imported', { name: campaign.name }))
    expect(await keptCampaigns(other)).toEqual([campaign])
    expect(await keptTables(other)).toHaveLength(2)
    // a second time it is a copy with tables of its own
    await chooseFile(other, 'saga.json', text)
    await says(other, SPOKEN.fr.say('campaign/copy', { name: campaign.name }))
    expect(await keptCampaigns(other)).toHaveLength(2)
    expect(await keptTables(other)).toHaveLength(4)
  })

  test.for([
    { what: 'that is broken', spoil: (text: string) => text.slice(0, 200) },
    { what: 'of something else', spoil: () => '{"name": "shopping", "items": ["bread"]}' },
    {
      what: 'of a later version',
      spoil: (text: string) => text.replace('"format": 1', '"format": 99'),
    },
    {
      what: 'that contradicts itself',
      spoil: (text: string) => text.replace('"opened": 2', '"opened": 6'),
    },
  ])('$what is refused in words, and what was there stays untouched', async ({ spoil }, { visit }) => {
    const { campaign, tables } = await seededCampaign(LOST)
    const { page } = await visit({ campaigns: [campaign], tables })
    const whole = JSON.stringify({ ...campaign, id: 'another', tables }, null, 1)
    await chooseFile(page, 'strange.json', spoil(whole))
    await says(page, 'strange.json')
    expect(await keptCampaigns(page)).toEqual([campaign])
    expect(await keptTables(page)).toHaveLength(tables.length)
  })

  test('with a game that can no longer be played again is opened without it, and says so', async ({
    visit,
  }) => {
    const { campaign, tables } = await seededCampaign(LOST)
    const [first, second] = tables
    const [move, ...moves] = first.record.moves
    const spoilt = {
      ...first,
      name: 'The first evening',
      record: { ...first.record, moves: [...moves, move] },
    }
    const { page } = await visit({ language: 'fr' })
    await chooseFile(page, 'old.json', JSON.stringify({ ...campaign, tables: [spoilt, second] }))
    await says(page, SPOKEN.fr.say('campaign/imported/without', { n: 1, games: 'The first evening' }))
    expect(await keptCampaigns(page)).toEqual([campaign])
    expect((await keptTables(page)).map(({ id }) => id)).toEqual([second.id])
  })
})
