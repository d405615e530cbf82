/** Allies beside a story (R-ALLY): their powers, and how they are sacrificed. */
import { describe, expect, test } from 'vitest'
import { baseSet } from '../../src/index.ts'
import { scenario } from '../kit/rules.ts'

const cards = { challenges: [{ id: 'trial', difficulty: 2, abilities: ['strength' as const] }] }

describe('beside the story', () => {
  test('R-ALLY-08 base: no Ally limits the Experience that is spent on it', () => {
    const game = scenario('base', { hero: { allies: ['informant', 'animal-companion'], xp: 4 } })
    game.use('informant', { pay: 0 }).use('informant', { pay: 0 }).use('informant', { pay: 0 })
    game.check({ hero: { xp: 1, lent: { intelligence: 3 }, allies: ['informant', 'animal-companion'] } })
    game.use('animal-companion').check({ hero: { xp: 0 }, turn: { 'free-journeys': 1 } })
    const limited = baseSet().allies!.filter(({ powers = [] }) =>
      powers.some(({ pay, limit }) => pay?.xp !== undefined && limit !== undefined),
    )
    expect(limited.map(({ id }) => id)).toEqual([])
  })

  test('R-ALLY-08 stormlight: the same', () => {
    const allies = [
      {
        id: 'guide',
        powers: [
          {
            when: 'activate' as const,
            pay: { xp: 1 },
            do: { icon: { until: 'turn' as const, of: 'wisdom' as const, n: 1 } },
          },
        ],
      },
    ]
    const game = scenario('stormlight', {
      cards: { allies },
      hero: { allies: ['guide', 'dancing-spark'], xp: 4 },
    })
    game.use('guide').use('guide').use('dancing-spark', { power: 0 })
    game.check({ hero: { xp: 1, lent: { wisdom: 2, radiant: 1 } } })
    expect(game.legal().filter((text) => text.startsWith('use'))).toEqual([
      'use guide',
      'use dancing-spark power 1',
    ])
  })

  test.each([
    ['base', 'first-love', 1, { xp: 2, 'hand-size': 1 }, 1],
    ['stormlight', 'betrothed', 0, { xp: 3, 'hand-size': 0 }, 0],
  ] as const)(
    'R-ALLY-09 %s: %s sacrificed lies face-down, out of the story',
    (edition, ally, power, hero, points) => {
      const game = scenario(edition, { hero: { allies: [ally], xp: 0 } })
      expect(game.hero().score).toMatchObject({ A: 2 + points })
      game.use(ally, { power }).finish()
      game.check({ hero: { ...hero, allies: [], lost: [ally], icons: { royalty: 0 }, score: { A: 2 } } })
      expect(game.legal().filter((text) => text.startsWith('use'))).toEqual([])
    },
  )

  test('R-ALLY-09 stormlight: Mastermind and Truthwatcher look at Allies that lie face-down', () => {
    const score = (destiny: string, lost: string[]) =>
      scenario('stormlight', { hero: { destiny, lost, xp: 0 } }).hero().score
    expect([score('mastermind', []).B, score('mastermind', ['child', 'sister']).B]).toEqual([0, 4])
    // 1 Triumph an Ally
    expect([score('truthwatcher', []).A, score('truthwatcher', ['sister']).A]).toEqual([2, 3])
  })

  const forced = (hero: object) =>
    scenario('stormlight', {
      cards,
      row: ['trial'],
      heroes: [{ xp: 0, ...hero }, { hand: ['ravages-of-war'] }],
    })
      .attempt('trial', 'top')
      .play('ravages-of-war', { by: 1 })

  test('R-ALLY-10 stormlight: what a sacrifice buys is gained when it was forced', () => {
    forced({ allies: ['betrothed'] })
      .cast(3)
      .finish()
      .check({ hero: { xp: 3, allies: [], lost: ['betrothed'] } })
    const brother = forced({ allies: ['brother'] })
      .cast(3)
      .finish()
    brother.check({ attempt: { runes: 3, total: 6 }, hero: { lost: ['brother'] } })
  })

  test('R-ALLY-10 base: the same for True Love, by Cruel Betrayal', () => {
    const game = scenario('base', {
      heroes: [{ allies: ['true-love'], xp: 0 }, { hand: ['cruel-betrayal'] }],
      turn: 1,
    })
    game.play('cruel-betrayal', { on: 0 }).finish()
    // 2 of the sacrifice, 1 of the betrayal
    game.check({ hero: { xp: 3, 'hand-size': 2, lost: ['true-love'], allies: [] } })
  })

  test('R-ALLY-10 stormlight: an Ally without a sacrifice can only be sacrificed by force', () => {
    const told = (...allies: string[]) =>
      scenario('stormlight', {
        cards,
        row: ['trial'],
        hero: { motivation: 'blood-debt', allies, hand: ['stand-together'], xp: 0 },
      }).attempt('trial', 'top')
    told('child').check({ asks: { window: 'beforeCast' }, legal: ['play stand-together', 'pass'] })
    const two = told('child', 'betrothed')
    two.check({ may: ['use blood-debt power 1'] })
    two.use('blood-debt', { power: 1 }).check({ hero: { allies: ['child'], lost: ['betrothed'] } })
    forced({ allies: ['child'] })
      .cast(3)
      .finish()
      .check({ hero: { allies: [], lost: ['child'], xp: 0 } })
  })
})
