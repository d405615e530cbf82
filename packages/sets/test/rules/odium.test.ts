/** Odium, the Adversary of The Stormlight Archive: setting up, Quests, facing him (R-ODIUM-01…12, 18, 19). */
import type { GameState } from '@runesaga/engine'
import { ABILITIES } from '@runesaga/engine/language'
import { describe, expect, test } from 'vitest'
import { stormlightSet } from '../../src/index.ts'
import { namesOf, pages, story, tally } from '../kit/pages.ts'
import { boxOf, newGame, scenario } from '../kit/rules.ts'

const game = (mode: 'solo' | 'coop' | 'competitive', heroes: number, quest?: string): GameState =>
  newGame({
    edition: 'stormlight',
    mode,
    heroes,
    seed: { fast: 1 },
    options: quest === undefined ? {} : { quest },
  })

const QUESTS = [
  'radiants-united',
  'the-true-desolation',
  'contest-of-champions',
  'the-fraying-alliance',
] as const

describe('setting up', () => {
  test('R-ODIUM-01 Odium stands against the heroes in solo and co-op, and against nobody else', () => {
    for (const [mode, heroes] of [
      ['solo', 1],
      ['coop', 4],
    ] as const) {
      const state = game(mode, heroes)
      expect(namesOf(state, [state.adversary!.card])).toEqual(['odium'])
    }
    const competitive = game('competitive', 2)
    expect(competitive.adversary).toBeNull()
    expect(namesOf(competitive, competitive.out)).toEqual(expect.arrayContaining(['odium', ...QUESTS]))
  })

  test('R-ODIUM-02 one of four Quests is chosen, Radiants United first; alone only two can be', () => {
    expect((stormlightSet().quests ?? []).map((quest) => quest.id)).toEqual([...QUESTS])
    for (const mode of ['solo', 'coop'] as const) {
      const state = game(mode, mode === 'solo' ? 1 : 2)
      expect(namesOf(state, state.adversary!.quests)).toEqual(['radiants-united'])
    }
    for (const quest of QUESTS) {
      const state = game('coop', 2, quest)
      expect(namesOf(state, state.adversary!.quests)).toEqual([quest])
      expect(namesOf(state, state.out)).toEqual(expect.arrayContaining(QUESTS.filter((id) => id !== quest)))
    }
    const alone = game('solo', 1, 'the-true-desolation')
    expect(namesOf(alone, alone.adversary!.quests)).toEqual(['the-true-desolation'])
    for (const quest of ['contest-of-champions', 'the-fraying-alliance']) {
      expect(() => game('solo', 1, quest)).toThrow(`${quest} stays in the box in solo games`)
    }
  })

  test.each([
    ['solo', 1],
    ['coop', 3],
  ] as const)(
    "R-ODIUM-03 the six skull cards are Odium's deck in %s; heroes draw from the other eighteen",
    (mode, heroes) => {
      const state = game(mode, heroes)
      const odium = {
        'broken-oath': 1,
        'embrace-the-thrill': 1,
        'ravages-of-war': 1,
        'the-everstorm': 2,
        'unmade-influence': 1,
      }
      expect(tally(namesOf(state, state.decks[5].cards))).toEqual(odium)
      const heroesDeck = namesOf(state, state.decks[4].cards)
      expect(heroesDeck.length).toBe(18)
      expect(heroesDeck.filter((id) => id in odium)).toEqual([])
      expect(
        game('competitive', 2)
          .decks.map((deck) => deck.cards.length)
          .slice(4),
      ).toEqual([24, 0])
    },
  )

  test('R-ODIUM-04 five Experience lie on Odium for each hero', () => {
    expect([game('solo', 1), ...[2, 3, 4].map((n) => game('coop', n))].map((s) => s.adversary!.xp)).toEqual([
      5, 10, 15, 20,
    ])
  })

  test('R-ODIUM-05 Stoneward and Bondsmith are dealt in co-op, neither of them alone', () => {
    const destinies = (state: GameState) => namesOf(state, boxOf(state.setup).destinies)
    expect(destinies(game('coop', 2))).toEqual(expect.arrayContaining(['stoneward', 'bondsmith']))
    expect(destinies(game('solo', 1)).filter((id) => ['stoneward', 'bondsmith'].includes(id))).toEqual([])
    expect(destinies(game('solo', 1)).length).toBe(10)
    expect(destinies(game('competitive', 2)).filter((id) => ['stoneward', 'bondsmith'].includes(id))).toEqual(
      ['bondsmith'],
    )
  })
})

