/** The rows of Challenges and Traits, and the decks they come from. */
export { DeckLine } from './deck-line.tsx'
export { Rows } from './rows.tsx'
