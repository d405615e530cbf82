/** What an Act is called on marks and tabs, and the deck of its row. Rows count from 0. */
import type { BackName } from '@runesaga/draw'
import type { DeckName } from '@runesaga/table'

export const NUMERALS = ['I', 'II', 'III']

/** Decks and the backs of their cards go by the same name. */
export const deckOf = (row: number) => `act${(row + 1) as 1 | 2 | 3}` as const satisfies DeckName & BackName
