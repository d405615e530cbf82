/** Attempting a Challenge (R-ATTEMPT-16, R-ATTEMPT-17): which path is of which ability, and which abilities serve. */
import { describe, expect, test } from 'vitest'
import { EDITIONS } from '../kit/editions.ts'
import { boxOf, newGame, scenario } from '../kit/rules.ts'

describe('abilities and paths', () => {
  test.each([
    ['fighter', 'bottom', 1],
    ['fighter', 'top', 0],
    ['barbarian', 'bottom', 0],
    ['barbarian', 'top', 1],
  ] as const)(
    'R-ATTEMPT-16 a path is of the ability that it grants: %s on the %s path of the Mysterious Cave gets %i',
    (motivation, path, bonus) => {
      const hero = { xp: 0, motivation, banked: 2, icons: { strength: 1 } }
      const game = scenario('epic', { hero, rows: { 2: ['mysterious-cave'] } })
      game.attempt('mysterious-cave', path).cast(4)
      expect(game.total()).toBe(4 + bonus)
    },
  )

  test("R-ATTEMPT-16 the Dark Lord's one path counts likewise, his Consort's doesn't; a Trait is no attempt", () => {
    const facing = (side: 'first' | 'final') => {
      const six = ['athletic', 'tough', 'nimble', 'stealthy', 'fearless', 'serene']
      const hero = { heritage: 'human', xp: 0, motivation: 'barbarian', banked: 2, story: six }
      const adversary = { card: 'dark-lord', side }
      const game = scenario('epic', { mode: 'solo', hero, adversary, finale: side === 'final' })
      const traits = game
        .attempt('dark-lord')
        .cast(3)
        .events.filter((e) => e.type === 'successes')
      return game.total()! - traits.reduce((sum, e) => sum + e.amount, 0)
    }
    expect(facing('final')).toBe(4)
    expect(facing('first')).toBe(3)
    const laborer = { hero: { origin: 'laborer', xp: 0 }, rows: { 2: ['fearless', 'mysterious-cave'] } }
    expect(scenario('epic', laborer).gain('fearless').hero().xp).toBe(0)
    expect(scenario('epic', laborer).attempt('mysterious-cave', 'bottom').hero().xp).toBe(2)
  })

  test.each([
    ['healer', 'field-hospital', 'top', 1],
    ['healer', 'field-hospital', 'bottom', 0],
    ['healer', 'warcamp-drill', 'top', -1],
    ['parshendi', 'face-a-shardbearer', 'top', 0],
    ['parshendi', 'warcamp-drill', 'top', 1],
    ['parshendi', 'banquet-of-crystal', 'top', -1],
    ['peasant', 'deserters-offer', 'top', 1],
    ['peasant', 'deserters-offer', 'bottom', 0],
  ] as const)('R-ATTEMPT-16 %s at %s, %s: %i', (origin, card, path, bonus) => {
    const game = scenario('stormlight', { hero: { origin, xp: 0 }, row: [card] })
      .attempt(card, path)
      .cast(3)
    expect(game.total()).toBe(3 + bonus)
  })

  test.each([
    ['base', 'lost-in-the-woods'],
    ['epic', 'rooftop-chase'],
    ['stormlight', 'on-the-run'],
  ] as const)("R-ATTEMPT-17 both of the card's abilities serve on either path (%s)", (edition, card) => {
    for (const path of ['top', 'bottom'] as const) {
      const game = scenario(edition, {
        hero: { icons: { dexterity: 2, wisdom: 1, charisma: 2 } },
        row: [card],
      })
      expect(game.attempt(card, path).pool()).toEqual({ core: 3, dexterity: 2, wisdom: 1 })
    }
  })

  test('R-ATTEMPT-17 usually two, sometimes one in base; what a path grants adds none', () => {
    const counts = EDITIONS.map((edition) => {
      const box = boxOf(newGame({ edition, mode: 'competitive', heroes: 2, seed: { fast: 1 } }).setup)
      const cards = box.cards.filter((card) => card.kind === 'challenge')
      return [1, 2].map((n) => cards.filter((card) => card.abilities.length === n).length)
    })
    expect(counts).toEqual([
      [4, 47],
      [0, 44],
      [0, 44],
    ])
    const game = scenario('base', {
      hero: { icons: { intelligence: 1, wisdom: 2 } },
      row: ['forbidden-lore'],
    })
    expect(game.attempt('forbidden-lore', 'bottom').pool()).toEqual({ core: 3, intelligence: 1 })
  })
})
