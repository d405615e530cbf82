/** Facing Odium at the end, who wins, and heroes who pledged to him (R-ODIUM-07…17). */
import { ABILITIES } from '@runesaga/engine/language'
import type { Position } from '@runesaga/engine/scenario'
import { describe, expect, test } from 'vitest'
import { pages, story } from '../kit/pages.ts'
import { scenario } from '../kit/rules.ts'

type Heroes = NonNullable<Position['heroes']>

/** Totals from 5 to 11 without a special face. */
const TWO = { strength: 2, dexterity: 2 }
/** Totals from 9 to 15. */
const THREE = { strength: 3, dexterity: 3 }

/** The last round; every hero has nine cards unless told otherwise. */
const finale = (heroes: Heroes, xp: number, more: Partial<Position> = {}) =>
  scenario('stormlight', {
    mode: heroes.length === 1 ? 'solo' : 'coop',
    cards: pages,
    adversary: { quest: 'the-true-desolation', xp },
    heroes: heroes.map((hero, seat) => ({ xp: 0, act: 3, story: story(9, seat), ...hero })),
    finale: true,
    'ended-by': 0,
    ...more,
  })
const face = (game: ReturnType<typeof scenario>, total: number) =>
  game.attempt('odium', undefined, ['strength', 'dexterity']).cast(total)

