/** The Experience that one of a card's costs asks for; -1 is no cost. */
import type { Box } from '../compile/box.ts'
import type { CardNo } from '../state/types.ts'

export const costOf = (box: Box, card: CardNo, cost: number): number =>
  cost < 0 ? 0 : box.cards[card].costs[cost].xp
