/** Mixing sets (R-MIX). */
import { readFileSync } from 'node:fs'
import { type CardNo, type GameSetup, type GameState, withSets } from '@runesaga/engine'
import { cardEntries, EDITIONS } from '@runesaga/engine/language'
import { describe, expect, test } from 'vitest'
import { baseSet, stormlightSet } from '../../src/index.ts'
import { boxOf, newGame, rules, scenario } from '../kit/rules.ts'

const game = (setup: Omit<GameSetup, 'seed'>): GameState => newGame({ ...setup, seed: { fast: 3 } })
const kinds = (state: GameState, cards: readonly CardNo[]): Set<string> =>
  new Set(cards.map((card) => boxOf(state.setup).cards[card].kind))
const ofSet = (state: GameState, cards: readonly CardNo[], set: string): string[] =>
  cards.map((card) => boxOf(state.setup).cards[card]).flatMap((card) => (card.set === set ? [card.id] : []))

/** The table of the glossary's section 6: the book's list, group by group. */
function glossaryList() {
  const text = readFileSync(new URL('../../../../docs/rules/GLOSSARY.md', import.meta.url), 'utf8')
  const [section] = /^## 6\.[\s\S]*?(?=^## 7\.)/m.exec(text)!
  return [...section.matchAll(/^\| ([\w ]+) \| (\d+)[^|]*\| (.+) \|$/gm)].map(([, group, count, names]) => ({
    group,
    count: Number(count),
    cards: names.split(', ').map((one) => {
      const [, title, copies = '1'] = /^(.*?)(?: ×(\d))?$/.exec(one)!
      return { title, copies: Number(copies) }
    }),
  }))
}

/** The id of the base card with this English name. */
function idOf(title: string): string {
  const found = cardEntries(baseSet()).find(({ card }) => plainName(card.name?.en ?? '') === plainName(title))
  return found?.card.id ?? `no card is called ${title}`
}
const plainName = (name: string): string => name.replaceAll('’', "'").toLowerCase()

describe('which cards', () => {
  test('R-MIX-01 a Class and a Motivation are interchangeable: shuffled and dealt together', () => {
    const state = game({ edition: 'epic', mode: 'competitive', heroes: 4, sets: ['epic', 'base'] })
    expect(kinds(state, boxOf(state.setup).motivations)).toEqual(new Set(['motivation', 'class']))
    const secondColumn = Array.from({ length: 12 }, (_, fast) =>
      newGame({ edition: 'epic', mode: 'competitive', heroes: 4, sets: ['epic', 'base'], seed: { fast } }),
    ).flatMap((s) => s.heroes.flatMap((h) => h.dealt.slice(2, 4)))
    expect(kinds(state, secondColumn)).toEqual(new Set(['motivation', 'class']))
  })

  test('R-MIX-02 epic mixes with others whole: no curation list is printed', () => {
    const state = game({ edition: 'epic', mode: 'competitive', heroes: 2, sets: ['epic', 'base'] })
    const box = boxOf(state.setup)
    expect(box.origins.length).toBe(15 + 15)
    expect(box.acts.map((deck) => deck.length)).toEqual([23 + 29, 23 + 32, 21 + 30])
    expect(box.feats.hero.length).toBe(24 + 22)
  })

  test('R-MIX-03 stormlight takes the listed base cards: 9, 10, 6; 13, 12, 9; 14 Hero and 13 Antihero cards', () => {
    const state = game({
      edition: 'stormlight',
      mode: 'competitive',
      heroes: 2,
      sets: ['stormlight', 'base'],
    })
    const box = boxOf(state.setup)
    const count = (cards: readonly CardNo[]) => ofSet(state, cards, 'base').length
    expect([box.origins, box.motivations, box.destinies].map(count)).toEqual([9, 10, 6])
    expect(box.acts.map(count)).toEqual([13, 12, 9])
    expect([box.feats.hero, box.feats.antihero].map(count)).toEqual([14, 13])
    expect(ofSet(state, box.feats.hero, 'base').filter((id) => id === 'base/comrade-in-arms').length).toBe(2)
    const titles = (cards: readonly CardNo[]) => new Set(ofSet(state, cards, 'base')).size
    expect([box.feats.hero, box.feats.antihero].map(titles)).toEqual([10, 6])
  })

  test('R-MIX-03 solo takes the list as it is, with the Feats that the base game’s own solo sets aside', () => {
    const table = { edition: 'stormlight', mode: 'solo', heroes: 1 } as const
    const state = game({ ...table, sets: ['stormlight', 'base'] })
    const hero = ofSet(state, boxOf(state.setup).feats.hero, 'base')
    expect(hero.length).toBe(14)
    expect(hero.filter((id) => id === 'base/comrade-in-arms').length).toBe(2)
    expect(hero.filter((id) => id === 'base/unlikely-alliance').length).toBe(2)
    // what Stormlight itself leaves out of solo games stays out (R-SETUP-16)
    expect(ofSet(state, boxOf(state.setup).destinies, 'stormlight')).not.toContain('stormlight/stoneward')
  })

  test('R-MIX-03 they are the cards that the glossary names, one by one', () => {
    const rows = glossaryList()
    const listed = rows.flatMap(({ cards }) => cards.map(({ title, copies }) => [idOf(title), copies]))
    expect(Object.fromEntries(listed)).toEqual(stormlightSet().mixes!.base)
    expect(rows.map(({ group, count, cards }) => [group, count, cards.length])).toEqual([
      ['Origin', 9, 9],
      ['Motivation', 10, 10],
      ['Destiny', 6, 6],
      ['Act I', 13, 13],
      ['Act II', 12, 12],
      ['Act III', 9, 9],
      ['Hero', 14, 10],
      ['Antihero', 13, 6],
    ])
  })
})

