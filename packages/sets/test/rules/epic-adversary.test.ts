/** The Adversary of Epic Origins: setting up, what it gains and loses, its two sides (R-ADV-01…07, 20…22). */
import type { GameState } from '@runesaga/engine'
import type { Position } from '@runesaga/engine/scenario'
import { describe, expect, test } from 'vitest'
import { epicSet } from '../../src/index.ts'
import { namesOf, pages, story } from '../kit/pages.ts'
import { newGame, scenario } from '../kit/rules.ts'

const SET = epicSet()
const ADVERSARIES = (SET['two-sided-adversaries'] ?? []).map((card) => card.id)
const STANDARD = [
  'ambush',
  'booby-trap',
  'creeping-dread',
  'overwhelming-odds',
  'reinforcements',
  'stolen-strength',
]
const OWN: Record<string, string> = {
  'dark-lord': 'shadows-bargain',
  'deathless-king': 'rise-again',
  'ashen-wyrm': 'dragonfire',
  usurper: 'web-of-lies',
  'withered-mother': 'choking-roots',
  'prince-of-lies': 'devils-contract',
  'crown-of-ash': 'weight-of-the-crown',
}

const game = (
  heroes: number,
  options: NonNullable<Parameters<typeof newGame>[0]['options']> = {},
  fast = 1,
): GameState =>
  newGame({ edition: 'epic', mode: heroes === 1 ? 'solo' : 'coop', heroes, seed: { fast }, options })

describe('setting up', () => {
  test('R-ADV-01 the Adversary is drawn or chosen, its first side up; that side has difficulty 6', () => {
    const drawn = new Set<string>()
    for (let fast = 0; fast < 150; fast++) {
      const state = game(2, {}, fast)
      drawn.add(namesOf(state, [state.adversary!.card])[0])
      expect(state.adversary!.side).toBe(0)
    }
    expect([...drawn].sort()).toEqual(ADVERSARIES.toSorted())
    for (const adversary of ADVERSARIES) {
      const state = game(2, { adversary })
      expect(namesOf(state, [state.adversary!.card])).toEqual([adversary])
      expect(namesOf(state, state.out)).toEqual(
        expect.arrayContaining(ADVERSARIES.filter((id) => id !== adversary)),
      )
    }
    expect((SET['two-sided-adversaries'] ?? []).map((card) => card.adversary.difficulty)).toEqual(
      ADVERSARIES.map(() => 6),
    )
    const table = scenario('epic', { mode: 'solo', cards: pages, hero: { xp: 0, story: story(6) } })
    const { card } = table.adversary()!
    expect(table.attempt(card).cast(3).difficulty()).toBeGreaterThanOrEqual(6)
  })

  test('R-ADV-02 exactly one side of the Quest card is in play, Reign of the Adversary unless Age of Darkness is chosen', () => {
    expect(namesOf(game(2), game(2).adversary!.quests)).toEqual(['reign-of-the-adversary'])
    for (const [quest, other] of [
      ['reign-of-the-adversary', 'age-of-darkness'],
      ['age-of-darkness', 'reign-of-the-adversary'],
    ]) {
      const state = game(2, { quest })
      expect(namesOf(state, state.adversary!.quests)).toEqual([quest])
      expect(namesOf(state, state.out)).toContain(other)
    }
  })

  test.each(ADVERSARIES)(
    'R-ADV-03 the deck of %s: six standard Adversary Feats and its own, if it has one',
    (adversary) => {
      const state = game(2, { adversary })
      const own = OWN[adversary] === undefined ? [] : [OWN[adversary]]
      expect(namesOf(state, state.decks[5].cards).sort()).toEqual([...STANDARD, ...own].sort())
      const others = Object.values(OWN).filter((feat) => !own.includes(feat))
      expect(namesOf(state, state.out)).toEqual(expect.arrayContaining(others))
      // heroes never draw them
      expect(namesOf(state, state.decks[4].cards).filter((id) => STANDARD.includes(id))).toEqual([])
      const orders = Array.from({ length: 8 }, (_, fast) =>
        game(2, { adversary }, fast).decks[5].cards.join(),
      )
      expect(new Set(orders).size).toBeGreaterThan(4)
    },
  )

  test('R-ADV-04 R-ADV-22 five Experience lie on it for each hero, five alone', () => {
    expect([1, 2, 3, 4].map((heroes) => game(heroes).adversary!.xp)).toEqual([5, 10, 15, 20])
  })
})

