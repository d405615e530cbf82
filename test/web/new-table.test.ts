/** Planning a table: by pictures, with everything else behind one line; names of their own; options only where the edition has them. */
import type { Language } from '@runesaga/words'
import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { SPOKEN } from '../kit/words.ts'
import { mouse } from './kit/hands.ts'
import { NAMES } from './kit/names.ts'
import { play } from './kit/player.ts'
import { says } from './kit/said.ts'
import { resize, settled } from './kit/settled.ts'
import { keptTables } from './kit/tables.ts'
import { ready, test } from './kit/visit.ts'

const ONE_OF_EACH = /^(Skip choosing|Ne rien choisir)/
const ALONE = /^(Alone|En solitaire)/
const EACH_OTHER = /^(Each other|Chacun pour soi)/
const EPIC = /^Epic Origins/
const STORMLIGHT = /^(The Stormlight|Les Archives)/

const radio = (page: Page, name: string | RegExp): Locator => page.getByRole('radio', { name })
const group = (page: Page, name: string): Locator => page.getByRole('radiogroup', { name })
const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name })
/** A seat by its place, from 1. */
const seat = (page: Page, n: number): Locator => page.getByRole('group', { name: `Seat ${n}` })

async function begin(page: Page): Promise<void> {
  await button(page, NAMES.begin).click()
  await page.waitForURL(/#\/table\//)
  await ready(page)
}

async function comeAgain(page: Page): Promise<void> {
  await page.evaluate(() => {
    location.hash = '#/new'
  })
  await ready(page)
  await settled(page)
}

const names = (page: Page, language: Language = 'en'): Promise<string[]> =>
  page
    .getByRole('textbox', { name: SPOKEN[language].say('new-table/seat/name'), exact: true })
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value))

test.for([
  ['desktop', 'en'],
  ['phone', 'fr'],
] as const)('R-SETUP-13 by lot, or a named hero begins (%s, %s)', async ([size, language], { visit }) => {
  const { say } = SPOKEN[language]
  const { page } = await visit({ size, language, at: 'new' })
  const first = page.getByRole('group', { name: say('new-table/first') })
  const byLot = say('new-table/first/by-lot')
  await button(page, NAMES.everythingElse).click()
  await first.waitFor()
  expect(await first.locator('label').allInnerTexts()).toEqual([byLot, 'Ysolde', 'Tomas'])
  expect(await first.getByRole('radio', { name: byLot }).isChecked()).toBe(true)
  await first.getByRole('radio', { name: 'Tomas' }).check()
  await page.keyboard.press('Escape')
  await says(page, say('new-table/kept/first', { who: 'Tomas' }))
  // who changes places still begins
  const recolour = async (who: string, from: 1 | 2, to: 1 | 2) => {
    const colour = say(`new-table/colour/${from}`)
    await button(page, say('new-table/seat/colour/change', { who, colour })).click()
    await page.getByRole('button', { name: say(`new-table/colour/${to}`), exact: true }).click()
  }
  await recolour('Tomas', 2, 1)
  expect(await names(page, language)).toEqual(['Tomas', 'Ysolde'])
  await says(page, say('new-table/kept/first', { who: 'Tomas' }))
  await recolour('Tomas', 1, 2)
  expect(await names(page, language)).toEqual(['Ysolde', 'Tomas'])
  await begin(page)
  const { view } = await play(page, mouse(page), ({ view }) => view.phase === 'play')
  expect(view.setup.firstSeat).toBe(1)
})

