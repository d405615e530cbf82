/** Character cards (R-CHAR): Origins, Motivations, Destinies, Heritages and Classes. */
import type { Seat } from '@runesaga/engine'
import type { ScenarioGame } from '@runesaga/engine/scenario'
import { HIDDEN } from '@runesaga/engine/search'
import { describe, expect, test } from 'vitest'
import { setNamed } from '../../src/index.ts'
import { EDITIONS } from '../kit/editions.ts'
import { scenario } from '../kit/rules.ts'

const traits = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) => ({
  id: `page-${i}`,
  act: Math.ceil(i / 3) as 1 | 2 | 3,
}))
const pages = (n: number) => traits.slice(0, n).map(({ id }) => id)
const uses = (game: ScenarioGame) => game.legal().filter((text) => text.startsWith('use '))

describe('Origins and Motivations', () => {
  test.each([
    ['base', 'beggar', []],
    ['epic', 'scribe', ['undaunted', 'hard-lesson', 'finest-hour']],
  ] as const)('R-CHAR-01 %s: %s pays at the start of a turn', (edition, origin, hand) => {
    const told = (xp: number) =>
      scenario(edition, { at: 'start-of-turn', hero: { origin, hand: [...hand], xp } })
    expect(told(0).hero().xp).toBe(edition === 'base' ? 2 : 1)
    // a Beggar only with one at most
    expect(told(2).hero().xp).toBe(edition === 'base' ? 2 : 3)
  })

  test('R-CHAR-01 stormlight: an Aristocrat gains Experience with every Trait', () => {
    const game = scenario('stormlight', {
      hero: { origin: 'aristocrat', xp: 0 },
      row: ['officer', 'lighteyes'],
    })
    game.check({ hero: { icons: { intelligence: 1, charisma: 1, strength: 0 } } })
    game.gain('officer').check({ hero: { xp: 1 } })
    game
      .endTurn(0)
      .endTurn(1)
      .gain('lighteyes')
      .check({ hero: { xp: 2 } })
  })

  test.each([
    ['epic', 'soldier', { level: 'N', xp: 6, 'hand-size': 2 }],
    ['epic', 'hermit', { level: 'V1', xp: 5, 'hand-size': 1 }],
    ['epic', 'gravedigger', { level: 'C1', xp: 8, 'hand-size': 1 }],
    ['stormlight', 'peasant', { level: 'N', xp: 4, 'hand-size': 1 }],
  ] as const)('R-CHAR-01 %s: %s changes the start', (edition, origin, hero) => {
    const game = scenario(edition, {
      mode: 'solo',
      at: 'setup',
      hero: { dealt: [origin, ...plain(edition)] },
    })
    game.keep().goOn().check({ hero })
  })
  /** Motivations that leave the start alone. */
  const plain = (edition: 'epic' | 'stormlight') =>
    edition === 'epic' ? ['fighter', 'barbarian'] : ['storm-survivor', 'family-ambition']

  test('R-CHAR-02 base: a Motivation has its cost and its limit on the card', () => {
    const told = (xp: number) => scenario('base', { hero: { motivation: 'thirst-for-knowledge', xp } })
    expect(uses(told(1))).toEqual([])
    const game = told(5)
    expect(uses(game)).toEqual(['use thirst-for-knowledge'])
    game.use('thirst-for-knowledge').choose({ deck: 'hero' })
    game.check({ hero: { xp: 3, 'hand-size': 1 } })
    // once per turn: also with the Experience for it
    expect(uses(game)).toEqual([])
    expect(game.refused((g) => g.use('thirst-for-knowledge'))).toBe('power-not-open')
    game.endTurn(0).endTurn(1).goOn()
    expect(uses(game)).toEqual(['use thirst-for-knowledge'])
  })

  test('R-CHAR-02 base: once per Act opens again with the next column', () => {
    const game = scenario('base', {
      cards: { traits },
      hero: { motivation: 'chosen-by-the-light', story: pages(2), level: 'C4', xp: 9 },
      row: ['page-3'],
    })
    game.use('chosen-by-the-light').check({ hero: { level: 'C3', xp: 7 } })
    expect(uses(game)).toEqual([])
    game.gain('page-3')
    expect(uses(game)).toEqual(['use chosen-by-the-light'])
  })

  test('R-CHAR-02 stormlight: Storm Survivor attempts again once a turn, in any Act', () => {
    const challenges = [{ id: 'cliff', act: 3 as const, difficulty: 20, abilities: ['strength' as const] }]
    const game = scenario('stormlight', {
      cards: { traits, challenges },
      hero: { motivation: 'storm-survivor', story: pages(6), xp: 4 },
      rows: { 3: ['cliff'] },
      casts: [3, 3],
    })
    game.attempt('cliff', 'top').dark(0).use('storm-survivor').dark(0).finish()
    game.check({
      hero: { xp: 3 },
      events: [
        'cast',
        { type: 'power-used', card: 'storm-survivor' },
        { type: 'cast', again: true },
        'failed',
      ],
    })
    expect(game.events.filter((e) => e.type === 'cast')).toHaveLength(2)
  })
})

