/** Runes (R-RUNE): which stones are in the pool, and what their faces are worth. */
import { ABILITIES } from '@runesaga/engine/language'
import type { Position } from '@runesaga/engine/scenario'
import { describe, expect, test } from 'vitest'
import { EDITIONS } from '../kit/editions.ts'
import { boxOf, newGame, scenario } from '../kit/rules.ts'

/** Strength and Dexterity, Act I; top without +1 */
const FIGHT = { base: 'street-fight', epic: 'harvest-games', stormlight: 'face-a-shardbearer' } as const
/** everything there is, and more than can be cast */
const ALL = { strength: 3, dexterity: 3, constitution: 3, intelligence: 3, wisdom: 3, charisma: 3 }
const FULL = { standard: 2, special: 1 }

const fight = (edition: (typeof EDITIONS)[number], position: Position) =>
  scenario(edition, { row: [FIGHT[edition]], ...position }).attempt(FIGHT[edition], 'top')

const six = ['athletic', 'tough', 'nimble', 'stealthy', 'fearless', 'serene']
const eight = ['adventurous', 'brave', 'studious', 'criminal', 'honorable', 'inventive', 'arcane', 'blessed']
const none = Object.fromEntries(ABILITIES.map((ability) => [ability, 0]))

describe('the pool', () => {
  test.each(EDITIONS)('R-RUNE-01 three Core runes in every pool (%s)', (edition) => {
    expect(fight(edition, {}).pool()).toEqual({ core: 3 })
    expect(fight(edition, { hero: { icons: ALL } }).pool()).toEqual({
      core: 3,
      strength: FULL,
      dexterity: FULL,
    })
  })

  test('R-RUNE-01 against every kind of Adversary too', () => {
    const row = scenario('base', { rows: { 3: ['the-tyrant'] } }).attempt('the-tyrant')
    const goal = scenario('base', {
      mode: 'solo',
      hero: { story: eight, icons: none },
      adversary: { card: 'the-tyrant' },
    }).attempt('the-tyrant')
    const first = scenario('epic', {
      mode: 'solo',
      hero: { story: six, icons: none },
      adversary: { card: 'dark-lord' },
    }).attempt('dark-lord')
    const final = scenario('epic', {
      mode: 'solo',
      adversary: { card: 'dark-lord', side: 'final' },
      finale: true,
    }).attempt('dark-lord')
    const odium = scenario('stormlight', { mode: 'solo', finale: true })
    odium.attempt('odium', undefined, ['strength', 'wisdom'])
    for (const game of [row, goal, first, final]) expect(game.pool()).toEqual({ core: 3 })
    expect(odium.hero().xp).toBe(3)
    expect(odium.pool()).toEqual({ core: 3 })
  })

  test.each(EDITIONS)(
    'R-RUNE-02 one stone per icon of each relevant ability, at most three (%s)',
    (edition) => {
      const stones = [undefined, 1, 2, FULL, FULL]
      for (let strength = 0; strength <= 4; strength++) {
        for (let dexterity = 0; dexterity <= 4; dexterity++) {
          const pool: Record<string, unknown> = { core: 3 }
          if (strength > 0) pool.strength = stones[strength]
          if (dexterity > 0) pool.dexterity = stones[dexterity]
          expect(fight(edition, { hero: { icons: { strength, dexterity } } }).pool()).toEqual(pool)
        }
      }
    },
  )

  test('R-RUNE-02 icons of the story that show, and those lent for the attempt', () => {
    const story = [
      { card: 'childhood-rival', path: 'bottom' as const },
      { card: 'cruel-winter', path: 'bottom' as const },
    ]
    const hero = { origin: 'outlander', motivation: 'trained-by-a-master', story, xp: 2 }
    const game = fight('base', { hero })
    // Strength of Origin and Childhood Rival; Cruel Winter hides its Dexterity
    expect(game.pool()).toEqual({ core: 3, strength: 2, dexterity: 1 })
    game.use('trained-by-a-master').choose({ ability: 'dexterity' })
    expect(game.pool()).toEqual({ core: 3, strength: 2, dexterity: 2 })
    const storm = {
      origin: 'duelist',
      motivation: 'trained-by-a-master',
      story: [{ card: 'ruined-watchtower', path: 'bottom' as const }],
      xp: 1,
    }
    const rune = fight('stormlight', { hero: storm })
    expect(rune.pool()).toEqual({ core: 3, strength: 2 })
    rune.use('trained-by-a-master')
    expect(rune.pool()).toEqual({ core: 3, strength: FULL })
    const smith = fight('epic', { hero: { origin: 'blacksmith', xp: 1 } })
    expect(smith.pool()).toEqual({ core: 3, strength: 1 })
    smith.use('blacksmith')
    expect(smith.pool()).toEqual({ core: 3, strength: 2 })
  })

  test.each([
    ['base', 'inner-strength'],
    ['epic', 'practiced-hand'],
    ['stormlight', 'rally-the-camp'],
  ] as const)(
    'R-RUNE-03 the special stone joins with the third icon, also when a Feat lends it (%s)',
    (edition, feat) => {
      const standard = [undefined, 1, 2]
      for (let strength = 0; strength <= 2; strength++) {
        const game = fight(edition, { hero: { xp: 0, icons: { strength }, hand: [feat] } })
        expect((game.pool() as Record<string, unknown>).strength).toBe(standard[strength])
        game.play(feat)
        if (edition === 'epic') game.choose({ ability: 'strength' })
        expect((game.pool() as Record<string, unknown>).strength).toEqual([1, 2, FULL][strength])
      }
    },
  )

  test('R-RUNE-03 after the cast too, the third stone to come is the special one', () => {
    const game = fight('stormlight', { hero: { xp: 0, icons: { strength: 1 }, hand: ['honorblade'] } })
    game
      .cast('slash', 'slash', 'slash', 'symbol')
      .play('honorblade', { on: 0 })
      .choose({ ability: 'strength' })
    game.cast('slash', 'xp')
    expect(game.pool()).toEqual({ core: 3, strength: FULL })
    expect(game.runes()).toBe(3 + 2 + 1)
  })

  test.each(EDITIONS)('R-RUNE-04 every eligible stone is cast: nobody is asked which (%s)', (edition) => {
    const game = fight(edition, { hero: { xp: 0, icons: ALL } })
    game.cast('slash', 'slash', 'slash', 'slash', 'slash', 'symbol', 'slash', 'slash', 'symbol')
    game.check({ attempt: { outcome: 'overcome' } })
    expect(game.events.map((e) => e.type).slice(0, 2)).toEqual(['attempt-declared', 'cast'])
    expect(game.pool()).toEqual({ core: 3, strength: FULL, dexterity: FULL })
  })

  test.each([
    ['base', 'mighty-conqueror', 4],
    ['epic', 'blade-of-legend', 1 + 5],
    ['stormlight', 'skybreaker', 0],
  ] as const)('R-RUNE-05 a fourth and fifth icon cast nothing but count (%s)', (edition, destiny, points) => {
    const icons = { strength: 5, dexterity: 1 }
    const game = fight(edition, { hero: { destiny, icons } })
    expect(game.pool()).toEqual({ core: 3, strength: FULL, dexterity: 1 })
    expect(game.hero().icons.strength).toBe(5)
    // the track's 2 and what the Destiny says
    expect(game.hero().score.A).toBe(2 + points)
    const three = fight(edition, { hero: { destiny, icons: { ...icons, strength: 3 } } })
    expect(game.hero().score.A - three.hero().score.A).toBe(edition === 'epic' ? 2 : 0)
  })

  test.each([
    ['base', 'dazzling-wit'],
    ['stormlight', 'honorblade'],
    ['epic', 'wild-gift'],
  ] as const)(
    'R-RUNE-06 stones of other abilities stay out; a Feat that lends one is played and scores (%s)',
    (edition, feat) => {
      const icons = { intelligence: 3, wisdom: 3, strength: 1 }
      // the epic Feats lend nothing but what the Challenge uses
      const gift = {
        id: 'wild-gift',
        kind: 'hero' as const,
        play: 'before-attempt' as const,
        on: 'you' as const,
        do: { 'add-rune': { 'one-of': ['constitution' as const, 'wisdom' as const], n: 2 } },
      }
      const cards = edition === 'epic' ? { cards: { feats: [gift] } } : {}
      const game = fight(edition, { ...cards, hero: { xp: 0, icons, hand: [feat] } })
      expect(game.pool()).toEqual({ core: 3, strength: 1 })
      expect(game.legal()).toEqual(
        edition === 'stormlight'
          ? ['play honorblade', 'play honorblade on 1', 'pass']
          : [`play ${feat}`, 'pass'],
      )
      game.play(feat, { on: 0 })
      if (edition !== 'base') game.choose({ ability: 'wisdom' })
      game.cast('slash', 'slash', 'slash', edition === 'epic' ? 'symbol' : 'slash')
      expect(game.pool()).toEqual({ core: 3, strength: 1 })
      game.check({ hero: { played: [feat] }, 'no-events': ['stones-cast'] })
      // the track's 2 and the Feat's 1, beside what the path gave
      const path = { base: 0, epic: 1, stormlight: 0 }[edition]
      expect(game.hero().score.A).toBe(2 + 1 + path)
    },
  )

  test.each(EDITIONS)('R-RUNE-07 no card lists more than two abilities (%s)', (edition) => {
    const { setup } = newGame({ edition, mode: 'coop', heroes: 2, seed: { fast: 1 } })
    const listed = boxOf(setup).cards.flatMap((card) => [card.abilities, card.finalAbilities])
    expect(Math.max(...listed.map((abilities) => abilities.length))).toBe(2)
    const pool = fight(edition, { hero: { icons: ALL } }).pool()
    expect(Object.keys(pool)).toEqual(['core', 'strength', 'dexterity'])
  })

  test('R-RUNE-07 against Odium the two chosen; a replaced ability makes no third', () => {
    const game = scenario('stormlight', { mode: 'solo', hero: { icons: ALL }, finale: true })
    const pairs = ABILITIES.flatMap((a, i) => ABILITIES.slice(i + 1).map((b) => `attempt odium ${a} ${b}`))
    expect(
      game
        .legal()
        .filter((text) => text.startsWith('attempt'))
        .sort(),
    ).toEqual(pairs.sort())
    expect(game.refused((g) => g.attempt('odium', undefined, ['strength']))).toBe('choose-abilities')
    expect(game.refused((g) => g.attempt('odium', undefined, ['strength', 'wisdom', 'charisma']))).toBe(
      'choose-abilities',
    )
    game.attempt('odium', undefined, ['intelligence', 'charisma'])
    expect(game.pool()).toEqual({ core: 3, intelligence: FULL, charisma: FULL })
    const plan = fight('base', { hero: { xp: 0, icons: ALL, hand: ['brilliant-plan'] } }).play(
      'brilliant-plan',
    )
    plan.choose({ ability: 'dexterity' })
    expect(plan.pool()).toEqual({ core: 3, strength: FULL, intelligence: FULL })
  })

  test('R-RUNE-08 never more than three stones of a kind, Dark ones included', () => {
    const blood = fight('epic', { hero: { xp: 3, icons: { strength: 3 }, hand: ['blood-oath'] } })
    expect(blood.dark(2).pool()).toEqual({ core: 3, strength: FULL, dark: 2 })
    blood.play('blood-oath')
    expect(blood.pool()).toEqual({ core: 3, strength: FULL, dark: 3 })
    const strong = fight('base', { hero: { xp: 0, icons: { strength: 3 }, hand: ['inner-strength'] } })
    expect(strong.play('inner-strength').pool()).toEqual({ core: 3, strength: FULL })
    // after the cast: only what is left of the three is cast
    const tap = fight('base', { hero: { xp: 2, hand: ['tap-into-darkness'] } }).dark(2)
    tap.cast('slash', 'slash', 'slash', 'slash', 'slash').play('tap-into-darkness').cast('slash')
    expect(tap.pool()).toEqual({ core: 3, dark: 3 })
    const honor = fight('stormlight', { hero: { xp: 0, icons: { strength: 2 }, hand: ['honorblade'] } })
    honor
      .cast('slash', 'slash', 'slash', 'slash', 'slash')
      .play('honorblade', { on: 0 })
      .choose({ ability: 'strength' })
    expect(honor.cast('symbol').pool()).toEqual({ core: 3, strength: FULL })
  })
})

