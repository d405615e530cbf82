/** Why a seat can't do what it may look for: on the cards of the rows, with its hand, with its Experience. */
import { type Action, BANK } from '../actions/action.ts'
import { refuses } from '../actions/legal.ts'
import type { Reason } from '../actions/reasons.ts'
import { type CardRef, refsIn } from '../deeds/card-ref.ts'
import type { Game } from '../state/game.ts'
import { type CardNo, NO_CARD, type Seat } from '../state/types.ts'
import type { WhyNotView } from './view.ts'

export function whyNotView(g: Game, seat: Seat): WhyNotView {
  const refs = refsIn(g.box)
  const cards: Record<CardRef, Reason> = {}
  const note = (card: CardNo, reason: Reason | null) => {
    if (reason !== null) cards[refs[card]] = reason
  }
  g.state.rows.forEach((row, r) => {
    if (!row.open) return
    row.cards.forEach((card, slot) => {
      if (card !== NO_CARD) note(card, refuses(g, seat, mainAction(g, card, r, slot)))
    })
  })
  for (const card of g.state.heroes[seat].hand) note(card, whyNotPlay(g, seat, card))
  return { cards, journey: whyNotJourney(g, seat), bank: refuses(g, seat, BANK) }
}

/** A Trait is gained, anything else is attempted. */
const mainAction = ({ box }: Game, card: CardNo, row: number, slot: number): Action =>
  box.kinds[card] === 'trait' ? { type: 'gain', row, slot } : { type: 'attempt', row, slot, path: 0 }

/** A Feat may be played as soon as there is one hero to play it on. */
function whyNotPlay(g: Game, seat: Seat, card: CardNo): Reason | null {
  const on = (hero: Seat) => refuses(g, seat, { type: 'play', card, on: hero })
  return g.state.heroes.some((_, hero) => on(hero) === null) ? null : on(seat)
}

/** Journeys are refused for the place or for the hero: only the hero counts here. */
function whyNotJourney(g: Game, seat: Seat): Reason | null {
  const { rows } = g.state
  const row = rows.findIndex(({ open, cards }) => open && cards.some((card) => card !== NO_CARD))
  if (row < 0) return 'no-such-card'
  const slot = rows[row].cards.findIndex((card) => card !== NO_CARD)
  return refuses(g, seat, { type: 'journey', row, slot })
}
