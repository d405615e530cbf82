/** The Corruption track (R-CORR): seven levels, what they allow, what they score, what moving along them sets off. */
import { LEVELS } from '@runesaga/engine/language'
import type { ScenarioGame } from '@runesaga/engine/scenario'
import { describe, expect, test } from 'vitest'
import { EDITIONS, type Edition } from '../kit/editions.ts'
import { boxOf, newGame, scenario } from '../kit/rules.ts'

/** As on the photographed player board. */
const BOARD = [
  { level: 'V2', feats: ['hero'], triumph: 8, tragedy: 0, dark: true },
  { level: 'V1', feats: ['hero'], triumph: 4, tragedy: 0, dark: true },
  { level: 'N', feats: ['hero', 'antihero'], triumph: 2, tragedy: 0, dark: true },
  { level: 'C1', feats: ['hero', 'antihero'], triumph: 0, tragedy: 2, dark: true },
  { level: 'C2', feats: ['antihero'], triumph: 0, tragedy: 4, dark: true },
  { level: 'C3', feats: ['antihero'], triumph: 0, tragedy: 0, dark: true },
  { level: 'C4', feats: ['antihero'], triumph: -4, tragedy: 0, dark: false },
] as const
type Level = (typeof LEVELS)[number]

/** Traits of so many suns or moons, each of which leaves its hero another main action. */
const gains = [1, 2, 3] as const
const cards = {
  traits: gains.flatMap((n) => [
    { id: `virtue-${n}`, gives: { virtue: n }, gained: { do: { 'main-action': 1 } } },
    { id: `corruption-${n}`, gives: { corruption: n }, gained: { do: { 'main-action': 1 } } },
  ]),
}
const gaining = (edition: Edition, level: Level, card: string): ScenarioGame =>
  scenario(edition, { cards, hero: { level }, row: [card] })
    .gain(card)
    .finish()
const moves = (game: ScenarioGame) => game.events.filter((e) => e.type === 'level').length

describe('levels', () => {
  test.each(EDITIONS)('R-CORR-01 %s: seven levels, and heroes start on the third from the top', (edition) => {
    const dealt = newGame({ edition, mode: 'coop', heroes: 4, seed: { fast: 3 } })
    const { track } = boxOf(dealt.setup).ruleset
    expect(track.map(({ level }) => level)).toEqual(['V2', 'V1', 'N', 'C1', 'C2', 'C3', 'C4'])
    expect(dealt.heroes.map((h) => track[h.level].level)).toEqual(['N', 'N', 'N', 'N'])
  })

  test.each(EDITIONS)(
    'R-CORR-02 %s: a sun moves one up, a moon one down, and what goes beyond the ends is lost',
    (edition) => {
      const to = (level: Level, card: string) => gaining(edition, level, card).hero().level
      expect(LEVELS.map((level) => to(level, 'virtue-1'))).toEqual(['V2', 'V2', 'V1', 'N', 'C1', 'C2', 'C3'])
      expect(LEVELS.map((level) => to(level, 'corruption-1'))).toEqual([
        'V1',
        'N',
        'C1',
        'C2',
        'C3',
        'C4',
        'C4',
      ])
      expect([to('C2', 'virtue-3'), to('V1', 'virtue-3')]).toEqual(['V1', 'V2'])
      expect([to('V2', 'corruption-3'), to('C2', 'corruption-3')]).toEqual(['C1', 'C4'])
      expect(moves(gaining(edition, 'V2', 'virtue-1'))).toBe(0)
      expect(moves(gaining(edition, 'V1', 'virtue-3'))).toBe(1)
    },
  )

  test.each(EDITIONS)(
    'R-CORR-03 %s: at four Corruption no more can be gained, and one Virtue leads back',
    (edition) => {
      const down = gaining(edition, 'C4', 'corruption-2')
      expect([down.hero().level, moves(down)]).toEqual(['C4', 0])
      const up = gaining(edition, 'C4', 'virtue-1')
      expect([up.hero().level, moves(up)]).toEqual(['C3', 1])
    },
  )

  test('R-CORR-03 moons cast at four Corruption move nobody', () => {
    const game = scenario('base', {
      hero: { level: 'C4', hand: ['tap-into-darkness'] },
      row: ['street-fight'],
    })
    game
      .attempt('street-fight', 'top')
      .play('tap-into-darkness')
      .cast('slash', 'slash', 'slash', 'moon', 'moon')
      .finish()
    expect([game.hero().level, moves(game), game.outcome()]).toEqual(['C4', 0, 'overcome'])
  })
})

