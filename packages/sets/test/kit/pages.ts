/** Blank Story cards: a story of a given length that gives nothing, and a game's cards by name. */
import type { CardNo, GameState } from '@runesaga/engine'
import type { Position } from '@runesaga/engine/scenario'
import { boxOf } from './rules.ts'

/** Thirty-six Challenges of Act I whose paths give nothing. */
export const pages: NonNullable<Position['cards']> = {
  challenges: Array.from({ length: 36 }, (_, i) => ({
    id: `page-${i + 1}`,
    difficulty: 3,
    abilities: ['strength'],
  })),
}

/** So many tucked pages; `seat` so that two heroes don't ask for the same card. */
export const story = (cards: number, seat = 0) =>
  Array.from({ length: cards }, (_, i) => ({ card: `page-${seat * 9 + i + 1}`, path: 'top' as const }))

/** Names of cards without their set. */
export const namesOf = (state: GameState, cards: readonly CardNo[]): string[] =>
  cards.map((card) => boxOf(state.setup).cards[card].id.split('/')[1])

/** How many of each. */
export const tally = (names: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}
