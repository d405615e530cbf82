/** The free replacement of a hero who can do nothing (R-TURN-08). */
import { describe, expect, test } from 'vitest'
import { scenario } from '../kit/rules.ts'

const CHALLENGE = { base: 'street-fight', stormlight: 'warcamp-drill' }
const paths = (card: string): string[] => [`attempt ${card} top`, `attempt ${card} bottom`]
const journeys = (cards: readonly string[]): string[] => cards.map((card) => `journey ${card}`)

describe('nothing to do', () => {
  const proud = (id: string) => ({ id, need: { 'story-has': { royalty: 1 } } })
  const BARRED = {
    base: ['rebellious', 'secret-royalty', 'spiritual', 'studious'],
    stormlight: ['born-in-the-storm', 'light-fingered', 'keen-eyed', 'proud'],
  }
  const at = (edition: 'base' | 'stormlight', xp: number, next: string) =>
    scenario(edition, {
      cards: { traits: [proud('proud'), proud('prouder')] },
      hero: { xp },
      row: BARRED[edition],
      decks: { 1: [next] },
    })
  const replacements = (cards: readonly string[]) => cards.map((card) => `replace ${card}`)

  test.each(['base', 'stormlight'] as const)(
    'R-TURN-08 in %s a hero who can gain and attempt nothing replaces one card, once and for free',
    (edition) => {
      const game = at(edition, 0, 'prouder')
      const [first, ...others] = BARRED[edition]
      expect(game.legal().sort()).toEqual([...replacements(BARRED[edition]), 'end-turn'].sort())
      game.replace(first).check({
        hero: { xp: 0, journeys: 0 },
        turn: { journeys: 0, main: 1 },
        rows: { 1: { cards: ['prouder', ...others] } },
        discards: { 1: [first] },
        legal: ['end-turn'],
      })
      expect(game.refused((g) => g.replace('prouder'))).toBe('replacement-used')
      // again in the next turn
      game.endTurn(0).endTurn(1)
      expect(game.legal()).toContain('replace prouder')
    },
  )

  test.each(['base', 'stormlight'] as const)(
    'R-TURN-08 in %s it is no Journey: that may still be made',
    (edition) => {
      const game = scenario(edition, {
        cards: { traits: ['one', 'two', 'three', 'four', 'five'].map(proud) },
        hero: { xp: 1 },
        row: ['one', 'two', 'three', 'four'],
        decks: { 1: ['five'] },
      })
      game.replace('one')
      expect(game.legal().sort()).toEqual([...journeys(['five', 'two', 'three', 'four']), 'end-turn'].sort())
      game.journey('five').check({ turn: { journeys: 1 }, hero: { xp: 0, journeys: 1 } })
    },
  )

  test.each(['base', 'stormlight'] as const)(
    'R-TURN-08 in %s not while anything can be gained or attempted',
    (edition) => {
      const challenge = CHALLENGE[edition]
      const game = scenario(edition, { hero: { xp: 0 }, row: [...BARRED[edition].slice(0, 3), challenge] })
      expect(game.legal().sort()).toEqual([...paths(challenge), 'end-turn'].sort())
      expect(game.refused((g) => g.replace(BARRED[edition][0]))).toBe('something-is-possible')
      game.attempt(challenge, 'top').cast(1).goOn()
      expect(game.legal().filter((text) => text.startsWith('replace'))).toEqual([])
    },
  )

  test('R-TURN-08 epic knows no such replacement', () => {
    const names = ['one', 'two', 'three', 'four']
    const game = scenario('epic', { cards: { traits: names.map(proud) }, hero: { xp: 0 }, row: names })
    expect(game.legal()).toEqual(['end-turn'])
  })

  test.each(['base', 'stormlight'] as const)(
    'R-TURN-08 R-MIX-07 but the Traits of %s bring it along: a row of them stops nobody for good',
    (edition) => {
      const sets = ['epic', edition]
      const row = ['one', 'two', 'three', 'four']
      const cards = { traits: [...row, 'five'].map(proud) }
      const table = { sets, cards, hero: { xp: 0 }, decks: { 1: ['five'] } }
      const game = scenario('epic', { ...table, row })
      expect(game.legal().sort()).toEqual([...replacements(row), 'end-turn'].sort())
      game.replace(row[0]).check({ turn: { journeys: 0, main: 1 }, legal: ['end-turn'] })
      const free = scenario('epic', { ...table, row: [...row.slice(0, 3), 'tough'] })
      expect(free.legal()).toEqual(['gain tough', 'end-turn'])
    },
  )
})
