/** Journeys (R-JOUR). */
import { describe, expect, test } from 'vitest'
import { EDITIONS } from '../kit/editions.ts'
import { scenario } from '../kit/rules.ts'

const ROW = {
  base: ['adventurous', 'street-fight', 'plan-for-war', 'cruel-winter'],
  epic: ['athletic', 'goblin-raid', 'harvest-games', 'wolf-winter'],
  stormlight: ['stubborn', 'warcamp-drill', 'gambling-den', 'rising-flood'],
}
const NEXT = {
  base: ['missing-person', 'call-to-arms', 'magical-test', 'the-academy'],
  epic: ['marsh-fever', 'collapsed-mine', 'rooftop-chase', 'concealed-vault'],
  stormlight: ['caravan-ambush', 'on-the-run', 'field-hospital', 'first-great-storm'],
}
const journeysOf = (legal: readonly string[]): string[] =>
  legal.flatMap((text) => (text.startsWith('journey ') ? text.slice('journey '.length) : []))
const at = (edition: keyof typeof ROW, xp: number, hero: object = {}) =>
  scenario(edition, { hero: { ...hero, xp }, row: ROW[edition], decks: { 1: NEXT[edition] } })

describe('what a Journey is', () => {
  test.each(EDITIONS)(
    'R-JOUR-01 in %s one Experience discards a face-up card and replaces it from its deck',
    (edition) => {
      const [a, b, c, d] = ROW[edition]
      const [next] = NEXT[edition]
      const game = at(edition, 2)
      const left = game.decks()[1].size
      game.journey(c).check({
        hero: { xp: 1, journeys: 1, columns: [0, 0, 0] },
        rows: { 1: { cards: [a, b, next, d] } },
        discards: { 1: [c], 2: [], 3: [] },
        decks: { 1: left - 1 },
        turn: { main: 1 },
      })
      const poor = at(edition, 0)
      expect(journeysOf(poor.legal())).toEqual([])
      expect(poor.refused((g) => g.journey(c))).toBe('cannot-pay')
    },
  )

  test.each(EDITIONS)(
    'R-JOUR-05 in %s any face-up card, also of an Act that the hero completed; none face-down',
    (edition) => {
      const story = {
        base: ['brave', 'foundling', 'orphan'],
        epic: ['tough', 'nimble', 'bookish'],
        stormlight: ['scholar', 'officer', 'lighteyes'],
      }[edition]
      const game = scenario(edition, {
        hero: { story },
        rows: { 1: ROW[edition], 3: { cards: [], open: false } },
      })
      const second = game.rows()[2].cards
      expect(second).toHaveLength(4)
      expect(journeysOf(game.legal()).sort()).toEqual([...ROW[edition], ...second].sort())
      expect(game.refused((g) => g.journey(g.rows()[3].cards[0]))).toBe('row-closed')
      // nothing of the completed Act can be gained or attempted
      expect(game.refused((g) => g.attempt(ROW[edition][1], 'top'))).toBe('act-completed')
      game.journey(ROW[edition][1])
      expect(game.decks()[1].discard).toEqual([ROW[edition][1]])
      expect(game.rows()[1].size).toBe(4)
    },
  )

  test.each([
    ['base', 'street-fight', 'mentor'],
    ['stormlight', 'warcamp-drill', 'brother'],
  ] as const)('R-JOUR-06 in %s the Ally under a Challenge goes with it', (edition, card, ally) => {
    const [a, , c, d] = ROW[edition]
    const game = scenario(edition, {
      hero: {},
      row: [a, { card, ally }, c, d],
      decks: { 1: NEXT[edition] },
    })
    game.journey(card).check({
      rows: { 1: { cards: [a, NEXT[edition][0], c, d], allies: {} } },
      discards: { 1: [card, ally] },
      hero: { allies: [] },
    })
    expect(game.rows()[1].allies).toEqual({})
  })
})

