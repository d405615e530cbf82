/** Facing the first side of the Adversary of Epic Origins (R-ADV-10…14, 22). */
import { describe, expect, test } from 'vitest'
import { story } from '../kit/pages.ts'
import { ACT_II, type Heroes, table } from '../kit/red-plague.ts'

describe('the first side', () => {
  test.each([1, 2])(
    'R-ADV-10 R-ADV-22 with %i heroes: faced on the turn after the sixth card, and nothing else',
    (n) => {
      const game = table([{ story: story(5) }, {}].slice(0, n))
      expect(game.refused((g) => g.attempt('red-plague'))).toBe('adversary-not-due')
      game
        .attempt('salt-waste', 'top')
        .cast(6)
        .check({ turn: { 'must-face': false } })
      expect(game.legal()).toEqual(['end-turn'])
      game.endTurn()
      if (n === 2) game.check({ turn: { seat: 1, 'must-face': false } }).endTurn()
      game.check({ turn: { seat: 0, 'must-face': true } })
      expect(game.legal()).toEqual(['attempt red-plague'])
      expect(game.refused((g) => g.attempt('goblin-raid', 'top'))).toBe('must-face-adversary')
      expect(game.refused((g) => g.endTurn())).toBe('must-face-adversary')
      game.attempt('red-plague').cast(5)
      expect(game.legal()).toEqual(['end-turn'])
    },
  )

  test('R-ADV-10 it is faced once: afterwards the hero is in Act III', () => {
    const game = table([{ story: story(6) }, { story: story(3, 1) }])
    game
      .check({ heroes: { 0: { act: 2 } }, rows: { 3: { open: true } } })
      .attempt('red-plague')
      .cast(5)
      .endTurn()
      .endTurn()
    game.check({
      turn: { seat: 0, 'must-face': false },
      heroes: { 0: { act: 3, faced: ['first'] } },
    })
    expect(game.refused((g) => g.attempt('red-plague'))).toBe('adversary-not-due')
  })

  test('R-ADV-11 cast like a Challenge: Core runes, its two abilities, Dark runes, Feats, the Class and the Heritage', () => {
    const game = table(
      [
        {
          xp: 3,
          story: story(6),
          icons: { constitution: 1, wisdom: 3, strength: 3 },
          heritage: 'dwarf',
          hand: ['finest-hour'],
        },
      ],
      {
        decks: { adversary: ['reinforcements'] },
      },
    )
    game.attempt('red-plague')
    expect(game.legal()).toEqual(['dark 0', 'dark 1', 'dark 2', 'dark 3'])
    game.dark(2).check({
      attempt: {
        difficulty: 6,
        pool: { core: 3, constitution: 1, wisdom: { standard: 2, special: 1 }, dark: 2 },
      },
      hero: { xp: 1 },
    })
    game.cast('blank', 'blank', 'twist', 'slash', 'slash', 'slash', 'symbol', 'slash', 'slash')
    expect(game.legal()).toEqual(['deck hero', 'deck antihero', 'card dwarf', 'done'])
    // seven on the stones, two by the Heritage, two by the Feat
    game
      .choose({ card: 'dwarf' })
      .play('finest-hour')
      .finish()
      .check({ attempt: { runes: 7, total: 11 } })
    const banked = table([{ xp: 2, story: story(6), motivation: 'fighter' }])
      .attempt('red-plague')
      .dark(0)
    expect(banked.legal()).toEqual(['bank', 'pass'])
  })

  test.each([
    ['red-plague', 'hero', 6],
    ['mirror-twin', 'antihero', 6],
  ] as const)(
    'R-ADV-12 overcoming the first side of %s: an %s card, one off per success above; nothing is tucked',
    (card, kind, difficulty) => {
      const icons = { constitution: 2, wisdom: 2, dexterity: 2, charisma: 2 }
      const game = table([{ story: story(6), icons }, {}], { adversary: { card } })
        .attempt(card)
        .cast(9)
      game.check({
        attempt: { difficulty, margin: 3 },
        adversary: { xp: 2, 'defeated-by': undefined },
        heroes: { 0: { columns: [3, 3, 0], beat: ['first'], 'hand-size': 1, xp: 0 } },
        events: [{ type: 'feat-drawn', seat: 0, kind }],
        'no-events': ['tucked', 'challenge-discarded'],
      })
      expect(game.hero(0).score.E).toBe(0)
      // exactly the difficulty takes nothing off
      table([{ story: story(6), icons }, {}], { adversary: { card } })
        .attempt(card)
        .cast(6)
        .check({ adversary: { xp: 5 }, attempt: { outcome: 'overcome' } })
    },
  )

  test('R-ADV-13 when every hero has faced it, it is turned over at once', () => {
    const game = table([{ story: story(6) }, { story: story(6, 1) }])
    game
      .attempt('red-plague')
      .cast(9)
      .finish()
      .check({ adversary: { side: 'first' } })
    game.endTurn().check({ adversary: { side: 'first' } })
    // also by a failure, and before the turn is over
    game.attempt('red-plague').cast(5).finish()
    game.check({ adversary: { side: 'final' }, turn: { seat: 1 }, events: ['failed', 'adversary-flipped'] })
    expect(game.legal()).toEqual(['end-turn'])
  })

  test('R-ADV-14 it is turned over for the last round though a hero never faced it; that hero skips the first side', () => {
    const heroes: Heroes = [
      { story: story(8), faced: ['first'] },
      { story: story(5, 1), act: 2 },
    ]
    const game = table(heroes, { rows: { ...ACT_II, 3: ['fallen-star'] } })
    game
      .attempt('fallen-star', 'top')
      .cast(8)
      .endTurn()
      .check({ adversary: { side: 'first' }, turn: { seat: 1 } })
    game.attempt('salt-waste', 'top').cast(6).endTurn()
    game.check({ adversary: { side: 'final' }, turn: { seat: 0, 'must-face': true }, finale: true })
    game.attempt('red-plague').cast(7).endTurn()
    // six cards and no first facing: the Final side all the same
    game.check({ turn: { seat: 1, 'must-face': true }, heroes: { 1: { faced: [] } } })
    game
      .attempt('red-plague')
      .cast(7)
      .check({ attempt: { difficulty: 7 }, heroes: { 1: { faced: ['final'], beat: ['final'] } } })
    game.endTurn().check({ asks: { kind: 'nothing' } })
  })
})
