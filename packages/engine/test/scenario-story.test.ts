/** Scenarios from within a test, told deed by deed. */
import { describe, expect, test } from 'vitest'
import { scenario } from './kit/rules.ts'
import { cards, cheer, woods } from './woods.ts'

describe('a test that tells a story', () => {
  test('R-RUNE-03 the special stone joins with the third icon, also when a Feat lends it', () => {
    const might = {
      ...cheer,
      id: 'might',
      on: 'you' as const,
      do: { icon: { until: 'attempt' as const, of: 'strength' as const } },
    }
    const game = scenario('base', {
      cards: { challenges: [{ id: 'fight', difficulty: 4, abilities: ['strength'] }], feats: [might] },
      hero: { icons: { strength: 2 }, hand: ['might'] },
      row: ['fight'],
    })
    game.attempt('fight', 'bottom')
    expect(game.pool()).toEqual({ core: 3, strength: 2 })
    game.play('might')
    expect(game.pool()).toEqual({ core: 3, strength: { standard: 2, special: 1 } })
  })

  test('windows of others are passed until the one who plays is asked', () => {
    const game = scenario('base', {
      cards,
      row: ['woods'],
      heroes: [{ xp: 0, hand: ['cheer'] }, { hand: ['cheer'] }, {}],
    })
    game.attempt('woods', 'top').play('cheer', { by: 1, on: 0 }).cast(3).goOn()
    expect([game.total(), game.outcome()]).toEqual([4, 'overcome'])
    expect(game.hero(1).played).toEqual(['cheer'])
    expect(game.hero(0).hand).toEqual(['cheer'])
  })

  test('a cast may be told after the deed that led to it, as long as nothing else was done', () => {
    const game = scenario('base', { cards, row: ['woods'], hero: { xp: 0 } }).attempt('woods', 'top')
    expect(game.cast(2).total()).toBe(2)
    expect(game.hero().failures).toBe(1)
  })

  test('what is legal, in words', () => {
    const game = scenario('base', { cards, row: ['woods', 'bold', 'wall'], hero: { xp: 0, hand: ['cheer'] } })
    expect(game.legal()).toEqual(
      expect.arrayContaining([
        'attempt woods top',
        'attempt woods bottom',
        'gain bold',
        'attempt wall top',
        'end-turn',
      ]),
    )
    expect(game.legal(1)).toEqual([])
    game.attempt('woods', 'top')
    expect(game.legal()).toEqual(['play cheer', 'pass'])
    expect(game.actions()).toHaveLength(2)
  })

  test('what is refused leaves the game as it was', () => {
    const game = scenario('base', { cards, row: ['woods'], hero: { level: 'C2', hand: ['cheer'] } })
    game.attempt('woods', 'top')
    const before = game.state
    expect(game.refused((g) => g.play('cheer'))).toBe('level-forbids-hero')
    expect(game.state).toBe(before)
    expect(() => game.refused((g) => g.dark(1))).toThrow('the game allows that')
    expect(game.state).toBe(before)
  })

  test('checks like a scenario', () => {
    const game = scenario('base', { cards, row: ['bold'] }).gain('bold')
    game.check({ hero: { story: ['bold'], icons: { strength: 1 } } })
    expect(() => game.check({ hero: { xp: 9 } })).toThrow('hero.xp: expected 9, found 3')
    expect(() => game.check({ hero: { exp: 9 } } as never)).toThrow('hero.exp: unknown word "exp"')
    expect(() => game.check({ hero: { hand: ['boldd'] } })).toThrow(
      'unknown card "boldd"; did you mean "bold"?',
    )
  })

  test('two games side by side don’t disturb each other', () => {
    const one = scenario('base', { cards: { challenges: [woods] }, row: ['woods'], hero: { xp: 0 } })
    const other = scenario('base', {
      cards: { challenges: [{ ...woods, difficulty: 2 }] },
      row: ['woods'],
      hero: { xp: 0 },
    })
    expect(one.attempt('woods', 'top').cast(3).difficulty()).toBe(4)
    expect(other.attempt('woods', 'top').cast(3).difficulty()).toBe(2)
    expect([one.outcome(), other.outcome()]).toEqual(['failed', 'overcome'])
  })

  test('what can’t be set up is said at once', () => {
    expect(() => scenario('base', { cards, row: ['wods'] })).toThrow(
      'row[0]: unknown card "wods"; did you mean "woods"?',
    )
    expect(() => scenario('base', { cards, hero: { hand: ['woods'] } })).toThrow(
      'woods is a card of the kind challenge',
    )
  })
})