describe('facing Odium', () => {
  test.each([
    [1, 6],
    [3, 20],
    [6, 1],
  ])('R-ODIUM-08 a last foe of one’s own may ask for %i abilities', (n, ways) => {
    const name = { en: 'The Hollow King' }
    const foe = { id: 'hollow-king', name, difficulty: 5, path: { name }, 'abilities-chosen': n }
    const game = finale([{ icons: TWO }], 0, {
      cards: { ...pages, 'last-foes': [foe] },
      adversary: { card: 'hollow-king', quest: 'the-true-desolation', xp: 0 },
    })
    expect(game.legal().filter((text) => text.startsWith('attempt hollow-king'))).toHaveLength(ways)
  })

  test('R-ODIUM-07 nine cards: one more ordinary turn for the others, then all face him once, in turn order', () => {
    const game = scenario('stormlight', {
      mode: 'coop',
      cards: pages,
      adversary: { quest: 'the-true-desolation', xp: 0 },
      heroes: [5, 8, 2].map((n, seat) => ({ xp: 0, icons: THREE, act: 3, story: story(n, seat) })),
      turn: 1,
      rows: { 3: ['the-enemys-champion'] },
    })
    expect(game.refused((g) => g.attempt('odium', undefined, ['strength', 'dexterity']))).toBe(
      'adversary-not-due',
    )
    game.attempt('the-enemys-champion', 'top').cast(9).endTurn()
    game.check({ 'ended-by': 1, finale: false, heroes: { 1: { columns: [3, 3, 3] } } })
    for (const seat of [2, 0] as const) {
      game.check({ turn: { seat, 'must-face': false } }).endTurn()
    }
    const order: number[] = []
    for (let i = 0; i < 3; i++) {
      game.check({ finale: true, turn: { 'must-face': true } })
      order.push(game.state.turn.seat)
      expect(game.refused((g) => g.endTurn())).toBe('must-face-adversary')
      expect(game.legal().filter((text) => !text.startsWith('attempt odium'))).toEqual([])
      face(game, 9)
      expect(game.legal()).toEqual(['end-turn'])
      game.endTurn()
    }
    expect(order).toEqual([1, 2, 0])
    game.check({ asks: { kind: 'nothing' }, outcome: { party: 'won' } })
  })

  test('R-ODIUM-07 alone: the turn after the ninth card', () => {
    const game = scenario('stormlight', {
      mode: 'solo',
      cards: pages,
      hero: { xp: 0, icons: THREE, story: story(8) },
      rows: { 3: ['the-enemys-champion'] },
    })
    game.attempt('the-enemys-champion', 'top').cast(9).endTurn()
    game.check({ finale: true, turn: { seat: 0, number: 2, 'must-face': true } })
  })

  test('R-ODIUM-07 exactly once: no card of a mixed table gives a second attempt at him', () => {
    const game = finale([{ hand: ['base/relentless'] }], 0, { sets: ['stormlight', 'base'] })
    face(game, 3).play('base/relentless').finish()
    game.check({ hero: { level: 'C1', played: ['base/relentless'] }, turn: { main: 1 } })
    expect(game.refused((g) => g.attempt('odium', undefined, ['strength', 'wisdom']))).toBe(
      'adversary-not-due',
    )
    game.endTurn().check({ outcome: { party: 'lost', why: 'hero-failed' } })
  })

  test('R-ODIUM-08 two abilities are chosen: three Core runes and all stones of these two', () => {
    const game = finale([{ icons: { strength: 3, dexterity: 5, wisdom: 2, charisma: 1 } }], 5)
    const pairs = ABILITIES.flatMap((a, i) => ABILITIES.slice(i + 1).map((b) => `attempt odium ${a} ${b}`))
    expect(pairs.length).toBe(15)
    expect(game.legal()).toEqual(pairs)
    for (const abilities of [[0], [0, 0], [0, 1, 2], [0, 6]]) {
      const action = { type: 'attempt' as const, row: -1, slot: 0, path: 0, abilities }
      expect(() => game.rules.apply(game.state, 0, action)).toThrow('choose-abilities')
    }
    const all = { standard: 2, special: 1 }
    const with2 = (a: (typeof ABILITIES)[number], b: (typeof ABILITIES)[number]) => {
      const game = finale(
        [{ xp: 1, icons: { strength: 3, dexterity: 5, wisdom: 2, charisma: 1 }, hand: ['shield-wall'] }],
        5,
      )
      return game.attempt('odium', undefined, [a, b]).pool()
    }
    expect(with2('strength', 'dexterity')).toEqual({ core: 3, strength: all, dexterity: all })
    expect(with2('wisdom', 'charisma')).toEqual({ core: 3, wisdom: 2, charisma: 1 })
    expect(with2('constitution', 'intelligence')).toEqual({ core: 3 })
  })

  test('R-ODIUM-09 no Dark runes, bought or added; Feats are allowed', () => {
    const hand = ['whispers-below', 'light-against-hatred']
    const game = finale([{ xp: 3, icons: TWO, hand }], 5)
    game.attempt('odium', undefined, ['strength', 'dexterity'])
    // not asked for Dark runes: the first question is the window before the cast, and the Dark Feat does nothing
    game.check({ asks: { kind: 'window', window: 'beforeCast' }, hero: { xp: 3 } })
    expect([game.idle('whispers-below'), game.idle('light-against-hatred')]).toEqual([true, false])
    game.play('light-against-hatred').cast(6).finish()
    game.check({ attempt: { pool: { core: 3, strength: 2, dexterity: 2 }, total: 9, outcome: 'overcome' } })
  })

  test('R-ODIUM-09 Act of Wrath bars Radiant paths, so it can’t be played on a hero who faces Odium', () => {
    const game = finale([{ icons: TWO, hand: ['act-of-wrath', 'stubborn-obstacle'] }], 5)
    game.attempt('odium', undefined, ['strength', 'dexterity'])
    expect(game.legal()).toEqual(['play stubborn-obstacle', 'pass'])
  })

  test('R-ODIUM-10 nine successes are enough, eight are not', () => {
    face(finale([{ icons: TWO }], 5), 9).check({
      attempt: { difficulty: 9, outcome: 'overcome' },
      hero: { beat: ['first'] },
    })
    face(finale([{ icons: TWO }], 5), 8).check({
      attempt: { difficulty: 9, outcome: 'failed' },
      hero: { beat: [] },
    })
  })

  test.each([
    [9, 5, 5],
    [10, 5, 4],
    [12, 5, 2],
    [15, 4, 0],
  ])('R-ODIUM-11 a total of %i takes Odium from %i to %i', (total, before, after) => {
    face(finale([{ icons: THREE }], before), total).check({ adversary: { xp: after }, hero: { xp: 0 } })
  })

  test('R-ODIUM-12 a failure pays nothing and leaves him in place; he is never tucked', () => {
    // by less than three, which The True Desolation would feed him for
    face(finale([{ icons: TWO }], 5), 7).check({
      attempt: { outcome: 'failed' },
      hero: { xp: 0, columns: [3, 3, 3] },
      adversary: { card: 'odium', xp: 5 },
      'no-events': ['challenge-discarded', 'xp', 'tucked'],
    })
    face(finale([{ icons: TWO }], 5), 9).check({ hero: { columns: [3, 3, 3] }, 'no-events': ['tucked'] })
  })
})

