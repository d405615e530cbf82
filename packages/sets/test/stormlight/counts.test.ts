/** The stormlight box, card by card: as many of each kind as in the shop, each with a name of its own in both languages. */
import { describe, expect, test } from 'vitest'
import { stormlightSet } from '../../src/index.ts'
import { testEachCardIsItself } from '../kit/each-card.ts'
import { cardsIn, copies } from '../kit/set-cards.ts'

const { entries, of, byAct } = cardsIn(stormlightSet())

describe('as many as in the box', () => {
  test('Character cards: 12 Origins, 10 Motivations, 12 Destinies of which ten are Radiant orders', () => {
    expect((['origin', 'motivation', 'destiny'] as const).map((kind) => copies(of(kind)))).toEqual([
      12, 10, 12,
    ])
    expect(of('destiny').filter(({ card }) => card.radiant !== undefined)).toHaveLength(10)
  })

  test.each([
    ['trait', [8, 6, 4]],
    ['challenge', [14, 14, 16]],
    ['ally', [5, 5, 0]],
  ] as const)('Story cards by Act: %s', (kind, counts) => {
    expect(byAct(kind)).toEqual(counts)
  })

  test('27, 25 and 20 Story cards', () => {
    expect(byAct('trait', 'challenge', 'ally')).toEqual([27, 25, 20])
  })

  test('24 Hero cards without a skull, 24 Antihero cards of which six have one', () => {
    const feats = (kind: string, skull: boolean) =>
      copies(of('feat').filter(({ card }) => card.kind === kind && (card.skull === true) === skull))
    expect([feats('hero', false), feats('hero', true)]).toEqual([24, 0])
    expect([feats('antihero', false), feats('antihero', true)]).toEqual([18, 6])
  })

  test('Odium and four Quests', () => {
    expect(of('last-foe').map(({ card }) => card.id)).toEqual(['odium'])
    expect(of('quest').map(({ card }) => card.id)).toEqual([
      'radiants-united',
      'the-true-desolation',
      'contest-of-champions',
      'the-fraying-alliance',
    ])
  })

  test('159 in all, and nothing of other editions', () => {
    expect(copies(entries)).toBe(159)
    expect([...new Set(entries.map(({ kind }) => kind))].toSorted()).toEqual([
      'ally',
      'challenge',
      'destiny',
      'feat',
      'last-foe',
      'motivation',
      'origin',
      'quest',
      'trait',
    ])
  })

  test('only Feats have several copies', () => {
    expect([...new Set(entries.filter((entry) => entry.copies > 1).map(({ kind }) => kind))]).toEqual([
      'feat',
    ])
  })
})

testEachCardIsItself(stormlightSet())
