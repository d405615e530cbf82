/** Every public fact about the base game that is certain or likely (docs/cards/base.md) is so in our cards. */
import { describe, expect, test } from 'vitest'
import { FACTS, type Fact, weigh } from './facts.ts'

const told = ({ subject, field, value }: Fact) => `${subject}: ${field} is ${JSON.stringify(value)}`

describe('the table', () => {
  test('holds 632 facts', () => {
    const count = (confidence: string) => FACTS.filter((fact) => fact.confidence === confidence).length
    expect({ all: FACTS.length, certain: count('certain'), likely: count('likely') }).toEqual({
      all: 632,
      certain: 368,
      likely: 264,
    })
  })

  test('says everything once, with a source and how sure it is', () => {
    const KNOWN = /^(EN|FR|ST|EO|PHOTO|LIST|IMG18|PROB|TRK|ELX|page:[a-z0-9.]+)$/
    const odd = FACTS.filter(
      ({ sources, confidence }) =>
        !sources.every((source) => KNOWN.test(source)) || !['certain', 'likely'].includes(confidence),
    )
    expect(odd.map(told)).toEqual([])
    const all = FACTS.map(told)
    expect(all.filter((fact, i) => all.indexOf(fact) !== i)).toEqual([])
  })
})

describe.each(['certain', 'likely'] as const)('%s', (confidence) => {
  const facts = FACTS.filter((fact) => fact.confidence === confidence)
  test.each([...new Set(facts.map(({ subject }) => subject))])('%s', (subject) => {
    const wrong = facts
      .filter((fact) => fact.subject === subject && !weigh(fact).agrees)
      .map(
        (fact) =>
          `${told(fact)} (${fact.sources.join(', ')}), the cards say ${JSON.stringify(weigh(fact).found)}`,
      )
    expect(wrong).toEqual([])
  })
})
