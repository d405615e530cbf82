/** The base box, card by card: as many of each kind as in the shop, each with a name of its own in both languages. */
import { type CardEntry, type CardKind, cardEntries } from '@runesaga/engine'
import { describe, expect, test } from 'vitest'
import { baseSet } from '../../src/index.ts'

const set = baseSet()
const entries = cardEntries(set)
const of = <K extends CardKind>(kind: K) => entries.filter((e): e is CardEntry<K> => e.kind === kind)
const cards = (list: readonly CardEntry[]): number => list.reduce((sum, { copies }) => sum + copies, 0)

/** Names of paths, too, belong to a card. */
function pathsOf(entry: CardEntry) {
  if (entry.kind === 'challenge') return [entry.card.top, entry.card.bottom]
  return entry.kind === 'adversary' ? [entry.card.path] : []
}

describe('as many as in the box', () => {
  test('Character cards: 15 Origins, 15 Motivations, 15 Destinies', () => {
    expect((['origin', 'motivation', 'destiny'] as const).map((kind) => cards(of(kind)))).toEqual([
      15, 15, 15,
    ])
  })

  test.each([
    ['I', 1, { trait: 8, ally: 6, adversary: 0, challenge: 15 }],
    ['II', 2, { trait: 8, ally: 4, adversary: 5, challenge: 15 }],
    ['III', 3, { trait: 4, ally: 0, adversary: 5, challenge: 21 }],
  ] as const)('Act %s', (_, act, counts) => {
    const inAct = (kind: 'trait' | 'ally' | 'adversary' | 'challenge') =>
      cards(of(kind).filter(({ card }) => card.act === act))
    expect({
      trait: inAct('trait'),
      ally: inAct('ally'),
      adversary: inAct('adversary'),
      challenge: inAct('challenge'),
    }).toEqual(counts)
  })

  test('22 Hero cards without a skull, 22 Antihero cards of which ten have one', () => {
    const feats = (kind: string, skull: boolean) =>
      cards(of('feat').filter(({ card }) => card.kind === kind && (card.skull === true) === skull))
    expect([feats('hero', false), feats('hero', true)]).toEqual([22, 0])
    expect([feats('antihero', false), feats('antihero', true)]).toEqual([12, 10])
  })

  test('ten Adversary Quests, Rise of the Adversary, the Victory card', () => {
    const common = of('quest').filter(({ card }) => card.common === true)
    expect(cards(of('quest')) - cards(common)).toBe(10)
    expect(common.map(({ card }) => card.id)).toEqual(['rise-of-the-adversary'])
    expect(of('victory').map(({ card }) => card.id)).toEqual(['victory'])
  })

  test('192 in all, and nothing of other editions', () => {
    expect(cards(entries)).toBe(192)
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
    expect([...new Set(entries.filter(({ copies }) => copies > 1).map(({ kind }) => kind))]).toEqual(['feat'])
  })
})

/** What stands more than once in a list. */
const repeated = (list: readonly (string | undefined)[]) => list.filter((one, i) => list.indexOf(one) !== i)

describe('each card is itself', () => {
  test('ids are unique', () => {
    expect(repeated(entries.map(({ id }) => id))).toEqual([])
  })

  /** A deck is what is shuffled together: an Act, a kind of Feat or Character card. */
  const deckOf = (entry: CardEntry) => {
    if ('act' in entry.card) return `Act ${entry.card.act}`
    return entry.kind === 'feat' ? entry.card.kind : entry.kind
  }
  test.each([...new Set(entries.map(deckOf))])('names and paths in the deck: %s', (deck) => {
    const named = entries
      .filter((entry) => deckOf(entry) === deck)
      .flatMap((entry) => [entry.card, ...pathsOf(entry)])
    for (const language of ['en', 'fr'] as const) {
      expect(repeated(named.map(({ name }) => name[language]))).toEqual([])
    }
  })

  test('no title stands on two cards of the box, in either language', () => {
    for (const language of ['en', 'fr'] as const) {
      expect(repeated(entries.map(({ card }) => card.name[language]))).toEqual([])
    }
  })

  test('every card and every path has both languages', () => {
    const named = entries.flatMap((entry) => [entry.card, ...pathsOf(entry)])
    expect(named.filter(({ name: { en, fr } }) => !en.trim() || !fr?.trim())).toEqual([])
  })

  test('every card says where it comes from', () => {
    expect(entries.filter(({ card }) => card.source === undefined).map(({ id }) => id)).toEqual([])
  })

  test('every card has an emblem, and each emblem is on one card', () => {
    expect(entries.filter(({ card }) => card.emblem === undefined).map(({ id }) => id)).toEqual([])
    expect(repeated(entries.map(({ card }) => card.emblem))).toEqual([])
  })

  test('each Adversary has a Quest of its own', () => {
    const adversaries = of('adversary').map(({ card }) => card.id)
    const quested = of('quest').flatMap(({ card }) => card.of ?? [])
    expect(quested.toSorted()).toEqual(adversaries.toSorted())
  })
})
