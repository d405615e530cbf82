/** Allies on the table (R-ALLY): where they go, and what becomes of them under a Challenge. */
import type { ScenarioGame } from '@runesaga/engine/scenario'
import { describe, expect, test } from 'vitest'
import { setNamed } from '../../src/index.ts'
import { boxOf, newGame, scenario } from '../kit/rules.ts'

const BOTH = ['base', 'stormlight'] as const
const acts = [1, 2, 3] as const
/** `trial-2-1`: a Challenge of Act II; `trait-1`; `friend-1`: an Ally that gives a Justice. */
const cards = {
  challenges: acts.flatMap((act) =>
    [1, 2, 3, 4].map((i) => ({
      id: `trial-${act}-${i}`,
      act,
      difficulty: 2,
      abilities: ['strength' as const],
    })),
  ),
  traits: [1, 2, 3, 4, 5].map((i) => ({ id: `trait-${i}` })),
  allies: [1, 2].map((act) => ({
    id: `friend-${act}`,
    act: act as 1 | 2,
    gives: { justice: 1, triumph: 2 },
  })),
}
const table = { sets: [], cards }
const trials = (act: number, ...which: number[]) => which.map((i) => `trial-${act}-${i}`)
const allies = (game: ScenarioGame) =>
  Object.assign({}, ...acts.map((act) => game.rows()[act].allies)) as object

