/** Adversaries in the rows of the competitive base game (R-ADVB). */
import type { ScenarioGame } from '@runesaga/engine/scenario'
import { describe, expect, test } from 'vitest'
import { boxOf, newGame, scenario } from '../kit/rules.ts'

const traits = [1, 2, 3, 4, 5, 6].map((i) => ({ id: `page-${i}`, act: i < 4 ? (1 as const) : (2 as const) }))
const pages = (n: number) => traits.slice(0, n).map(({ id }) => id)
/** What the Crime Lord takes from seat 0, who has more than two, before its next turn. */
const taken = (game: ScenarioGame) => {
  const before = game.hero().xp
  return before - game.endTurn(0).endTurn(1).hero().xp
}

describe('Adversaries', () => {
  test('R-ADVB-01 five are in the deck of Act II and five in that of Act III', () => {
    const inDecks = (mode: 'competitive' | 'coop') => {
      const { setup, decks } = newGame({ edition: 'base', mode, heroes: 2, seed: { fast: 5 } })
      const { cards } = boxOf(setup)
      return [0, 1, 2].map((deck) => decks[deck].cards.filter((no) => cards[no].kind === 'adversary').length)
    }
    expect(inDecks('competitive')).toEqual([0, 5, 5])
    expect(inDecks('coop')).toEqual([0, 0, 0])
  })

  const wolf = { rows: { 2: ['the-wolf', 'criminal', 'honorable', 'inspiring'] }, hero: { xp: 3 } }

  test('R-ADVB-02 one path, attempted like a Challenge and tucked with its rewards', () => {
    const game = scenario('base', wolf)
    expect(game.legal().filter((text) => text.includes('the-wolf'))).toEqual([
      'attempt the-wolf',
      'journey the-wolf',
    ])
    expect(game.refused((g) => g.attempt('the-wolf', 'bottom'))).toBe('no-such-path')
    game.attempt('the-wolf').dark(3).cast('slash', 'slash', 'slash', 'moon', 'slash', 'slash')
    expect([game.difficulty(), game.total()]).toEqual([7, 7])
    game.finish().check({
      attempt: { outcome: 'overcome' },
      hero: { story: ['the-wolf'], icons: { nature: 1, dexterity: 1 }, level: 'C1', score: { A: 2, B: 2 } },
      rows: { 2: { size: 4 } },
      discards: { 2: [] },
    })
  })

  test('R-ADVB-02 failed, it is discarded and pays an Experience', () => {
    const game = scenario('base', wolf).attempt('the-wolf').dark(0).cast(3).finish()
    game.check({
      attempt: { outcome: 'failed' },
      hero: { xp: 4, story: [] },
      discards: { 2: ['the-wolf'] },
      rows: { 2: { size: 4 } },
    })
  })

  const crimeLord = {
    1: ['street-fight', 'the-academy'],
    2: ['the-crime-lord', 'criminal', 'honorable', 'inspiring'],
  }

  test('R-ADVB-03 its power works from the moment it is revealed, on everybody', () => {
    const told = (open: boolean, seat: 0 | 1) =>
      scenario('base', {
        at: 'start-of-turn',
        cards: { traits },
        heroes: [
          { xp: 5, story: pages(open ? 3 : 2) },
          { xp: 5, story: pages(0) },
        ],
        rows: { 1: crimeLord[1], 2: { cards: crimeLord[2], open: false } },
        turn: seat,
      })
    // face-down it does nothing
    told(false, 0).check({ heroes: { 0: { xp: 5 } } })
    const game = told(true, 0)
    game.check({ heroes: { 0: { xp: 3 }, 1: { xp: 5 } } })
    game.endTurn(0).check({ heroes: { 1: { xp: 3 } } })
  })

  test('R-ADVB-03 also when it comes up in the place of another card', () => {
    const game = scenario('base', {
      hero: { xp: 5 },
      rows: { 1: crimeLord[1], 2: ['criminal', 'honorable', 'inspiring', 'vengeful'] },
      decks: { 2: ['the-crime-lord'] },
    })
    game.journey('criminal').check({ hero: { xp: 4 } })
    expect(taken(game)).toBe(2)
  })

  test.each(['overcome', 'failed', 'journey'] as const)(
    'R-ADVB-03 and ends when it leaves the table: %s',
    (how) => {
      const game = scenario('base', { hero: { xp: 9, icons: { dexterity: 3 } }, rows: crimeLord })
      if (how === 'journey') game.journey('the-crime-lord')
      else
        game
          .attempt('the-crime-lord')
          .dark(0)
          .cast(how === 'overcome' ? 9 : 5)
          .finish()
      expect(taken(game)).toBe(0)
    },
  )

  test('R-ADVB-04 it is one of the three cards of its column', () => {
    const game = scenario('base', {
      cards: { traits },
      hero: { story: pages(5), icons: { dexterity: 3 }, xp: 0 },
      rows: { 2: ['the-wolf', 'criminal', 'honorable', 'inspiring'] },
    })
    game.attempt('the-wolf').cast(9).finish()
    game.check({
      hero: { columns: [3, 3, 0], story: [...pages(5), 'the-wolf'] },
      events: [
        { type: 'tucked', card: 'the-wolf', column: 1 },
        { type: 'act-completed', seat: 0, act: 2 },
      ],
    })
    game
      .endTurn(0)
      .endTurn(1)
      .check({ hero: { act: 3 }, rows: { 3: { open: true } } })
  })
})
