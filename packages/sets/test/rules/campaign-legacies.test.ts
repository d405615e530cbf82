/** What a chapter leaves to the next (R-CAMP-07): every boon and burden of The Seven Shards at the table, and legacy marks. */
import {
  afterChapter,
  type Campaign,
  chapterSetup,
  type GameEvent,
  type GameOptions,
  type GameSetup,
  type GameState,
  goOn,
  newCampaign,
} from '@runesaga/engine'
import type { Position } from '@runesaga/engine/scenario'
import { describe, expect, test } from 'vitest'
import { epicSet, sevenShards } from '../../src/index.ts'
import { pages } from '../kit/pages.ts'
import { apply, boxOf, legalActions, newGame, pending, record, scenario, verify } from '../kit/rules.ts'

const CARDS = [epicSet(), sevenShards()]
const SETS = CARDS.map(({ set }) => set)

const setup = (options: GameOptions, heroes = 2): GameSetup => ({
  edition: 'epic',
  mode: heroes === 1 ? 'solo' : 'coop',
  heroes,
  sets: SETS,
  options: { adversary: 'dark-lord', ...options },
  seed: { fast: 3 },
})
const laidOut = (legacy?: string, heroes = 2): GameState =>
  newGame(setup(legacy === undefined ? {} : { legacy: `seven-shards/${legacy}` }, heroes))

/** Everybody keeps the first cards, and answers nothing else: the game as it begins, with what happened. */
function begun(legacy?: string, heroes = 2): { state: GameState; events: GameEvent[] } {
  let state = laidOut(legacy, heroes)
  const events: GameEvent[] = []
  for (let seat = 0; seat < heroes; seat++) {
    const step = apply(state, seat, legalActions(state, seat)[0])
    state = step.state
    events.push(...step.events)
  }
  return { state, events }
}
const kinds = (state: GameState, cards: readonly number[]): string[] =>
  cards.map((card) => boxOf(state.setup).cards[card].kind)
const idsIn = (state: GameState, cards: readonly number[]): string[] =>
  cards.map((card) => boxOf(state.setup).cards[card].id)

/** A position in a campaign game. */
const table = (legacy: string, position: Position) =>
  scenario('epic', {
    mode: 'solo',
    sets: SETS,
    options: { legacy: `seven-shards/${legacy}` },
    ...position,
  })

describe('a boon or burden', () => {
  test('R-CAMP-07 lies beside the Quest for the whole game, and the others stay in the box', () => {
    const { state } = begun('named-dead')
    expect(idsIn(state, state.adversary!.quests)).toEqual([
      'epic/reign-of-the-adversary',
      'seven-shards/named-dead',
    ])
    expect(kinds(state, state.out).filter((kind) => kind === 'legacy').length).toBe(11)
  })

  test('R-CAMP-07 without one the table is as outside the campaign', () => {
    const { state } = begun()
    expect(idsIn(state, state.adversary!.quests)).toEqual(['epic/reign-of-the-adversary'])
    expect(state.adversary!.xp).toBe(10)
    expect(state.heroes.map(({ xp, hand, level }) => [xp, hand.length, level])).toEqual([
      [3, 1, 2],
      [3, 1, 2],
    ])
  })

  test('R-CAMP-07 one that no set has, or in a competitive game, is refused', () => {
    expect(() => newGame(setup({ legacy: 'seven-shards/named-ded' }))).toThrow(
      /^no boon or burden "seven-shards\/named-ded" in the chosen sets; known: seven-shards\/shards-of-the-crown, /,
    )
    expect(() => newGame({ ...setup({ legacy: 'seven-shards/named-dead' }), sets: ['epic'] })).toThrow(
      'no boon or burden "seven-shards/named-dead" in the chosen sets; known: none',
    )
    const competitive: GameSetup = {
      edition: 'epic',
      mode: 'competitive',
      heroes: 2,
      sets: SETS,
      options: { legacy: 'seven-shards/named-dead' },
      seed: { fast: 1 },
    }
    expect(() => newGame(competitive)).toThrow('a boon or burden needs an Adversary: a solo or co-op game')
    expect(() => newGame(setup({ marks: -1 }))).toThrow('legacy marks are counted from 0 up, not -1')
  })

  test('R-CAMP-07 every chapter but the last leaves one of each', () => {
    const left = (sevenShards().legacies ?? []).map(({ chapter, kind }) => `${chapter} ${kind}`)
    expect(left).toEqual([1, 2, 3, 4, 5, 6].flatMap((n) => [`${n} boon`, `${n} burden`]))
  })

  test('R-CAMP-07 is part of the record, which replays cast by cast', () => {
    const seed = { fair: '5a'.repeat(32) }
    const recorder = record({ ...setup({ legacy: 'seven-shards/shared-hoard', marks: 3 }), seed })
    while (recorder.state.outcome === null) {
      const { seat } = pending(recorder.state)[0]
      recorder.act(seat, legalActions(recorder.state, seat)[0])
    }
    const found = verify(JSON.parse(JSON.stringify(recorder.record)))
    expect(found.problems).toEqual([])
    expect(found.casts).toBeGreaterThan(0)
    const other = structuredClone(recorder.record)
    other.setup.options = { adversary: 'dark-lord', marks: 3 }
    expect(verify(other).ok).toBe(false)
  })
})

