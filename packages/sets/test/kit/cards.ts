/** Our sets, known to the engine, and cards by their ids. */
import { boxOf, type CardNo, type GameState, useSets } from '@runesaga/engine'
import { ownSets } from '../../src/index.ts'

useSets(...ownSets())

/** The ids of cards, without the set's name. */
export const idsOf = (state: GameState, cards: readonly CardNo[]): string[] =>
  cards.map((card) => boxOf(state.setup).cards[card].id.replace(/^.*\//, ''))

export const kindsOf = (state: GameState, cards: readonly CardNo[]): string[] =>
  cards.map((card) => boxOf(state.setup).cards[card].kind)