describe('where they go', () => {
  test('R-ALLY-01 they are in the decks of Acts I and II; Epic Origins has none', () => {
    const inDecks = (edition: 'base' | 'epic' | 'stormlight') => {
      const { setup, decks } = newGame({ edition, mode: 'competitive', heroes: 2, seed: { fast: 5 } })
      return acts.map(
        (act) => decks[act - 1].cards.filter((no) => boxOf(setup).cards[no].kind === 'ally').length,
      )
    }
    expect(inDecks('base')).toEqual([6, 4, 0])
    expect(inDecks('stormlight')).toEqual([5, 5, 0])
    expect(inDecks('epic')).toEqual([0, 0, 0])
    expect(setNamed('epic').allies).toBeUndefined()
  })

  test.each(BOTH)('R-ALLY-02 %s: an Ally takes no place in the row', (edition) => {
    const game = scenario(edition, {
      ...table,
      row: trials(1, 1, 2, 3, 4),
      decks: { 1: ['friend-1', 'trait-1'] },
    })
    game.journey('trial-1-1').choose({ card: 'trial-1-3' })
    game.check({
      rows: {
        1: { size: 4, cards: ['trait-1', ...trials(1, 2, 3, 4)], allies: { 'trial-1-3': 'friend-1' } },
      },
    })
  })

  const crowded = {
    ...table,
    rows: {
      1: ['trait-1', { card: 'trial-1-1', ally: 'friend-2' }, 'trial-1-2', 'trial-1-3'],
      2: trials(2, 1, 2, 3, 4),
      3: { cards: trials(3, 1, 2, 3, 4), open: false },
    },
    decks: { 1: ['friend-1', 'trait-2'] },
  }

  test('R-ALLY-03 base: the active hero tucks it under a Challenge of the same Act without an Ally', () => {
    const game = scenario('base', { ...crowded, turn: 1 }).journey('trait-1')
    game.check({ asks: { kind: 'choose', seat: 1 }, legal: ['card trial-1-2', 'card trial-1-3'] })
    game.choose({ card: 'trial-1-3' }).check({ asks: { kind: 'menu', seat: 1 } })
    expect(allies(game)).toEqual({ 'trial-1-1': 'friend-2', 'trial-1-3': 'friend-1' })
  })

  test('R-ALLY-03 stormlight: under a Challenge of any revealed row', () => {
    const game = scenario('stormlight', { ...crowded, turn: 1 }).journey('trait-1')
    const open = [...trials(1, 2, 3), ...trials(2, 1, 2, 3, 4)]
    game.check({ asks: { kind: 'choose', seat: 1 }, legal: open.map((card) => `card ${card}`) })
    game.choose({ card: 'trial-2-4' })
    expect(allies(game)).toEqual({ 'trial-1-1': 'friend-2', 'trial-2-4': 'friend-1' })
  })

  test.each(BOTH)('R-ALLY-03 %s: with a single place there is nothing to choose', (edition) => {
    const game = scenario(edition, {
      ...table,
      row: ['trait-1', 'trait-2', 'trait-3', 'trial-1-2'],
      decks: { 1: ['friend-1', 'trait-4'] },
    })
    game.journey('trait-1').check({ asks: { kind: 'menu' } })
    expect(allies(game)).toEqual({ 'trial-1-2': 'friend-1' })
  })

  test.each(BOTH)(
    'R-ALLY-03 %s: also under the Challenge that fills the slot just attempted, or stayed in it',
    (edition) => {
      /** After the attempt a Trait is replaced, and an Ally turns up. */
      const after = (what: 'overcome' | 'kept') => {
        const game = scenario(edition, {
          sets: [],
          cards: {
            ...cards,
            feats: [
              {
                id: 'fresh-start',
                kind: 'hero',
                play: 'after-attempt',
                on: 'you',
                do: { 'replace-card': 1 },
              },
              { id: 'hold-on', kind: 'hero', play: 'as-attempt', on: 'you', do: { 'keep-on-fail': true } },
            ],
          },
          hero: { hand: ['fresh-start', 'hold-on'] },
          row: ['trial-1-1', 'trait-1', 'trait-2', 'trait-3'],
          decks: { 1: what === 'kept' ? ['friend-1', 'trait-4'] : ['trial-1-2', 'friend-1', 'trait-4'] },
        }).attempt('trial-1-1', 'top')
        if (what === 'kept') game.cast(1).play('hold-on')
        else game.cast(2)
        game.play('fresh-start').choose({ card: 'trait-1' })
        return allies(game)
      }
      expect(after('overcome')).toEqual({ 'trial-1-2': 'friend-1' })
      expect(after('kept')).toEqual({ 'trial-1-1': 'friend-1' })
    },
  )

  test.each(BOTH)(
    'R-ALLY-04 %s: without an eligible Challenge it is discarded, and the next card comes',
    (edition) => {
      const game = scenario(edition, {
        ...table,
        row: ['trait-1', 'trait-2', 'trait-3', { card: 'trial-1-1', ally: 'friend-2' }],
        decks: { 1: ['friend-1', 'trait-4'] },
      })
      game.journey('trait-1').check({
        rows: { 1: { cards: ['trait-4', 'trait-2', 'trait-3', 'trial-1-1'] } },
        discards: { 1: ['trait-1', 'friend-1'] },
        events: [
          { type: 'ally-discarded', card: 'friend-1' },
          { type: 'card-laid', card: 'trait-4' },
        ],
      })
      expect(allies(game)).toEqual({ 'trial-1-1': 'friend-2' })
    },
  )

  test('R-ALLY-04 base: a Challenge of another Act is not eligible', () => {
    const rows = { 1: ['trait-1', 'trait-2', 'trait-3', 'trait-5'], 2: trials(2, 1, 2, 3, 4) }
    const game = scenario('base', { ...table, rows, decks: { 1: ['friend-1', 'trait-4'] } }).journey(
      'trait-1',
    )
    game.check({ discards: { 1: ['trait-1', 'friend-1'], 2: [] }, rows: { 1: { size: 4 } } })
    expect(allies(game)).toEqual({})
  })

  test('R-ALLY-11 R-ALLY-05 base: an Ally may lie under an Adversary, which gets harder too', () => {
    const game = scenario('base', {
      rows: { 2: ['the-wolf', 'criminal', 'honorable', 'inspiring'] },
      decks: { 2: ['sidekick', 'vengeful'] },
      hero: { xp: 1 },
    })
    game.journey('criminal').check({ rows: { 2: { allies: { 'the-wolf': 'sidekick' } } } })
    expect(game.attempt('the-wolf').difficulty()).toBe(8)
  })
})

