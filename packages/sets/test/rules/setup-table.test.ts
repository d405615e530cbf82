/** The table at the start: rows, what stays in the box, who plays (R-SETUP-09 to R-SETUP-18). */
import { BadSetup, type CardNo, type GameState } from '@runesaga/engine'
import type { Mode } from '@runesaga/engine/language'
import { HIDDEN, HIDDEN_HERO } from '@runesaga/engine/search'
import { describe, expect, test } from 'vitest'
import { idsOf, kindsOf } from '../kit/cards.ts'
import { EDITIONS, type Edition } from '../kit/editions.ts'
import { boxOf, knowledgeOf, scenario, seatToAct } from '../kit/rules.ts'
import { ascending, start, withCharacters } from '../kit/started.ts'

const ACTS = [0, 1, 2]
const ADVERSARY = 5

/** How many cards of each kind. */
const tally = (state: GameState, cards: readonly CardNo[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const kind of kindsOf(state, cards)) counts[kind] = (counts[kind] ?? 0) + 1
  return counts
}

describe('the rows', () => {
  const SIZES = [
    [1, 4],
    [2, 4],
    [3, 4],
    [4, 5],
  ] as const

  test.each(EDITIONS)(
    'R-SETUP-09 in %s all three rows are laid face-down: four cards, five with four heroes',
    (edition) => {
      for (const [heroes, size] of SIZES) {
        const state = start(edition, heroes === 1 ? 'solo' : 'coop', heroes)
        const box = boxOf(state.setup)
        for (const act of ACTS) {
          const { open, cards } = state.rows[act]
          expect([open, cards.length]).toEqual([false, size])
          expect(cards.map((card) => box.cards[card].act)).toEqual(cards.map(() => act + 1))
          expect(knowledgeOf(state, 0).rows[act].cards).toEqual(cards.map(() => HIDDEN))
          expect(ascending([...cards, ...state.decks[act].cards.slice(state.decks[act].at)])).toEqual(
            box.acts[act],
          )
        }
      }
    },
  )

  test.each(EDITIONS)(
    'R-SETUP-10 in %s the first row is turned up when all have chosen, the others stay face-down',
    (edition) => {
      const game = scenario(edition, { at: 'setup', heroes: [{}, {}, {}] })
      game.keep('first', 0).keep('first', 1)
      expect(game.state.rows.map((row) => row.open)).toEqual([false, false, false])
      game.keep('first', 2)
      expect(game.state.rows.map((row) => row.open)).toEqual([true, false, false])
      const { rows } = game.rules.knowledgeOf(game.state, 1)
      expect(rows[0].cards).toEqual(game.state.rows[0].cards)
      expect([...rows[1].cards, ...rows[2].cards]).toEqual(Array(8).fill(HIDDEN))
    },
  )

  test.each([
    ['base', 'mentor', ['street-fight', 'adventurous', 'plan-for-war'], 'call-to-arms'],
    ['stormlight', 'brother', ['warcamp-drill', 'stubborn', 'gambling-den'], 'rising-flood'],
  ] as const)(
    'R-SETUP-11 in %s an Ally in the first row is assigned by the first player',
    (edition, ally, others, next) => {
      const [one, trait, two] = others
      const game = scenario(edition, {
        at: 'setup',
        turn: 1,
        heroes: [{}, {}, {}],
        row: [ally, ...others],
        decks: { 1: [next] },
      })
      game.keep()
      game.check({ asks: { kind: 'choose', seat: 1 }, legal: [`card ${one}`, `card ${two}`] })
      game.choose({ card: two })
      expect(game.rows()[1]).toEqual({
        open: true,
        size: 4,
        cards: [next, one, trait, two],
        allies: { [two]: ally },
      })
      game.goOn().check({ asks: { kind: 'menu', seat: 1 } })
    },
  )
})

