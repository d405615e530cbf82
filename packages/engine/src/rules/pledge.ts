/** Pledges to the Adversary (R-ODIUM-16): made in secret, told when they can't be hidden any longer. */
import type { Game } from '../state/game.ts'
import type { Hero, Seat } from '../state/types.ts'

/** What stands in `untold` of a hero without a pledge, or whose pledge everybody knows. */
export const ALL_TOLD = -1

/** The Experience of a hero that lies open to everybody. */
export const openXp = (h: Hero): number => (h.untold > 0 ? h.xp - h.untold : h.xp)

/** The Experience that heroes have taken from the Adversary without anybody knowing. */
export function untoldXp({ heroes }: { heroes: readonly Hero[] }): number {
  let sum = 0
  for (let seat = 0; seat < heroes.length; seat++) if (heroes[seat].untold > 0) sum += heroes[seat].untold
  return sum
}

/** Sides with the Adversary and takes as many of its tokens as there are, at once and unseen. */
export function pledge(g: Game, seat: Seat, tokens: number): void {
  const before = g.adversary().xp
  const taken = Math.min(tokens, before)
  // the tokens that seem to be there may have gone with an earlier pledge
  const missed = taken < tokens && untoldXp(g.state) > 0
  g.adversary().xp -= taken
  const hero = g.hero(seat)
  hero.pledged = true
  hero.untold = taken
  hero.xp += taken
  g.emit({ type: 'pledged', seat, xp: taken })
  if (missed) tellPledges(g)
}

/** A pledge comes to light: its tokens were spent or missed, or the hero should have faced the Adversary. */
export function tellPledge(g: Game, seat: Seat): void {
  const { untold } = g.state.heroes[seat]
  if (untold === ALL_TOLD) return
  g.hero(seat).untold = ALL_TOLD
  g.emit({ type: 'pledge-told', seat, xp: untold })
}

export function tellPledges(g: Game): void {
  for (let seat = 0; seat < g.state.heroes.length; seat++) tellPledge(g, seat)
}