test('what was chosen is there again after a look at the rules', async ({ visit }) => {
  const { page } = await visit({ at: 'new' })
  const tableName = page.getByLabel('Name of the game')
  await radio(page, EPIC).check()
  await radio(page, NAMES.together).check()
  await button(page, NAMES.everythingElse).click()
  await tableName.fill('Friday')
  await page.keyboard.press('Escape')
  await radio(page, EPIC).focus()
  await page.keyboard.press('F1')
  await page.waitForURL(/#\/rules$/)
  await button(page, 'Back').click()
  await ready(page)
  expect(await radio(page, EPIC).isChecked()).toBe(true)
  expect(await radio(page, NAMES.together).isChecked()).toBe(true)
  await says(page, 'Friday')
  // a name is for one table only
  await begin(page)
  await comeAgain(page)
  await button(page, NAMES.everythingElse).click()
  expect(await tableName.inputValue()).toBe('')
  expect(await radio(page, EPIC).isChecked()).toBe(true)
})

test('R-SETUP-04 one card of each is offered only where the edition has it', async ({ visit }) => {
  const { page } = await visit({ at: 'new', before: keepFirstGame })
  const one = page.getByRole('checkbox', { name: ONE_OF_EACH })
  await radio(page, STORMLIGHT).check()
  await says(page, 'ready-made heroes')
  await button(page, NAMES.everythingElse).click()
  expect(await one.isChecked()).toBe(true)
  await page.keyboard.press('Escape')
  await radio(page, EPIC).check()
  await button(page, NAMES.everythingElse).click()
  await page.getByRole('group', { name: SPOKEN.en.say('new-table/first') }).waitFor()
  expect(await one.count()).toBe(0)
  await page.keyboard.press('Escape')
  await begin(page)
  const { view } = await play(page, mouse(page), () => true)
  expect(view.setup.options).toEqual({})
})

/** Runs in the page: the last table was a first game. */
function keepFirstGame(): void {
  localStorage['runesaga new table'] = JSON.stringify({ noChoice: true })
}

describe('names that nobody chose', () => {
  test('differ from seat to seat and from table to table; a name of one’s own stays', async ({ visit }) => {
    const { page } = await visit({ at: 'new' })
    await button(page, /^One more hero/).click()
    await button(page, /^One more hero/).click()
    const first = await names(page)
    expect(new Set(first).size).toBe(4)
    await seat(page, 1).getByRole('textbox').fill('Ada')
    await begin(page)
    await comeAgain(page)
    const second = await names(page)
    expect(second[0]).toBe('Ada')
    expect(new Set([...first, ...second]).size).toBe(8)
    await begin(page)
    const titles = (await keptTables(page)).map(({ name }) => name)
    expect(titles).toHaveLength(2)
    expect(new Set(titles).size).toBe(2)
  })

  test('two heroes of one name: said at the second, and nothing begins', async ({ visit }) => {
    const { page } = await visit({ at: 'new' })
    await seat(page, 2).getByRole('textbox').fill('Ysolde')
    const wrong = SPOKEN.en.say('new-table/name/same')
    expect(await seat(page, 2).getByText(wrong).count()).toBe(1)
    expect(await seat(page, 1).getByText(wrong).count()).toBe(0)
    await button(page, NAMES.begin).click({ force: true })
    expect(page.url()).toContain('#/new')
    await seat(page, 2).getByRole('textbox').fill('')
    expect(await seat(page, 2).getByText(wrong).count()).toBe(0)
  })
})

describe('whatever can be set up', () => {
  const setupOf = async (page: Page) => {
    await begin(page)
    const [{ record, players, asking }] = await keptTables(page)
    const { edition, mode, heroes, firstSeat, options } = record.setup
    return {
      edition,
      mode,
      heroes,
      firstSeat,
      sets: record.sets.map(({ id }) => id),
      options,
      players,
      asking: asking[0],
    }
  }

  test('an Adversary and its Quest, several boxes, bots of each kind, who begins, when to ask', async ({
    visit,
  }) => {
    const { page } = await visit({ at: 'new' })
    await radio(page, EPIC).check()
    await radio(page, NAMES.together).check()
    await button(page, /^One more hero/).click()
    await button(page, /^One more hero/).click()
    await seat(page, 2).getByRole('radio', { name: 'gentle' }).check()
    await seat(page, 3).getByRole('radio', { name: 'reckless' }).check()
    await button(page, NAMES.everythingElse).click()
    await radio(page, NAMES.handMix).check()
    await page.getByRole('checkbox', { name: /^Call to Adventure/ }).check()
    await radio(page, 'Brom').check()
    await radio(page, SPOKEN.en.say('settings/asking/from', { n: 6 })).check()
    await radio(page, /^8$/).check()
    await page.keyboard.press('Escape')
    await radio(page, /^The Usurper/).check()
    await radio(page, /^Age of Darkness/).check()
    expect(await setupOf(page)).toMatchObject({
      edition: 'epic',
      mode: 'coop',
      heroes: 4,
      firstSeat: 2,
      sets: ['epic', 'base'],
      options: { wholeSets: true, adversary: 'epic/usurper', quest: 'epic/age-of-darkness' },
      asking: { when: 'from', difficulty: 8 },
      players: [
        { kind: 'person', name: 'Ysolde' },
        { kind: 'bot', name: 'Tomas', bot: 'gentle' },
        { kind: 'bot', name: 'Brom', bot: 'random' },
        { kind: 'bot', name: 'Maëlle', bot: 'adept' },
      ],
    })
  })

  test('one hero alone, ready-made, without Allies, against an Adversary drawn at random', async ({
    visit,
  }) => {
    const { page } = await visit({ at: 'new' })
    await radio(page, ALONE).check()
    await button(page, NAMES.everythingElse).click()
    await page.getByRole('checkbox', { name: ONE_OF_EACH }).check()
    await page.getByRole('checkbox', { name: /^Leave Allies in the box/ }).check()
    await page.keyboard.press('Escape')
    expect(await radio(page, 'Drawn at random').isChecked()).toBe(true)
    expect(await setupOf(page)).toMatchObject({
      edition: 'base',
      mode: 'solo',
      heroes: 1,
      sets: ['base'],
      options: { noChoice: true, noAlliesNorAdversaries: true },
      players: [{ kind: 'person', name: 'Ysolde' }],
    })
  })

  test('a Quest of Odium; a hero who was let go sits down again', async ({ visit }) => {
    const { page } = await visit({ at: 'new' })
    await radio(page, STORMLIGHT).check()
    await radio(page, NAMES.together).check()
    await radio(page, /^The Fraying Alliance/).check()
    await button(page, /^One more hero/).click()
    await button(page, 'Remove Ysolde').click()
    expect(await names(page)).toEqual(['Tomas', 'Brom'])
    await says(page, SPOKEN.en.say('new-table/no-person'))
    await button(page, /^One more hero/).click()
    expect(await names(page)).toEqual(['Tomas', 'Brom', 'Ysolde'])
    expect(await setupOf(page)).toMatchObject({
      edition: 'stormlight',
      heroes: 3,
      options: { quest: 'stormlight/the-fraying-alliance' },
    })
  })
})

test('pictures are chosen by arrow keys, and nothing is a list that drops down', async ({ visit }) => {
  const { page } = await visit({ at: 'new', settings: { asking: { when: 'from', difficulty: 6 } } })
  await radio(page, /^Call to Adventure/).focus()
  await page.keyboard.press('ArrowRight')
  expect(await radio(page, EPIC).isChecked()).toBe(true)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  expect(await radio(page, NAMES.together).isChecked()).toBe(true)
  await says(page, 'The Usurper')
  const foes = group(page, 'The Adversary the candles say how hard it is to beat')
  expect(await foes.getByRole('radio').count()).toBe(12)
  await foes.getByRole('radio').first().focus()
  await page.keyboard.press('ArrowRight')
  expect(await radio(page, /^The Dark Lord/).isChecked()).toBe(true)
  await button(page, NAMES.everythingElse).click()
  const lists = page.locator('select')
  expect(await lists.count()).toBe(0)
  await page.goto(`${page.url().split('#')[0]}#/campaign`)
  await ready(page)
  expect(await lists.count()).toBe(0)
})

test('length and difficulty are said, and are those of the table that is planned', async ({ visit }) => {
  const { page } = await visit({ at: 'new' })
  const { say } = SPOKEN.en
  await says(page, say('new-table/length/about', { turns: 28 }))
  await says(page, say('new-table/rivals', { bot: 'adept' }))
  await seat(page, 2).getByRole('radio', { name: 'gentle' }).check()
  await says(page, say('new-table/rivals', { bot: 'gentle' }))
  await radio(page, EPIC).check()
  await radio(page, NAMES.together).check()
  await radio(page, /^The Dark Lord/).check()
  await says(page, say('new-table/length/about', { turns: 24 }))
  await says(page, say('new-table/hard/won', { n: 52 }))
  await radio(page, /^Age of Darkness/).check()
  await says(page, say('new-table/hard/won', { n: 28 }))
  await says(page, say('new-table/hard/5'))
})

test('a plan says only what is so: nothing of a last time, of choices that aren’t there, of another box; and all of a Quest', async ({
  visit,
}) => {
  const { page } = await visit({ at: 'new' })
  const { say } = SPOKEN.en
  const shows = (text: string) => page.getByText(text).count()
  await says(page, say('new-table/chosen-already'))
  expect(await shows(say('new-table/last-time'))).toBe(0)
  expect(await shows(say('new-table/kept/choose'))).toBe(1)
  // those that lie in the rows have their names
  await says(page, 'The Mad Cultist')
  await radio(page, EPIC).check()
  await settled(page)
  expect(await shows(say('new-table/kept/choose'))).toBe(0)
  await radio(page, NAMES.together).check()
  await radio(page, /^The Ashen Wyrm/).check()
  await says(page, say('new-table/two-sides', { first: 'The Ember Cult', final: 'The Ashen Wyrm' }))
  await button(page, NAMES.everythingElse).click()
  // Escape, pressed before it is there, would close nothing
  await page.locator('dialog[open]').waitFor()
  expect(await page.getByRole('radio', { name: /^The rulebook’s mix/ }).count()).toBe(0)
  await page.keyboard.press('Escape')
  await radio(page, STORMLIGHT).check()
  const united = page.locator('label', { hasText: 'Radiants United' })
  await united.waitFor()
  expect((await united.innerText()).match(/the Adversary (gains|loses)/g)).toHaveLength(3)
  await page.reload()
  await ready(page)
  await says(page, say('new-table/last-time'))
})

/** Runs in the page: how much higher and wider it is than the window. */
const beyond = () => {
  const { scrollHeight, scrollWidth } = document.documentElement
  return { down: scrollHeight - innerHeight, across: scrollWidth - innerWidth }
}

test.for(['en', 'fr'] as const)(
  'a desk shows every plan without scrolling (%s)',
  async (language, { visit }) => {
    const { page } = await visit({ at: 'new', language })
    const found: Record<string, number> = {}
    const look = async (name: string) => {
      await settled(page)
      const { down } = await page.evaluate(beyond)
      if (down > 0) found[name] = down
    }
    const more = button(page, /^(One more hero|Un Héros de plus)/)
    await more.click()
    await more.click()
    for (const edition of [/^Call to Adventure/, EPIC, STORMLIGHT])
      for (const mode of [EACH_OTHER, NAMES.together, ALONE]) {
        await radio(page, edition).check()
        await radio(page, mode).check()
        await look(`${edition} ${mode}`)
      }
    await radio(page, EPIC).check()
    for (const foe of await radio(page, /Candles|Bougies/).all()) {
      await foe.check()
      await look(await foe.evaluate((input) => (input as HTMLInputElement).labels![0].innerText))
    }
    expect(found).toEqual({})
  },
)

test.for([
  ['320 px', 320, 640],
  ['at 200 %', 720, 450],
  ['a phone that lies', 844, 390],
] as const)('no page of beginnings is wider than the window: %s', async ([, width, height], { visit }) => {
  const { page } = await visit({ at: 'new', language: 'fr' })
  await radio(page, EPIC).check()
  await radio(page, NAMES.together).check()
  await resize(page, { width, height })
  expect((await page.evaluate(beyond)).across).toBe(0)
  // the way on is in sight
  expect(await button(page, NAMES.begin).evaluate(isInSight)).toBe(true)
  await page.goto(`${page.url().split('#')[0]}#/campaign`)
  await ready(page)
  expect((await page.evaluate(beyond)).across).toBe(0)
  expect(await button(page, NAMES.beginCampaign).evaluate(isInSight)).toBe(true)
})

/** Runs in the page. */
const isInSight = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}