describe('the faces', () => {
  const SPECIAL = {
    strength: 'xp',
    constitution: 'xp',
    dexterity: 'antihero',
    charisma: 'antihero',
    intelligence: 'hero',
    wisdom: 'hero',
  } as const
  const trial = (ability: (typeof ABILITIES)[number], n: number, xp = 0) => ({
    cards: { challenges: [{ id: 'trial', difficulty: 1, abilities: [ability] }] },
    hero: { xp, icons: { [ability]: n } },
    row: ['trial'],
  })

  test.each(EDITIONS)('R-RUNE-09 both faces of every stone (%s)', (edition) => {
    for (const ability of ABILITIES) {
      const good = scenario(edition, trial(ability, 3, 1))
        .attempt('trial', 'top')
        .dark(1)
      good.cast('slash', 'slash', 'slash', 'symbol', 'symbol', 'symbol', 'moon')
      expect(good.runes()).toBe(1 + 1 + 1 + 2 + 2 + 2 + 2)
      expect(good.hero()).toMatchObject({ xp: 0, level: 'C1', 'hand-size': 0 })
      const poor = scenario(edition, trial(ability, 3, 1))
        .attempt('trial', 'top')
        .dark(1)
      poor.cast('blank', 'blank', 'twist', 'slash', 'slash', SPECIAL[ability], 'slash')
      expect(poor.runes()).toBe(0 + 0 + 0 + 1 + 1 + 0 + 1)
      poor.check({ asks: { kind: 'choose' }, events: ['twist'] })
      const drawn = poor.events.flatMap((e) => (e.type === 'feat-drawn' ? [e.kind] : []))
      expect(drawn).toEqual(SPECIAL[ability] === 'xp' ? [] : [SPECIAL[ability]])
      expect(poor.hero()).toMatchObject({ xp: SPECIAL[ability] === 'xp' ? 1 : 0, level: 'N' })
    }
  })

  test.each(ABILITIES)('R-RUNE-10 the symbol of %s is worth two', (ability) => {
    const game = scenario('base', trial(ability, 1)).attempt('trial', 'top')
    expect(game.cast('blank', 'blank', 'slash', 'symbol').runes()).toBe(1 + 2)
  })

  test('R-RUNE-10 so is the moon: what is cast again because it is worth two are the seven symbols', () => {
    const heroes = [{ xp: 2, icons: { strength: 3 } }, { hand: ['sabotage'] }]
    const game = fight('base', { heroes }).dark(2)
    game.cast('slash', 'blank', 'slash', 'symbol', 'slash', 'symbol', 'moon', 'slash')
    expect(game.runes()).toBe(1 + 0 + 1 + 2 + 1 + 2 + 2 + 1)
    game.play('sabotage', { by: 1 }).cast('slash', 'xp', 'slash')
    game.check({ events: [{ type: 'stones-cast', positions: [3, 5, 6] }], attempt: { runes: 6, total: 6 } })
  })

  test('R-RUNE-11 on average Core 0.5, standard 1.5, special 1, Dark 1.5', () => {
    const mean = (strength: number, dark: number) => {
      const game = scenario('base', { hero: { xp: 3, icons: { strength } }, row: ['street-fight'] })
      const core = 3 * 0.5
      const stones = Math.min(strength, 2) * 1.5 + (strength > 2 ? 1 : 0)
      const of = { card: 'street-fight', path: 'top' as const, dark }
      game.check({ odds: { of, mean: core + stones + dark * 1.5 } })
    }
    for (let strength = 0; strength <= 3; strength++)
      for (let dark = 0; dark <= 3; dark++) mean(strength, dark)
  })
})
