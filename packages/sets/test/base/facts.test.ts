/** Every public fact about the base game that is certain or likely (docs/cards/base.md) is so in our cards. */
import { cardEntries } from '@runesaga/engine'
import { describe, expect, test } from 'vitest'
import { baseSet } from '../../src/index.ts'
import { FACTS, type Fact, originOf, weigh } from './facts.ts'

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

test('no card claims a better source than the facts about it have', () => {
  const RANK = ['ours', 'public', 'rulebook']
  const boasting = cardEntries(baseSet()).filter(({ card }) => {
    const known = FACTS.filter(({ subject }) => subject === card.id).map((fact) =>
      RANK.indexOf(originOf(fact)),
    )
    return RANK.indexOf(card.source!) > Math.max(0, ...known)
  })
  expect(boasting.map(({ id }) => id)).toEqual([])
})
