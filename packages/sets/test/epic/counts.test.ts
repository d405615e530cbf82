/** The epic box, card by card: as many of each kind as in the shop, each with a name of its own in both languages. */
import { describe, expect, test } from 'vitest'
import { epicSet } from '../../src/index.ts'
import { testEachCardIsItself } from '../kit/each-card.ts'
import { cardsIn, copies, ids } from '../kit/set-cards.ts'

const { entries, of, byAct } = cardsIn(epicSet())

describe('as many as in the box', () => {
  test.each([
    ['heritage', 13],
    ['origin', 15],
    ['class', 12],
    ['destiny', 14],
    ['adversary-feat', 13],
    ['two-sided', 11],
  ] as const)('%s: %i', (kind, count) => {
    expect(copies(of(kind))).toBe(count)
  })

  test('Story cards by Act', () => {
    expect(byAct('trait', 'challenge')).toEqual([23, 23, 21])
    expect(byAct('trait')).toEqual([9, 9, 5])
    expect(byAct('challenge')).toEqual([14, 14, 16])
  })

  test('24 Hero and 24 Antihero cards, none with a skull', () => {
    const feats = (kind: string) => of('feat').filter(({ card }) => card.kind === kind)
    expect([copies(feats('hero')), copies(feats('antihero'))]).toEqual([24, 24])
    expect(ids(of('feat').filter(({ card }) => card.skull === true))).toEqual([])
  })

  test('one Quest card with two sides', () => {
    expect(ids(of('quest'))).toEqual(['age-of-darkness', 'reign-of-the-adversary'])
    expect(copies(of('quest'))).toBe(1)
  })

  test('194 in all, and nothing of other editions', () => {
    expect(copies(entries)).toBe(194)
    expect([...new Set(entries.map(({ kind }) => kind))].toSorted()).toEqual([
      'adversary-feat',
      'challenge',
      'class',
      'destiny',
      'feat',
      'heritage',
      'origin',
      'quest',
      'trait',
      'two-sided',
    ])
  })

  test('only Feats have several copies', () => {
    expect([...new Set(entries.filter((entry) => entry.copies > 1).map(({ kind }) => kind))]).toEqual([
      'feat',
    ])
  })
})

testEachCardIsItself(epicSet())

describe('the seven envelopes', () => {
  const sealed = (...kinds: ('two-sided' | 'destiny' | 'heritage' | 'origin')[]) =>
    of(...kinds)
      .flatMap(({ card }) => card.chapter ?? [])
      .toSorted((a, b) => a - b)
  test('each holds an Adversary, a Destiny, and a Heritage or an Origin', () => {
    const chapters = [1, 2, 3, 4, 5, 6, 7]
    expect(sealed('two-sided')).toEqual(chapters)
    expect(sealed('destiny')).toEqual(chapters)
    expect(sealed('heritage', 'origin')).toEqual(chapters)
  })

  test('and the Feat of its Adversary; the six others are for all', () => {
    const owners = of('adversary-feat').flatMap(({ card }) => card.of ?? [])
    const adversaries = of('two-sided').filter(({ card }) => card.chapter !== undefined)
    expect(owners.toSorted()).toEqual(ids(adversaries))
    expect(of('adversary-feat').filter(({ card }) => card.of === undefined)).toHaveLength(6)
  })
})
