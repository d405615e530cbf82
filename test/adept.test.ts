// The adept in positions where a good player knows what to do. Positions are written as scenarios.

import { adept, type Motive } from '@runesaga/bots'
import { type Action, fastRandom } from '@runesaga/engine'
import { boxOf } from '@runesaga/engine/search'
import { describe, expect, test } from 'vitest'
import { runScenario } from './kit/rules.ts'

/** What the adept does where a scenario stops, in words of card ids. */
function choice(data: Record<string, unknown>): { does: string; reasons: readonly Motive[] } {
  const { lines, runs } = runScenario({
    scenario: 'ADEPT',
    title: 'a position',
    edition: 'base',
    stop: true,
    ...data,
  })
  expect(lines).toEqual([])
  const [{ rules, state: last }] = runs
  const state = last!
  const seat = rules.seatToAct(state)
  const box = boxOf(rules, state.setup)
  const view = rules.knowledgeOf(state, seat)
  const { action, reasons } = adept.choose(box, view, rules.legalActions(state, seat), fastRandom(1))
  const id = (card: number): string => box.cards[card].id.split('/')[1]
  const inRow = (a: { row: number; slot: number }) => id(state.rows[a.row].cards[a.slot])
  const said = (a: Action): string => {
    if (a.type === 'attempt') return `attempt ${inRow(a)} ${a.path === 0 ? 'top' : 'bottom'}`
    if (a.type === 'gain' || a.type === 'journey') return `${a.type} ${inRow(a)}`
    if (a.type === 'play') return `play ${id(a.card)}`
    const [question] = rules.pending(state)
    if (a.type !== 'choose' || question.kind !== 'choose') return a.type
    const option = question.options[a.option]
    return option.kind === 'amount' ? `dark ${option.amount}` : option.kind
  }
  return { does: said(action), reasons }
}

const WINTER = ['cruel-winter', 'studious', 'spiritual', 'secret-royalty']
const SURE = { dexterity: 2, constitution: 2 }

describe('the path that feeds the own Destiny', () => {
  test('nature for One With Nature', () => {
    const { does, reasons } = choice({ hero: { destiny: 'one-with-nature', icons: SURE }, row: WINTER })
    expect(does).toBe('attempt cruel-winter bottom')
    expect(reasons).toContainEqual({
      why: 'feeds-destiny',
      card: expect.any(Number),
      points: expect.any(Number),
    })
  })

  test('dexterity for the Master of Whispers', () => {
    const { does } = choice({ hero: { destiny: 'master-of-whispers', icons: SURE }, row: WINTER })
    expect(does).toBe('attempt cruel-winter top')
  })
})

describe('the turn', () => {
  test('no Experience for Dark runes that change nothing', () => {
    const steps = [{ attempt: { card: 'cruel-winter', path: 'bottom' } }]
    expect(choice({ hero: { icons: SURE, xp: 3 }, row: WINTER, steps }).does).toBe('dark 0')
  })

  test('a sure Trait for the party, unless it feeds the Adversary', () => {
    const position = {
      mode: 'coop',
      cards: {
        challenges: [
          { id: 'bridge', difficulty: 3, abilities: ['wisdom'], top: { gives: { constitution: 1 } } },
        ],
      },
      heroes: [{ xp: 1, icons: { wisdom: 1 } }, {}],
      row: ['adventurous', 'bridge', 'blessed', 'criminal'],
    }
    const against = (card: string) => choice({ ...position, adversary: { card, xp: 0 } }).does
    expect(against('the-wolf')).toBe('gain adventurous')
    expect(against('the-dark-rider')).toBe('attempt bridge top')
  })

  test('Dark runes where a rich path hangs on them', () => {
    const hero = { icons: { strength: 2 }, xp: 3, story: ['brave', 'adventurous', 'studious'] }
    const steps = [{ attempt: { card: 'captured', path: 'top' } }]
    expect(choice({ hero, rows: { 2: ['captured'] }, steps }).does).toMatch(/^dark [123]$/)
  })

  test('a Journey when nothing can be done, and it can be paid', () => {
    const row = ['proud', 'prouder', 'proudest', 'haughty']
    const traits = row.map((id) => ({ id, need: { 'story-has': { royalty: 5 } } }))
    const hero = { icons: {}, xp: 2 }
    expect(choice({ edition: 'epic', cards: { traits }, hero, row }).does).toMatch(/^journey /)
  })

  test('the turn isn’t given away while a Trait can be had', () => {
    const traits = ['adventurous', 'spiritual', 'secret-royalty', 'rebellious']
    expect(choice({ hero: { icons: {}, xp: 1 }, row: traits }).does).toBe('gain adventurous')
  })
})

