/** Seats, actions and plans that are none are refused, and nothing changes: what fuzzing found once. */
import { describe, expect, test } from 'vitest'
import { type Action, type GameState, IllegalAction, type Plan, type Rules } from '../src/index.ts'
import { boxOf, holding } from '../src/search.ts'
import { runScenario } from './kit/rules.ts'

const WOODS = {
  scenario: 'HOSTILE',
  title: 'a hero in the woods',
  edition: 'base',
  sets: [],
  cards: { challenges: [{ id: 'woods', difficulty: 3, abilities: ['strength', 'wisdom'] }] },
  row: ['woods'],
  stop: true,
}
/** Where a scenario ends, and the rules with its cards. */
function endOf(words: object): { rules: Rules; state: GameState } {
  const { rules, state } = runScenario(words).runs[0]
  return { rules, state: state! }
}
const menu = () => endOf(WOODS)
/** Heroes who still choose their Character cards. */
const newGameToKeep = () => endOf({ ...WOODS, at: 'setup' })
/** In W2: the stones lie. */
const afterCast = () =>
  endOf({
    ...WOODS,
    hero: { hand: ['late'] },
    cards: {
      ...WOODS.cards,
      feats: [{ id: 'late', kind: 'hero', play: 'as-attempt', on: 'you', do: { successes: 1 } }],
    },
    steps: [{ attempt: { card: 'woods', path: 'top' } }, { cast: 3 }],
  })

const SEATS: unknown[] = [
  -1,
  9,
  0.5,
  -0,
  Number.NaN,
  '0',
  '',
  [0],
  null,
  undefined,
  {},
  'length',
  '__proto__',
]

test.each(SEATS)('seat %s', (seat) => {
  for (const { rules, state } of [menu(), newGameToKeep()]) {
    const [action] = rules.legalActions(state, 0)
    expect(rules.legalActions(state, seat as number)).toEqual([])
    expect(rules.whyNot(state, seat as number, action)).toBe('not-your-turn')
    expect(() => rules.apply(state, seat as number, action)).toThrow(new IllegalAction('not-your-turn'))
  }
})

describe('plans', () => {
  const target = { row: 0, slot: 0, path: 0 }
  const PLANS: unknown[] = [
    undefined,
    null,
    5,
    'plan',
    { target: 5 },
    { target: null },
    { target, dark: '1' },
    { target, dark: 0.5 },
    { target, feats: 1 },
    { target, feats: [null] },
    { target, feats: [{ card: 0, by: '0' }] },
    { target, powers: {} },
    { target, powers: [7] },
    { target, choices: 3 },
    { target, choices: [null] },
  ]
  test.each(PLANS)('%j', (plan) => {
    const { rules, state } = menu()
    const before = JSON.stringify(state)
    expect(() => rules.odds(state, 0, plan as Plan)).toThrow(new IllegalAction('malformed'))
    expect(() => holding(boxOf(rules, state.setup), state, 0, plan as Plan, { type: 'pass' })).toThrow(
      new IllegalAction('malformed'),
    )
    expect(JSON.stringify(state)).toBe(before)
  })

  test('a target that calls itself something else is a target all the same', () => {
    const plan = { target: { ...target, type: 'pass' } as Plan['target'] } as Plan
    const { rules, state } = menu()
    expect(rules.odds(state, 0, plan).success).toBe(rules.odds(state, 0, { target }).success)
  })

  test('a chance held back ends with the failure, whoever speaks after it', () => {
    const powers = [
      { when: 'as-attempt', may: true, limit: 'once-per-attempt', do: { successes: 1 } },
      { when: 'after-attempt', may: true, limit: 'once-per-turn', do: { xp: 1 } },
      // nothing is laid anew, so that the window after the attempt follows at once
      { when: 'before-cast', do: { 'keep-on-fail': true } },
    ]
    const origins = [{ id: 'stubborn', abilities: ['dexterity', 'charisma'], powers }]
    const cards = { ...WOODS.cards, origins }
    const { rules, state } = endOf({ ...WOODS, cards, hero: { origin: 'stubborn' } })
    // three Core runes against 3; with the power two of them are enough
    expect(rules.odds(state, 0, { target }).success).toBe(1 / 8)
    const later: Action = { type: 'use', card: state.heroes[0].origin, power: 0, cost: -1 }
    expect(holding(boxOf(rules, state.setup), state, 0, { target }, later)).toBe(4 / 8)
  })

  test('nothing is held back for later once the stones lie', () => {
    const { rules, state } = afterCast()
    const later = rules.legalActions(state, 0)[0]
    expect(() => holding(boxOf(rules, state.setup), state, 0, {}, later)).toThrow(
      new IllegalAction('wrong-moment'),
    )
  })
})
