/** Facing the base game's Adversary in solo and co-op, and how that ends (R-COOPB-11…17). */
import type { Position } from '@runesaga/engine/scenario'
import { describe, expect, test } from 'vitest'
import { pages, story } from '../kit/pages.ts'
import { scenario } from '../kit/rules.ts'

const ACT_III: Position['rows'] = { 3: ['crypt-of-horrors', 'imprisoned', 'kings-council', 'divine-calling'] }
const ORDINARY = [
  'attempt crypt-of-horrors top',
  'attempt crypt-of-horrors bottom',
  'attempt imprisoned top',
  'attempt imprisoned bottom',
  'attempt kings-council top',
  'attempt kings-council bottom',
  'attempt divine-calling top',
  'attempt divine-calling bottom',
  'end-turn',
]
/** Enough to beat The Warlord: Strength and Constitution, difficulty 8 and one more by its own power. */
const STRONG = { strength: 2, constitution: 2 }

const withoutJourneys = (legal: string[]) => legal.filter((text) => !text.startsWith('journey'))

const solo = (hero: object, xp = 0) =>
  scenario('base', {
    mode: 'solo',
    cards: pages,
    adversary: { card: 'the-warlord', xp },
    hero: { xp: 0, icons: STRONG, ...hero },
    rows: ACT_III,
  })
const coop = (cards: number[], more: Partial<Position> = {}) =>
  scenario('base', {
    mode: 'coop',
    cards: pages,
    adversary: { card: 'the-warlord' },
    heroes: cards.map((n, seat) => ({ xp: 0, icons: STRONG, act: 3, story: story(n, seat) })),
    rows: ACT_III,
    ...more,
  })

describe('when it is faced', () => {
  test('R-COOPB-11 nobody may attempt it before their last turn', () => {
    const table = solo({ story: story(7) })
    expect(table.legal()).toEqual(ORDINARY)
    expect(table.refused((g) => g.attempt('the-warlord'))).toBe('adversary-not-due')
    // the eighth card doesn't open it in the same turn
    const eighth = solo({ story: story(7), icons: { charisma: 2, intelligence: 2 } })
    eighth.attempt('kings-council', 'top').cast(9)
    eighth.check({ hero: { columns: [3, 3, 2] } })
    expect(eighth.legal()).toEqual(['end-turn'])
  })

  test('R-COOPB-12 whoever begins a turn with eight cards must spend it facing the Adversary', () => {
    const table = solo({ story: story(8) })
    expect(table.legal()).toEqual(['attempt the-warlord'])
    expect(table.refused((g) => g.attempt('imprisoned', 'top'))).toBe('must-face-adversary')
    expect(table.refused((g) => g.endTurn())).toBe('must-face-adversary')
    expect(solo({ story: story(9) }).legal()).toEqual(['attempt the-warlord'])
    table.attempt('the-warlord').check({
      attempt: { difficulty: 9, pool: { core: 3, strength: 2, constitution: 2 } },
    })
    expect(withoutJourneys(table.cast(7).legal())).toEqual(['end-turn'])
  })

  test('R-COOPB-12 Allies are not among the eight', () => {
    const table = solo({ story: story(7), allies: ['childhood-friend', 'mentor'] })
    expect(table.legal()).toEqual(expect.arrayContaining(ORDINARY))
    expect(table.refused((g) => g.attempt('the-warlord'))).toBe('adversary-not-due')
  })

  test('R-COOPB-13 the others keep playing as usual until they too hold eight', () => {
    const table = coop([8, 6])
    table.attempt('the-warlord').cast(7).endTurn()
    table.check({ turn: { seat: 1, 'must-face': false } })
    expect(table.legal()).toEqual(ORDINARY)
    table.endTurn().check({ turn: { seat: 0, 'must-face': true } })
    const both = coop([8, 8])
    both.attempt('the-warlord').cast(7).endTurn()
    expect(both.legal(1)).toEqual(['attempt the-warlord'])
  })
})

