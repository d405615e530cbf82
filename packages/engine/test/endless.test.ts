/** Cards that set each other off without end are found out: the action is refused, and the state stays as it was. */
import { expect, test } from 'vitest'
import { IllegalAction } from '../src/index.ts'
import { runScenario } from './kit/rules.ts'

/** A Virtue brings Corruption, which brings a Virtue … */
const SEE_SAW = {
  origins: [
    {
      id: 'see-saw',
      abilities: ['strength', 'dexterity'],
      powers: [
        { when: 'virtue-gained', do: { corruption: 1 } },
        { when: 'corruption-gained', do: { virtue: 1 } },
        { when: 'before-cast', if: { count: { of: 'xp', 'at-least': 9 } }, do: { virtue: 1 } },
      ],
    },
  ],
  traits: [{ id: 'kind', gained: { do: { virtue: 1 } } }],
  challenges: [{ id: 'woods', difficulty: 3, abilities: ['strength', 'wisdom'] }],
}

const position = (more: object) => ({
  scenario: 'ENDLESS',
  title: 'cards that set each other off',
  edition: 'base',
  sets: [],
  cards: SEE_SAW,
  hero: { origin: 'see-saw', ...more },
  row: ['kind', 'woods'],
  stop: true,
})

test('an action that would set off cards without end is refused', () => {
  const { rules, state } = runScenario(position({})).runs[0]
  const before = JSON.stringify(state)
  const gain = rules.legalActions(state!, 0).find(({ type }) => type === 'gain')!
  expect(() => rules.apply(state!, 0, gain)).toThrow(new IllegalAction('endless'))
  expect(JSON.stringify(state)).toBe(before)
})

test('so are the odds of an attempt on whose way they lie', () => {
  const { rules, state } = runScenario(position({ xp: 9 })).runs[0]
  const attempt = rules.legalActions(state!, 0).find(({ type }) => type === 'attempt')!
  const { type: _, ...target } = attempt as Extract<typeof attempt, { type: 'attempt' }>
  expect(() => rules.odds(state!, 0, { target })).toThrow(new IllegalAction('endless'))
})

test('something done for each of very many is done 99 times', () => {
  const cards = {
    traits: [{ id: 'rich', gained: { do: { 'for-each': { count: 'xp', do: { xp: 1 } } } } }],
  }
  const { ok, lines } = runScenario({
    scenario: 'MANY',
    title: 'a for-each has a ceiling',
    edition: 'base',
    sets: [],
    cards,
    hero: { xp: 5000 },
    row: ['rich'],
    steps: [{ gain: 'rich' }],
    expect: { hero: { xp: 5099 } },
  })
  expect({ ok, lines }).toEqual({ ok: true, lines: [] })
})
