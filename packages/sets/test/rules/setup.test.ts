/** Decks and Character cards at the start (R-SETUP-01 to R-SETUP-08). */
import { BadSetup, type CardNo, type Seat } from '@runesaga/engine'
import { HIDDEN } from '@runesaga/engine/search'
import { describe, expect, test } from 'vitest'
import { idsOf, kindsOf } from '../kit/cards.ts'
import { EDITIONS, type Edition } from '../kit/editions.ts'
import { boxOf, knowledgeOf, legalActions, newGame, pending, scenario } from '../kit/rules.ts'
import { ascending, start } from '../kit/started.ts'

const ACTS = [0, 1, 2]
const HERO = 3
const ANTIHERO = 4
const ADVERSARY = 5

describe('decks', () => {
  test.each(EDITIONS)('R-SETUP-01 every deck of %s is shuffled by itself', (edition) => {
    const games = [1, 2].map((seed) => start(edition, 'coop', 2, {}, seed))
    for (const state of games) {
      const box = boxOf(state.setup)
      const hands = state.heroes.flatMap((h) => h.hand)
      for (const act of ACTS) expect(ascending(state.decks[act].cards)).toEqual(box.acts[act])
      expect(ascending(state.decks[HERO].cards)).toEqual(box.feats.hero)
      expect(ascending(state.decks[ANTIHERO].cards)).toEqual(box.feats.antihero)
      expect(box.feats.hero).toEqual(expect.arrayContaining(hands))
    }
    for (const deck of [...ACTS, HERO, ANTIHERO]) {
      expect(games[0].decks[deck].cards).not.toEqual(games[1].decks[deck].cards)
    }
    const orders = new Set(
      [1, 2, 3, 4, 5, 6].map((seed) =>
        start(edition, 'coop', 2, { adversary: foe[edition] }, seed).decks[ADVERSARY].cards.join(),
      ),
    )
    expect(orders.size).toBeGreaterThan(1)
    // the first seat's card of each kind, over some games
    const seeds = Array.from({ length: 8 }, (_, i) => start(edition, 'coop', 2, {}, i).heroes[0])
    for (const at of [0, 2, 4]) expect(new Set(seeds.map((h) => h.dealt[at])).size).toBeGreaterThan(1)
    expect(new Set(seeds.map((h) => h.heritage)).size > 1).toBe(edition === 'epic')
  })
  const foe = { base: 'the-demon', epic: 'dark-lord', stormlight: 'odium' }
})

