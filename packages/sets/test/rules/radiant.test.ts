/** Radiant: icons, orders and oaths of The Stormlight Archive (R-RAD). */
import { refusesUndo } from '@runesaga/engine'
import { describe, expect, test } from 'vitest'
import { stormlightSet } from '../../src/index.ts'
import { scenario } from '../kit/rules.ts'

const actTwo = ['scholar', 'officer', 'stubborn', 'camp-judge', 'court-favorite', 'spymasters-pupil']
const wall = { rows: { 3: ['the-breached-wall'] } }

describe('Radiant icons', () => {
  test('R-RAD-01 the icon scores in sets and unlocks powers at the printed threshold', () => {
    const at = (radiant: number) =>
      scenario('stormlight', {
        // Skybreaker: with 3 Radiant, +2 on Justice and Radiant paths
        hero: {
          destiny: 'skybreaker',
          'destiny-up': true,
          act: 3,
          story: actTwo,
          icons: { radiant, strength: 0 },
          xp: 0,
          level: 'N',
        },
        rows: { 3: ['the-breached-wall'] },
      })
        .attempt('the-breached-wall', 'bottom')
        .cast('slash', 'slash', 'slash')
    expect(at(2).total()).toBe(3)
    expect(at(3).total()).toBe(5)
    const sets = (radiant: number) =>
      scenario('stormlight', { hero: { xp: 0, level: 'C3', icons: { radiant } } }).hero().score.D
    expect([1, 2, 3, 4].map(sets)).toEqual([0, 2, 4, 8])
  })

  test('R-RAD-02 ten of the twelve Destinies are Radiant orders with a threshold; two are not', () => {
    const destinies = stormlightSet().destinies ?? []
    const orders = destinies.filter((d) => d.radiant !== undefined)
    expect(destinies.length).toBe(12)
    expect(orders.length).toBe(10)
    expect(orders.every((d) => d.gives?.radiant === 1 && (d.powers?.length ?? 0) > 0)).toBe(true)
    expect(destinies.filter((d) => d.radiant === undefined).map((d) => d.id)).toEqual([
      'champion-of-odium',
      'mastermind',
    ])
  })

  test('R-RAD-03 a temporary icon counts for thresholds, not for the score', () => {
    const game = scenario('stormlight', {
      hero: {
        destiny: 'skybreaker',
        'destiny-up': true,
        act: 3,
        story: actTwo,
        icons: { radiant: 1, strength: 0 },
        hand: ['stormlight'],
        xp: 0,
      },
      ...wall,
    })
    const before = game.hero().score.D
    game.play('stormlight', { on: 0 }).goOn()
    expect(game.hero().lent.radiant).toBe(2)
    expect(game.hero().score.D).toBe(before)
    game.attempt('the-breached-wall', 'bottom').cast('slash', 'slash', 'slash')
    expect(game.total()).toBe(5)
    game.finish().endTurn()
    expect(game.hero().lent.radiant).toBe(0)
  })

  test('R-RAD-04 no Dark rune is cast on a Radiant path', () => {
    const game = scenario('stormlight', {
      hero: { xp: 3, act: 3, story: actTwo, icons: { strength: 0 } },
      ...wall,
    })
    game.attempt('the-breached-wall', 'bottom').cast('slash', 'slash', 'slash')
    expect(game.pool()).not.toHaveProperty('dark')
    const top = scenario('stormlight', {
      hero: { xp: 3, act: 3, story: actTwo, icons: { strength: 0 } },
      ...wall,
    })
    top.attempt('the-breached-wall', 'top').dark(3).cast('slash', 'slash', 'slash', 'slash', 'slash', 'slash')
    expect(top.pool()).toHaveProperty('dark', 3)
  })
})

describe('the Destiny of an order', () => {
  const entering = (destiny: string) =>
    scenario('stormlight', {
      heroes: [{ destiny, story: actTwo, act: 2, icons: { radiant: 0, royalty: 0 } }, {}],
      turn: 0,
      at: 'start-of-turn',
    })

  test('R-RAD-05 a Radiant Destiny is revealed at the start of the first turn in Act III, its own icon included', () => {
    const game = entering('edgedancer')
    expect(game.hero()['destiny-up']).toBe(true)
    expect(game.hero().icons.radiant).toBe(1)
    expect(game.hero().act).toBe(3)
    expect(game.rules.knowledgeOf(game.state, 1).heroes[0].destiny).toBe(game.state.heroes[0].destiny)
    expect(game.events.map((e) => e.type)).toContain('destiny-revealed')
  })

  test('R-RAD-06 the other Destinies stay hidden until the end', () => {
    const game = entering('mastermind')
    expect(game.hero()['destiny-up']).toBe(false)
    expect(game.hero().icons.royalty).toBe(0)
    expect(game.rules.knowledgeOf(game.state, 1).heroes[0].destiny).toBeLessThan(0)
    expect(game.rules.knowledgeOf(game.state, 0).heroes[0].destiny).toBe(game.state.heroes[0].destiny)
  })

  test.each(['edgedancer', 'mastermind'])(
    'R-RAD-05 the turn before can’t be taken back, as what stays hidden tells something too: %s',
    (destiny) => {
      const game = scenario('stormlight', { heroes: [{ destiny, story: actTwo }, {}], turn: 1 })
      const before = game.state
      game.endTurn(1)
      expect(refusesUndo([{ before, seat: 1, events: game.events }], 1)).toBe('revealed')
    },
  )
})
