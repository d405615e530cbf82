/** A turn: its order, its one main action, free actions, its end (R-TURN-01 to R-TURN-07). */
import type { GameEvent } from '@runesaga/engine'
import type { Position } from '@runesaga/engine/scenario'
import { describe, expect, test } from 'vitest'
import { idsOf } from '../kit/cards.ts'
import { EDITIONS, type Edition } from '../kit/editions.ts'
import { scenario } from '../kit/rules.ts'

type HeroTold = NonNullable<Position['heroes']>[number]

const ROW = {
  base: ['adventurous', 'street-fight', 'plan-for-war', 'cruel-winter'],
  epic: ['athletic', 'goblin-raid', 'harvest-games', 'wolf-winter'],
  stormlight: ['stubborn', 'warcamp-drill', 'gambling-den', 'rising-flood'],
}
const NEXT = { base: 'missing-person', epic: 'marsh-fever', stormlight: 'caravan-ambush' }
const paths = (...cards: string[]): string[] =>
  cards.flatMap((card) => [`attempt ${card} top`, `attempt ${card} bottom`])
const journeys = (cards: readonly string[]): string[] => cards.map((card) => `journey ${card}`)
const types = (events: readonly GameEvent[], ...among: GameEvent['type'][]): string[] =>
  events.flatMap(({ type }) => (among.includes(type) ? [type] : []))

/** Six Story cards, two Acts. */
const SIX = {
  epic: ['bookish', 'tough', 'nimble', 'stealthy', 'fearless', 'cunning'],
  stormlight: ['scholar', 'officer', 'lighteyes', 'camp-judge', 'spymasters-pupil', 'keen-eyed'],
}

describe('the order of a turn', () => {
  test('R-TURN-01 row, Destiny, pledge and start-of-turn powers come before the menu, the end after it', () => {
    const game = scenario('stormlight', {
      mode: 'coop',
      at: 'start-of-turn',
      cards: {
        origins: [
          {
            id: 'early-riser',
            abilities: ['strength'],
            powers: [
              { when: 'turn-start', do: { xp: 1 } },
              { when: 'turn-end', do: { xp: 2 } },
            ],
          },
        ],
      },
      adversary: { quest: 'contest-of-champions' },
      heroes: [{ origin: 'early-riser', destiny: 'windrunner', story: SIX.stormlight }, {}],
      rows: { 2: { cards: [] }, 3: { cards: [], open: false } },
    })
    // the pledge is asked for as the hero begins Act III
    game.check({
      asks: { kind: 'choose', seat: 0, card: 'contest-of-champions' },
      hero: { 'destiny-up': true, xp: 3 },
    })
    game.do({ use: 'contest-of-champions' })
    game.check({ asks: { kind: 'menu', seat: 0 }, hero: { pledged: true, xp: 3 + 3 + 1 } })
    game.endTurn(0)
    const told = types(
      game.events,
      'turn-began',
      'row-opened',
      'destiny-revealed',
      'pledged',
      'xp',
      'turn-ended',
    )
    expect(told.slice(0, 8)).toEqual([
      'turn-began',
      'row-opened',
      'destiny-revealed',
      'pledged',
      'xp',
      'xp',
      'turn-ended',
      'turn-began',
    ])
  })

  test.each(EDITIONS)('R-TURN-02 in %s one Trait or one Challenge a turn, not both', (edition) => {
    const [trait, ...challenges] = ROW[edition]
    const game = scenario(edition, { hero: {}, row: ROW[edition], decks: { 1: [NEXT[edition]] } })
    const [first] = challenges
    expect(game.legal().sort()).toEqual(
      [`gain ${trait}`, ...paths(...challenges), ...journeys(ROW[edition]), 'end-turn'].sort(),
    )
    // in base a Journey may come after the main action
    const after = edition === 'base' ? journeys([NEXT.base, ...challenges]) : []
    game.gain(trait)
    expect(game.legal().sort()).toEqual([...after, 'end-turn'].sort())
    expect(game.refused((g) => g.attempt(first, 'top'))).toBe('main-action-used')

    const other = scenario(edition, { hero: {}, row: ROW[edition], decks: { 1: [NEXT[edition]] } })
    other.attempt(first, 'top').cast(1).goOn()
    expect(other.legal().filter((text) => /^(gain|attempt)/.test(text))).toEqual([])
    expect(other.refused((g) => g.gain(trait))).toBe('main-action-used')
    expect(other.refused((g) => g.attempt(challenges[1], 'top'))).toBe('main-action-used')
  })

  test.each(EDITIONS)('R-TURN-03 in %s a hero may pass, whatever there is to do', (edition) => {
    const game = scenario(edition, { hero: {}, row: ROW[edition] })
    expect(game.legal()).toContain('end-turn')
    game.endTurn(0).check({
      turn: { seat: 1, main: 1 },
      heroes: { 0: { xp: 3, columns: [0, 0, 0], failures: 0 } },
      rows: { 1: { cards: ROW[edition] } },
    })
  })
})