describe('what stays in the box', () => {
  const SIX = [
    'noble',
    'sole-survivor',
    'vow-of-vengeance',
    'heir-to-the-throne',
    'master-of-whispers',
    'cruel-betrayal',
  ]
  const inPlay = (state: GameState): string[] => {
    const { origins, motivations, destinies, acts, feats } = boxOf(state.setup)
    return idsOf(state, [
      ...origins,
      ...motivations,
      ...destinies,
      ...acts.flat(),
      ...feats.hero,
      ...feats.antihero,
    ])
  }

  test('R-SETUP-12 base without Allies and Adversaries: they and six cards stay in the box', () => {
    const state = start('base', 'competitive', 2, { noAlliesNorAdversaries: true })
    const whole = start('base', 'competitive', 2)
    const left = inPlay(whole).filter((id) => !inPlay(state).includes(id))
    const { cards } = boxOf(whole.setup)
    const allies = cards
      .filter(({ kind }) => kind === 'ally' || kind === 'adversary')
      .map(({ id }) => id.slice('base/'.length))
    expect(allies).toHaveLength(20)
    // Cruel Betrayal is there twice
    expect(left.sort()).toEqual([...SIX, 'cruel-betrayal', ...allies].sort())
    expect(boxOf(state.setup).acts.map((deck) => tally(state, deck))).toEqual([
      { trait: 8, challenge: 15 },
      { trait: 8, challenge: 15 },
      { trait: 4, challenge: 21 },
    ])
  })

  test.each(['solo', 'coop'] as const)('R-SETUP-12 in %s only the Allies can be left out', (mode) => {
    const state = start('base', mode, mode === 'solo' ? 1 : 2, { noAlliesNorAdversaries: true })
    expect(kindsOf(state, boxOf(state.setup).acts.flat())).not.toContain('ally')
    expect(kindsOf(state, [state.adversary!.card])).toEqual(['adversary'])
    expect(idsOf(state, state.decks[ADVERSARY].cards).filter((id) => id === 'cruel-betrayal')).toHaveLength(2)
  })

  test('R-SETUP-16 stormlight leaves Stoneward out of competitive games, and Bondsmith too when alone', () => {
    const destinies = (mode: Mode) => {
      const state = start('stormlight', mode, mode === 'solo' ? 1 : 2)
      const ids = idsOf(state, boxOf(state.setup).destinies)
      return [ids.length, ids.includes('stoneward'), ids.includes('bondsmith')]
    }
    expect(destinies('coop')).toEqual([12, true, true])
    expect(destinies('competitive')).toEqual([11, false, true])
    expect(destinies('solo')).toEqual([10, false, false])
  })

  test('R-SETUP-17 base solo sets Feats aside that need another hero; epic and stormlight set none aside', () => {
    const feats = (edition: Edition, mode: Mode) => {
      const state = start(edition, mode, mode === 'solo' ? 1 : 2)
      const { hero, antihero } = boxOf(state.setup).feats
      return idsOf(state, [...hero, ...antihero])
    }
    const aside = (edition: Edition) =>
      feats(edition, 'coop').filter((id) => !feats(edition, 'solo').includes(id))
    expect(aside('base').sort()).toEqual([
      'comrade-in-arms',
      'comrade-in-arms',
      'unlikely-alliance',
      'unlikely-alliance',
    ])
    expect(aside('epic')).toEqual([])
    expect(aside('stormlight')).toEqual([])
  })
})

