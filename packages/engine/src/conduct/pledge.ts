/** Pledges to the Adversary (R-ODIUM-16). */
import type { Game } from '../state/game.ts'
import type { Seat } from '../state/types.ts'

/** Declares for the Adversary and takes as many of its tokens as there are, at once. */
export function pledge(g: Game, seat: Seat, tokens: number): void {
  const taken = Math.min(tokens, g.state.adversary!.xp)
  g.adversary().xp -= taken
  const hero = g.hero(seat)
  hero.pledged = true
  hero.xp += taken
  g.emit({ type: 'pledged', seat, xp: taken })
}