describe('Character cards', () => {
  test.each(['base', 'stormlight'] as const)(
    'R-SETUP-02 %s: two Origins, Motivations, Destinies each; one of each is kept',
    (edition) => {
      const state = start(edition, 'competitive', 2)
      const box = boxOf(state.setup)
      const { dealt, heritage } = state.heroes[1]
      const [o1, o2, m1, m2, d1, d2] = dealt
      expect(kindsOf(state, dealt)).toEqual([
        'origin',
        'origin',
        'motivation',
        'motivation',
        'destiny',
        'destiny',
      ])
      expect(heritage).toBe(-1)
      expect(new Set(state.heroes.flatMap((h) => h.dealt)).size).toBe(12)
      expect(legalActions(state, 1)).toEqual(
        [o1, o2].flatMap((origin) =>
          [m1, m2].flatMap((motivation) =>
            [d1, d2].map((destiny) => ({ type: 'keep', origin, motivation, destiny })),
          ),
        ),
      )
      const game = scenario(edition, { at: 'setup', heroes: [{ dealt: idsOf(state, dealt) }, {}] })
      const id = (card: CardNo) => idsOf(state, [card])[0]
      expect(game.refused((g) => g.keep({ origin: id(o1), motivation: id(o2), destiny: id(d1) }, 0))).toBe(
        'one-of-each',
      )
      expect(
        game.refused((g) =>
          g.keep(
            { origin: id(box.origins.find((c) => !dealt.includes(c))!), motivation: id(m1), destiny: id(d1) },
            0,
          ),
        ),
      ).toBe('not-dealt-to-you')
      game.keep({ origin: id(o2), motivation: id(m1), destiny: id(d2) }, 0).keep()
      game.check({
        hero: { origin: id(o2), motivation: id(m1), destiny: id(d2), 'dealt-size': 0 },
        out: [id(o1), id(m2), id(d1)],
      })
    },
  )

  test('R-SETUP-03 epic: one Heritage that is kept, two Origins, Classes and Destinies of which one is', () => {
    const state = start('epic', 'competitive', 4)
    for (const hero of state.heroes) {
      expect(kindsOf(state, [hero.heritage])).toEqual(['heritage'])
      expect(kindsOf(state, hero.dealt)).toEqual(['origin', 'origin', 'class', 'class', 'destiny', 'destiny'])
    }
    expect(new Set(state.heroes.map((h) => h.heritage)).size).toBe(4)
    expect(legalActions(state, 0)).toHaveLength(8)
    const game = scenario('epic', {
      at: 'setup',
      heroes: [
        { heritage: 'elf', dealt: ['scout', 'laborer', 'fighter', 'monk', 'favored-soul', 'fallen-hero'] },
        {},
      ],
    })
    game.keep({ origin: 'laborer', motivation: 'monk', destiny: 'fallen-hero' }, 0).keep()
    game.check({
      hero: {
        heritage: 'elf',
        origin: 'laborer',
        motivation: 'monk',
        destiny: 'fallen-hero',
        'dealt-size': 0,
      },
      out: ['scout', 'fighter', 'favored-soul'],
    })
  })

  test.each(['base', 'stormlight'] as const)(
    'R-SETUP-04 a first game of %s may deal one Character card of each kind',
    (edition) => {
      const state = start(edition, 'competitive', 3, { noChoice: true })
      for (const { origin, motivation, destiny, dealt } of state.heroes) {
        expect(kindsOf(state, [origin, motivation, destiny])).toEqual(['origin', 'motivation', 'destiny'])
        expect(dealt).toEqual([])
      }
      expect(pending(state).map(({ kind }) => kind)).not.toContain('keep')
      expect(state.rows[0].open).toBe(true)
    },
  )

  test('R-SETUP-04 Epic Origins has no such option, whatever sets join it', () => {
    // others may have it too
    const refused = /^noChoice: epic has no such option \(R-SETUP-04\); base and stormlight( and \w+)* have$/
    const toRefuse = (begin: () => unknown) => {
      expect(begin).toThrow(BadSetup)
      expect(begin).toThrow(refused)
    }
    toRefuse(() => start('epic', 'solo', 1, { noChoice: true }))
    const setup = { edition: 'epic', mode: 'coop', heroes: 2, sets: ['epic', 'base'] } as const
    const mixed = { ...setup, sets: [...setup.sets], options: { noChoice: true }, seed: { fast: 1 } }
    toRefuse(() => newGame(mixed))
    expect(() => start('epic', 'solo', 1, { noChoice: false })).not.toThrow()
  })

  test.each(EDITIONS)('R-SETUP-05 in %s each hero begins with one Hero card and 3 Experience', (edition) => {
    const state = start(edition, 'coop', 4)
    for (const hero of state.heroes) {
      expect(hero.xp).toBe(3)
      expect(hero.hand.map((card) => boxOf(state.setup).cards[card].feat!.kind)).toEqual(['hero'])
    }
    expect(state.decks[HERO].cards.length - state.decks[HERO].at).toBe(
      boxOf(state.setup).feats.hero.length - 4,
    )
  })
})