describe('when and how often', () => {
  test('R-JOUR-02 base: once a turn, before the main action or after it, not in an attempt', () => {
    const before = at('base', 5)
    before.journey('adventurous')
    expect(journeysOf(before.legal())).toEqual([])
    expect(before.refused((g) => g.journey('street-fight'))).toBe('journey-limit')
    before.attempt('street-fight', 'top').dark(0).cast(1).goOn()
    expect(before.refused((g) => g.journey('plan-for-war'))).toBe('journey-limit')
    // the next turn has its own
    before.endTurn(0)
    expect(journeysOf(before.legal())).toHaveLength(4)

    const after = at('base', 5, { hand: ['divine-favor'] })
    after.attempt('street-fight', 'top').dark(0)
    expect(after.legal()).toEqual(['play divine-favor', 'pass'])
    after.cast(1).goOn()
    expect(journeysOf(after.legal()).sort()).toEqual([
      'adventurous',
      'cruel-winter',
      'missing-person',
      'plan-for-war',
    ])
    after.journey('adventurous').check({ hero: { xp: 5, journeys: 1 } })

    const trait = at('base', 5).gain('adventurous')
    expect(journeysOf(trait.legal())).toHaveLength(4)
  })

  test('R-JOUR-03 stormlight: once a turn, only before a Trait or a Challenge', () => {
    const before = at('stormlight', 5)
    before.journey('stubborn')
    expect(journeysOf(before.legal())).toEqual([])
    expect(before.refused((g) => g.journey('warcamp-drill'))).toBe('journey-limit')

    const trait = at('stormlight', 5).gain('stubborn')
    expect(journeysOf(trait.legal())).toEqual([])
    expect(trait.refused((g) => g.journey('warcamp-drill'))).toBe('journey-too-late')

    const challenge = at('stormlight', 5).attempt('warcamp-drill', 'top').dark(0).cast(1).goOn()
    expect(challenge.refused((g) => g.journey('gambling-den'))).toBe('journey-too-late')
  })

  test('R-JOUR-04 epic: as often as it is paid for, until a Trait is gained or a Challenge chosen', () => {
    const game = at('epic', 5)
    game.journey('athletic').journey('marsh-fever').journey('goblin-raid').journey('wolf-winter')
    game.check({ hero: { xp: 1, journeys: 4 } })
    expect(journeysOf(game.legal())).toHaveLength(4)
    game.attempt('harvest-games', 'top').dark(0).cast(1).goOn()
    expect(journeysOf(game.legal())).toEqual([])
    expect(game.refused((g) => g.journey('collapsed-mine'))).toBe('journey-too-late')

    const trait = at('epic', 5).gain('athletic')
    expect(trait.refused((g) => g.journey('goblin-raid'))).toBe('journey-too-late')
  })
})

describe('Journeys that cards grant', () => {
  test('R-JOUR-07 base: two free ones beside the one of the turn', () => {
    const game = at('base', 1, { hand: ['open-road'] })
    game
      .play('open-road')
      .goOn()
      .check({ hero: { xp: 1 }, turn: { 'free-journeys': 2 } })
    game.journey('adventurous').journey('street-fight')
    game.check({ hero: { xp: 1, journeys: 2 }, turn: { journeys: 0, 'free-journeys': 0 } })
    game.journey('plan-for-war').check({ hero: { xp: 0, journeys: 3 }, turn: { journeys: 1 } })
    expect(game.refused((g) => g.journey('cruel-winter'))).toBe('journey-limit')
  })

  test("R-JOUR-07 base: an extra one for the Animal Companion's price, after the one of the turn", () => {
    const game = at('base', 3, { allies: ['animal-companion'] })
    game.journey('adventurous')
    expect(game.refused((g) => g.journey('street-fight'))).toBe('journey-limit')
    game.use('animal-companion', { power: 0 }).journey('street-fight')
    game.check({ hero: { xp: 1, journeys: 2 } })
    expect(game.refused((g) => g.journey('plan-for-war'))).toBe('journey-limit')
  })

  test("R-JOUR-07 epic: the Ranger's first one costs nothing, the next ones do", () => {
    const game = scenario('epic', {
      at: 'start-of-turn',
      hero: { motivation: 'ranger', banked: 2, xp: 1 },
      row: ROW.epic,
      decks: { 1: NEXT.epic },
    })
    game
      .journey('athletic')
      .check({ hero: { xp: 1 } })
      .journey('goblin-raid')
      .check({ hero: { xp: 0, journeys: 2 } })
    expect(game.refused((g) => g.journey('harvest-games'))).toBe('cannot-pay')
  })

  test('R-JOUR-08 epic with base cards: the Settler’s first one of a turn is free, each further one costs 1', () => {
    const game = scenario('epic', {
      sets: ['epic', 'base'],
      hero: { origin: 'base/settler', xp: 1 },
      row: ROW.epic,
      decks: { 1: NEXT.epic },
    })
    game.journey('goblin-raid').check({ hero: { xp: 1, journeys: 1 } })
    game.journey('harvest-games').check({ hero: { xp: 0, journeys: 2 } })
    expect(journeysOf(game.legal())).toEqual([])
    expect(game.refused((g) => g.journey('wolf-winter'))).toBe('cannot-pay')
  })

  test('R-JOUR-08 what a card grants for nothing stays free, after others too', () => {
    const game = scenario('epic', {
      sets: ['epic', 'base'],
      hero: { origin: 'base/settler', xp: 1, hand: ['base/open-road'] },
      row: ROW.epic,
      decks: { 1: NEXT.epic },
    })
    game.journey('goblin-raid').play('base/open-road').journey('harvest-games').journey('wolf-winter')
    game.check({ hero: { xp: 1, journeys: 3 } })
    game.journey('athletic').check({ hero: { xp: 0, journeys: 4 } })
  })

  test("R-JOUR-07 stormlight: the Mapmaker's two free ones beside the one of the turn, and no later than that one", () => {
    const game = at('stormlight', 1, { origin: 'mapmaker' })
    game
      .use('mapmaker')
      .journey('stubborn')
      .journey('warcamp-drill')
      .check({ hero: { xp: 1 } })
    game.journey('gambling-den').check({ hero: { xp: 0, journeys: 3 } })
    expect(game.refused((g) => g.journey('rising-flood'))).toBe('journey-limit')
    const late = at('stormlight', 1, { origin: 'mapmaker' }).use('mapmaker').gain('stubborn')
    expect(late.refused((g) => g.journey('warcamp-drill'))).toBe('journey-too-late')
  })
})
