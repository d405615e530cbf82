/** Gaining Traits (R-TRAIT). */
import { boxOf } from '@runesaga/engine/search'
import { describe, expect, test } from 'vitest'
import { epicSet } from '../../src/index.ts'
import { EDITIONS } from '../kit/editions.ts'
import { scenario } from '../kit/rules.ts'

const TRAIT = { base: 'honorable', epic: 'serene', stormlight: 'camp-judge' }
const CHALLENGE = { base: 'street-fight', epic: 'goblin-raid', stormlight: 'warcamp-drill' }
const THREE = {
  base: ['brave', 'foundling', 'orphan'],
  epic: ['tough', 'nimble', 'bookish'],
  stormlight: ['scholar', 'officer', 'light-fingered'],
}

describe('what a Trait is', () => {
  test.each(EDITIONS)('R-TRAIT-01 in %s a Trait has one path, and gaining it is no attempt', (edition) => {
    const events = ['attempt-declared', 'before-cast', 'cast', 'overcome', 'failed', 'after-attempt'] as const
    const game = scenario(edition, {
      cards: {
        origins: [
          {
            id: 'watchful',
            abilities: ['strength'],
            powers: [
              { when: [...events], do: { xp: 5 } },
              { when: 'trait-gained', do: { xp: 1 } },
            ],
          },
        ],
        traits: [{ id: 'plain', gives: { wisdom: 1 } }],
      },
      heroes: [{ origin: 'watchful' }, {}],
      row: ['plain', CHALLENGE[edition]],
    })
    const traits = boxOf(game.rules, game.state.setup).cards.filter(({ kind }) => kind === 'trait')
    expect(new Set(traits.map(({ paths }) => paths.length))).toEqual(new Set([1]))
    expect(game.legal().filter((text) => text.endsWith('plain'))).toEqual(['gain plain', 'journey plain'])
    expect(game.refused((g) => g.attempt('plain', 'top'))).toBe('not-a-challenge')
    expect(game.refused((g) => g.gain(CHALLENGE[edition]))).toBe('not-a-trait')
    game.gain('plain').check({
      hero: { xp: 3 + 1, icons: { wisdom: 1 } },
      'no-events': ['attempt-declared', 'cast', 'overcame'],
    })
    // the same powers do listen
    game.endTurn(0).endTurn(1).attempt(CHALLENGE[edition], 'top')
    expect(game.hero().xp).toBe(4 + 5)
  })

  test.each(EDITIONS)(
    'R-TRAIT-06 in %s a Trait is tucked under the current column, its top showing',
    (edition) => {
      const trait = TRAIT[edition]
      const first = scenario(edition, { hero: {}, rows: { 2: [trait] } }).gain(trait)
      first.check({
        hero: { story: [trait], columns: [1, 0, 0] },
        events: [{ type: 'tucked', card: trait, path: 0, column: 0 }],
      })
      const second = scenario(edition, { hero: { story: THREE[edition] }, rows: { 2: [trait] } }).gain(trait)
      second.check({
        hero: { story: [...THREE[edition], trait], columns: [3, 1, 0] },
        events: [{ type: 'tucked', card: trait, path: 0, column: 1 }],
      })
    },
  )

  test.each(EDITIONS)('R-TRAIT-07 in %s from any revealed Act that the hero has not completed', (edition) => {
    const easy = (id: string, act: 1 | 2 | 3) => ({ id, act })
    const cards = { traits: [easy('young', 1), easy('grown', 2), easy('old', 3)] }
    const gains = (story: string[], third: boolean) => {
      const game = scenario(edition, {
        cards,
        hero: { story },
        rows: { 1: ['young'], 2: ['grown'], 3: { cards: ['old'], open: third } },
      })
      const may = game.legal().filter((text) => /^gain (young|grown|old)$/.test(text))
      return [may, (card: string) => game.refused((g) => g.gain(card))] as const
    }
    expect(gains([], true)[0]).toEqual(['gain young', 'gain grown', 'gain old'])
    const [inFirst, why] = gains([], false)
    expect(inFirst).toEqual(['gain young', 'gain grown'])
    expect(why('old')).toBe('row-closed')
    const [inSecond, whyNot] = gains(THREE[edition], true)
    expect(inSecond).toEqual(['gain grown', 'gain old'])
    expect(whyNot('young')).toBe('act-completed')
  })
})