describe('free actions', () => {
  test('R-TURN-04 powers and Feats as often as one likes, before and after the main action', () => {
    const game = scenario('base', {
      hero: { allies: ['mentor'], icons: { strength: 1 }, xp: 7, hand: ['divine-favor'] },
      row: ROW.base,
    })
    game.use('mentor', { power: 0 }).use('mentor', { power: 0 }).play('divine-favor').goOn()
    game.check({ hero: { lent: { strength: 2 }, xp: 3, level: 'V1' }, turn: { main: 1 } })
    game.attempt('street-fight', 'top').cast(7).goOn()
    // Dexterity has come with the Challenge: now there is a choice
    game.use('mentor', { power: 0 }).choose({ ability: 'strength' })
    game.check({ hero: { lent: { strength: 3 }, xp: 1 }, turn: { main: 0 } })
  })

  test.each<[Edition, HeroTold, string, string]>([
    ['base', { origin: 'merchant', hand: ['divine-favor'] }, 'use merchant', 'play divine-favor'],
    ['epic', { origin: 'smuggler', hand: ['generous-heart'] }, 'use smuggler', 'play generous-heart'],
    ['stormlight', { allies: ['betrothed'], hand: ['chasm-duty'] }, 'use betrothed', 'play chasm-duty'],
  ])("R-TURN-04 in %s a power waits for one's own turn, a Feat doesn't", (edition, told, power, feat) => {
    const challenge = ROW[edition][1]
    const game = scenario(edition, { heroes: [{ xp: 0 }, told], row: ROW[edition] })
    game.attempt(challenge, 'top')
    expect(game.legal(1).sort()).toEqual(['pass', feat])
    game.cast(1).goOn().endTurn(0).goOn()
    expect(game.legal(1)).toEqual(expect.arrayContaining([power, feat]))
    game.do({ seat: 1, attempt: { card: ROW[edition][2], path: 'top' } }).dark(0)
    expect(game.legal(1)).toEqual(expect.arrayContaining([power, feat]))
  })

  test('R-TURN-04 in epic Experience is banked in the own turn, as much as one likes', () => {
    const game = scenario('epic', {
      heroes: [
        { motivation: 'fighter', xp: 4 },
        { motivation: 'monk', xp: 4 },
      ],
      row: ROW.epic,
    })
    game.bank(2).attempt('goblin-raid', 'top').dark(0).bank(1)
    expect(game.refused((g) => g.do({ seat: 1, bank: 1 }))).toBe('not-your-turn')
    game
      .cast(1)
      .goOn()
      .check({ hero: { banked: 3, xp: 1 + 1 } })
    game.bank(1).check({ hero: { banked: 4, xp: 1 }, turn: { main: 0 } })
  })

  test.each([
    ['base', 1],
    ['stormlight', 1],
    ['epic', 5],
  ] as const)('R-TURN-05 in %s a hero with five Experience makes %i Journeys', (edition, most) => {
    const game = scenario(edition, { hero: { xp: 5 } })
    let made = 0
    for (; game.legal().some((text) => text.startsWith('journey')); made++)
      game.journey(game.rows()[1].cards[0])
    expect(made).toBe(most)
    game.check({ hero: { xp: 5 - most, journeys: most }, turn: { main: 1 } })
  })
})