describe('what a level says', () => {
  const FEATS = {
    base: { hero: 'divine-favor', antihero: 'blood-price' },
    epic: { hero: 'generous-heart', antihero: 'stolen-treasure' },
    stormlight: { hero: 'honorblade', antihero: 'chasm-duty' },
  } as const

  test.each(EDITIONS)('R-CORR-04 %s: the level says which Feats may be played', (edition) => {
    const { hero, antihero } = FEATS[edition]
    const ids = { hero, antihero }
    for (const { level, feats } of BOARD) {
      const game = scenario(edition, { hero: { level, hand: [hero, antihero], xp: 0 }, mode: 'solo' })
      const playable = (['hero', 'antihero'] as const).filter((kind) =>
        game.legal().includes(`play ${ids[kind]}`),
      )
      // Blood Price is paid with Corruption, which has nowhere to go from the bottom
      const affordable = feats.filter((kind) => !(ids[kind] === 'blood-price' && level === 'C4'))
      expect([level, playable]).toEqual([level, affordable])
      for (const kind of (['hero', 'antihero'] as const).filter(
        (k) => !(feats as readonly string[]).includes(k),
      )) {
        expect(game.refused((g) => g.play(ids[kind]))).toBe(`level-forbids-${kind}`)
      }
    }
  })

  test('R-CORR-04 going down loses Hero cards in the middle of a turn', () => {
    const game = scenario('epic', {
      cards,
      hero: { level: 'C1', hand: ['generous-heart'] },
      row: ['corruption-1'],
    })
    game.check({ may: ['play generous-heart'] })
    game.gain('corruption-1')
    expect(game.refused((g) => g.play('generous-heart'))).toBe('level-forbids-hero')
  })

  test.each(EDITIONS)('R-CORR-05 %s: the final level alone scores', (edition) => {
    for (const { level, triumph, tragedy } of BOARD) {
      const { score } = scenario(edition, { hero: { level, xp: 0 } }).hero()
      expect([level, score]).toEqual([
        level,
        { A: triumph, B: tragedy, C: 0, D: 0, E: 0, total: triumph + tragedy },
      ])
    }
    // through C1 and C2 to C3: nothing of the way counts
    const game = gaining(edition, 'N', 'corruption-3')
    expect(game.hero()).toMatchObject({ level: 'C3', score: { A: 0, B: 0, total: 3 } })
  })

  test.each(EDITIONS)('R-CORR-07 %s: levels, scores and gates are one table, the same for all', (edition) => {
    const { setup } = newGame({ edition, mode: 'competitive', heroes: 2, seed: { fast: 1 } })
    expect(boxOf(setup).ruleset.track).toEqual(BOARD)
  })
})

describe('whenever a hero gains Corruption', () => {
  /** An Adversary that gains Experience with every Corruption, in each edition. */
  const quests = [
    { id: 'dread', powers: [{ when: 'corruption-gained' as const, do: { 'adversary-xp': 1 } }] },
  ]
  const dread = { quest: 'scenario/dread', xp: 3, goal: 40 }

  test.each([
    ['base', { card: 'the-demon', quest: 'quest-the-demon', xp: 3 }],
    ['epic', { card: 'dark-lord', side: 'final', xp: 3 }],
    ['stormlight', { quest: 'radiants-united', xp: 3 }],
  ] as const)('R-CORR-06 %s: once per level really moved down', (edition, adversary) => {
    const xp = (level: Level, ...gained: string[]) => {
      const game = scenario(edition, {
        mode: 'coop',
        adversary,
        cards,
        hero: { level, faced: ['first'] },
        row: gained,
      })
      for (const card of gained) game.gain(card)
      return game.finish().adversary()?.xp
    }
    expect(xp('N', 'corruption-1')).toBe(4)
    expect(xp('N', 'corruption-3')).toBe(6)
    expect(xp('C3', 'corruption-3')).toBe(4)
    expect(xp('C4', 'corruption-2')).toBe(3)
    expect(xp('N', 'corruption-1', 'corruption-2')).toBe(6)
    expect(xp('N', 'virtue-1')).toBe(3)
  })

  test('R-CORR-06 several times in a turn: a choice, then the moons of the cast', () => {
    const game = scenario('epic', {
      mode: 'solo',
      cards: { quests },
      adversary: dread,
      hero: { hand: ['cheat-fate'], xp: 2 },
      row: ['goblin-raid'],
    })
    game
      .attempt('goblin-raid', 'top')
      .dark(2)
      .cast('slash', 'slash', 'slash', 'moon', 'moon')
      .play('cheat-fate')
    expect([game.hero().level, game.adversary()?.xp]).toEqual(['C1', 4])
    game.choose('done').finish()
    expect([game.hero().level, game.adversary()?.xp]).toEqual(['C3', 6])
  })

  test.each([
    ['epic', { dealt: ['gravedigger'] }, 'C1'],
    ['stormlight', { dealt: ['redemption-seeker'] }, 'C2'],
  ] as const)('R-CORR-06 %s: an offset of the start sets nothing off', (edition, dealt, level) => {
    const game = scenario(edition, {
      mode: 'solo',
      at: 'setup',
      cards: { quests },
      adversary: dread,
      hero: { dealt: [...dealt.dealt] },
    })
    expect(game.keep().goOn().hero().level).toBe(level)
    expect(game.adversary()?.xp).toBe(3)
  })
})