describe('needs and costs in base', () => {
  const hero = (trait: string, told: object) => scenario('base', { hero: { xp: 0, ...told }, row: [trait] })

  test('R-TRAIT-02 Adventurous costs one Experience', () => {
    hero('adventurous', { xp: 1 })
      .gain('adventurous')
      .check({ hero: { xp: 0, icons: { nature: 1, constitution: 1 } } })
    expect(hero('adventurous', {}).refused((g) => g.gain('adventurous'))).toBe('cannot-pay')
  })

  test('R-TRAIT-02 Tragic Loss costs an Experience and a Feat', () => {
    const loss = (told: object) =>
      scenario('base', { hero: { xp: 1, ...told }, rows: { 2: ['tragic-loss'] } })
    const game = loss({ hand: ['second-wind', 'relentless'] })
    game.gain('tragic-loss').choose({ card: 'relentless' })
    game.check({
      hero: { xp: 0, hand: ['second-wind'], story: ['tragic-loss'] },
      discards: { antihero: ['relentless'] },
    })
    expect(loss({}).refused((g) => g.gain('tragic-loss'))).toBe('cannot-pay')
    expect(loss({ xp: 0, hand: ['relentless'] }).refused((g) => g.gain('tragic-loss'))).toBe('cannot-pay')
  })

  test('R-TRAIT-02 of alternatives one is enough: an icon or a level, a failure or three Experience', () => {
    hero('rebellious', { icons: { dexterity: 2 } })
      .gain('rebellious')
      .check({ hero: { story: ['rebellious'] } })
    hero('rebellious', { level: 'C2' })
      .gain('rebellious')
      .check({ hero: { story: ['rebellious'] } })
    expect(hero('rebellious', { xp: 9 }).refused((g) => g.gain('rebellious'))).toBe('need-not-met')
    // a need that is met costs nothing
    hero('brave', { failures: 1, xp: 2 })
      .gain('brave')
      .check({ hero: { xp: 2 } })
    hero('brave', { xp: 3 })
      .gain('brave')
      .check({ hero: { xp: 0 } })
    expect(hero('brave', { xp: 2 }).refused((g) => g.gain('brave'))).toBe('cannot-pay')
  })

  test('R-TRAIT-02 otherwise all must hold', () => {
    const gain = (icons: object) =>
      scenario('base', {
        cards: {
          traits: [
            { id: 'sage', need: { 'story-has': { wisdom: 2 }, track: 'N or better' }, pay: { xp: 1 } },
          ],
        },
        hero: { xp: 1, icons: { wisdom: 2 }, ...icons },
        row: ['sage'],
      })
    gain({})
      .gain('sage')
      .check({ hero: { xp: 0, story: ['sage'] } })
    expect(gain({ icons: { wisdom: 1 } }).refused((g) => g.gain('sage'))).toBe('need-not-met')
    expect(gain({ level: 'C1' }).refused((g) => g.gain('sage'))).toBe('need-not-met')
    expect(gain({ xp: 0 }).refused((g) => g.gain('sage'))).toBe('cannot-pay')
  })
})

describe('needs, costs and bonuses in stormlight', () => {
  const hero = (trait: string, told: object, act: 1 | 2 = 1) =>
    scenario('stormlight', {
      hero: { xp: 0, ...told },
      rows: { [act]: [trait] },
      decks: { hero: ['clear-sight'] },
    })

  test('R-TRAIT-03 some need something, some cost Experience, First Oath both', () => {
    hero('light-fingered', { icons: { dexterity: 1 } }).gain('light-fingered')
    expect(hero('light-fingered', { xp: 9 }).refused((g) => g.gain('light-fingered'))).toBe('need-not-met')
    hero('keen-eyed', { xp: 1 })
      .gain('keen-eyed')
      .check({ hero: { xp: 0 } })
    expect(hero('keen-eyed', {}).refused((g) => g.gain('keen-eyed'))).toBe('cannot-pay')
    hero('first-oath', { xp: 2 }, 2)
      .gain('first-oath')
      .check({ hero: { xp: 0, level: 'V1', icons: { radiant: 1 } } })
    expect(hero('first-oath', { xp: 2, level: 'C1' }, 2).refused((g) => g.gain('first-oath'))).toBe(
      'need-not-met',
    )
    expect(hero('first-oath', { xp: 1 }, 2).refused((g) => g.gain('first-oath'))).toBe('cannot-pay')
  })

  test('R-TRAIT-03 others are free to all, and do something if their condition is met', () => {
    hero('officer', { xp: 3 })
      .gain('officer')
      .check({ hero: { xp: 3, icons: { charisma: 1 } } })
    hero('officer', { xp: 4 })
      .gain('officer')
      .check({ hero: { xp: 2, icons: { charisma: 1 } } })
  })
})