const table = (card: string, told: Partial<Position> = {}, xp = 4) =>
  scenario('epic', {
    mode: 'coop',
    cards: pages,
    heroes: [{ xp: 0, icons: { strength: 2, charisma: 2, constitution: 2, wisdom: 2 } }, { xp: 0 }],
    row: ['goblin-raid', 'wandering-preacher'],
    ...told,
    adversary: { card, xp, ...told.adversary },
  })

describe('what it gains and loses', () => {
  test('R-ADV-05 one Experience for a + event, one off for a − event, never below 0', () => {
    const gained = table('withered-mother', { heroes: [{ xp: 0 }, {}] })
      .attempt('goblin-raid', 'top')
      .cast(2)
    gained.check({ adversary: { xp: 5 } })
    // The Blight Hag loses one when a path with Nature or Divinity joins a story
    const divine = (xp: number) =>
      table('withered-mother', {}, xp).attempt('wandering-preacher', 'top').cast(8)
    divine(4).check({ adversary: { xp: 3 } })
    divine(0).check({ adversary: { xp: 0 }, 'no-events': ['adversary-xp'] })
    table('withered-mother')
      .attempt('wandering-preacher', 'bottom')
      .cast(8)
      .check({ adversary: { xp: 4 } })
    // what a removal would take below 0 is lost
    const hero = { xp: 0, icons: { constitution: 2, intelligence: 2 }, story: story(6) }
    const faced = table('withered-mother', { heroes: [hero, {}] }, 2)
      .attempt('withered-mother')
      .cast(11)
    faced.check({ adversary: { xp: 0 }, attempt: { margin: 5 } })
  })

  test('R-ADV-05 R-ADV-06 a Twist of Fate plays an Adversary Feat', () => {
    const icons = { strength: 2, charisma: 2 }
    const twisted = table('usurper', {
      heroes: [{ xp: 0, icons, heritage: 'giantkin' }, {}],
      decks: { adversary: ['ambush'] },
    })
    twisted
      .attempt('goblin-raid', 'bottom')
      .cast('slash', 'slash', 'twist', 'slash', 'slash', 'slash', 'slash')
    twisted.choose({ deck: 'hero' }).finish()
    twisted.check({
      attempt: { total: 4, difficulty: 4 },
      events: [
        { type: 'adversary-card', card: 'ambush' },
        'feat-drawn',
        { type: 'feat-took-effect', card: 'ambush' },
        'weighed',
      ],
      discards: { adversary: ['ambush'] },
    })
    const quiet = table('usurper', { decks: { adversary: ['ambush'] } })
    quiet
      .attempt('goblin-raid', 'bottom')
      .cast(6)
      .check({ attempt: { total: 6 }, 'no-events': ['adversary-card'] })
  })

  test.each([
    ['reign-of-the-adversary', 4],
    ['age-of-darkness', 4],
  ])(
    'R-ADV-06 under %s a failed Challenge pays it one, a failed facing leaves it at %i',
    (quest, afterFacing) => {
      const failed = table('usurper', { adversary: { quest }, heroes: [{ xp: 0 }, {}] })
      failed
        .attempt('goblin-raid', 'top')
        .cast(2)
        .check({ adversary: { xp: 5 } })
      const facing = table('usurper', { adversary: { quest }, heroes: [{ xp: 0, story: story(6) }, {}] })
      facing
        .attempt('usurper')
        .cast(3)
        .check({ attempt: { outcome: 'failed' }, adversary: { xp: afterFacing } })
      // facing: one off for each success above the difficulty
      const hero = { xp: 0, icons: { intelligence: 2, charisma: 2 }, story: story(6) }
      const above = table('usurper', { adversary: { quest }, heroes: [hero, {}] })
        .attempt('usurper')
        .cast(9)
      above.check({ attempt: { margin: 3 }, adversary: { xp: 1 } })
    },
  )
})

