/** The last round of Epic Origins, in which the Final side is faced, and who wins (R-ADV-15…19, 22). */
import type { Position } from '@runesaga/engine/scenario'
import { describe, expect, test } from 'vitest'
import { pages, story } from '../kit/pages.ts'
import { ACT_II, finale, type Heroes, table } from '../kit/red-plague.ts'

describe('the last round', () => {
  const nearEnd = (others: Heroes) =>
    table([{ story: story(8), faced: ['first'] }, ...others], { rows: { ...ACT_II, 3: ['fallen-star'] } })

  test('R-ADV-15 the ninth card: an ordinary turn for each other hero, then all face the Final side in turn order', () => {
    const game = nearEnd([{ story: story(7, 1), faced: ['first'] }, { story: story(2, 2) }])
    game.attempt('fallen-star', 'top').cast(8).endTurn().check({ 'ended-by': 0, finale: false })
    for (const seat of [1, 2] as const) game.check({ turn: { seat, 'must-face': false } }).endTurn()
    for (const seat of [0, 1, 2] as const) {
      game.check({ finale: true, adversary: { side: 'final' }, turn: { seat, 'must-face': true } })
      expect(game.legal()).toEqual(['attempt red-plague'])
      game.attempt('red-plague').cast(8).endTurn()
    }
    game.check({ asks: { kind: 'nothing' }, heroes: { 2: { faced: ['final'], columns: [2, 0, 0] } } })
  })

  test('R-ADV-15 the one more turn is the first facing if that is due', () => {
    const game = nearEnd([{ story: story(6, 1), act: 2 }])
    game.attempt('fallen-star', 'top').cast(8).endTurn()
    game.check({ turn: { seat: 1, 'must-face': true }, adversary: { side: 'first' } })
    game
      .attempt('red-plague')
      .cast(6)
      .check({ attempt: { difficulty: 6 } })
      .endTurn()
    game.check({ turn: { seat: 0, 'must-face': true }, adversary: { side: 'final' } })
  })

  test.each(['first', 'final'] as const)(
    'R-ADV-16 failing the %s side: no reward, no Experience, nothing taken off',
    (side) => {
      const hero = { xp: 1, icons: { constitution: 1, wisdom: 1, intelligence: 1 } }
      const failing = (told: Partial<Position> = {}) =>
        side === 'first' ? table([{ ...hero, story: story(6) }, {}], told) : finale([hero, {}], 5, told)
      const game = failing()
        .attempt('red-plague')
        .dark(1)
        .cast('blank', 'blank', 'slash', 'slash', 'slash', 'moon')
      game.check({
        attempt: { outcome: 'failed' },
        heroes: { 0: { xp: 0, level: 'C1', beat: [], hand: [] } },
        adversary: { card: 'red-plague', xp: 5 },
        'no-events': ['challenge-discarded', 'feat-drawn', 'adversary-xp'],
      })
      // text about failing still applies: a Quest's
      const quests = [{ id: 'any-failure', powers: [{ when: 'failed' as const, do: { 'adversary-xp': 1 } }] }]
      const dark = failing({ cards: { ...pages, quests }, adversary: { quest: 'any-failure' } })
        .attempt('red-plague')
        .cast(4)
      dark.check({ adversary: { xp: 6 }, heroes: { 0: { xp: 1 } } })
    },
  )

  test('R-ADV-17 overcoming the Final side scores its points in box E, its icons, and one Triumph path', () => {
    const destinies = [
      {
        id: 'measure',
        scoring: [
          { triumph: 10, per: 'triumph-paths' as const },
          { tragedy: 10, per: 'tragedy-paths' as const },
          { triumph: 3, if: { 'story-has': { constitution: 3 } } },
        ],
      },
    ]
    const hero = { icons: { constitution: 2, intelligence: 2, justice: 3 }, destiny: 'measure' }
    const score = (total: number) => {
      const game = finale([hero], 0, { cards: { ...pages, destinies } })
        .attempt('red-plague')
        .cast(total)
        .finish()
      expect(game.hero().columns).toEqual([3, 3, 3])
      return game.hero().score
    }
    // track 2, one Triumph path, three Constitution; four Justice
    expect(score(7)).toEqual({ A: 2 + 10 + 3, B: 0, C: 0, D: 8, E: 6, total: 29 })
    expect(score(6)).toEqual({ A: 2, B: 0, C: 0, D: 4, E: 0, total: 6 })
    // a Tragedy path where the card gives Tragedy: The Prince of Lies
    const told = { cards: { ...pages, destinies }, adversary: { card: 'prince-of-lies' } }
    const lies = finale([{ icons: { dexterity: 2, charisma: 2 }, destiny: 'measure' }], 0, told)
    expect(lies.attempt('prince-of-lies').cast(8).finish().hero().score).toMatchObject({ A: 2, B: 10, E: 7 })
  })

  const end = (totals: number[], xp: number, heroes: Heroes = totals.map(() => ({}))) => {
    const game = finale(heroes, xp)
    for (const total of totals) game.attempt('red-plague').cast(total).endTurn()
    return game
  }

  test('R-ADV-18 the party wins if nothing is left on it after the last facing, whoever failed', () => {
    end([10, 6], 3).check({ adversary: { xp: 0 }, outcome: { party: 'won', why: 'adversary-out-of-xp' } })
    end([9, 9], 5).check({
      adversary: { xp: 1 },
      outcome: { winners: [], party: 'lost', why: 'adversary-has-xp' },
    })
    // no success is needed
    end([6, 6], 0).check({ outcome: { party: 'won', winners: [0, 1] } })
    end([10, 10], 3, [{}, { xp: 1 }]).check({ outcome: { winners: [1], party: 'won' } })
    end([8], 1).check({ outcome: { winners: [0], party: 'won' } })
  })

  test('R-ADV-18 a Feat after the last facing still counts', () => {
    const last = (play: boolean) => {
      const game = finale([{ hand: ['stolen-treasure'] }], 3)
      game
        .attempt('red-plague')
        .cast(8)
        .finish()
        .check({ adversary: { xp: 2 } })
      if (play) game.play('stolen-treasure').finish()
      return game.endTurn()
    }
    last(true).check({ adversary: { xp: 0 }, outcome: { party: 'won' } })
    last(false).check({ adversary: { xp: 2 }, outcome: { party: 'lost' } })
  })

  test('R-ADV-19 nothing left on it earlier wins nothing: it can gain again and all must still face it', () => {
    const game = table([{ hand: ['stolen-treasure'] }, {}], {}, 1)
    game
      .play('stolen-treasure')
      .finish()
      .check({ adversary: { xp: 0 }, asks: { kind: 'menu' } })
    game
      .attempt('goblin-raid', 'top')
      .cast(2)
      .check({ adversary: { xp: 1 } })
    const last = finale([{}, {}], 0)
    last
      .attempt('red-plague')
      .cast(8)
      .endTurn()
      .check({ turn: { seat: 1, 'must-face': true }, adversary: { xp: 0 } })
    expect(last.legal()).toEqual(['attempt red-plague'])
    table([{ story: story(6) }], {}, 0).check({ turn: { 'must-face': true } })
  })

  test('R-ADV-22 alone: both sides are faced in turn by the one hero', () => {
    const game = table([{ story: story(6) }], { rows: { ...ACT_II, 3: ['fallen-star'] } })
    game
      .attempt('red-plague')
      .cast(6)
      .finish()
      .check({ adversary: { side: 'final' } })
    // the Final side isn't due before the ninth card
    expect(game.legal()).toEqual(['end-turn'])
    game.endTurn().check({ turn: { 'must-face': false }, hero: { act: 3 } })
    const ninth = table(
      [{ story: story(8), faced: ['first'] }],
      { adversary: { side: 'final' }, rows: { ...ACT_II, 3: ['fallen-star'] } },
      1,
    )
    ninth
      .attempt('fallen-star', 'top')
      .cast(8)
      .endTurn()
      .check({ turn: { seat: 0, 'must-face': true }, finale: true })
    ninth
      .attempt('red-plague')
      .cast(9)
      .endTurn()
      .check({ outcome: { winners: [0], party: 'won' } })
  })
})
