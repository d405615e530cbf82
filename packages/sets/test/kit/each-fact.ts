/** Every fact of a set's table is so in its cards, and no card boasts of a source that it doesn't have. */
import { cardEntries } from '@runesaga/engine/language'
import { describe, expect, test } from 'vitest'
import { type Book, type Fact, originOf, weigh } from './facts.ts'

const told = ({ subject, field, value }: Fact) => `${subject}: ${field} is ${JSON.stringify(value)}`
/** Rulebooks, photographs and lists by their short names in docs/cards, and pages. */
const KNOWN = /^(EN|FR|ST|EO|EOf|SL|PHOTO|LIST|IMG18|PROB|TRK|ELX|page:[a-z0-9.]+)$/
const RANK = ['ours', 'public', 'rulebook']

export function testEachFact(book: Book, counts: { certain: number; likely: number }): void {
  const { facts, set } = book
  const ofConfidence = (confidence: string) => facts.filter((fact) => fact.confidence === confidence)

  describe('the table', () => {
    test(`holds ${counts.certain + counts.likely} facts`, () => {
      expect({
        all: facts.length,
        certain: ofConfidence('certain').length,
        likely: ofConfidence('likely').length,
      }).toEqual({ all: counts.certain + counts.likely, ...counts })
    })

    test('says everything once, with a source and how sure it is', () => {
      const odd = facts.filter(
        ({ sources, confidence }) =>
          !sources.every((source) => KNOWN.test(source)) || !['certain', 'likely'].includes(confidence),
      )
      expect(odd.map(told)).toEqual([])
      const all = facts.map(told)
      expect(all.filter((fact, i) => all.indexOf(fact) !== i)).toEqual([])
    })
  })

  describe.each(['certain', 'likely'] as const)('%s', (confidence) => {
    const some = ofConfidence(confidence)
    test.each([...new Set(some.map(({ subject }) => subject))])('%s', (subject) => {
      const wrong = some
        .filter((fact) => fact.subject === subject)
        .map((fact) => ({ fact, ...weigh(book, fact) }))
        .filter(({ agrees }) => !agrees)
        .map(
          ({ fact, found }) =>
            `${told(fact)} (${fact.sources.join(', ')}), the cards say ${JSON.stringify(found)}`,
        )
      expect(wrong).toEqual([])
    })
  })

  test('no card claims a better source than the facts about it have', () => {
    const boasting = cardEntries(set).filter(({ card }) => {
      const known = facts
        .filter(({ subject }) => subject === card.id)
        .map((fact) => RANK.indexOf(originOf(fact)))
      return RANK.indexOf(card.source!) > Math.max(0, ...known)
    })
    expect(boasting.map(({ id }) => id)).toEqual([])
  })
}