describe('epic', () => {
  test('R-TRAIT-04 every Trait is free to a hero who has nothing', () => {
    const traits = epicSet().traits!
    expect(traits).toHaveLength(23)
    for (const { id, act } of traits) {
      const game = scenario('epic', { hero: { xp: 0, level: 'C4' }, rows: { [act]: [id] } })
      expect(game.legal()).toContain(`gain ${id}`)
    }
    scenario('epic', { hero: { xp: 1 }, row: ['tough'] })
      .gain('tough')
      .check({ hero: { xp: 1, story: ['tough'] } })
  })

  test('R-TRAIT-05 its power comes once, before its icons count', () => {
    const royal = {
      id: 'royal',
      gives: { royalty: 1 },
      gained: { if: { 'story-has': { royalty: 1 } }, do: { xp: 2 } },
    }
    const at = (royalty: number) =>
      scenario('epic', { cards: { traits: [royal] }, hero: { icons: { royalty } }, row: ['royal', 'tough'] })
    // it pays a hero who is royal already: its own icon doesn't count yet
    at(0)
      .gain('royal')
      .check({ hero: { xp: 3, icons: { royalty: 1 } } })
    const game = at(1).gain('royal')
    game.check({ hero: { xp: 5, icons: { royalty: 2 } }, events: ['trait-gained', 'xp', 'tucked'] })
    game
      .endTurn(0)
      .endTurn(1)
      .gain('tough')
      .endTurn(0)
      .check({ hero: { xp: 5, story: ['royal', 'tough'] } })
  })

  test('R-TRAIT-05 what its power lends ends with the turn', () => {
    const game = scenario('epic', {
      cards: {
        traits: [
          {
            id: 'fleet',
            gives: { wisdom: 1 },
            gained: { do: { icon: { until: 'turn', of: 'strength', n: 1 } } },
          },
        ],
      },
      heroes: [{}, {}],
      row: ['fleet'],
    })
    game.gain('fleet').check({ hero: { lent: { strength: 1 }, icons: { wisdom: 1, strength: 0 } } })
    game.endTurn(0).check({ hero: { lent: { strength: 0 }, icons: { wisdom: 1 } } })
    game.endTurn(1).check({ hero: { lent: { strength: 0 } } })
  })
})

describe('boons for the next turn in stormlight', () => {
  const again = {
    id: 'again',
    kind: 'hero' as const,
    copies: 2,
    play: 'any-time' as const,
    on: 'you' as const,
    do: { 'main-action': 1 },
  }
  const boon = (trait: string, act: 1 | 2 = 1, price = 0) =>
    scenario('stormlight', {
      cards: {
        feats: [again],
        challenges: ['one', 'two'].map((id) => ({ id, difficulty: 20, abilities: ['strength' as const] })),
      },
      heroes: [{ xp: price, hand: ['again'] }, {}],
      rows: { 1: act === 1 ? [trait, 'one', 'two'] : ['one', 'two'], ...(act === 2 && { 2: [trait] }) },
    }).gain(trait)

  test.each([
    ['lighteyes', 1, 3],
    ['nightwatchers-boon', 2, 4],
  ] as const)(
    'R-TRAIT-08 %s of Act %i: %i successes for one attempt of the next turn',
    (trait, act, bonus) => {
      const now = boon(trait, act).play('again').attempt('one', 'top').cast(3).goOn()
      expect(now.total()).toBe(3)

      const game = boon(trait, act).endTurn(0).endTurn(1).attempt('one', 'top').cast(3).goOn()
      expect(game.total()).toBe(3 + bonus)
      game.play('again').attempt('two', 'top').cast(3).goOn()
      expect(game.total()).toBe(3)

      const lost = boon(trait, act)
        .endTurn(0)
        .endTurn(1)
        .endTurn(0)
        .endTurn(1)
        .attempt('one', 'top')
        .cast(3)
        .goOn()
      expect(lost.total()).toBe(3)
    },
  )

  test('R-TRAIT-08 Darkeyes: one re-attempt in the next turn, and no later', () => {
    const game = boon('darkeyes', 1, 1).endTurn(0).endTurn(1).attempt('one', 'top').cast(3).pass(0)
    game.check({ asks: { kind: 'choose', seat: 0 }, legal: ['yes', 'no'], hero: { failures: 0 } })
    game.choose('yes').cast(2).goOn()
    expect(game.total()).toBe(2)
    game.check({ hero: { failures: 1, xp: 1 } })

    const lost = boon('darkeyes', 1, 1)
      .endTurn(0)
      .endTurn(1)
      .endTurn(0)
      .endTurn(1)
      .attempt('one', 'top')
      .cast(3)
      .goOn()
    lost.check({ asks: { kind: 'menu' }, hero: { failures: 1 } })
  })
})