describe('Destinies', () => {
  /** The Destiny of seat 0 as others see it: hidden or not. */
  const seen = (game: ScenarioGame) =>
    ([0, 1, 'spectator'] as const).map(
      (viewer) => game.rules.knowledgeOf(game.state, viewer).heroes[0].destiny !== HIDDEN,
    )
  const OWNER_ONLY = [true, false, false]
  const ALL = [true, true, true]

  test.each([
    // 5 Triumph with three abilities, 1 for the Nature on the card itself; the track gives 2
    ['base', 'one-with-nature', { icons: { strength: 1, wisdom: 1, charisma: 1 } }, { A: 8, B: 0, D: 0 }],
    // 1 Triumph at the top, 1 a Strength
    ['epic', 'blade-of-legend', { icons: { strength: 2 } }, { A: 5, B: 0, D: 0 }],
    // 5 Tragedy with three abilities; its Royalty makes a set of two
    [
      'stormlight',
      'mastermind',
      { icons: { intelligence: 1, wisdom: 1, charisma: 1, royalty: 1 } },
      { A: 2, B: 5, D: 2 },
    ],
  ] as const)(
    'R-CHAR-03 %s: %s scores its conditions, points and icons, but stays out of the story',
    (edition, destiny, hero, score) => {
      const game = scenario(edition, { hero: { ...hero, destiny, xp: 0 } })
      expect(game.hero().score).toMatchObject(score)
      game.check({
        hero: { 'destiny-up': false, icons: { nature: 0, royalty: edition === 'stormlight' ? 1 : 0 } },
      })
      expect(seen(game)).toEqual(OWNER_ONLY)
    },
  )

  /** From the start of Act III to the end of the game. */
  const toTheEnd = (edition: 'base' | 'epic', destiny: string) => {
    const game = scenario(edition, {
      cards: { traits },
      at: 'start-of-turn',
      heroes: [{ story: pages(6), destiny }, {}],
      rows: { 3: { cards: ['page-7', 'page-8', 'page-9'], open: false } },
    })
    const sights = [seen(game)]
    for (const page of ['page-7', 'page-8', 'page-9']) {
      game.gain(page)
      sights.push(seen(game))
      game.endTurn(0)
      if (page !== 'page-9') game.endTurn(1)
    }
    sights.push(seen(game))
    return { game, sights, last: () => seen(game.endTurn(1)) }
  }

  test('R-CHAR-04 epic: nobody may show a Destiny before the end', () => {
    const { game, sights, last } = toTheEnd('epic', 'favored-soul')
    expect(sights).toEqual(sights.map(() => OWNER_ONLY))
    // nothing that happened told of it
    game.check({ 'no-events': ['destiny-revealed', 'destinies-revealed'], hero: { 'destiny-up': false } })
    expect(last()).toEqual(ALL)
  })

  test('R-CHAR-06 base: a Destiny is hidden until the end', () => {
    const { sights, last } = toTheEnd('base', 'wise-master')
    expect(sights).toEqual(sights.map(() => OWNER_ONLY))
    expect(last()).toEqual(ALL)
  })

  test('R-CHAR-06 base co-op: it stays hidden as Act III begins', () => {
    const hero = { story: pages(6), destiny: 'wise-master' }
    expect(seen(scenario('base', { mode: 'coop', at: 'start-of-turn', cards: { traits }, hero }))).toEqual(
      OWNER_ONLY,
    )
  })

  test('R-CHAR-05 stormlight co-op: secret while others choose, face-down until it is revealed', () => {
    const game = scenario('stormlight', {
      mode: 'coop',
      at: 'setup',
      hero: { dealt: ['warrior', 'storm-survivor', 'windrunner'] },
    })
    game.keep({ origin: 'warrior', motivation: 'storm-survivor', destiny: 'windrunner' }, 0)
    const { origin, motivation, destiny } = game.rules.knowledgeOf(game.state, 1).heroes[0]
    expect([origin, motivation, destiny]).toEqual([HIDDEN, HIDDEN, HIDDEN])
    game.keep()
    const shown = game.rules.knowledgeOf(game.state, 1).heroes[0]
    expect([shown.origin, shown.motivation, shown.destiny]).toEqual([
      game.state.heroes[0].origin,
      game.state.heroes[0].motivation,
      HIDDEN,
    ])
    expect(seen(game)).toEqual(OWNER_ONLY)
    const later = (card: string) =>
      scenario('stormlight', {
        mode: 'coop',
        at: 'start-of-turn',
        cards: { traits },
        hero: { story: pages(6), destiny: card },
      })
    expect(seen(later('windrunner'))).toEqual(ALL)
    expect(seen(later('mastermind'))).toEqual(OWNER_ONLY)
  })
})

