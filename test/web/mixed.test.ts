/** Mixed sets at the New table: the rulebook's mix played, any boxes by hand, and what can't be played refused in words. */
import { describe, expect } from 'vitest'
import { boxOf } from '../kit/rules.ts'
import { share } from '../kit/share.ts'
import { mouse } from './kit/hands.ts'
import { NAMES } from './kit/names.ts'
import { play } from './kit/player.ts'
import { says } from './kit/said.ts'
import { bot, person, seeded } from './kit/tables.ts'
import { ready, type Size, test } from './kit/visit.ts'

/** Long enough for each hero to attempt something. */
const TURNS = 4
describe('the rulebook’s mix', () => {
  test.for([
    ['desktop', 'en', 'Radiant paths get rarer'],
    ['phone', 'fr', 'Les voies Radieuses se font plus rares'],
  ] as const)('is laid at the New table and played (%s, %s)', async ([size, language, rarer], { visit }) => {
    const { page } = await visit({ size, language, at: 'new', settings: { asking: { when: 'mine' } } })
    await page.getByRole('radio', { name: NAMES.together }).check()
    await page.getByRole('button', { name: NAMES.everythingElse }).click()
    await page.getByRole('radio', { name: NAMES.bookMix }).check()
    await says(page, rarer)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: NAMES.begin }).click()
    await page.waitForURL(/#\/table\//)
    await ready(page)
    const { view } = await play(page, mouse(page), ({ view }) => view.turn.number >= TURNS)
    expect(view.setup).toMatchObject({
      edition: 'stormlight',
      mode: 'coop',
      sets: [{ id: 'stormlight' }, { id: 'base' }],
    })
    const { cards, acts, special } = boxOf(view.setup)
    expect(acts.map((deck) => deck.filter((card) => cards[card].set === 'base').length)).toEqual([13, 12, 9])
    expect(special.length).toBe(8)
  })

  test.for(share<[Size, 'en' | 'fr']>([['phone', 'en']], [['desktop', 'fr']]))(
    'is played to its end (%s, %s)',
    async ([size, language], { visit }) => {
      const table = await seeded({
        setup: { edition: 'stormlight', mode: 'coop', heroes: 2, sets: ['stormlight', 'base'] },
        players: [person('Ysolde'), bot('Kaladin')],
        seed: 2,
        asking: { when: 'mine' },
        until: ({ view }) => view.heroes.some(({ columns }) => columns[2].length >= 3),
      })
      const { page } = await visit({ size, language, tables: [table], at: `table/${table.id}` })
      const { view } = await play(page, mouse(page))
      expect(view.outcome!.party).not.toBeNull()
    },
  )
})

test('boxes by hand: what it means is said, with a word of warning', async ({ visit }) => {
  const { page } = await visit({ at: 'new' })
  await page.getByRole('button', { name: NAMES.everythingElse }).click()
  await page.getByRole('radio', { name: NAMES.handMix }).check()
  await page.getByRole('checkbox', { name: /^Epic Origins/ }).check()
  await says(page, 'Motivations and Classes are dealt together, as one kind of card.')
  await says(page, 'No rulebook says which cards of these boxes go together.')
  await says(page, 'No Heritages are dealt: they stay in the box.')
  const origins = page.getByRole('row', { name: /^Origins/ }).getByRole('cell')
  expect(await origins.allInnerTexts()).toEqual(['15', '15', '30'])
})

describe('a mix that can’t be played', () => {
  test.for([
    ['en', 'The box Epic Origins is chosen twice.'],
    ['fr', 'La boîte «\u202fEpic Origins\u202f» est choisie deux fois.'],
  ] as const)('is refused with what is wrong (%s)', async ([language, why], { visit }) => {
    const { page } = await visit({ language, at: 'new', before: keepOddDraft })
    await says(page, why)
    const begin = page.getByRole('button', { name: NAMES.begin })
    expect(await begin.getAttribute('aria-disabled')).toBe('true')
    await begin.click({ force: true })
    expect(page.url()).toContain('#/new')
  })
})

/** Runs in the page: a plan from elsewhere, with a box named twice. */
function keepOddDraft(): void {
  localStorage['runesaga new table'] = JSON.stringify({ cards: 'hand', added: ['epic', 'epic'] })
}
