/** What is told of a game once it is over: lives, luck, and nothing that was taken back. */
import { type GameEvent, STONE, tuckedCard, tuckedPath } from '@runesaga/engine'
import { eventsTold, LocalTable, livesOf, luckOf, type Update } from '@runesaga/table'
import { describe, expect, test } from 'vitest'
import { seedOf } from '../scripts/unplayed.mjs'
import { rules } from './kit/rules.ts'

const update = (...events: GameEvent[]): Update => ({ version: 0, seat: 0, events, undone: false })
const undone: Update = { version: 0, seat: 0, events: [], undone: true }
const banked = (total: number): GameEvent => ({ type: 'banked', seat: 0, amount: 1, total })

test('a move that was taken back is not told, nor one before it that was taken back too', () => {
  const updates = [update(banked(1)), update(banked(2)), update(banked(3)), undone, undone, update(banked(9))]
  expect(eventsTold(updates)).toEqual([banked(1), banked(9)])
})

describe('luck', () => {
  const strength = STONE.standard

  test('is what the stones showed against the average of their two faces', () => {
    const cast: GameEvent = {
      type: 'cast',
      seat: 1,
      // a blank, a slash, a symbol worth 2 of 1 or 2, a moon worth 2 of 1 or 2
      stones: [STONE.core, STONE.fate, strength, STONE.dark],
      faces: [0, 1, 1, 1],
      again: false,
    }
    expect(luckOf([cast], 2)).toEqual([
      { casts: 0, actual: 0, expected: 0 },
      { casts: 1, actual: 5, expected: 0.5 + 0.5 + 1.5 + 1.5 },
    ])
  })

  test('counts every throw of a stone, but no stone that was turned by hand', () => {
    const again: GameEvent[] = [
      { type: 'cast', seat: 0, stones: [STONE.special], faces: [0], again: false },
      { type: 'stones-cast', seat: 0, stones: [STONE.special], faces: [1], positions: [0] },
      { type: 'rune-turned', seat: 0, stone: STONE.special, position: 0, face: 0 },
    ]
    expect(luckOf(again, 1)).toEqual([{ casts: 2, actual: 2, expected: 2 }])
  })
})

describe('lives', () => {
  const started = (setup: { edition: 'base' | 'epic'; mode: 'competitive' | 'coop' }) =>
    LocalTable.begin(
      rules,
      {
        id: 'lives',
        name: 'Lives',
        players: [0, 1].map((n) => ({ kind: 'bot', name: `Bot ${n}`, bot: 'adept' })),
        setup: { ...setup, heroes: 2 },
      },
      0,
      undefined,
      seedOf(5),
    )

  test('hold the paths, Allies and Feats that lie on the table at the end, in their Acts', async () => {
    const table = started({ edition: 'base', mode: 'competitive' })
    const { view } = await table.look('spectator')
    const lives = livesOf(eventsTold(await table.since('spectator', 0)), 2)
    view.heroes.forEach((hero, seat) => {
      const paths = lives[seat].flatMap((moment) => (moment.what === 'path' ? [moment] : []))
      expect(paths.map(({ card, path }) => [card, path])).toEqual(
        hero.story.map((t) => [tuckedCard(t), tuckedPath(t)]),
      )
      expect(paths.map(({ act }) => act)).toEqual(paths.map((_, i) => Math.min(2, Math.floor(i / 3))))
      const of = (what: string) => lives[seat].filter((m) => m.what === what).map(({ card }) => card)
      const lost = of('ally-lost')
      expect(of('ally').filter((card) => !lost.includes(card))).toEqual([...hero.allies])
      expect(new Set(of('feat'))).toEqual(new Set(hero.played))
      const acts = lives[seat].map(({ act }) => act)
      expect(acts).toEqual(acts.toSorted((a, b) => a - b))
    })
  })

  test('an Ally who is sacrificed and comes back is told three times', () => {
    const events: GameEvent[] = [
      { type: 'ally-gained', seat: 0, card: 7 },
      { type: 'act-completed', seat: 0, act: 1 },
      { type: 'ally-sacrificed', seat: 0, card: 7 },
      { type: 'ally-restored', seat: 0, card: 7 },
    ]
    expect(livesOf(events, 1)).toEqual([
      [
        { what: 'ally', act: 0, card: 7 },
        { what: 'ally-lost', act: 1, card: 7 },
        { what: 'ally-back', act: 1, card: 7 },
      ],
    ])
  })

  test('tell of the Adversary only where it lies apart', async () => {
    const table = started({ edition: 'epic', mode: 'coop' })
    const { view } = await table.look('spectator')
    const faced = livesOf(eventsTold(await table.since('spectator', 0)), 2)
      .flat()
      .filter(({ what }) => what === 'overcame' || what === 'failed')
    expect(faced.length).toBeGreaterThan(0)
    expect(new Set(faced.map(({ card }) => card))).toEqual(new Set([view.adversary!.card]))
  })
})
