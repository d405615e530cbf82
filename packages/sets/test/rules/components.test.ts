/** What is in the boxes (R-COMP). */

import { BadSetup } from '@runesaga/engine'
import { type Ability, type CardSet, cardEntries, type Mode } from '@runesaga/engine/language'
import { describe, expect, test } from 'vitest'
import { baseSet, epicSet, stormlightSet } from '../../src/index.ts'
import { EDITIONS } from '../kit/editions.ts'
import { newGame, scenario } from '../kit/rules.ts'

const count = (cards: readonly unknown[] = []): number => cards.length
const story = (set: CardSet) => [
  ...(set.traits ?? []),
  ...(set.challenges ?? []),
  ...(set.allies ?? []),
  ...(set.adversaries ?? []),
]
const acts = (set: CardSet): number[] =>
  [1, 2, 3].map((act) => count(story(set).filter((card) => card.act === act)))
const feats = (set: CardSet): number[] =>
  ['hero', 'antihero'].map((kind) =>
    set.feats!.reduce((sum, feat) => sum + (feat.kind === kind ? (feat.copies ?? 1) : 0), 0),
  )

describe('the table', () => {
  const starts = (mode: Mode, heroes: number) => () =>
    newGame({ edition: 'base', mode, heroes, seed: { fast: 1 } }).heroes.length

  test.each(EDITIONS)('R-COMP-01 one to four heroes play %s', (edition) => {
    const heroes = ([mode, n]: readonly [Mode, number]) =>
      newGame({ edition, mode, heroes: n, seed: { fast: 1 } }).heroes.length
    expect(
      (
        [
          ['solo', 1],
          ['coop', 2],
          ['competitive', 3],
          ['coop', 4],
        ] as const
      ).map(heroes),
    ).toEqual([1, 2, 3, 4])
  })

  test('R-COMP-01 nobody, five heroes, or the wrong number for the mode are no table', () => {
    for (const mode of ['solo', 'coop', 'competitive'] as const) {
      expect(starts(mode, 0)).toThrow(BadSetup)
      expect(starts(mode, 5)).toThrow(BadSetup)
    }
    expect(starts('competitive', 1)).toThrow(BadSetup)
    expect(starts('coop', 1)).toThrow(BadSetup)
    expect(starts('solo', 2)).toThrow(BadSetup)
  })
})

describe('the cards', () => {
  test('R-COMP-02 base: 45 Character, 91 Story, 44 Feats, 12 Solo/Co-op cards', () => {
    const set = baseSet()
    expect([set.origins, set.motivations, set.destinies].map((cards) => count(cards))).toEqual([15, 15, 15])
    expect(acts(set)).toEqual([29, 32, 30])
    expect(count(story(set))).toBe(91)
    expect(feats(set)).toEqual([22, 22])
    expect(count(set.quests) + (set.victory === undefined ? 0 : 1)).toBe(12)
    expect(
      [set.heritages, set.classes, set['adversary-feats'], set['last-foes']].map((cards) => count(cards)),
    ).toEqual([0, 0, 0, 0])
  })

  test('R-COMP-03 epic: 54 Character, 67 Story, 48 Feats, 13 Adversary Feats, 11 Adversaries, a Quest of two sides, 7 envelopes', () => {
    const set = epicSet()
    expect([set.heritages, set.origins, set.classes, set.destinies].map((cards) => count(cards))).toEqual([
      13, 15, 12, 14,
    ])
    expect(acts(set)).toEqual([23, 23, 21])
    expect(count(story(set))).toBe(67)
    expect(feats(set)).toEqual([24, 24])
    expect(count(set['adversary-feats'])).toBe(13)
    expect(count(set['two-sided-adversaries'])).toBe(11)
    expect(count(set.quests)).toBe(2)
    // two sides of one card
    expect(cardEntries(set).reduce((sum, { copies }) => sum + copies, 0)).toBe(194)
    const envelopes = set['two-sided-adversaries']!.flatMap(({ chapter }) => chapter ?? [])
    expect(envelopes.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect([set.motivations, set.allies, set.adversaries].map((cards) => count(cards))).toEqual([0, 0, 0])
  })

  test('R-COMP-04 stormlight: 34 Character cards with ten Radiant orders, 72 Story, 48 Feats, Odium and four Quests', () => {
    const set = stormlightSet()
    expect([set.origins, set.motivations, set.destinies].map((cards) => count(cards))).toEqual([12, 10, 12])
    expect(set.destinies!.filter(({ radiant }) => radiant !== undefined)).toHaveLength(10)
    expect(acts(set)).toEqual([27, 25, 20])
    expect(count(story(set))).toBe(72)
    expect(feats(set)).toEqual([24, 24])
    expect([set['last-foes'], set.quests].map((cards) => count(cards))).toEqual([1, 4])
    expect([set.heritages, set.classes, set.adversaries].map((cards) => count(cards))).toEqual([0, 0, 0])
  })
})

describe('the runes', () => {
  const PAIRS = [
    ['strength', 'dexterity'],
    ['constitution', 'intelligence'],
    ['wisdom', 'charisma'],
  ] as const
  const trio = { standard: 2, special: 1 }
  const trial = (id: string, ...abilities: Ability[]) => ({ id, difficulty: 20, abilities })

  test.each(EDITIONS)(
    'R-COMP-05 24 stones in %s: three Core, three Dark, and of each ability two and the special one',
    (edition) => {
      for (const [a, b] of PAIRS) {
        const game = (n: number) =>
          scenario(edition, {
            cards: { challenges: [trial('trial', a, b)] },
            hero: { icons: { [a]: n, [b]: n }, xp: 9 },
            row: ['trial'],
          }).attempt('trial', 'top')
        expect(game(2).pool()).toEqual({ core: 3, [a]: 2, [b]: 2 })
        const all = game(9)
        expect(all.legal()).toEqual(['dark 0', 'dark 1', 'dark 2', 'dark 3'])
        expect(all.dark(3).pool()).toEqual({ core: 3, [a]: trio, [b]: trio, dark: 3 })
      }
    },
  )

  test.each(EDITIONS)(
    'R-COMP-06 in %s two heroes with the same icons cast the same stones, one after the other',
    (edition) => {
      const game = scenario(edition, {
        cards: { challenges: [trial('trial', 'strength'), trial('ordeal', 'strength')] },
        heroes: [{ icons: { strength: 3 } }, { icons: { strength: 3 } }],
        row: ['trial', 'ordeal'],
      })
      game.attempt('trial', 'top').cast(9)
      expect(game.pool()).toEqual({ core: 3, strength: trio })
      game.endTurn(0).do({ seat: 1, attempt: { card: 'ordeal', path: 'top' } })
      expect(game.pool()).toEqual({ core: 3, strength: trio })
    },
  )
})

describe('the tokens', () => {
  test.each(EDITIONS)(
    'R-COMP-07 in %s the bank never runs dry: what exceeds the tokens of the box is gained all the same',
    (edition) => {
      const game = scenario(edition, {
        cards: { challenges: [{ id: 'trial', difficulty: 20, abilities: ['strength'] }] },
        // more than a box holds
        heroes: [{ xp: 60 }, { xp: 60 }],
        row: ['trial'],
      })
      game.attempt('trial', 'top').cast(1).finish()
      expect([game.hero(0).xp, game.hero(1).xp]).toEqual([61, 60])
    },
  )
})
