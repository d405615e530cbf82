/** Cards by their ids, and their kinds. */
import type { CardNo, GameState } from '@runesaga/engine'
import { boxOf } from './rules.ts'

/** The ids of cards, without the set's name. */
export const idsOf = (state: GameState, cards: readonly CardNo[]): string[] =>
  cards.map((card) => boxOf(state.setup).cards[card].id.replace(/^.*\//, ''))

export const kindsOf = (state: GameState, cards: readonly CardNo[]): string[] =>
  cards.map((card) => boxOf(state.setup).cards[card].kind)
