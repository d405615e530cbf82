/** The Class of Epic Origins (R-CHAR-11 to R-CHAR-14): Experience banked on it unlocks its powers for good. */
import { type ScenarioGame, scenario, useSets } from '@runesaga/engine'
import { describe, expect, test } from 'vitest'
import { ownSets } from '../../src/index.ts'

useSets(...ownSets())

const trial = {
  id: 'trial',
  difficulty: 1,
  abilities: ['strength' as const],
  top: { gives: { strength: 1 } },
}
const told = (hero: object, ...others: object[]): ScenarioGame =>
  scenario('epic', {
    cards: { challenges: [trial, { ...trial, id: 'wall', difficulty: 5 }] },
    row: ['trial', 'wall'],
    heroes: [
      { heritage: 'human', motivation: 'fighter', xp: 0, ...hero },
      ...(others.length > 0 ? others : [{}]),
    ],
  })

describe('the Class', () => {
  // +1 on a Strength path at 2, 1 Experience for overcoming at 4, +1 for a Twist at 6
  test.each([
    [0, 2, 0],
    [1, 2, 0],
    [2, 3, 0],
    [3, 3, 0],
    [4, 3, 1],
    [5, 3, 1],
    [6, 4, 1],
  ])('R-CHAR-11 with %i banked the powers up to there work together', (banked, total, xp) => {
    const game = told({ banked })
      .attempt('trial', 'top')
      .cast('slash', 'slash', 'twist')
      .choose('done')
      .finish()
    game.check({ attempt: { runes: 2, total }, hero: { xp, banked } })
  })

  test('R-CHAR-11 they stay from turn to turn', () => {
    const game = told({ xp: 2 }).bank(2).endTurn(0).endTurn(1)
    game.attempt('trial', 'top').cast(3).finish()
    game.check({ attempt: { runes: 3, total: 4 }, hero: { banked: 2 } })
  })

  test('R-CHAR-12 any number, before and after the main action', () => {
    const game = told({ xp: 6 })
    game
      .check({ may: ['bank'] })
      .bank(3)
      .check({ hero: { xp: 3, banked: 3 } })
    game.attempt('trial', 'top').dark(0).cast(3).finish()
    game
      .check({ turn: { main: 0 }, may: ['bank'] })
      .bank(2)
      .check({ hero: { xp: 1, banked: 5 } })
  })

  test('R-CHAR-12 also in the middle of an attempt, and what it unlocks counts at once', () => {
    const game = told({ xp: 2, icons: { strength: 1 } })
      .attempt('wall', 'top')
      .dark(0)
    game.check({ asks: { kind: 'window', window: 'beforeCast' }, legal: ['bank', 'pass'] })
    game.cast('slash', 'slash', 'slash', 'slash')
    game.check({
      asks: { kind: 'window', window: 'afterCast' },
      legal: ['bank', 'pass'],
      attempt: { total: 4 },
    })
    game.bank().check({ attempt: { total: 4 }, legal: ['bank', 'pass'] })
    game
      .bank()
      .finish()
      .check({ attempt: { total: 5, outcome: 'overcome' }, hero: { xp: 0, banked: 2 } })
  })

  test('R-CHAR-13 what is banked never comes back and is not scored', () => {
    const game = told({ xp: 5 })
    expect(game.hero().score).toMatchObject({ A: 2, C: 5, total: 7 })
    game.bank(4)
    expect(game.hero()).toMatchObject({ xp: 1, banked: 4, score: { A: 2, C: 1, total: 3 } })
    // nothing that costs Experience can be paid with it
    game.journey('trial').check({ hero: { xp: 0, banked: 4 } })
    expect(game.legal().filter((text) => /^(journey|bank)/.test(text))).toEqual([])
    expect(game.refused((g) => g.journey('wall'))).toBe('cannot-pay')
  })

  test('R-CHAR-13 an effect that takes all Experience leaves it alone', () => {
    const game = told({ xp: 3, banked: 2, hand: ['blaze-of-glory'], motivation: 'wizard' })
    game.attempt('wall', 'bottom').dark(0).play('blaze-of-glory').cast('blank', 'blank', 'slash').finish()
    game.check({ attempt: { outcome: 'failed', total: 4 }, hero: { xp: 0, banked: 2 } })
  })

  test('R-CHAR-14 not on the turn of another hero', () => {
    const game = told({ xp: 3 }, { motivation: 'bard', xp: 3, hand: ['undaunted'] })
    game.attempt('wall', 'top').dark(0).pass(0)
    game.check({ asks: { kind: 'window', seat: 1, window: 'beforeCast' }, legal: ['pass'] })
    expect(game.refused((g) => g.do({ bank: 1, seat: 1 }))).toBe('not-your-turn')
    game.pass(1).goOn()
    expect(game.legal(1)).toEqual([])
    game.endTurn(0).check({ asks: { kind: 'menu', seat: 1 }, may: ['bank'] })
  })

  test('R-CHAR-14 a seventh would be useless, so it is not offered (A-24)', () => {
    const game = told({ xp: 9, banked: 5 })
    game.check({ may: ['bank'] }).bank()
    expect(game.hero()).toMatchObject({ xp: 8, banked: 6 })
    expect(game.legal()).not.toContain('bank')
    // nor does a card bank more than the Class can use
    const traits = [{ id: 'lesson', gained: { do: { bank: 2 } } }]
    const more = scenario('epic', {
      cards: { traits },
      row: ['lesson'],
      hero: { motivation: 'fighter', banked: 5 },
    })
    expect(more.gain('lesson').hero()).toMatchObject({ banked: 6, xp: 3 })
  })

  test('R-CHAR-14 a hero without a Class has nothing to bank on', () => {
    const game = scenario('base', { hero: { motivation: 'born-lucky', xp: 3 } })
    expect(game.legal()).not.toContain('bank')
    expect(game.refused((g) => g.bank())).toBe('no-class')
  })
})
