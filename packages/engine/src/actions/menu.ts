/** What the active hero may do in the menu of a turn: one predicate a kind of action, for offering and for checking. */

import { canPay } from '../conduct/costs.ts'
import { isForbidden, standingSum } from '../conduct/standing.ts'
import { mayUseRow } from '../conduct/story.ts'
import { ABILITIES } from '../language/names.ts'
import type { Game } from '../state/game.ts'
import { DID, NO_CARD, NOBODY, type Seat } from '../state/types.ts'
import { FORBID, STANDING } from '../words/standing.ts'
import type { Reason } from './reasons.ts'

const cardAt = (g: Game, row: number, slot: number): number => g.state.rows[row]?.cards[slot] ?? NO_CARD

/** R-ACT-05, for Traits (R-TRAIT-07) and Challenges (R-ATTEMPT-01) alike. */
function refusesRow(g: Game, seat: Seat, row: number): Reason | null {
  if (mayUseRow(g, seat, row)) return null
  return g.state.rows[row].open ? 'act-completed' : 'row-closed'
}

/** The Adversary still has to be faced this turn (R-TURN-06). */
export const facingDue = (g: Game): boolean =>
  g.state.turn.mustFace &&
  (g.state.adversary?.defeatedBy ?? NOBODY) === NOBODY &&
  (g.state.turn.did & DID['adversary-faced']) === 0

/**
 * R-TRAIT-02, R-TRAIT-03: the cost of gaining a Trait, its own or the alternative to a need that isn't met.
 * One that prints neither is free (R-TRAIT-04).
 */
export function traitCost(g: Game, seat: Seat, card: number): number | Reason {
  const gaining = g.box.gainingOf[card]!
  const met = gaining.need === null || gaining.need(g, seat, seat, card)
  if (!met && gaining.orPay < 0) return 'need-not-met'
  const cost = met ? gaining.pay : gaining.orPay
  return canPay(g, seat, card, cost) ? cost : 'cannot-pay'
}

export function refusesGain(g: Game, seat: Seat, row: number, slot: number): Reason | null {
  if (g.state.turn.main <= 0) return 'main-action-used'
  if (g.state.turn.mustFace) return 'must-face-adversary'
  const card = cardAt(g, row, slot)
  if (card === NO_CARD) return 'no-such-card'
  const closed = refusesRow(g, seat, row)
  if (closed !== null) return closed
  if (g.box.kinds[card] !== 'trait') return 'not-a-trait'
  const cost = traitCost(g, seat, card)
  return typeof cost === 'number' ? null : cost
}

/** R-ATTEMPT-01, R-ATTEMPT-02 */
export function refusesAttempt(
  g: Game,
  seat: Seat,
  row: number,
  slot: number,
  path: number,
  abilities: readonly number[] | undefined,
): Reason | null {
  if (g.state.turn.main <= 0) return 'main-action-used'
  if (row === -1) return slot === 0 ? refusesFacing(g, path, abilities) : 'no-such-card'
  if (g.state.turn.mustFace) return 'must-face-adversary'
  const card = cardAt(g, row, slot)
  if (card === NO_CARD) return 'no-such-card'
  const closed = refusesRow(g, seat, row)
  if (closed !== null) return closed
  const kind = g.box.kinds[card]
  // R-ADVB-02: an Adversary in a row is attempted like any other Challenge
  if (kind !== 'challenge' && kind !== 'adversary') return 'not-a-challenge'
  if (path < 0 || path >= g.box.attemptable[card]) return 'no-such-path'
  // R-ATTEMPT-17: the card says which abilities count
  return abilities === undefined ? null : 'malformed'
}