describe('before the first turn', () => {
  test('R-CAMP-07 chapter 1 won: each hero gains 1 Experience', () => {
    expect(begun('shards-of-the-crown', 3).state.heroes.map(({ xp }) => xp)).toEqual([4, 4, 4])
  })
  test('R-CAMP-07 chapter 1 lost: the Adversary has 1 Experience more for each hero', () => {
    expect([1, 2, 3, 4].map((n) => laidOut(undefined, n).adversary!.xp)).toEqual([5, 10, 15, 20])
    expect([1, 2, 3, 4].map((n) => laidOut('darker-crown', n).adversary!.xp)).toEqual([6, 12, 18, 24])
  })
  test('R-CAMP-07 chapter 2 lost: each hero begins one level lower', () => {
    expect(begun('haunted-roads').state.heroes.map(({ level }) => level)).toEqual([3, 3])
  })
  test('R-CAMP-07 chapter 3 won: each hero draws an Antihero card or gains 1 Experience, as they choose', () => {
    let { state } = begun('shared-hoard')
    const asked: number[] = []
    while (state.phase === 'setup') {
      const { seat } = pending(state)[0]
      asked.push(seat)
      const options = legalActions(state, seat)
      expect(options.length).toBe(2)
      state = apply(state, seat, options[seat]).state
    }
    expect(asked.toSorted((a, b) => a - b)).toEqual([0, 1])
    const box = boxOf(state.setup)
    const had = state.heroes.map(({ hand, xp }) => [...hand.map((card) => box.cards[card].feat!.kind), xp])
    expect(had).toEqual([
      ['hero', 'antihero', 3],
      ['hero', 4],
    ])
  })
  test('R-CAMP-07 chapter 3 lost: each hero loses 1 Experience', () => {
    expect(begun('dragons-tribute').state.heroes.map(({ xp }) => xp)).toEqual([2, 2])
  })
  test('R-CAMP-07 chapter 4 won: each hero chooses among 3 Origins', () => {
    const state = laidOut('united-realm', 4)
    for (const hero of state.heroes) {
      expect(kinds(state, hero.dealt).filter((kind) => kind === 'origin').length).toBe(3)
      expect(hero.dealt.length).toBe(7)
    }
    expect(legalActions(state, 0).length).toBe(3 * 2 * 2)
  })
  test('R-CAMP-07 chapter 4 lost: each hero has 1 Origin to take', () => {
    const state = laidOut('usurpers-spies')
    for (const hero of state.heroes) {
      expect(kinds(state, hero.dealt)).toEqual(['origin', 'class', 'class', 'destiny', 'destiny'])
    }
    expect(legalActions(state, 0).length).toBe(2 * 2)
  })
  test('R-CAMP-07 chapter 5 lost: no hero is dealt the Hero card', () => {
    expect(begun('silent-songs').state.heroes.map(({ hand }) => hand)).toEqual([[], []])
  })
  test('R-CAMP-07 chapter 6 won: each hero begins one level higher', () => {
    expect(begun('burnt-contracts').state.heroes.map(({ level }) => level)).toEqual([1, 1])
  })
})

