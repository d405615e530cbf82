/** What a hero's powers hear and bear of other heroes, and what a level opens: in a box without Adversaries, which hear everybody. */
import { expect, test } from 'vitest'
import { scenario } from './kit/rules.ts'
import { woods } from './woods.ts'

/** Hero 0 attempts the woods; hero 1 has an Ally with this power. */
const attemptBeside = (power: object) =>
  scenario('base', {
    cards: {
      challenges: [woods, { id: 'wall', difficulty: 9, abilities: ['strength'] }],
      allies: [{ id: 'dog', gives: { nature: 1 }, powers: [power] }],
    },
    row: ['woods'],
    heroes: [{ xp: 0 }, { xp: 0, allies: ['dog'] }],
  } as Parameters<typeof scenario>[1]).attempt('woods', 'top')

test.each([
  ['another-hero', 1],
  ['you', 0],
])('a power of %s hears that a hero beside it failed: %d Experience', (who, xp) => {
  const game = attemptBeside({ when: 'failed', who, do: { xp: 1 } }).cast(2)
  expect(game.hero(0).failures).toBe(1)
  expect(game.hero(1).xp).toBe(xp)
})

test.each([
  ['another-hero', 6],
  ['you', 4],
])('a standing power of %s bears on the attempt of a hero beside it: difficulty %d', (who, difficulty) => {
  expect(attemptBeside({ when: 'always', who, do: { difficulty: 2 } }).difficulty()).toBe(difficulty)
})

test('R-FEAT-02 the only Feat in the hand opens with the level', () => {
  const feat = (id: string, kind: 'hero' | 'antihero', what: object) =>
    ({ id, kind, play: 'any-time', on: 'you', do: what }) as const
  const game = scenario('base', {
    cards: {
      challenges: [woods],
      feats: [feat('fall', 'hero', { corruption: 1 }), feat('grim', 'antihero', { xp: 1 })],
    },
    row: ['woods'],
    hero: { level: 'V1', hand: ['fall', 'grim'] },
  })
  expect(game.legal()).not.toContain('play grim')
  game.play('fall').goOn()
  expect(game.legal()).toContain('play grim')
})