describe('how it falls', () => {
  test('R-COOPB-14 a failure leaves it in place, pays 1 Experience, and it must be faced again', () => {
    const table = solo({ story: story(8) })
    table.attempt('the-warlord').cast(7)
    table.check({
      attempt: { total: 7, difficulty: 9, outcome: 'failed' },
      hero: { xp: 1, columns: [3, 3, 2], failures: 1 },
      adversary: { card: 'the-warlord', 'defeated-by': undefined },
      'no-events': ['challenge-discarded'],
    })
    table.endTurn().check({ turn: { number: 2, 'must-face': true } })
    expect(withoutJourneys(table.legal())).toEqual(['attempt the-warlord'])
    // the second attempt may succeed
    table
      .attempt('the-warlord')
      .cast(9)
      .endTurn()
      .check({ outcome: { party: 'won' } })
  })

  test("R-COOPB-15 solo: defeated, it lies under the hero's Destiny as the ninth card and the game ends", () => {
    const table = solo({ story: story(8) })
      .attempt('the-warlord')
      .cast(9)
    table.check({
      hero: { columns: [3, 3, 3], xp: 0, icons: { strength: 3, royalty: 1 } },
      adversary: { 'defeated-by': 0, xp: 0 },
    })
    expect(table.hero().story.at(-1)).toEqual({ card: 'the-warlord' })
    // successes to spare take nothing off its Experience in this edition
    solo({ story: story(8), icons: { strength: 3, constitution: 2 } }, 6)
      .attempt('the-warlord')
      .cast(13)
      .check({ attempt: { margin: 4 }, adversary: { xp: 6 } })
    table.endTurn().check({ outcome: { winners: [0], party: 'won', why: 'adversary-defeated' } })
    // six Triumph for the Warlord, two for the track
    expect(table.hero().score).toMatchObject({ A: 8, E: 0, total: 8 })
  })

  test('R-COOPB-15 co-op: each other hero has one last turn, an ordinary one even with eight cards', () => {
    const table = coop([8, 8, 4], { turn: 1 })
    table.attempt('the-warlord').cast(9).endTurn()
    table.check({ 'ended-by': 1, turn: { seat: 2, 'must-face': false } })
    table.endTurn().check({ turn: { seat: 0, 'must-face': false } })
    expect(table.legal()).toEqual(ORDINARY)
    expect(table.refused((g) => g.attempt('the-warlord'))).toBe('adversary-not-due')
    table.endTurn()
    table.check({ outcome: { party: 'won', why: 'adversary-defeated' }, asks: { kind: 'nothing' } })
  })

  test('R-COOPB-16 the heroes lose if it reaches its goal in the end, even after it was defeated', () => {
    // the goal of two heroes is 11; a failure pays it one by Rise and one by its Quest
    const table = coop([8, 7], { adversary: { card: 'the-warlord', xp: 10 } })
    table
      .attempt('the-warlord')
      .cast(9)
      .check({ adversary: { 'defeated-by': 0, xp: 10 } })
    table.endTurn().attempt('crypt-of-horrors', 'top').cast(3)
    table.check({
      adversary: { xp: 11, 'defeated-by': 0 },
      outcome: { winners: [], party: 'lost', why: 'adversary-reached-goal' },
    })
    const spared = coop([8, 7], { adversary: { card: 'the-warlord', xp: 9 } })
    spared.attempt('the-warlord').cast(9).endTurn().attempt('crypt-of-horrors', 'top').cast(3).endTurn()
    spared.check({ adversary: { xp: 10 }, outcome: { party: 'won' } })
  })

  test('R-COOPB-17 all win when it is defeated, and the highest Destiny score is the ultimate winner', () => {
    const end = (xp: number) => {
      const heroes = [8, 4].map((n, seat) => ({
        xp: seat === 1 ? xp : 0,
        icons: STRONG,
        act: 3 as const,
        story: story(n, seat),
      }))
      return coop([], { heroes }).attempt('the-warlord').cast(9).endTurn().endTurn()
    }
    // the victor: six for the Warlord, two for the track; the other: two for the track, and Experience
    end(5).check({
      heroes: { 0: { score: { total: 8 } }, 1: { score: { total: 7 } } },
      outcome: { winners: [0], party: 'won' },
    })
    end(6).check({ outcome: { winners: [0, 1], party: 'won' } })
    end(7).check({ outcome: { winners: [1], party: 'won', why: 'adversary-defeated' } })
  })
})