describe('who plays', () => {
  test.each(EDITIONS)(
    'R-SETUP-13 in %s the first player is drawn by lot, or whom the host names',
    (edition) => {
      const drawn = Array.from(
        { length: 40 },
        (_, seed) => start(edition, 'coop', 4, {}, seed).setup.firstSeat,
      )
      expect(new Set(drawn)).toEqual(new Set([0, 1, 2, 3]))
      for (const seat of [0, 1, 2, 3]) {
        const state = withCharacters(start(edition, 'competitive', 4, {}, 5, seat))
        expect([state.setup.firstSeat, state.turn.seat, seatToAct(state)]).toEqual([seat, seat, seat])
      }
      expect(() => start(edition, 'competitive', 3, {}, 1, 3)).toThrow(BadSetup)
    },
  )

  test.each(EDITIONS)('R-SETUP-14 in %s play goes clockwise', (edition) => {
    const game = scenario(edition, { turn: 2, heroes: [{}, {}, {}, {}] })
    const seats = [0, 1, 2, 3, 4].map(() => {
      const { seat } = game.state.turn
      game.endTurn()
      return seat
    })
    expect(seats).toEqual([2, 3, 0, 1, 2])
  })

  test.each([
    ['base', 'solo', 1, ['quest-the-demon', 'rise-of-the-adversary'], { xp: 0, goal: 7, deck: 10 }],
    ['base', 'coop', 3, ['quest-the-demon', 'rise-of-the-adversary'], { xp: 0, goal: 15, deck: 10 }],
    ['epic', 'solo', 1, ['reign-of-the-adversary'], { xp: 5, goal: 0, deck: 7 }],
    ['epic', 'coop', 4, ['reign-of-the-adversary'], { xp: 20, goal: 0, deck: 7 }],
    ['stormlight', 'solo', 1, ['radiants-united'], { xp: 5, goal: 0, deck: 6 }],
    ['stormlight', 'coop', 2, ['radiants-united'], { xp: 10, goal: 0, deck: 6 }],
  ] as const)(
    'R-SETUP-15 %s %s with %i: an Adversary lies apart, with its Quest, its tokens and its deck',
    (edition, mode, heroes, quests, at) => {
      const adversary = { base: 'the-demon', epic: 'dark-lord', stormlight: 'odium' }[edition]
      const state = start(edition, mode, heroes, { adversary })
      const a = state.adversary!
      expect(idsOf(state, [a.card])).toEqual([adversary])
      expect(idsOf(state, a.quests)).toEqual(quests)
      expect({ xp: a.xp, goal: a.goal, deck: state.decks[ADVERSARY].cards.length }).toEqual(at)
      expect(start(edition, 'competitive', 2).adversary).toBe(null)
      expect(start(edition, 'competitive', 2).decks[ADVERSARY].cards).toEqual([])
    },
  )

  test.each(EDITIONS)('R-SETUP-18 in %s hands are hidden, and as large as they come', (edition) => {
    const feats = many[edition]
    const game = scenario(edition, { heroes: [{ hand: feats }, {}] })
    expect(game.rules.knowledgeOf(game.state, 1).heroes[0].hand).toEqual(
      Array(feats.length).fill(HIDDEN_HERO),
    )
    expect(game.rules.knowledgeOf(game.state, 0).heroes[0].hand).toEqual(game.state.heroes[0].hand)
    expect(game.rules.knowledgeOf(game.state, 'spectator').heroes[0].hand).toEqual(
      Array(feats.length).fill(HIDDEN_HERO),
    )
    game.endTurn(0).endTurn(1)
    expect(game.hero(0).hand).toEqual(feats)
  })
  const many = {
    base: [
      'brilliant-plan',
      'dazzling-wit',
      'second-wind',
      'second-wind',
      'stroke-of-luck',
      'stroke-of-luck',
      'steady-hand',
      'narrow-escape',
      'inner-strength',
      'surprise-attack',
    ],
    epic: [
      'finest-hour',
      'finest-hour',
      'undaunted',
      'undaunted',
      'hard-lesson',
      'hard-lesson',
      'arcane-insight',
      'arcane-insight',
      'change-of-heart',
      'purging-light',
    ],
    stormlight: [
      'second-dawn',
      'second-dawn',
      'kindled-hope',
      'stand-together',
      'stand-together',
      'clear-sight',
      'shield-wall',
      'swift-as-wind',
      'healing-light',
      'change-of-heart',
    ],
  }
})
