/** Costs: can they be paid, and the part of them that needs no choice. */
import { BOTTOM } from '../rulesets/index.ts'
import { cardFrame, type Game } from '../state/game.ts'
import { AT } from '../state/places.ts'
import { type CardNo, NOBODY, type Seat } from '../state/types.ts'

export function canPay(g: Game, seat: Seat, card: CardNo, index: number): boolean {
  if (index < 0) return true
  if (seat === NOBODY) return false
  const cost = g.box.cards[card].costs[index]
  const h = g.state.heroes[seat]
  if (h.xp < cost.xp) return false
  if (cost.discard > 0 && h.hand.length - (h.hand.includes(card) ? 1 : 0) < cost.discard) return false
  // all levels must really be moved: protection stops effects, not costs
  if (cost.corruption > 0 && h.level + cost.corruption > BOTTOM) return false
  if (cost.sacrificeAlly && !h.allies.some((ally) => g.box.cards[ally].sacrificable)) return false
  if (cost.sacrificeThis && !h.allies.includes(card)) return false
  if (cost.adversaryXp > 0 && g.state.adversary === null) return false
  // a turn that belongs to the Adversary can't be given away (R-TURN-06)
  return !cost.skipMain || (g.state.turn.main > 0 && !g.state.turn.mustFace)
}

/** Would paying it take anything? "Up to 3 Experience" of somebody who has none doesn't. */
export const paysSomething = (g: Game, seat: Seat, card: CardNo, index: number): boolean =>
  g.box.cards[card].costs[index].xpUpTo === 0 || g.state.heroes[seat].xp > 0

/** Puts the paying on top of the frames; what it pays for lies below. */
export function pushPayment(g: Game, seat: Seat, card: CardNo, index: number): void {
  if (index >= 0) g.push(cardFrame(AT.pay.tokens, seat, card, index))
}
