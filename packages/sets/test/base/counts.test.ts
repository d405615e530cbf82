/** The base box, card by card: as many of each kind as in the shop, each with a name of its own in both languages. */
import { describe, expect, test } from 'vitest'
import { baseSet } from '../../src/index.ts'
import { testEachCardIsItself } from '../kit/each-card.ts'
import { cardsIn, copies, ids } from '../kit/set-cards.ts'

const { entries, of, byAct } = cardsIn(baseSet())

describe('as many as in the box', () => {
  test('Character cards: 15 Origins, 15 Motivations, 15 Destinies', () => {
    expect((['origin', 'motivation', 'destiny'] as const).map((kind) => copies(of(kind)))).toEqual([
      15, 15, 15,
    ])
  })

  test.each([
    ['trait', [8, 8, 4]],
    ['ally', [6, 4, 0]],
    ['adversary', [0, 5, 5]],
    ['challenge', [15, 15, 21]],
  ] as const)('Story cards by Act: %s', (kind, counts) => {
    expect(byAct(kind)).toEqual(counts)
  })

  test('22 Hero cards without a skull, 22 Antihero cards of which ten have one', () => {
    const feats = (kind: string, skull: boolean) =>
      copies(of('feat').filter(({ card }) => card.kind === kind && (card.skull === true) === skull))
    expect([feats('hero', false), feats('hero', true)]).toEqual([22, 0])
    expect([feats('antihero', false), feats('antihero', true)]).toEqual([12, 10])
  })

  test('ten Adversary Quests, Rise of the Adversary, the Victory card', () => {
    const common = of('quest').filter(({ card }) => card.common === true)
    expect(copies(of('quest')) - copies(common)).toBe(10)
    expect(ids(common)).toEqual(['rise-of-the-adversary'])
    expect(ids(of('victory'))).toEqual(['victory'])
  })

  test('192 in all, and nothing of other editions', () => {
    expect(copies(entries)).toBe(192)
    expect([...new Set(entries.map(({ kind }) => kind))].toSorted()).toEqual([
      'adversary',
      'ally',
      'challenge',
      'destiny',
      'feat',
      'motivation',
      'origin',
      'quest',
      'trait',
      'victory',
    ])
  })

  test('only Feats have several copies', () => {
    expect([...new Set(entries.filter((entry) => entry.copies > 1).map(({ kind }) => kind))]).toEqual([
      'feat',
    ])
  })
})

testEachCardIsItself(baseSet())

test('each Adversary has a Quest of its own', () => {
  const quested = of('quest').flatMap(({ card }) => card.of ?? [])
  expect(quested.toSorted()).toEqual(ids(of('adversary')))
})
