/** Every power of every card of a set acts in some game: each word of powers and Feats, standing modifiers, scoring terms, prices. */
import { type CardSet, cardEntries } from '@runesaga/engine/language'
import { expect, test } from 'vitest'
import { PowerWatch } from '../power-watch.ts'
import { newGame } from './rules.ts'

/** Long enough for any machine; nothing is measured. */
const PATIENCE = 300_000

export interface Watched {
  edition: 'base' | 'epic' | 'stormlight'
  set: CardSet
  /** games of many kinds; each round has a number */
  playRound: (watch: PowerWatch, round: number) => void
  /** rounds are played until everything has been seen; more than this, and something is too rare */
  mostRounds: number
  /** cards that do nothing by themselves */
  idle?: string[]
}

export function testEachPower({ edition, set, playRound, mostRounds, idle = [] }: Watched): void {
  test(`each word, modifier, scoring term and price of the ${edition} cards acts at least once`, {
    timeout: PATIENCE,
  }, () => {
    const watch = new PowerWatch()
    for (let round = 0; round < mostRounds; round++) {
      playRound(watch, round)
      if (watch.missing().length === 0) break
    }
    expect(watch.missing()).toEqual([])
  })

  test('every card has something to watch, and before the first game none of it has happened', () => {
    const watch = new PowerWatch()
    watch.look(newGame({ edition, mode: 'solo', heroes: 1, seed: { fast: 1 } }))
    expect(watch.missing()).toEqual([...watch.known].toSorted())
    const watched = new Set([...watch.known].map((deed) => deed.slice(0, deed.indexOf(':'))))
    const ids = cardEntries(set).map(({ card }) => card.id)
    expect(ids.filter((id) => !watched.has(id))).toEqual(idle)
  })
}