describe('the mat', () => {
  const kept = (edition: Edition) => scenario(edition, { at: 'setup' }).keep().goOn().state

  test.each(['base', 'stormlight'] as const)(
    'R-SETUP-06 in %s Origin and Motivation lie face-up, the Destiny face-down for all but its owner',
    (edition) => {
      const state = kept(edition)
      const { origin, motivation, destiny, destinyUp, icons } = state.heroes[0]
      expect(kindsOf(state, [origin, motivation, destiny])).toEqual(['origin', 'motivation', 'destiny'])
      expect(destinyUp).toBe(false)
      const shown = (viewer: Seat | 'spectator') => {
        const hero = knowledgeOf(state, viewer).heroes[0]
        return [hero.origin, hero.motivation, hero.destiny]
      }
      expect(shown(0)).toEqual([origin, motivation, destiny])
      expect(shown(1)).toEqual([origin, motivation, HIDDEN])
      expect(shown('spectator')).toEqual([origin, motivation, HIDDEN])
      // the icons of the face-up cards, and not of the Destiny
      const { cards } = boxOf(state.setup)
      expect(icons).toEqual(
        icons.map((_, i) => cards[origin].paths[0].icons[i] + cards[motivation].paths[0].icons[i]),
      )
    },
  )

  test('R-SETUP-07 in epic the Class lies in the second column and the Heritage beside the mat, both face-up', () => {
    const state = kept('epic')
    const { heritage, origin, motivation, destiny, icons } = state.heroes[0]
    expect(kindsOf(state, [heritage, origin, motivation])).toEqual(['heritage', 'origin', 'class'])
    const { heroes } = knowledgeOf(state, 1)
    expect([heroes[0].heritage, heroes[0].origin, heroes[0].motivation, heroes[0].destiny]).toEqual([
      heritage,
      origin,
      motivation,
      HIDDEN,
    ])
    expect(knowledgeOf(state, 0).heroes[0].destiny).toBe(destiny)
    // off the columns: only the Origin's icons are in the story
    expect(icons).toEqual(boxOf(state.setup).cards[origin].paths[0].icons)
  })

  test.each([
    ['base', 'sailor', 'born-lucky', 'wise-master'],
    ['epic', 'scout', 'fighter', 'favored-soul'],
    ['stormlight', 'warrior', 'trained-by-a-master', 'edgedancer'],
  ] as const)(
    'R-SETUP-08 in %s the marker begins on the third level',
    (edition, origin, motivation, destiny) => {
      const game = scenario(edition, { at: 'setup', heroes: [{ dealt: [origin, motivation, destiny] }, {}] })
      game.keep({ origin, motivation, destiny }, 0).keep()
      expect([game.hero(0).level, game.state.heroes[0].level]).toEqual(['N', 2])
      expect(game.hero(0).origin).toBe(origin)
    },
  )

  test.each([
    ['stormlight', ['warrior', 'haunted-past', 'mastermind'], 'C1', 3],
    ['stormlight', ['warrior', 'redemption-seeker', 'mastermind'], 'C2', 3],
    ['epic', ['gravedigger', 'fighter', 'favored-soul'], 'C1', 3 + 5],
    ['epic', ['hermit', 'fighter', 'favored-soul'], 'V1', 3 + 2],
  ] as const)(
    'R-SETUP-08 in %s %s: the start is otherwise, and no Corruption or Virtue was gained',
    (edition, dealt, level, xp) => {
      const game = scenario(edition, {
        mode: 'solo',
        at: 'setup',
        cards: {
          quests: [
            {
              id: 'watch',
              powers: [
                { when: 'corruption-gained', do: { 'adversary-xp': 1 } },
                { when: 'virtue-gained', do: { 'adversary-xp': 1 } },
              ],
            },
          ],
        },
        adversary: { quest: 'watch' },
        hero: { dealt: [...dealt] },
      })
      game.keep({ origin: dealt[0], motivation: dealt[1], destiny: dealt[2] }).goOn()
      expect([game.hero().level, game.hero().xp, game.adversary()!.xp]).toEqual([level, xp, 5])
    },
  )
})
