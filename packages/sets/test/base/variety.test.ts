/** No two cards of a deck do the same, however differently it is written. */
import { type CardEntry, cardEntries } from '@runesaga/engine'
import { describe, expect, test } from 'vitest'
import { baseSet } from '../../src/index.ts'

type Data = Record<string, unknown>

/** The same for everything that means the same: order doesn't count, one is a list of one, and 1 is what isn't said. */
function normal(value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.map(normal)
    return items.length === 1 ? items[0] : items.toSorted((a, b) => order(a, b))
  }
  if (typeof value !== 'object' || value === null) return value
  const said = Object.entries(value).filter(
    ([key, inner]) => inner !== undefined && !(key === 'n' && inner === 1),
  )
  return Object.fromEntries(
    said.toSorted(([a], [b]) => order(a, b)).map(([key, inner]) => [key, normal(inner)]),
  )
}
const order = (a: unknown, b: unknown) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1)

/** Fields that do nothing in play. */
const LOOKS = ['id', 'name', 'emblem', 'mood', 'place', 'source', 'note', 'copies', 'of', 'skull', 'not-in']

/** What a card does. Paths are taken together: which is the upper one changes nothing. */
function effectsOf({ card }: CardEntry): string {
  const { top, bottom, path, ...rest } = card as Data
  const paths = [top, bottom, path].map((one) => ({ ...(one as Data | undefined), name: undefined }))
  const done = Object.fromEntries(Object.entries(rest).filter(([key]) => !LOOKS.includes(key)))
  return JSON.stringify(normal({ ...done, paths }))
}
/** The part of a Character card, Ally, Adversary or Quest that has a text. */
const textOf = ({ card }: CardEntry): string => {
  const { powers, scoring } = card as Data
  return JSON.stringify(normal({ powers, scoring }))
}

const entries = cardEntries(baseSet())
const deckOf = (entry: CardEntry): string => {
  if (entry.kind === 'adversary') return 'Adversaries'
  if ('act' in entry.card) return `${entry.kind} ${entry.card.act}`
  return entry.kind === 'feat' ? entry.card.kind : entry.kind
}

/** Cards that share what a look at them tells. */
function alike(cards: readonly CardEntry[], look: (entry: CardEntry) => string): string[] {
  const looks = cards.map(look)
  return [...new Set(looks)]
    .map((one) => cards.filter((_, i) => looks[i] === one))
    .filter((same) => same.length > 1)
    .map((same) => same.map(({ card }) => card.id).join(' = '))
}

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
  const SPEAKING = ['origin', 'motivation', 'destiny', 'ally', 'adversary', 'quest']
  test.each(SPEAKING)('%s', (kind) => {
    expect(
      alike(
        entries.filter((entry) => entry.kind === kind),
        textOf,
      ),
    ).toEqual([])
  })
})

describe('sameness is seen through', () => {
  const twin = (change: Data): CardEntry => {
    const entry = entries.find(({ card }) => card.id === 'street-fight')!
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