/** Two of each: totals from 5 to 11 without any special face. */
const icons = Object.fromEntries(ABILITIES.map((ability) => [ability, 2]))
const table = (quest: (typeof QUESTS)[number], row: string[], more: object = {}, xp = 6) =>
  scenario('stormlight', {
    mode: 'coop',
    adversary: { quest, xp },
    heroes: [{ xp: 0, icons, ...more }, { xp: 0 }],
    row,
  })

describe('Quests', () => {
  test('R-ODIUM-06 Radiants United: Corruption feeds him, Radiant icons of any Act starve him', () => {
    const fed = table('radiants-united', ['caravan-ambush']).attempt('caravan-ambush', 'bottom').cast(8)
    fed.check({ heroes: { 0: { level: 'C1' } }, adversary: { xp: 7 } })
    const early = table('radiants-united', ['first-great-storm'])
      .attempt('first-great-storm', 'bottom')
      .cast(8)
    early.check({ heroes: { 0: { icons: { radiant: 1 } } }, adversary: { xp: 5 } })
    const starved = scenario('stormlight', {
      mode: 'coop',
      adversary: { quest: 'radiants-united', xp: 6 },
      heroes: [{ xp: 0, icons }, {}],
      rows: { 3: ['song-of-the-enemy'] },
    })
    starved
      .attempt('song-of-the-enemy', 'top')
      .cast(10)
      .check({ heroes: { 0: { icons: { radiant: 1 } } }, adversary: { xp: 5 } })
  })

  test('R-ODIUM-06 The True Desolation: failures by 3 feed him, Radiant icons starve him, twice as much in Act III', () => {
    table('the-true-desolation', ['caravan-ambush'])
      .attempt('caravan-ambush', 'top')
      .cast(5)
      .check({ adversary: { xp: 6 } })
    const failed = table('the-true-desolation', ['caravan-ambush'], { icons: {} })
    failed
      .attempt('caravan-ambush', 'top')
      .cast(2)
      .check({ adversary: { xp: 7 } })
    const radiant = table('the-true-desolation', ['first-great-storm'])
      .attempt('first-great-storm', 'bottom')
      .cast(8)
    radiant.check({ adversary: { xp: 5 } })
    const late = scenario('stormlight', {
      mode: 'coop',
      adversary: { quest: 'the-true-desolation', xp: 6 },
      heroes: [{ xp: 0, icons }, {}],
      rows: { 3: ['song-of-the-enemy'] },
    })
    late
      .attempt('song-of-the-enemy', 'top')
      .cast(9)
      .check({ attempt: { outcome: 'overcome' }, adversary: { xp: 4 } })
  })

  test('R-ODIUM-06 Contest of Champions: Corruption of Acts I and II feeds him, Virtue starves him', () => {
    table('contest-of-champions', ['caravan-ambush'])
      .attempt('caravan-ambush', 'bottom')
      .cast(8)
      .check({ adversary: { xp: 7 } })
    const virtue = table('contest-of-champions', ['chapel-of-the-quiet-lamp'])
    virtue
      .attempt('chapel-of-the-quiet-lamp', 'top')
      .cast(8)
      .check({ adversary: { xp: 5 } })
  })

  test("R-ODIUM-06 The Fraying Alliance: Allies sacrificed feed him, a Hero card on another's attempt starves him", () => {
    const lost = scenario('stormlight', {
      mode: 'coop',
      adversary: { quest: 'the-fraying-alliance', xp: 6 },
      heroes: [{ xp: 1, allies: ['betrothed'] }, {}],
      row: [{ card: 'on-the-run', ally: 'brother' }],
    })
    lost.use('betrothed').check({ adversary: { xp: 7 } })
    lost.journey('on-the-run').check({ adversary: { xp: 7 } })
    const aided = (by: 0 | 1) => {
      const hands = [0, 1].map((seat) => (seat === by ? ['stand-together', 'stand-together'] : []))
      const game = scenario('stormlight', {
        mode: 'coop',
        adversary: { quest: 'the-fraying-alliance', xp: 6 },
        heroes: hands.map((hand) => ({ xp: 0, hand })),
        row: ['on-the-run'],
      })
      return game.attempt('on-the-run', 'top').play('stand-together').play('stand-together').cast(3)
    }
    // once a turn, and only on the attempt of somebody else
    aided(1).check({ attempt: { total: 5 }, adversary: { xp: 5 } })
    aided(0).check({ attempt: { total: 5 }, adversary: { xp: 6 } })
  })

  test('R-ODIUM-06 his Experience never drops below 0, and may rise again', () => {
    const empty = table('the-true-desolation', ['first-great-storm'], {}, 0)
      .attempt('first-great-storm', 'bottom')
      .cast(8)
    empty.check({ adversary: { xp: 0 }, 'no-events': ['adversary-xp'] })
    const again = table('radiants-united', ['caravan-ambush'], {}, 0)
      .attempt('caravan-ambush', 'bottom')
      .cast(8)
    again.check({ adversary: { xp: 1 } })
  })
})

