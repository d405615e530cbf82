/** Why a seat can't do what it may look for: on the cards of the rows, with its hand, with its Experience. */
import {
  type Action,
  BANK,
  type CardNo,
  type GameState,
  NO_CARD,
  type Reason,
  type Rules,
  type Seat,
} from '@runesaga/engine'
import { boxOf } from '@runesaga/engine/search'
import type { WhyNot } from './table.ts'

/** A Trait is gained, anything else is attempted. */
function mainAction(rules: Rules, state: GameState, card: CardNo, row: number, slot: number): Action {
  const isTrait = card !== NO_CARD && boxOf(rules, state.setup).cards[card].kind === 'trait'
  return isTrait ? { type: 'gain', row, slot } : { type: 'attempt', row, slot, path: 0 }
}

/** A Feat may be played as soon as there is one hero to play it on. */
function whyNotPlay(rules: Rules, state: GameState, seat: Seat, card: CardNo): Reason | null {
  const onOneself = rules.whyNot(state, seat, { type: 'play', card, on: seat })
  const possible = state.heroes.some(
    (_, on) => rules.whyNot(state, seat, { type: 'play', card, on }) === null,
  )
  return possible ? null : onOneself
}

/** Journeys are refused for the place or for the hero: only the hero counts here. */
function whyNotJourney(rules: Rules, state: GameState, seat: Seat): Reason | null {
  const row = state.rows.findIndex(({ open, cards }) => open && cards.some((card) => card !== NO_CARD))
  if (row < 0) return 'no-such-card'
  const slot = state.rows[row].cards.findIndex((card) => card !== NO_CARD)
  return rules.whyNot(state, seat, { type: 'journey', row, slot })
}

export const whyNotFor = (rules: Rules, state: GameState, seat: Seat): WhyNot => ({
  rows: state.rows.map(({ cards }, row) =>
    cards.map((card, slot) => rules.whyNot(state, seat, mainAction(rules, state, card, row, slot))),
  ),
  hand: state.heroes[seat].hand.map((card) => whyNotPlay(rules, state, seat, card)),
  journey: whyNotJourney(rules, state, seat),
  bank: rules.whyNot(state, seat, BANK),
})

export const NOBODY_ASKS: WhyNot = { rows: [], hand: [], journey: 'not-your-turn', bank: 'not-your-turn' }