describe('in play', () => {
  const BLOWS: Position['cards'] = {
    ...pages,
    'adversary-feats': [
      { id: 'blow', do: { successes: -2 } },
      { id: 'second-blow', do: { successes: -2 } },
    ],
  }

  test('R-CAMP-07 chapter 2 won: once in the game the card turned up on a Twist of Fate is cancelled', () => {
    const game = table('named-dead', {
      cards: BLOWS,
      hero: { xp: 0, heritage: 'human', level: 'V1' },
      row: ['page-1', 'page-2'],
      adversary: { card: 'dark-lord' },
      decks: { adversary: ['blow', 'second-blow'] },
    })
    game.attempt('page-1', 'top').cast('slash', 'slash', 'twist').choose('done')
    expect(game.legal()).toEqual(['use named-dead', 'pass'])
    game.use('named-dead').finish()
    game.check({
      attempt: { total: 2 },
      events: [{ type: 'feat-cancelled', card: 'blow', by: 'named-dead' }],
    })
    // the second time it is too late
    game.endTurn().attempt('page-2', 'top').cast('slash', 'slash', 'twist').choose('done').finish()
    game.check({ attempt: { total: 0 } })
  })

  test('R-CAMP-07 it needs not be used, and without a Twist of Fate it is not offered', () => {
    const position: Position = {
      cards: BLOWS,
      hero: { xp: 0, heritage: 'human', level: 'V1' },
      row: ['page-1'],
      adversary: { card: 'dark-lord' },
      decks: { adversary: ['blow'] },
    }
    const twist = table('named-dead', position).attempt('page-1', 'top').cast('slash', 'slash', 'twist')
    twist
      .choose('done')
      .pass()
      .finish()
      .check({ attempt: { total: 0 } })
    const plain = table('named-dead', position)
      .attempt('page-1', 'top')
      .cast('slash', 'slash', 'slash')
      .finish()
    plain.check({ attempt: { total: 3 }, 'no-events': ['adversary-card'] })
  })

  test('R-CAMP-07 it is the attempting hero who decides for the party', () => {
    const game = table('named-dead', {
      mode: 'coop',
      cards: BLOWS,
      heroes: [{ xp: 0, heritage: 'human', level: 'V1' }, { hand: [] }],
      row: ['page-1'],
      adversary: { card: 'dark-lord' },
      decks: { adversary: ['blow'] },
    })
    game.attempt('page-1', 'top').cast('slash', 'slash', 'twist').choose('done')
    expect(game.legal(0)).toEqual(['use named-dead', 'pass'])
    expect(game.legal(1)).toEqual([])
  })

  test('R-CAMP-07 chapter 5 won: the first Corruption of each hero is ignored, and only the first', () => {
    const falls: Position['cards'] = {
      traits: ['fall', 'fall-again', 'fall-too'].map((id) => ({ id, gives: { corruption: 2 } })),
    }
    const game = table('green-under-ash', {
      mode: 'coop',
      cards: falls,
      heroes: [
        { level: 'N', hand: [] },
        { level: 'N', hand: [] },
      ],
      row: ['fall', 'fall-again', 'fall-too'],
    })
    game.gain('fall').finish()
    expect(game.hero(0).level).toBe('C1')
    game.check({ events: [{ type: 'corruption-spared', seat: 0, levels: 1 }, 'level'] })
    game.endTurn().gain('fall-too').finish()
    expect([game.hero(0).level, game.hero(1).level]).toEqual(['C1', 'C1'])
    game.endTurn().gain('fall-again').finish()
    expect(game.hero(0).level).toBe('C3')
  })
})

describe('legacy marks', () => {
  /** What a card that gives one success for each mark comes to. */
  const counted = (options: Position['options']): number => {
    const game = scenario('epic', {
      mode: 'solo',
      sets: SETS,
      cards: {
        ...pages,
        quests: [
          {
            id: 'tally',
            common: true,
            powers: [{ when: 'always', do: { 'for-each': { count: 'legacy-marks', do: { successes: 1 } } } }],
          },
        ],
      },
      options,
      hero: { xp: 0, hand: [] },
      row: ['page-1'],
    })
    game.attempt('page-1', 'top').cast('slash', 'slash', 'slash').finish()
    return game.total()! - 3
  }

  test('R-CAMP-07 one for each chapter won; outside the campaign four count', () => {
    expect([0, 1, 4, 7].map((marks) => counted({ marks }))).toEqual([0, 1, 4, 7])
    expect(counted({})).toBe(4)
  })
  test('R-CAMP-07 chapter 6 lost: two marks fewer count, and never less than none', () => {
    const legacy = 'seven-shards/binding-signature'
    expect([0, 1, 2, 3, 6].map((marks) => counted({ marks, legacy }))).toEqual([0, 0, 0, 1, 4])
  })
})

describe('which one', () => {
  const optionsOf = (campaign: Campaign, chapter: number) =>
    chapterSetup(campaign, chapter, CARDS, { heroes: 2 }).options
  const lost1 = afterChapter(newCampaign(), 1, false)
  const second = { chapters: 2, adversary: 'epic/deathless-king' }

  test('R-CAMP-07 the first chapter has nothing to carry', () => {
    expect(optionsOf(newCampaign(), 1)).toEqual({ chapters: 1, adversary: 'epic/dark-lord', marks: 0 })
    expect(optionsOf(lost1, 1)).toEqual({ chapters: 1, adversary: 'epic/dark-lord', marks: 0 })
  })
  test('R-CAMP-07 a victory brings the boon into the next chapter, and only there', () => {
    const won1 = afterChapter(newCampaign(), 1, true)
    expect(optionsOf(won1, 2)).toEqual({ ...second, marks: 1, legacy: 'seven-shards/shards-of-the-crown' })
    // also when that chapter is played again
    const lost2 = afterChapter(won1, 2, false)
    expect(optionsOf(lost2, 2)?.legacy).toBe('seven-shards/shards-of-the-crown')
    const won2 = afterChapter(lost2, 2, true)
    expect(optionsOf(won2, 3)?.legacy).toBe('seven-shards/named-dead')
    expect(optionsOf(won2, 1)?.legacy).toBe(undefined)
  })
  test('R-CAMP-07 going on brings the burden; a victory later gives the mark, and the boon in its place', () => {
    const past1 = goOn(lost1, 1)
    expect(optionsOf(past1, 2)).toEqual({ ...second, marks: 0, legacy: 'seven-shards/darker-crown' })
    const won1 = afterChapter(past1, 1, true)
    expect(optionsOf(won1, 2)?.legacy).toBe('seven-shards/shards-of-the-crown')
    expect(optionsOf(won1, 2)?.marks).toBe(1)
  })
})
