/** What holds for the cards of any of our boxes: each is itself, has both languages, an emblem and a source. */
import type { CardEntry, CardSet } from '@runesaga/engine/language'
import { describe, expect, test } from 'vitest'
import { cardsIn, namedOn, repeated } from './set-cards.ts'

/** A deck is what is shuffled together: an Act, a kind of Feat or Character card. */
function deckOf(entry: CardEntry): string {
  if ('act' in entry.card) return `Act ${entry.card.act}`
  return entry.kind === 'feat' ? entry.card.kind : entry.kind
}
/** An Adversary of two sides has an emblem on each. */
const emblemsOf = ({ kind, card }: CardEntry) =>
  kind === 'two-sided' ? [card.adversary.emblem, card.final.emblem] : [card.emblem]

export function testEachCardIsItself(set: CardSet): void {
  describe('each card is itself', () => {
    const { entries } = cardsIn(set)
    const languages = ['en', 'fr'] as const

    test('ids are unique', () => {
      expect(repeated(entries.map(({ id }) => id))).toEqual([])
    })

    test.each([...new Set(entries.map(deckOf))])('names and paths in the deck: %s', (deck) => {
      const named = entries.filter((entry) => deckOf(entry) === deck).flatMap(namedOn)
      for (const language of languages) {
        expect(repeated(named.map(({ name }) => name[language]))).toEqual([])
      }
    })

    test('no title stands on two cards of the box, in either language', () => {
      for (const language of languages) {
        expect(repeated(entries.map(({ card }) => card.name[language]))).toEqual([])
      }
    })

    test('every card, path and side has both languages', () => {
      const named = entries.flatMap(namedOn)
      expect(named.filter(({ name: { en, fr } }) => !en.trim() || !fr?.trim())).toEqual([])
    })

    test('every card says where it comes from', () => {
      expect(entries.filter(({ card }) => card.source === undefined).map(({ id }) => id)).toEqual([])
    })

    test('every card has an emblem, and each emblem is on one card', () => {
      const without = entries.filter((entry) => emblemsOf(entry).includes(undefined))
      expect(without.map(({ id }) => id)).toEqual([])
      expect(repeated(entries.flatMap(emblemsOf))).toEqual([])
    })
  })
}
