/** Quick ways from what a seat knows to a state: for sums, and for seeing what an effect does. Both say nothing that isn't known. */
import type { Box } from '../compile/box.ts'
import type { RandomState } from '../random/random.ts'
import { copyHero } from '../state/copy.ts'
import { type GameState, type Hero, NO_CARD, type Row } from '../state/types.ts'
import type { Knowledge } from './knowledge.ts'
import { HIDDEN, HIDDEN_HERO } from './visibility.ts'

/**
 * What is known, for the engine's sums to read: the generator and the order of the decks are missing, and no sum asks for them; cards that
 * are hidden stand in it as negative numbers. Nothing may be carried out in it. The fields are those of a state in the order of a state:
 * objects of one shape keep the engine fast.
 */
export const asState = (known: Knowledge): GameState => ({
  setup: known.setup,
  random: NO_RANDOM,
  phase: known.phase,
  turn: known.turn,
  heroes: known.heroes,
  rows: known.rows,
  decks: known.decks as unknown as GameState['decks'],
  out: known.out,
  watchers: known.watchers,
  eventMask: known.eventMask,
  standingMask: known.standingMask,
  adversary: known.adversary,
  attempt: known.attempt,
  stack: known.stack,
  top: known.top,
  usedThisTurn: known.usedThisTurn,
  usedEver: known.usedEver,
  endedBy: known.endedBy,
  finale: known.finale,
  outcome: known.outcome,
})
const NO_RANDOM: RandomState = { kind: 'fast', a: 0, b: 0, c: 0, d: 0 }

/**
 * A state in which something can be carried out: every hidden card is stood in for by some card of its kind, and nothing is shuffled. Where
 * it matters which cards are hidden, imagine states instead. Its parts are shared with what is known: apply to it, don't advance it in place.
 */
export function sketch(box: Box, known: Knowledge, random: RandomState): GameState {
  const state = asState(known)
  const piles = [...box.acts, box.feats.hero, box.feats.antihero, box.special]
  state.random = random
  state.heroes = known.heroes.map((h, seat) => (seat === known.viewer ? h : standIn(box, h)))
  state.rows = known.rows.map((row) => (row.open ? row : emptied(row)))
  state.decks = known.decks.map(({ left, discard }, i) => ({
    cards: left > 0 ? piles[i] : [],
    at: 0,
    discard,
  }))
  return state
}

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
