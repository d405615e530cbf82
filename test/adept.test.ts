// The adept in positions where a good player knows what to do. Positions are written as scenarios.

import { adept, type Reason } from '@runesaga/bots'
import {
  type Action,
  boxOf,
  fastRandom,
  legalActions,
  pending,
  runScenario,
  seatToAct,
  useSets,
  viewFor,
} from '@runesaga/engine'
import { ownSets } from '@runesaga/sets'
import { describe, expect, test } from 'vitest'

useSets(...ownSets())

/** What the adept does where a scenario stops, in words of card ids. */
function choice(data: Record<string, unknown>): { does: string; reasons: readonly Reason[] } {
  const { lines, runs } = runScenario({
    scenario: 'ADEPT',
    title: 'a position',
    edition: 'base',
    stop: true,
    ...data,
  })
  expect(lines).toEqual([])
  const state = runs[0].state!
  const seat = seatToAct(state)
  const { action, reasons } = adept.choose(viewFor(state, seat), legalActions(state, seat), fastRandom(1))
  const id = (card: number): string => boxOf(state.setup).cards[card].id.split('/')[1]
  const inRow = (a: { row: number; slot: number }) => id(state.rows[a.row].cards[a.slot])
  const said = (a: Action): string => {
    if (a.type === 'attempt') return `attempt ${inRow(a)} ${a.path === 0 ? 'top' : 'bottom'}`
    if (a.type === 'gain' || a.type === 'journey') return `${a.type} ${inRow(a)}`
    if (a.type === 'play') return `play ${id(a.card)}`
    const [question] = pending(state)
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
