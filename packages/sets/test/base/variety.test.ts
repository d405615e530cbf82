/** No two cards of a deck do the same, however differently it is written; and it is seen if they did. */
import { type CardEntry, cardEntries } from '@runesaga/engine/language'
import { describe, expect, test } from 'vitest'
import { baseSet } from '../../src/index.ts'
import { testVariety } from '../kit/each-deck.ts'
import { alike, effectsOf, textOf } from '../kit/sameness.ts'

type Data = Record<string, unknown>

testVariety(baseSet())

describe('sameness is seen through', () => {
  const twin = (change: Data): CardEntry => {
    const entry = cardEntries(baseSet()).find(({ card }) => card.id === 'street-fight')!
    return { ...entry, card: { ...entry.card, ...change } } as CardEntry
  }
  const { abilities, top, bottom } = twin({}).card as Data
  test('a Challenge upside down, with its abilities the other way round', () => {
    const turned = {
      abilities: (abilities as string[]).toReversed(),
      top: bottom,
      bottom: top,
      name: { en: 'Brawl' },
    }
    expect(alike([twin({}), twin(turned)], effectsOf)).toEqual(['street-fight = street-fight'])
  })
  test('a +1 is a difference', () => {
    expect(alike([twin({}), twin({ top: { ...(top as Data), 'plus-one': true } })], effectsOf)).toEqual([])
  })
  test('a list of one, and one that needn’t be said', () => {
    const power = (said: Data): CardEntry => twin({ powers: [said] })
    const brief = power({ when: 'failed', do: { icon: { until: 'turn', of: 'strength' } } })
    const long = power({ do: [{ icon: { n: 1, of: 'strength', until: 'turn' } }], when: ['failed'] })
    expect(alike([brief, long], textOf)).toEqual(['street-fight = street-fight'])
  })
})
