/** Who wins and loses with whom. */
import type { GameState, Seat } from '../state/types.ts'

/** Do two heroes win or lose together? Whoever sides with the Adversary doesn't with the others (R-ODIUM-16). */
export const areFriends = ({ setup, heroes }: GameState, a: Seat, b: Seat): boolean =>
  a === b || (setup.mode !== 'competitive' && heroes[a].pledged === heroes[b].pledged)