describe('a forced Adversary turn', () => {
  const EIGHT = [
    'secret-royalty',
    'brave',
    'foundling',
    'orphan',
    'rebellious',
    'criminal',
    'honorable',
    'tragic-loss',
  ]
  test.each([
    ['base', { story: EIGHT }, ['attempt the-demon']],
    ['epic', { story: SIX.epic }, ['attempt dark-lord']],
  ] as const)(
    'R-TURN-06 in %s facing the Adversary replaces the main action, free actions stay',
    (edition, told, facing) => {
      const card = { base: 'the-demon', epic: 'dark-lord' }[edition]
      const rows = { 1: ROW[edition], 2: { cards: [] }, 3: { cards: [], open: false } }
      const game = scenario(edition, {
        mode: 'coop',
        adversary: { card },
        heroes: [{ ...told, story: [...told.story], xp: 2 }, {}],
        rows,
      })
      const open = [1, 2].flatMap((act) => game.rows()[act].cards)
      expect(game.legal().sort()).toEqual([...facing, ...journeys(open)].sort())
      expect(game.refused((g) => g.endTurn())).toBe('must-face-adversary')
      expect(game.refused((g) => g.attempt(game.rows()[2].cards[0], 'top'))).toBe('must-face-adversary')
      expect(game.refused((g) => g.gain(ROW[edition][0]))).toBe('must-face-adversary')
      game.journey(ROW[edition][0]).attempt(card).cast(1).goOn()
      expect(game.legal()).toContain('end-turn')
      expect(game.legal().filter((text) => /^(gain|attempt)/.test(text))).toEqual([])
    },
  )

  test('R-TURN-06 in stormlight each hero spends the last turn facing Odium, with free actions before it', () => {
    const game = scenario('stormlight', {
      mode: 'coop',
      finale: true,
      'ended-by': 0,
      heroes: [{ xp: 1, allies: ['betrothed'] }, {}],
      row: ROW.stormlight,
    })
    const legal = game.legal()
    expect(legal.filter((text) => !text.startsWith('attempt odium')).sort()).toEqual(
      [...journeys(ROW.stormlight), 'use betrothed'].sort(),
    )
    expect(legal.filter((text) => text.startsWith('attempt odium'))).toHaveLength(15)
    expect(game.refused((g) => g.endTurn())).toBe('must-face-adversary')
    expect(game.refused((g) => g.attempt('warcamp-drill', 'top'))).toBe('must-face-adversary')
    game.use('betrothed').attempt('odium', undefined, ['strength', 'wisdom']).cast(1).goOn()
    expect(game.legal()).toContain('end-turn')
  })
})

describe('the end of a turn', () => {
  test.each([
    ['base', { allies: ['master-at-arms'] }, 'master-at-arms', 'strength'],
    ['stormlight', { allies: ['dancing-spark'] }, 'dancing-spark', 'radiant'],
  ] as const)(
    'R-TURN-07 in %s what lasts this turn ends with it, and the turn passes left',
    (edition, told, ally, icon) => {
      const game = scenario(edition, { heroes: [{ allies: [...told.allies] }, {}, {}] })
      game.use(ally, { power: 0, pay: 0 })
      expect(game.hero().lent[icon]).toBe(1)
      game.endTurn(0)
      expect(game.hero().lent[icon]).toBe(0)
      game.check({ turn: { seat: 1, main: 1, journeys: 0, dark: 0 } })
    },
  )

  test('R-TURN-07 a shield for the turn and free Journeys left over are gone in the next', () => {
    const game = scenario('base', { heroes: [{ hand: ['shield-of-faith', 'open-road'] }, {}] })
    game.play('shield-of-faith', { on: 0 }).play('open-road').goOn()
    expect(game.state.heroes[0].shield).not.toBe(0)
    game
      .check({ turn: { 'free-journeys': 2 } })
      .endTurn(0)
      .endTurn(1)
    expect(game.state.heroes[0].shield).toBe(0)
    game.check({ turn: { seat: 0, 'free-journeys': 0 } })
  })

  test.each([
    ['base', 'the-demon', 'sabotage'],
    ['stormlight', 'odium', 'the-everstorm'],
  ] as const)(
    "R-TURN-07 in %s the Adversary's card lies open until the turn ends",
    (edition, card, special) => {
      const game = scenario(edition, {
        mode: 'coop',
        adversary: { card },
        hero: {},
        row: ROW[edition],
        decks: { adversary: [special] },
      })
      game.attempt(ROW[edition][1], 'top').cast('slash', 'slash', 'twist').choose({ deck: 'hero' }).goOn()
      expect(idsOf(game.state, game.state.adversary!.shown)).toEqual([special])
      expect(game.decks().adversary.discard).toEqual([])
      game.endTurn(0)
      expect(game.state.adversary!.shown).toEqual([])
      expect(game.decks().adversary.discard).toEqual([special])
    },
  )
})