function refusesFacing(g: Game, path: number, abilities: readonly number[] | undefined): Reason | null {
  const a = g.state.adversary
  // R-COOPB-11
  if (a === null || !g.state.turn.mustFace || a.defeatedBy !== NOBODY) return 'adversary-not-due'
  // once, whatever gives a further main action (R-ADV-10, R-ODIUM-07); the base Adversary may be tried again
  const again = (g.state.turn.did & DID['adversary-faced']) !== 0
  if (again && g.box.ruleset.adversary !== 'goal') return 'adversary-not-due'
  const card = g.box.cards[a.card]
  // R-ADV-11: one path, of the side that is up
  if (path !== (card.kind === 'two-sided' ? a.side : 0)) return 'no-such-path'
  // R-ODIUM-08
  const chosen = card.abilitiesChosen
  if (chosen === 0) return abilities === undefined ? null : 'malformed'
  const fits =
    abilities?.length === chosen &&
    new Set(abilities).size === chosen &&
    abilities.every((i) => i >= 0 && i < ABILITIES.length)
  return fits ? null : 'choose-abilities'
}

/**
 * What a Journey costs this hero now (R-JOUR-01); 0 while a free one is left (R-JOUR-07). After the first of a turn it is
 * never less than 1 (R-JOUR-08, A-50).
 */
export function journeyPrice(g: Game, seat: Seat): number {
  const { freeJourneys, did } = g.state.turn
  if (freeJourneys > 0) return 0
  const least = (did & DID.journey) === 0 ? 0 : 1
  return Math.max(least, g.box.ruleset.journey.price + standingSum(g, STANDING['journey-price'], seat))
}

/** R-JOUR-02…05; a card's free Journeys don't count against the limit (R-JOUR-07) */
export function refusesJourney(g: Game, seat: Seat): Reason | null {
  const { journey } = g.box.ruleset
  const t = g.state.turn
  if (journey.beforeMainOnly && t.mainDone) return 'journey-too-late'
  if (t.freeJourneys === 0 && t.journeys >= journey.perTurn) return 'journey-limit'
  if (isForbidden(g, FORBID.journey, seat)) return 'journey-forbidden'
  return g.state.heroes[seat].xp >= journeyPrice(g, seat) ? null : 'cannot-pay'
}

/** Is the turn's free replacement there and still to be had? */
export const replacementLeft = (g: Game): boolean => g.box.ruleset.freeReplacement && !g.state.turn.replaced

/** R-TURN-08, A-04 */
export function refusesReplacement(g: Game, seat: Seat): Reason | null {
  if (!g.box.ruleset.freeReplacement) return 'something-is-possible'
  if (g.state.turn.replaced) return 'replacement-used'
  if (g.state.turn.main <= 0) return 'main-action-used'
  if (g.state.turn.mustFace) return 'must-face-adversary'
  return somethingPossible(g, seat) ? 'something-is-possible' : null
}

/** A Challenge can always be attempted, with the core runes alone (R-ATTEMPT-18). */
function somethingPossible(g: Game, seat: Seat): boolean {
  for (let row = 0; row < g.state.rows.length; row++) {
    if (!mayUseRow(g, seat, row)) continue
    const { cards } = g.state.rows[row]
    for (let slot = 0; slot < cards.length; slot++) {
      if (cards[slot] === NO_CARD) continue
      if (g.box.cards[cards[slot]].kind !== 'trait' || refusesGain(g, seat, row, slot) === null) return true
    }
  }
  return false
}

/** R-CHAR-12, R-CHAR-14: on one's own turn, any number. */
export function refusesBanking(g: Game, seat: Seat): Reason | null {
  if (g.state.turn.seat !== seat) return 'wrong-moment'
  const h = g.state.heroes[seat]
  if (h.motivation === NO_CARD || g.box.cards[h.motivation].kind !== 'class') return 'no-class'
  return h.xp >= 1 ? null : 'cannot-pay'
}

/** R-TURN-03: whatever is left undone, but for a facing that is due (R-TURN-06). */
export const refusesEndOfTurn = (g: Game): Reason | null => (facingDue(g) ? 'must-face-adversary' : null)