describe('Radiant icons', () => {
  const xpAfter = (act: (g: ReturnType<typeof scenario>) => unknown, told: object): number => {
    const g = scenario('stormlight', {
      mode: 'coop',
      cards: pages,
      adversary: { quest: 'the-true-desolation', xp: 6 },
      ...told,
    })
    act(g)
    return g.adversary()!.xp
  }

  test('R-ODIUM-18 a gained Challenge, Trait or Ally with the icon counts', () => {
    const trait = { heroes: [{ xp: 2 }, {}], rows: { 2: ['first-oath'] } }
    expect(xpAfter((g) => g.gain('first-oath'), trait)).toBe(5)
    const ally = { heroes: [{ xp: 0, icons }, {}], row: [{ card: 'on-the-run', ally: 'bonded-light' }] }
    expect(xpAfter((g) => g.attempt('on-the-run', 'top').cast(8), ally)).toBe(5)
    const both = {
      heroes: [{ xp: 0, icons }, {}],
      row: [{ card: 'first-great-storm', ally: 'bonded-light' }],
    }
    expect(xpAfter((g) => g.attempt('first-great-storm', 'bottom').cast(8), both)).toBe(4)
  })

  test('R-ODIUM-18 a Destiny that is revealed and an icon for a turn do not', () => {
    const destiny = {
      at: 'start-of-turn',
      heroes: [{ xp: 0, destiny: 'windrunner', act: 2, story: story(6) }, {}],
    }
    expect(
      xpAfter((g) => g.check({ heroes: { 0: { 'destiny-up': true, icons: { radiant: 1 } } } }), destiny),
    ).toBe(6)
    const lent = { heroes: [{ xp: 0, hand: ['stormlight'] }, {}], row: ['on-the-run'] }
    const use = (g: ReturnType<typeof scenario>) =>
      g
        .play('stormlight', { on: 0 })
        .finish()
        .check({ heroes: { 0: { lent: { radiant: 2 } } } })
    expect(xpAfter(use, lent)).toBe(6)
  })
})

describe("Odium's cards", () => {
  const twist = (deck: string[], told: object = {}) =>
    scenario('stormlight', {
      mode: 'coop',
      adversary: { quest: 'radiants-united' },
      heroes: [{ xp: 0, icons: { dexterity: 2, wisdom: 2 } }, { xp: 0 }],
      row: ['on-the-run'],
      decks: { adversary: deck, hero: ['take-shelter', 'honorblade'] },
      ...told,
    })
      .attempt('on-the-run', 'top')
      .cast('slash', 'slash', 'twist', 'slash', 'slash', 'slash', 'slash')

  test('R-ODIUM-19 a Twist of Fate draws, then turns up his card, which applies before the attempt is resolved', () => {
    const storm = twist(['the-everstorm']).choose({ deck: 'antihero' }).finish()
    storm.check({
      attempt: { total: 6, difficulty: 7 },
      events: ['feat-drawn', { type: 'adversary-card', card: 'the-everstorm', applies: true }, 'weighed'],
    })
    // the Feat just drawn may answer it, and takes effect first
    const sheltered = twist(['the-everstorm']).choose({ deck: 'hero' })
    expect(sheltered.legal(0)).toEqual(['play take-shelter', 'pass'])
    sheltered.play('take-shelter').finish()
    sheltered.check({ attempt: { total: 6, difficulty: 5 }, events: ['feat-cancelled'] })
    // a card without anything to act on is ignored
    const idle = twist(['ravages-of-war']).choose({ deck: 'antihero' }).finish()
    idle.check({ events: [{ type: 'adversary-card', card: 'ravages-of-war', applies: false }] })
  })

  test('R-ODIUM-19 his cards go to their discards at the end of the turn, and an empty deck is shuffled anew', () => {
    const table = twist([], { decks: { adversary: { only: ['the-everstorm'] }, hero: ['honorblade'] } })
    table.choose({ deck: 'antihero' }).finish()
    expect(namesOf(table.state, table.state.adversary!.shown)).toEqual(['the-everstorm'])
    table.endTurn().check({ discards: { adversary: ['the-everstorm'] }, decks: { adversary: 0 } })
    expect(table.state.adversary!.shown).toEqual([])
    const challenge = table
      .legal(1)
      .find((text) => text.startsWith('attempt'))!
      .split(' ')[1]
    table.attempt(challenge, 'top').cast('slash', 'slash', 'twist').choose({ deck: 'antihero' }).finish()
    table.check({ events: ['deck-reshuffled', { type: 'adversary-card', card: 'the-everstorm' }] })
  })
})
