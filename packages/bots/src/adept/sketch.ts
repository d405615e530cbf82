/**
 * A state drawn quickly from a view, to see what an effect does: every hidden card is stood in for by some card of its kind, and
 * nothing is shuffled. It knows nothing that the view doesn't say. Where it matters which cards are hidden, imagine states instead.
 */
import {
  type GameState,
  type Hero,
  HIDDEN,
  HIDDEN_HERO,
  type Knowledge,
  NO_CARD,
  type RandomState,
  type Row,
} from '@runesaga/engine'
import { type Box, copyHero } from '@runesaga/engine/search'
import { asState } from './look.ts'

/** Its parts are shared with the view: it may be applied to, not advanced in place. */
export function sketch(box: Box, view: Knowledge, random: RandomState): GameState {
  const state = asState(view)
  const piles = pilesOf(box)
  state.random = random
  state.heroes = view.heroes.map((h, seat) => (seat === view.viewer ? h : standIn(box, h)))
  state.rows = view.rows.map((row) => (row.open ? row : emptied(row)))
  state.decks = view.decks.map(({ left, discard }, i) => ({
    cards: left > 0 ? piles[i] : [],
    at: 0,
    discard,
  }))
  return state
}

const pilesOf = (box: Box): number[][] => [...box.acts, box.feats.hero, box.feats.antihero, box.special]

const emptied = (row: Row): Row => ({
  open: false,
  cards: row.cards.map(() => NO_CARD),
  allies: row.allies,
})

/** A copy, not a spread: heroes of one shape keep the engine fast. */
function standIn(box: Box, h: Hero): Hero {
  const hero = copyHero(h)
  hero.hand = h.hand.map((card) =>
    card >= 0 ? card : card === HIDDEN_HERO ? box.feats.hero[0] : box.feats.antihero[0],
  )
  if (h.destiny === HIDDEN) hero.destiny = NO_CARD
  return hero
}
