/** The Class: Experience banked on it unlocks its powers (R-CHAR-11…14). */
import type { Game } from '../state/game.ts'
import type { Seat } from '../state/types.ts'

export const BANK_LIMIT = 6

export function bank(g: Game, seat: Seat, amount: number): void {
  if (amount <= 0) return
  const hero = g.hero(seat)
  hero.banked += amount
  g.emit({ type: 'banked', seat, amount, total: hero.banked })
}
