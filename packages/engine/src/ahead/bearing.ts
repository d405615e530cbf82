/** Which powers in play could change how a hero's cast comes out, without anybody's choosing it. */

import type { Who } from '../compile/compiled.ts'
import { EVENT, type Listened } from '../compile/events.ts'
import { sideUp, unlocked } from '../conduct/standing.ts'
import type { Game } from '../state/game.ts'
import { type CardNo, NOBODY, type Seat } from '../state/types.ts'

const bits = (...events: Listened[]): number => events.reduce((all, event) => all | (1 << EVENT[event]), 0)

/** What happens between the cast and the weighing, or is set off by it, if everybody passes. */
const AFTER_CAST = bits('cast', 'rune-shows', 'twist', 'feat-drawn', 'feat-discarded')
/** The same from the moment at which an attempt is declared. */
const FROM_DECLARED = AFTER_CAST | bits('attempt-declared', 'adversary-faced', 'before-cast')
/** Events that effects may bring about for heroes other than the one who attempts. */
const OF_ANYBODY = bits('feat-drawn', 'feat-discarded')

/** Do the faces of this hero's cast matter for more than their successes? */
export const facesBear = (g: Game, seat: Seat): boolean => bears(g, seat, AFTER_CAST)

/** Would anything in play or kept from an earlier turn change the sums of an attempt of this hero that is declared now? */
export const attemptIsPlain = (g: Game, seat: Seat): boolean =>
  g.state.turn.boons.length === 0 && !bears(g, seat, FROM_DECLARED)

function bears(g: Game, seat: Seat, events: number): boolean {
  const { heroes, adversary, watchers } = g.state
  for (let owner = 0; owner < heroes.length; owner++)
    if (bearsOne(g, heroes[owner].inPlay, owner, seat, events)) return true
  if (adversary !== null && bearsOne(g, adversary.inPlay, NOBODY, seat, events)) return true
  return watchers.length > 0 && bearsOne(g, watchers, NOBODY, seat, events)
}

function bearsOne(g: Game, cards: readonly CardNo[], owner: Seat, seat: Seat, events: number): boolean {
  for (let i = 0; i < cards.length; i++) {
    const card = g.box.cards[cards[i]]
    if ((card.castMask & events) === 0 && !card.late) continue
    const reaches = (one: { who: Who; banked: number; radiant: number; side: number }, anybody: boolean) =>
      (anybody || concerns(g, one.who, owner, seat)) && unlocked(g, owner, one) && sideUp(g, card, one.side)
    for (const power of card.powers) {
      const heard = power.optional || !power.bearsOnCast ? 0 : power.events & events
      if (heard !== 0 && reaches(power, (heard & OF_ANYBODY) !== 0)) return true
    }
    for (const standing of card.standing) if (standing.late && reaches(standing, false)) return true
  }
  return false
}

/** Are the events of this hero such a power's business? */
function concerns({ state }: Game, who: Who, owner: Seat, seat: Seat): boolean {
  if (who === 'you') return owner === seat
  if (who === 'another') return owner !== seat
  return who !== 'active' || seat === state.turn.seat
}
