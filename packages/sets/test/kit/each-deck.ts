/** No two cards of a deck do the same, however differently it is written. */
import { type CardEntry, type CardKind, type CardSet, cardEntries } from '@runesaga/engine/language'
import { describe, expect, test } from 'vitest'
import { alike, effectsOf, textOf } from './sameness.ts'

const deckOf = (entry: CardEntry): string => {
  if (entry.kind === 'adversary') return 'Adversaries'
  if ('act' in entry.card) return `${entry.kind} ${entry.card.act}`
  return entry.kind === 'feat' ? entry.card.kind : entry.kind
}

/** Cards whose text makes them what they are. */
const SPEAKING: ReadonlySet<CardKind> = new Set([
  'heritage',
  'origin',
  'motivation',
  'class',
  'destiny',
  'ally',
  'adversary',
  'two-sided',
  'quest',
])

export function testVariety(set: CardSet): void {
  const entries = cardEntries(set)

  describe('cards that do the same', () => {
    test.each([...new Set(entries.map(deckOf))])('%s', (deck) => {
      const cards = entries.filter((entry) => deckOf(entry) === deck)
      expect(alike(cards, effectsOf)).toEqual([])
    })

    test('Challenges of the same difficulty and abilities that give the same on both paths, in any Act', () => {
      const challenges = entries.filter(({ kind }) => kind === 'challenge')
      expect(
        alike(challenges, (entry) => effectsOf({ ...entry, card: { ...entry.card, act: 1 } } as CardEntry)),
      ).toEqual([])
    })
  })

  describe('cards with the same text, whatever stands in their header', () => {
    const kinds = [...new Set(entries.map(({ kind }) => kind))].filter((kind) => SPEAKING.has(kind))
    test.each(kinds)('%s', (kind) => {
      expect(
        alike(
          entries.filter((entry) => entry.kind === kind),
          textOf,
        ),
      ).toEqual([])
    })
  })
}
