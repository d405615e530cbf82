/** The Class: Experience banked on it unlocks its powers (R-CHAR-11…14). */
import type { Ruleset } from '../rulesets/index.ts'
import type { Game } from '../state/game.ts'
import type { Seat } from '../state/types.ts'
import { catchUp } from './fire.ts'

/** Is a power of a Class with so many tokens still locked? More may lie there, but open nothing. */
export const hasLocked = ({ classThresholds }: Ruleset, banked: number): boolean =>
  banked < classThresholds[classThresholds.length - 1]

/** How many tokens open the next power; Infinity where all are open. */
export const nextThreshold = ({ classThresholds }: Ruleset, banked: number): number =>
  classThresholds.find((tokens) => tokens > banked) ?? Number.POSITIVE_INFINITY

/** R-CHAR-13: for good. */
export function bank(g: Game, seat: Seat, amount: number): void {
  if (amount <= 0) return
  const hero = g.hero(seat)
  hero.banked += amount
  g.emit({ type: 'banked', seat, amount, total: hero.banked })
  catchUp(g, seat)
}
