/** Why a seat can't do what it may look for: on the cards of the rows, with its hand, with its Experience. */
import {
  type Action,
  BANK,
  boxOf,
  type CardNo,
  type GameState,
  NO_CARD,
  type Reason,
  type Seat,
  whyNot,
} from '@runesaga/engine'
import type { WhyNot } from './table.ts'

/** A Trait is gained, anything else is attempted. */
function mainAction(state: GameState, card: CardNo, row: number, slot: number): Action {
  const isTrait = card !== NO_CARD && boxOf(state.setup).cards[card].kind === 'trait'
  return isTrait ? { type: 'gain', row, slot } : { type: 'attempt', row, slot, path: 0 }
}

/** A Feat may be played as soon as there is one hero to play it on. */
function whyNotPlay(state: GameState, seat: Seat, card: CardNo): Reason | null {
  const onOneself = whyNot(state, seat, { type: 'play', card, on: seat })
  const possible = state.heroes.some((_, on) => whyNot(state, seat, { type: 'play', card, on }) === null)
  return possible ? null : onOneself
}

/** Journeys are refused for the place or for the hero: only the hero counts here. */
function whyNotJourney(state: GameState, seat: Seat): Reason | null {
  const row = state.rows.findIndex(({ open, cards }) => open && cards.some((card) => card !== NO_CARD))
  if (row < 0) return 'no-such-card'
  const slot = state.rows[row].cards.findIndex((card) => card !== NO_CARD)
  return whyNot(state, seat, { type: 'journey', row, slot })
}

export const whyNotFor = (state: GameState, seat: Seat): WhyNot => ({
  rows: state.rows.map(({ cards }, row) =>
    cards.map((card, slot) => whyNot(state, seat, mainAction(state, card, row, slot))),
  ),
  hand: state.heroes[seat].hand.map((card) => whyNotPlay(state, seat, card)),
  journey: whyNotJourney(state, seat),
  bank: whyNot(state, seat, BANK),
})

export const NOBODY_ASKS: WhyNot = { rows: [], hand: [], journey: 'not-your-turn', bank: 'not-your-turn' }