describe('its two sides', () => {
  test('R-ADV-07 the first side works on everybody from the start, the Final one from the flip', () => {
    // The Grave Herald gains two with every Journey that is paid for
    const herald = table('deathless-king', {
      heroes: [{ xp: 1 }, { xp: 1 }],
      row: ['goblin-raid', 'rooftop-chase'],
    })
    herald.journey('goblin-raid').check({ adversary: { xp: 6 } })
    herald
      .endTurn()
      .journey('rooftop-chase')
      .check({ adversary: { xp: 8 } })
    const king = { adversary: { side: 'final' as const } }
    const flipped = table('deathless-king', { ...king, heroes: [{ xp: 1 }, {}], row: ['goblin-raid'] })
    flipped.journey('goblin-raid').check({ adversary: { xp: 4 } })
    // The Deathless King asks on a Twist of Fate, before any other card does
    const twist = (told: Partial<Position>) =>
      table('deathless-king', { ...told, heroes: [{ xp: 2, heritage: 'giantkin' }, {}] })
        .attempt('goblin-raid', 'top')
        .cast('slash', 'slash', 'twist')
    const asked = twist(king)
    asked.check({
      asks: { kind: 'choose', seat: 0, card: 'deathless-king' },
      'no-events': ['adversary-card'],
    })
    expect(asked.legal(0)).toEqual(['option 0', 'option 1'])
    asked
      .choose({ option: 1 })
      .check({ adversary: { xp: 5 }, events: ['twist', 'adversary-xp', 'adversary-card'] })
    expect(twist({}).legal(0)).toEqual(['deck hero', 'deck antihero', 'card giantkin', 'done'])
  })

  const feat = (card: string, side: 'first' | 'final') =>
    table('usurper', {
      adversary: { side },
      heroes: [{ xp: 3, story: story(side === 'first' ? 6 : 9), hand: [card] }, { faced: ['first'] }],
      ...(side === 'final' && { finale: true, 'ended-by': 0 }),
    })

  test.each(['first', 'final'] as const)(
    'R-ADV-20 "the Adversary" on a card means the %s side too',
    (side) => {
      // The Usurper himself takes one success off for the Feat in hand, which the first side doesn't
      const penalty = side === 'first' ? 0 : -1
      const finest = feat('finest-hour', side).attempt('usurper').play('finest-hour').cast(3).finish()
      finest.check({ attempt: { total: 3 + 2 + penalty }, heroes: { 0: { played: ['finest-hour'] } } })
      const rich = feat('filthy-rich', side)
        .attempt('usurper')
        .dark(0)
        .play('filthy-rich')
        .choose({ amount: 2 })
        .cast(3)
        .finish()
      rich.check({ attempt: { total: 3 + 2 + penalty }, heroes: { 0: { xp: 1 } } })
      feat('stolen-treasure', side)
        .play('stolen-treasure')
        .finish()
        .check({
          // two off; the Masked Vizier gains one with an Antihero card
          adversary: { xp: side === 'first' ? 3 : 2 },
          heroes: { 0: { xp: 4 } },
        })
    },
  )

  test('R-ADV-20 and nothing else: a Challenge is not the Adversary', () => {
    for (const card of ['finest-hour', 'filthy-rich']) {
      const table = feat(card, 'first')
      const plain = scenario('epic', {
        mode: 'coop',
        adversary: { card: 'usurper' },
        heroes: [{ xp: 1, hand: [card] }, {}],
        row: ['goblin-raid'],
      })
      expect(plain.attempt('goblin-raid', 'top').dark(0).legal(0)).toEqual(['pass'])
      expect(table.attempt('usurper').dark(0).legal(0)).toEqual([`play ${card}`, 'pass'])
    }
  })

  test('R-ADV-21 what Corruption brings it is added before the excess is taken off', () => {
    // The Dark Lord: five Experience and one more for the Dark rune's moon; 14 against 8 takes off six
    const hero = { xp: 1, icons: { constitution: 3, wisdom: 3 }, story: story(9) }
    const facing = (dark: 'moon' | 'slash') => {
      const table = scenario('epic', {
        mode: 'solo',
        cards: pages,
        adversary: { card: 'dark-lord', xp: 5, side: 'final' },
        hero: { ...hero, faced: ['first'] },
        finale: true,
        'ended-by': 0,
      })
      const core = dark === 'moon' ? 'blank' : 'slash'
      return table
        .attempt('dark-lord')
        .dark(1)
        .cast('slash', core, 'slash', 'symbol', 'symbol', 'symbol', 'slash', 'slash', 'symbol', dark)
    }
    facing('moon').check({
      attempt: { total: 14, difficulty: 8 },
      hero: { level: 'C1' },
      adversary: { xp: 0 },
      events: [
        { type: 'adversary-xp', amount: 1, total: 6 },
        { type: 'adversary-xp', amount: -6, total: 0 },
      ],
    })
    facing('slash').check({
      attempt: { total: 14 },
      hero: { level: 'N' },
      adversary: { xp: 0 },
      events: [{ type: 'adversary-xp', amount: -5 }],
    })
  })

  test('R-ADV-21 the excess is that of the final total, Feats played after the cast included', () => {
    const hero = { xp: 0, icons: { intelligence: 2, charisma: 2 }, story: story(6), hand: ['finest-hour'] }
    const table = scenario('epic', {
      mode: 'solo',
      cards: pages,
      adversary: { card: 'usurper', xp: 5 },
      hero,
    })
    table.attempt('usurper').cast(7).play('finest-hour').finish()
    table.check({ attempt: { total: 9, margin: 3 }, adversary: { xp: 2 } })
  })
})