describe('the end', () => {
  const end = (totals: number[], xp: number, heroes: Heroes = totals.map(() => ({}))) => {
    const game = finale(
      heroes.map((hero, i) => ({ icons: totals[i] < 9 ? TWO : THREE, ...hero })),
      xp,
    )
    for (const total of totals) face(game, total).endTurn()
    return game
  }

  test('R-ODIUM-13 the heroes win if all succeeded and nothing is left on Odium, and only then', () => {
    end([11, 12], 5).check({ adversary: { xp: 0 }, outcome: { party: 'won', why: 'adversary-defeated' } })
    end([11, 11], 5).check({
      adversary: { xp: 1 },
      outcome: { winners: [], party: 'lost', why: 'adversary-has-xp' },
    })
    end([15, 8], 5).check({
      adversary: { xp: 0 },
      outcome: { winners: [], party: 'lost', why: 'hero-failed' },
    })
    end([15], 5).check({ outcome: { winners: [0], party: 'won' } })
    end([8], 0).check({ outcome: { winners: [], party: 'lost', why: 'hero-failed' } })
  })

  test('R-ODIUM-14 who succeeded adds 9 Triumph and a Radiant icon to the tally, and to nothing else', () => {
    const radiant = { icons: { ...THREE, radiant: 3 } }
    const game = end([9, 8], 1, [radiant, { icons: { ...TWO, radiant: 3 } }])
    // the fourth Radiant icon makes the set worth 8 instead of 4
    expect(game.hero(0).score).toEqual({ A: 2, B: 0, C: 0, D: 8, E: 9, total: 19 })
    expect(game.hero(1).score).toEqual({ A: 2, B: 0, C: 0, D: 4, E: 0, total: 6 })
    // conditions of a Destiny see it
    const sworn = { id: 'sworn', scoring: [{ triumph: 4, if: { 'story-has': { radiant: 1 } } }] }
    const scored = (total: number) =>
      face(
        finale([{ icons: TWO, destiny: 'sworn' }], 1, { cards: { ...pages, destinies: [sworn] } }),
        total,
      ).hero().score
    expect(scored(9)).toMatchObject({ A: 2 + 4, E: 9 })
    expect(scored(8)).toMatchObject({ A: 2, E: 0 })
    // it never starves him: Radiants United looks at stories
    const united = finale([radiant], 1, { adversary: { quest: 'radiants-united', xp: 1 } })
    face(united, 9).check({ adversary: { xp: 1 }, hero: { icons: { radiant: 3 } } })
  })

  test('R-ODIUM-15 when the heroes win the highest Destiny score is the ultimate winner', () => {
    end([12, 11], 5, [{}, { xp: 1 }]).check({ outcome: { winners: [1], party: 'won' } })
    end([12, 11], 5, [{ xp: 1 }, {}]).check({ outcome: { winners: [0], party: 'won' } })
    end([12, 11], 5).check({ outcome: { winners: [0, 1], party: 'won' } })
  })
})