describe('which rules', () => {
  const mixed = (mode: 'coop' | 'competitive' | 'solo', heroes: number) =>
    game({ edition: 'stormlight', mode, heroes, sets: ['stormlight', 'base'] })

  test("R-MIX-04 with the base set Odium's rules replace base co-op, and Radiant paths get rarer", () => {
    const state = mixed('coop', 2)
    const box = boxOf(state.setup)
    expect(box.cards[state.adversary!.card].id).toBe('stormlight/odium')
    expect(state.adversary!.xp).toBe(10)
    expect(state.adversary!.goal).toBe(0)
    expect(state.adversary!.quests.map((q) => box.cards[q].id)).toEqual(['stormlight/radiants-united'])
    const radiant = (s: GameState) => {
      const b = boxOf(s.setup)
      const paths = b.acts.flat().flatMap((card) => b.cards[card].paths)
      return paths.filter((path) => path.icons[12] > 0).length / paths.length
    }
    const alone = game({ edition: 'stormlight', mode: 'coop', heroes: 2 })
    expect(radiant(state)).toBeLessThan(radiant(alone))
  })

  test('R-MIX-04 R-FEAT-07 in co-op a Feat of Stormlight on “you” may go to any hero at a table of the base game too', () => {
    const hero = { hand: ['stormlight/chasm-duty'], xp: 0 }
    const table = scenario('base', { mode: 'coop', sets: ['base', 'stormlight'], heroes: [hero, {}] })
    const plays = table.legal().filter((action) => action.startsWith('play'))
    expect(plays).toEqual(['play chasm-duty', 'play chasm-duty on 1'])
  })

  test('R-MIX-04 competitive games keep a Feat on “you” for its player', () => {
    const hero = { hand: ['stormlight/chasm-duty'], xp: 0 }
    const table = scenario('stormlight', { sets: ['stormlight', 'base'], heroes: [hero, {}] })
    expect(table.legal().filter((action) => action.startsWith('play'))).toEqual(['play chasm-duty'])
  })

  test.each(['base', 'epic', 'stormlight'] as const)(
    'R-DARK-03 at a table of %s with Stormlight cards no Dark rune is bought on a Radiant path',
    (edition) => {
      const challenges = [
        { id: 'dawn', difficulty: 3, abilities: ['charisma' as const], bottom: { gives: { radiant: 1 } } },
      ]
      const sets = edition === 'stormlight' ? [edition] : [edition, 'stormlight']
      const table = { sets, cards: { challenges }, row: ['dawn'], hero: { xp: 3 } }
      const asks = (path: 'top' | 'bottom') => scenario(edition, table).attempt('dawn', path).legal()
      expect(asks('top')).toContain('dark 3')
      expect(asks('bottom')).not.toContain('dark 1')
    },
  )

  test("R-MIX-05 the two Harsh Lessons carry the skull and join Odium's deck of eight; competitive keeps them", () => {
    const coop = mixed('coop', 2)
    const deck = coop.decks[5].cards
    expect(deck.length).toBe(8)
    expect(ofSet(coop, deck, 'base')).toEqual(['base/harsh-lesson', 'base/harsh-lesson'])
    const competitive = mixed('competitive', 2)
    expect(
      ofSet(competitive, competitive.decks[4].cards, 'base').filter((id) => id === 'base/harsh-lesson')
        .length,
    ).toBe(2)
  })

  test('R-MIX-06 table rules are the host edition’s: Journeys, Allies, Twists', () => {
    const hosts = (['base', 'epic', 'stormlight'] as const).map((edition) => {
      const { ruleset } = boxOf(
        game({ edition, mode: 'competitive', heroes: 2, sets: ['base', 'epic', 'stormlight'] }).setup,
      )
      return [ruleset.journey.perTurn, ruleset.journey.beforeMainOnly, ruleset.allies, ruleset.twist]
    })
    expect(hosts).toEqual([
      [1, false, 'same-act', 'draw'],
      [Number.POSITIVE_INFINITY, true, 'same-act', 'heritage'],
      [1, true, 'any-row', 'draw'],
    ])
    // no Heritage is dealt by a host that has none
    const host = game({ edition: 'base', mode: 'competitive', heroes: 2, sets: ['base', 'epic'] })
    expect(host.heroes.map((h) => h.heritage)).toEqual([-1, -1])
  })

  test('R-MIX-07 Traits with a price and Traits with a gain power lie side by side, each as printed', () => {
    const state = game({ edition: 'base', mode: 'competitive', heroes: 2, sets: ['base', 'epic'] })
    const box = boxOf(state.setup)
    const gaining = (id: string) => box.cards[box.byId.get(id)![0]].gaining!
    expect(gaining('base/adventurous').pay).toBeGreaterThanOrEqual(0)
    expect(gaining('base/adventurous').gainedBlock).toBe(-1)
    expect(gaining('epic/tough').pay).toBe(-1)
    expect(gaining('epic/tough').gainedBlock).toBeGreaterThanOrEqual(0)
    const traits = (set: string) =>
      box.acts[0].filter((card) => box.cards[card].kind === 'trait' && box.cards[card].set === set).length
    expect([traits('base'), traits('epic')]).toEqual([8, 9])
  })

  test('R-MIX-03 by hand the whole set joins, the list left aside', () => {
    const whole = game({
      edition: 'stormlight',
      mode: 'coop',
      heroes: 3,
      sets: ['stormlight', 'base'],
      options: { wholeSets: true },
    })
    const box = boxOf(whole.setup)
    const base = boxOf(game({ edition: 'base', mode: 'competitive', heroes: 3 }).setup)
    expect(ofSet(whole, box.origins, 'base').length).toBe(base.origins.length)
    expect(ofSet(whole, box.acts[0], 'base').length).toBe(29)
    // still under Odium: the host's rules hold, and no other Adversary comes
    expect(box.adversaries.map((card) => box.cards[card].id)).toEqual(['stormlight/odium'])
    expect(whole.decks[5].cards.length).toBeGreaterThan(8)
  })

  test('a mix that can’t be played says everything that is missing, as data too', () => {
    const few = {
      edition: 'stormlight',
      mode: 'coop',
      heroes: 4,
      sets: ['few'],
    } as const
    const lacking = withSets(rules, [
      { ...stormlightSet(), set: 'few', destinies: [], 'last-foes': [], quests: [], mixes: {} },
    ])
    const problems = lacking.problems({ ...few, sets: ['few'] })
    expect(problems).toEqual([
      { problem: 'too-few', what: 'destiny', heroes: 4, need: 8, have: 0 },
      { problem: 'no-adversary', mode: 'coop' },
    ])
    expect(() => lacking.newGame({ ...few, sets: ['few'], seed: { fast: 3 } })).toThrow(
      '4 heroes need 8 Destinies, the chosen sets have 0; a coop game needs an Adversary in the chosen sets',
    )
    expect(lacking.problems({ ...few, heroes: 5, sets: ['few', 'few', 'nowhere'] })).toEqual([
      { problem: 'heroes', mode: 'coop', least: 2, most: 4, heroes: 5 },
      { problem: 'set-twice', set: 'few' },
      {
        problem: 'set-unknown',
        set: 'nowhere',
        known: [...EDITIONS, 'seven-shards', 'few'],
      },
    ])
    // the mixes of our own sets can all be played
    for (const edition of EDITIONS) {
      expect(rules.problems({ edition, mode: 'coop', heroes: 4, sets: [...EDITIONS] })).toEqual([])
    }
  })

  test('a set named twice is refused, with no game', () => {
    expect(() => game({ edition: 'base', mode: 'competitive', heroes: 2, sets: ['base', 'base'] })).toThrow(
      'the card set "base" is named twice',
    )
  })
})