describe('under a Challenge', () => {
  test.each(BOTH)('R-ALLY-05 %s: both paths are one harder', (edition) => {
    const challenges = [
      { id: 'trial', difficulty: 4, abilities: ['strength' as const], bottom: { 'plus-one': true as const } },
    ]
    const told = (path: 'top' | 'bottom', ally?: string) =>
      scenario(edition, {
        sets: [],
        cards: { challenges, allies: cards.allies },
        row: [{ card: 'trial', ally }],
      })
        .attempt('trial', path)
        .difficulty()
    expect([told('top'), told('bottom')]).toEqual([4, 5])
    expect([told('top', 'friend-1'), told('bottom', 'friend-1')]).toEqual([5, 6])
  })

  test.each(BOTH)(
    'R-ALLY-06 %s: who overcomes it gains the Ally: icons and points, but no card of the three',
    (edition) => {
      const game = scenario(edition, {
        ...table,
        row: [{ card: 'trial-1-1', ally: 'friend-1' }],
        hero: { xp: 0 },
      })
      game
        .attempt('trial-1-1', 'top')
        .cast(3)
        .finish()
        .check({
          hero: {
            allies: ['friend-1'],
            story: [{ card: 'trial-1-1', path: 'top' }],
            columns: [1, 0, 0],
            icons: { justice: 1 },
            score: { A: 4 },
          },
          rows: { 1: { allies: {} } },
          events: ['tucked', { type: 'ally-gained', seat: 0, card: 'friend-1' }],
        })
    },
  )

  test.each([
    ['base', 'peoples-champion', 'first-love', { A: 3, B: 0 }],
    ['stormlight', 'champion-of-odium', 'camp-informer', { A: 2, B: 1 }],
  ] as const)('R-ALLY-06 %s: for %s an Ally with points is no path', (edition, destiny, ally, score) => {
    expect(scenario(edition, { hero: { destiny, allies: [ally], xp: 0 } }).hero().score).toMatchObject(score)
  })

  const held = (act: 1 | 2) => ({
    [act]: [{ card: `trial-${act}-1`, ally: 'friend-1' }, ...trials(act, 2, 3, 4)],
  })

  test.each(BOTH)('R-ALLY-07 %s: a Journey or a failure discards it with its Challenge', (edition) => {
    const gone = {
      rows: { 1: { allies: {} } },
      discards: { 1: ['trial-1-1', 'friend-1'] },
      hero: { allies: [] },
    }
    scenario(edition, { ...table, rows: held(1) })
      .journey('trial-1-1')
      .check(gone)
    const failed = scenario(edition, { ...table, rows: held(1), hero: { xp: 0 } })
    failed.attempt('trial-1-1', 'top').cast(1).finish().check(gone)
    failed.check({ attempt: { outcome: 'failed', difficulty: 3 } })
  })

  test('R-ALLY-07 base: so does an effect that replaces the Challenge', () => {
    const game = scenario('base', {
      hero: { hand: ['parting-of-ways'] },
      row: [{ card: 'street-fight', ally: 'mentor' }],
    })
    game.play('parting-of-ways').choose({ card: 'street-fight' }, 'done', { deck: 'hero' }).finish()
    game.check({ discards: { 1: ['street-fight', 'mentor'] }, rows: { 1: { allies: {} } } })
  })

  test('R-ALLY-07 stormlight: it goes to the discards of its own Act', () => {
    const game = scenario('stormlight', { ...table, rows: held(2) }).journey('trial-2-1')
    game.check({ discards: { 1: ['friend-1'], 2: ['trial-2-1'] } })
  })
})