describe('Contest of Champions', () => {
  const QUEST = 'contest-of-champions'
  /** What this Quest adds when the first hero begins Act III. */
  const GROWN = 2
  const begin = (xp: number, more: Partial<Position> = {}) =>
    scenario('stormlight', {
      mode: 'coop',
      cards: pages,
      at: 'start-of-turn',
      adversary: { quest: QUEST, xp: xp - GROWN },
      heroes: [
        { xp: 0, act: 2, story: story(6) },
        { xp: 0, act: 3, story: story(6, 1) },
      ],
      ...more,
    })

  test('R-ODIUM-16 beginning Act III a hero may pledge: three Experience from Odium at once, and no facing', () => {
    const game = begin(10)
    expect(game.legal(0)).toEqual(['use contest-of-champions', 'no'])
    game
      .use(QUEST)
      .check({ heroes: { 0: { xp: 3, pledged: true } }, adversary: { xp: 7 }, asks: { kind: 'menu' } })
    begin(10)
      .choose('no')
      .check({ heroes: { 0: { xp: 0, pledged: false } }, adversary: { xp: 10 } })
    begin(2)
      .use(QUEST)
      .check({ heroes: { 0: { xp: 2, pledged: true } }, adversary: { xp: 0 } })
    // only then: not in Act II, and not again later
    const early = { heroes: [{ xp: 0, act: 1 as const, story: story(3) }, {}] }
    begin(10, early).check({ heroes: { 0: { act: 2 } }, asks: { kind: 'menu' } })
    const later = { heroes: [{ xp: 0, act: 3 as const, story: story(7) }, {}] }
    begin(10, later).check({ asks: { kind: 'menu' } })
    // other Quests know no pledge
    begin(10, { adversary: { quest: 'radiants-united', xp: 10 } }).check({ asks: { kind: 'menu' } })
  })

  test('R-ODIUM-16 a loyalist is passed over in the last round and takes no reward', () => {
    const game = finale([{ icons: THREE }, { pledged: true }, { icons: THREE }], 0, {
      adversary: { quest: QUEST, xp: 0 },
    })
    face(game, 9)
      .endTurn()
      .check({ turn: { seat: 2, 'must-face': true } })
    face(game, 9).endTurn()
    game.check({ outcome: { party: 'won', loyalists: false }, heroes: { 1: { faced: [], score: { E: 0 } } } })
    expect(game.state.outcome!.winners).toEqual([0, 2])
  })

  test('R-ODIUM-16 who pledges on what would be the facing turn has no main action in its place', () => {
    const game = begin(10, { finale: true, 'ended-by': 1 }).use(QUEST)
    game.check({ turn: { seat: 0, main: 0, 'must-face': false } })
    expect(game.legal(0).filter((text) => text.startsWith('attempt'))).toEqual([])
    game.endTurn().check({ asks: { kind: 'nothing' } })
  })

  const last = (heroes: Heroes, xp: number, endedBy: 0 | 1 | 2 = 0) =>
    finale(heroes, xp, { adversary: { quest: QUEST, xp }, 'ended-by': endedBy })

  test('R-ODIUM-17 the others decide alone: if they fail or Odium keeps Experience, the loyalists win', () => {
    const loyal = [{ icons: THREE }, { pledged: true, xp: 1 }, { pledged: true }]
    const kept = face(last(loyal, 2), 10).endTurn()
    kept.check({ outcome: { winners: [1], party: 'lost', loyalists: true, why: 'adversary-has-xp' } })
    const failed = face(last([{ icons: TWO }, { pledged: true }, { pledged: true }], 0), 8).endTurn()
    failed.check({ outcome: { winners: [1, 2], party: 'lost', loyalists: true, why: 'hero-failed' } })
    // the loyalist with more points than anybody still loses when Odium falls
    const fallen = face(last([{ icons: THREE }, { pledged: true, xp: 50 }], 2), 11).endTurn()
    fallen.check({ outcome: { winners: [0], party: 'won', loyalists: false, why: 'adversary-defeated' } })
  })

  test("R-ODIUM-17 a loyalist's full column starts the end as well; with nobody left to face him, they win", () => {
    const ninth = (pledged: boolean[]) =>
      scenario('stormlight', {
        mode: 'coop',
        cards: pages,
        adversary: { quest: QUEST, xp: 0 },
        heroes: pledged.map((p, seat) => ({
          xp: seat,
          icons: THREE,
          act: 3,
          pledged: p,
          story: story(seat === 0 ? 8 : 7, seat),
        })),
        rows: { 3: ['the-enemys-champion'] },
      })
        .attempt('the-enemys-champion', 'top')
        .cast(9)
        .endTurn()
    const game = ninth([true, false]).check({ 'ended-by': 0, turn: { seat: 1, 'must-face': false } })
    game.endTurn().check({ finale: true, turn: { seat: 1, 'must-face': true } })
    face(game, 9)
      .endTurn()
      .check({ outcome: { winners: [1], party: 'won' } })
    const all = ninth([true, true])
      .check({ turn: { seat: 1, 'must-face': false } })
      .endTurn()
    all.check({ outcome: { winners: [0], party: 'lost', loyalists: true, why: 'nobody-to-face' } })
  })
})
