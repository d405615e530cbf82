/** Against Odium by clicking: under each of its Quests, and with a pledge that nobody else is told of. */
import { boxOf, type Look, type Player } from '@runesaga/table'
import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { gameOn } from './kit/game-on.ts'
import { mouse } from './kit/hands.ts'
import { NAMES } from './kit/names.ts'
import { play } from './kit/player.ts'
import { allWords, says } from './kit/said.ts'
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
const nearTheEnd = ({ view }: Look): boolean => view.endedBy === 0 && !view.heroes[0].pledged

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

test('a whole game together against Odium by clicking (desktop, fr)', async ({ visit }) => {
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
  alone: /^(I am alone with the screen|Personne d’autre ne regarde)$/,
  side: /^(Side with|Rejoindre) Odium$/,
  stay: /^(Stay with the heroes|Rester avec les Héros)$/,
} as const

const END_TURN = /^(End turn|Fin du tour)$/

const press = async (page: Page, name: RegExp): Promise<void> => {
  await page.getByRole('button', { name }).first().click()
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
const isOfferedFirst = (look: Look): boolean => isOffered(look) && look.view.heroes[1].story.length < 5

describe('a pledge', () => {
  test.for([
    ['desktop', 'en'],
    ['phone', 'fr'],
  ] as const)(
    'is asked behind a screen, and the next person sees nothing of it (%s, %s)',
    async ([size, language], { visit }) => {
      const table = await offered([person('Moash'), bot('Adolin')], isOfferedFirst)
      /** What the other person sees after this answer, and the game itself. */
      const seenAfter = async (answer: RegExp) => {
        const { page } = await visit({ size, language, tables: [table], at: `table/${table.id}` })
        // the device is in the first person's hands; then the others look away
        await press(page, /Kaladin/)
        expect(await page.evaluate(allWords)).not.toMatch(/Odium (makes|vous fait)/)
        await press(page, NAMES_HERE.alone)
        await press(page, answer)
        await press(page, END_TURN)
        await press(page, /Moash/)
        await page.getByRole('button', { name: END_TURN }).waitFor()
        await settled(page)
        const seen = await page.evaluate(allWords)
        const next = await gameOn(page)
        return { seen, look: await next.table.look(1), own: await next.table.look(0) }
      }
      const pledged = await seenAfter(NAMES_HERE.side)
      const stayed = await seenAfter(NAMES_HERE.stay)
      expect(pledged.own.view.heroes[0]).toMatchObject({ pledged: true, untold: 3 })
      expect(stayed.own.view.heroes[0]).toMatchObject({ pledged: false })
      expect(pledged.own.view.heroes[0].xp).toBe(stayed.own.view.heroes[0].xp + 3)
      // the second person's screen, word for word, and all that the table gives to that seat
      expect(pledged.seen).toBe(stayed.seen)
      expect(pledged.look.view).toEqual({ ...stayed.look.view, setup: pledged.look.view.setup })
      expect(pledged.look.legal).toEqual(stayed.look.legal)
    },
  )

  test('is known to the one who made it, and told at the end', async ({ visit }) => {
    const table = await offered([bot('Moash'), bot('Adolin')])
    const { page } = await visit({ tables: [table], at: `table/${table.id}` })
    await press(page, NAMES_HERE.side)
    await press(page, /^The Adversary: Odium/)
    await says(page, 'You have sided with it and took')
    await press(page, NAMES.close)
    const { view } = await play(page, mouse(page))
    expect(view.heroes[0]).toMatchObject({ pledged: true, untold: -1, faced: 0 })
    // another hero may have sided with Odium too: then the higher Destiny score wins
    const { winners, loyalists } = view.outcome!
    expect(winners.map((seat) => view.heroes[seat].pledged)).toEqual(winners.map(() => loyalists))
    expect(winners).not.toEqual([])
  })
})
