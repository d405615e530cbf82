/** Against Odium by clicking: under each of its Quests, and with a pledge that everybody is told of. */
import type { News, Player } from '@runesaga/table'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { boxOf } from '../kit/rules.ts'
import { ALL, share } from '../kit/share.ts'
import { SPOKEN } from '../kit/words.ts'
import { gameOn } from './kit/game-on.ts'
import { mouse } from './kit/hands.ts'
import { NAMES } from './kit/names.ts'
import { play } from './kit/player.ts'
import { says } from './kit/said.ts'
import { isOffered } from './kit/scenes.ts'
import { settled } from './kit/settled.ts'
import { bot, person, type Seeded, seeded } from './kit/tables.ts'
import { type Size, test } from './kit/visit.ts'

const party = (quest: string, heroes = 3): Seeded['setup'] => ({
  edition: 'stormlight',
  mode: 'coop',
  heroes,
  options: { quest: `stormlight/${quest}` },
})

/** The first hero's third column is full: one more turn for the others, then Odium, whom this hero faces first. */
const nearTheEnd = ({ view }: News): boolean =>
  view.heroes.every(({ columns }, seat) => columns[2].length >= 3 === (seat === 0)) && !view.heroes[0].loyal

type Place = readonly [quest: string, size: Size, language: 'en' | 'fr', demands: string]

const QUESTS: Place[] = [
  ['radiants-united', 'desktop', 'en', 'Radiants United'],
  ['the-true-desolation', 'tablet', 'fr', 'La Vraie Désolation'],
  ['contest-of-champions', 'desktop', 'fr', 'Le Duel des Champions'],
  ['the-fraying-alliance', 'phone', 'en', 'The Fraying Alliance'],
]

describe('the end of a game together against Odium', () => {
  test.for(QUESTS)('under %s (%s, %s)', async ([quest, size, language, name], { visit }) => {
    const table = await seeded({
      setup: party(quest),
      players: [person('Kaladin'), bot('Jasnah'), bot('Adolin')],
      seed: 2,
      asking: { when: 'mine' },
      until: nearTheEnd,
    })
    const { page } = await visit({ size, language, tables: [table], at: `table/${table.id}` })
    const { view } = await play(page, mouse(page), ({ view }) => view.turn.mustFace && view.turn.seat === 0)
    // whom one faces, and under which Quest
    expect(boxOf(view.setup).cards[view.adversary!.quests[0]].id).toBe(`stormlight/${quest}`)
    await says(page, name)
    const over = await play(page, mouse(page))
    expect(over.view.outcome!.party).not.toBeNull()
  })
})

test.runIf(ALL)('a whole game together against Odium by clicking (desktop, fr)', async ({ visit }) => {
  const table = await seeded({
    setup: party('the-true-desolation', 2),
    players: [person('Shallan'), bot('Jasnah')],
    seed: 39,
    asking: { when: 'mine' },
  })
  const { page } = await visit({ language: 'fr', tables: [table], at: `table/${table.id}` })
  const { view } = await play(page, mouse(page))
  expect(view.outcome!.party).not.toBeNull()
  expect(view.heroes.every(({ faced }) => faced === 1)).toBe(true)
})

const NAMES_HERE = {
  side: /^(Side with|Rejoindre) Odium$/,
  adversary: /^(The Adversary|L’Adversaire).{0,3}: Odium/,
} as const
const SIDES = { en: 'sides with it', fr: 'a changé de camp' }

const END_TURN = /^(End turn|Fin du tour)$/

const press = async (page: Page, name: RegExp): Promise<void> => {
  await page.getByRole('button', { name }).first().click()
  await settled(page)
}

/** Without a card: it is asked about. */
async function endTurn(page: Page): Promise<void> {
  await press(page, END_TURN)
  await page.getByRole('dialog').getByRole('button', { name: END_TURN }).click()
  await settled(page)
}

const offered = (others: Player[], until = isOffered) =>
  seeded({
    setup: party('contest-of-champions'),
    players: [person('Kaladin'), ...others],
    seed: 5,
    asking: { when: 'never' },
    until,
  })

/** The next one is not so far yet. */
const isOfferedFirst = (news: News): boolean =>
  isOffered(news) && news.view.heroes[1].columns.flat().length < 5

describe('a pledge', () => {
  test.for(share<[Size, 'en' | 'fr']>([['phone', 'fr']], [['desktop', 'en']]))(
    'is asked of its hero, and the next person is told (%s, %s)',
    async ([size, language], { visit }) => {
      const table = await offered([person('Moash'), bot('Adolin')], isOfferedFirst)
      const { page } = await visit({ size, language, tables: [table], at: `table/${table.id}` })
      // the device is in the first person's hands
      await press(page, /Kaladin/)
      await press(page, NAMES_HERE.side)
      await endTurn(page)
      await press(page, /Moash/)
      await page.getByRole('button', { name: END_TURN }).waitFor()
      await settled(page)
      const { view } = await gameOn(page)
      expect(view.heroes[0].pledged).toBe(true)
      // who takes the device is told at once, and again whenever the hero is looked at
      await says(page, SPOKEN[language].say('pledge/told', { who: 'Kaladin', foe: 'Odium' }))
      await press(page, NAMES.close)
      expect(
        await page.getByText(SPOKEN[language].say('pledge/told', { who: 'Kaladin', foe: 'Odium' })).count(),
      ).toBe(0)
      await says(page, SPOKEN[language].say('table/loyal'))
      await press(page, /(board of|plateau de) Kaladin/)
      expect(await page.getByRole('dialog').locator('[data-part="board"] header').innerText()).toContain(
        SPOKEN[language].say('table/loyal'),
      )
      await page.keyboard.press('Escape')
      // and so is whoever looks at the Adversary
      await press(page, NAMES_HERE.adversary)
      await says(page, SIDES[language])
    },
  )

  test('leaves its hero on the other side to the end', async ({ visit }) => {
    const table = await offered([bot('Moash'), bot('Adolin')])
    const { page } = await visit({ tables: [table], at: `table/${table.id}` })
    await press(page, NAMES_HERE.side)
    const { view } = await play(page, mouse(page))
    expect(view.heroes[0]).toMatchObject({ pledged: true, faced: 0 })
    // another hero may have sided with Odium too: then the higher Destiny score wins
    const { winners, loyalists } = view.outcome!
    expect(winners.map((seat) => view.heroes[seat].pledged)).toEqual(winners.map(() => loyalists))
    expect(winners).not.toEqual([])
  })
})