describe('Heritage', () => {
  test('R-SETUP-07, R-CHAR-10 epic: it lies face-down until everybody has chosen', () => {
    const game = scenario('epic', { at: 'setup', heroes: [{ heritage: 'elf' }, { heritage: 'dwarf' }, {}] })
    const seen = (viewer: Seat | 'spectator') =>
      game.rules
        .knowledgeOf(game.state, viewer)
        .heroes.slice(0, 2)
        .map(({ heritage }) => heritage)
    const [elf, dwarf] = game.state.heroes.map(({ heritage }) => heritage)
    const isHidden = () => {
      expect([seen(0), seen(1)]).toEqual([
        [elf, HIDDEN],
        [HIDDEN, dwarf],
      ])
      expect([seen(2), seen('spectator')]).toEqual([
        [HIDDEN, HIDDEN],
        [HIDDEN, HIDDEN],
      ])
    }
    isHidden()
    const [origin, , motivation, , destiny] = game.hero(0).dealt
    game.keep({ origin, motivation, destiny }, 0)
    isHidden()
    game.keep()
    for (const viewer of [0, 1, 2, 'spectator'] as const) expect(seen(viewer)).toEqual([elf, dwarf])
    expect(
      game.events.flatMap((e) => (e.type === 'characters-shown' ? [e.heritage] : [])).slice(0, 2),
    ).toEqual([elf, dwarf])
  })

  test('R-CHAR-10 epic: one is dealt, and there is nothing to choose', () => {
    const game = scenario('epic', { at: 'setup' })
    const heritages = setNamed('epic').heritages!.map(({ id }) => id)
    const mine = game.hero().heritage
    expect(heritages).toContain(mine)
    expect(game.hero().dealt.filter((card) => heritages.includes(card))).toEqual([])
    expect(game.legal(0)).toHaveLength(8)
    game.keep()
    expect(game.hero().heritage).toBe(mine)
    expect(game.rules.knowledgeOf(game.state, 1).heroes[0].heritage).toBe(game.state.heroes[0].heritage)
    for (const edition of EDITIONS.filter((e) => e !== 'epic')) {
      expect(scenario(edition, { at: 'setup' }).hero().heritage).toBe('none')
    }
  })

  test('R-CHAR-10 epic: it works on a Twist of Fate only', () => {
    const told = () => scenario('epic', { hero: { heritage: 'giantkin', xp: 0 }, row: ['goblin-raid'] })
    const quiet = told()
    expect(uses(quiet)).toEqual([])
    quiet.attempt('goblin-raid', 'top').cast('slash', 'slash', 'slash').finish()
    quiet.check({ attempt: { total: 3 }, 'no-events': ['power-used'] })
    const twisted = told().attempt('goblin-raid', 'top').cast('slash', 'slash', 'twist')
    twisted.check({ legal: ['deck hero', 'deck antihero', 'card giantkin', 'done'] })
    twisted
      .choose({ card: 'giantkin' })
      .finish()
      // the card in hand is the path's
      .check({ attempt: { total: 3, outcome: 'overcome' }, hero: { xp: 1, 'hand-size': 1 } })
  })
})
