/** Looking ahead: where the loop halts, and which powers bear on a cast. */
import { describe, expect, test } from 'vitest'
import { advanceUntil } from '../src/ahead/advance-until.ts'
import { attemptIsPlain } from '../src/ahead/bearing.ts'
import { chanceOf } from '../src/ahead/chance.ts'
import { declining } from '../src/ahead/policies.ts'
import { atCast, atRest, castIsNext } from '../src/ahead/stops.ts'
import type { Power } from '../src/language.ts'
import { boxOf, Game } from '../src/search.ts'
import { scenario } from './kit/rules.ts'

const GATE = { id: 'gate', difficulty: 3, abilities: ['strength'] as const }

/** A hero at a gate, whose Origin has this power. */
function atTheGate(power?: Power, more: object = {}) {
  const game = scenario('base', {
    sets: [],
    cards: {
      challenges: [{ ...GATE, abilities: [...GATE.abilities] }],
      origins: [
        { id: 'smith', abilities: ['strength', 'wisdom'], ...(power !== undefined && { powers: [power] }) },
      ],
    },
    hero: { origin: 'smith', ...more },
    row: ['gate'],
  })
  const box = boxOf(game.rules, game.state.setup)
  return { game, box, state: game.state, target: { row: 0, slot: 0, path: 0 } }
}

describe('advanceUntil', () => {
  /** The attempt waits: Dark runes could be bought. */
  const declared = () => {
    const { game, box } = atTheGate(undefined, { xp: 3 })
    return Game.on(game.attempt('gate', 'top').state, box)
  }

  test('stops where it is told to, and goes on from there', () => {
    const g = declared()
    expect(advanceUntil(g, atCast, declining)).toBe('stopped')
    expect(castIsNext(g)).toBe(true)
    expect(g.state.attempt!.darkBought).toBe(0)
    expect(advanceUntil(g, (game) => game.state.attempt!.casts === 1, declining)).toBe('stopped')
  })

  test('answers for nobody at a turn’s menu', () => {
    const { box, state } = atTheGate()
    expect(advanceUntil(Game.on(state, box), () => false, declining)).toBe('stuck')
    expect(advanceUntil(Game.on(state, box), atRest, declining)).toBe('stopped')
  })

  test('gives no more answers than its budget has', () => {
    const budget = { left: 1 }
    expect(advanceUntil(declared(), atCast, declining, budget)).toBe('stopped')
    expect(advanceUntil(declared(), atCast, declining, budget)).toBe('spent')
  })

  test('leaves a choice open that its policy doesn’t make', () => {
    expect(advanceUntil(declared(), atCast, () => 'each')).toBe('each')
  })
})

describe('a power bears on a cast', () => {
  const BEARING: [string, Power][] = [
    ['adds successes when an attempt is declared', { when: 'attempt-declared', do: { successes: 1 } }],
    ['adds a rune before the cast', { when: 'before-cast', do: { 'add-rune': { of: 'strength' } } }],
    ['answers to a face', { when: 'rune-shows', if: { face: 'blank' }, do: { successes: 1 } }],
    ['moves the track, which cards ask for', { when: 'cast', do: { virtue: 1 } }],
    ['does so in one of two choices', { when: 'twist', do: { choose: [{ xp: 1 }, { difficulty: -1 }] } }],
    [
      'stands on Experience, which a face may pay',
      { when: 'always', if: { count: { of: 'xp', 'at-least': 3 } }, do: { successes: 1 } },
    ],
  ]
  test.each(BEARING)('which %s', (_, power) => {
    const { game, box, state, target } = atTheGate(power)
    expect(attemptIsPlain(Game.reading(state, box), 0)).toBe(false)
    expect(chanceOf(box, state, 0, { target })).toBe(game.rules.odds(state, 0, { target }).success)
  })

  const PLAIN: [string, Power][] = [
    ['only pays Experience', { when: 'rune-shows', do: { xp: 1 } }],
    ['only draws', { when: 'attempt-declared', do: { draw: { hero: 1 } } }],
    ['is always on, whatever the faces', { when: 'always', do: { successes: 1 } }],
    ['must be chosen', { when: 'before-cast', may: true, do: { successes: 1 } }],
    ['comes after the weighing', { when: 'overcome', do: { virtue: 1 } }],
    ['is about another hero', { when: 'cast', who: 'another-hero', do: { successes: 1 } }],
  ]
  test.each(PLAIN)('but not one which %s', (_, power) => {
    const { box, state, target, game } = atTheGate(power)
    expect(attemptIsPlain(Game.reading(state, box), 0)).toBe(true)
    expect(chanceOf(box, state, 0, { target })).toBe(game.rules.odds(state, 0, { target }).success)
  })
})