describe('Feats', () => {
  const attempt = { attempt: { card: 'cruel-winter', path: 'bottom' } }

  test('a failure by one is turned with Narrow Escape', () => {
    const hero = { icons: { dexterity: 1 }, hand: ['narrow-escape'], xp: 0 }
    const steps = [attempt, { cast: 4 }, { pass: true }]
    expect(choice({ hero, row: WINTER, steps }).does).toBe('play narrow-escape')
  })

  test('help that isn’t needed is kept', () => {
    const hero = { icons: SURE, hand: ['steady-hand'], xp: 0 }
    const steps = [attempt, { cast: 7 }]
    expect(choice({ hero, row: WINTER, steps }).does).toBe('pass')
  })

  test('a rival’s success by little is spoilt, a friend’s is not', () => {
    const story = ['brave', 'adventurous', 'studious']
    const other = { icons: { strength: 2, constitution: 2 }, xp: 0, story }
    const faces = ['blank', 'blank', 'slash', 'symbol', 'symbol', 'slash', 'slash']
    const position = {
      turn: 1,
      rows: { 2: ['captured'] },
      steps: [{ attempt: { card: 'captured', path: 'top' } }, { cast: faces }],
    }
    expect(choice({ ...position, heroes: [{ hand: ['harsh-lesson'] }, other] }).does).toBe(
      'play harsh-lesson',
    )
    const heroes = [{ hand: ['steady-hand'] }, other]
    expect(choice({ ...position, mode: 'coop', heroes }).does).toBe('pass')
  })
})

test('nobody of the party swears to Odium', () => {
  const cards = [
    'on-the-run',
    'field-hospital',
    'warcamp-drill',
    'first-great-storm',
    'gambling-den',
    'ruined-watchtower',
  ]
  const six = cards.map((card) => ({ card, path: 'top' }))
  const { does } = choice({
    edition: 'stormlight',
    mode: 'coop',
    adversary: { quest: 'contest-of-champions' },
    hero: { story: six },
    at: 'start-of-turn',
  })
  expect(does).toBe('no')
})

describe('what the power of a Trait is worth, in points of a rival', () => {
  const RICH = { gives: { triumph: 8 } }
  /** How much better a Trait is with such a power than without any. */
  function worth(done: Record<string, unknown> | Record<string, unknown>[], hero: Record<string, unknown>) {
    const traits = [
      { id: 'plain', ...RICH },
      { id: 'gifted', ...RICH, gained: { do: done } },
    ]
    const row = ['plain', 'gifted']
    const { does, reasons } = choice({ edition: 'epic', cards: { traits }, heroes: [hero, {}], row })
    const [{ points, next }] = reasons.filter((reason) => reason.why === 'worth')
    return Math.round((does === 'gain gifted' ? points - next! : next! - points) * 1000) / 1000
  }
  const hero = { xp: 3, icons: { strength: 2 } }

  test('for each of something: as often as there are', () => {
    const forStrength = (more: Record<string, unknown>) => ({ 'for-each': { count: 'strength', ...more } })
    expect(worth(forStrength({ do: { xp: 1 } }), hero)).toBe(2)
    expect(worth(forStrength({ do: { xp: -1 } }), hero)).toBe(-2)
    expect(worth(forStrength({ max: 1, do: { xp: 1 } }), hero)).toBe(1)
    expect(worth(forStrength({ do: { xp: 1 } }), { xp: 3 })).toBe(0)
  })

  test('a part with a condition: all or nothing, or the other part', () => {
    const check = { if: { 'story-has': { strength: 1 } }, do: { xp: 2 } }
    expect(worth({ check }, hero)).toBe(2)
    expect(worth({ check }, { xp: 3 })).toBe(0)
    expect(worth({ check: { ...check, else: { xp: -1 } } }, { xp: 3 })).toBe(-1)
  })

  test('a look at cards to come: a little', () => {
    expect(worth({ 'look-at': { deck: 'journey', n: 2 } }, hero)).toBe(0.2)
  })

  test('the next turn: what it does then, good or bad', () => {
    expect(worth({ 'next-turn': { successes: 3 } }, hero)).toBe(0.6)
    expect(worth({ 'next-turn': { successes: -1 } }, hero)).toBe(-0.2)
    expect(worth({ 'next-turn': [{ difficulty: 1 }, { xp: 1 }] }, hero)).toBe(0.8)
  })
})
