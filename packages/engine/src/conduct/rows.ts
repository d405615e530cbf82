/** The rows of face-up Story cards: what leaves them, and how slots fill again. */
import { EVENT } from '../compile/events.ts'
import { cardFrame, frameOf, type Game } from '../state/game.ts'
import { AT } from '../state/places.ts'
import { type Attempt, type CardNo, NO_CARD, type Seat } from '../state/types.ts'
import { drawFrom } from './decks.ts'
import { fire } from './fire.ts'
import { hasPowers, sumUpPowers } from './story.ts'

/** Takes a card out of its row. Its Ally stays in the slot for the caller to deal with. */
export function takeFromRow(g: Game, row: number, slot: number): CardNo {
  const r = g.row(row)
  const card = r.cards[slot]
  r.cards[slot] = NO_CARD
  if (g.box.kinds[card] === 'adversary' && g.state.watchers.includes(card)) {
    g.watchers().splice(g.state.watchers.indexOf(card), 1)
    sumUpPowers(g)
  }
  return card
}

/** Takes the Ally out of a slot, if there is one. */
export function takeAlly(g: Game, row: number, slot: number): CardNo {
  const ally = g.state.rows[row].allies[slot]
  if (ally !== NO_CARD) g.row(row).allies[slot] = NO_CARD
  return ally
}

/** R-TABLE-01: to the discards of its own Act. */
export function discardStoryCard(g: Game, card: CardNo): void {
  g.discards(g.box.actOf[card] - 1).push(card)
}

/** R-ALLY-07: an Ally goes with its Challenge. */
export function discardAlly(g: Game, ally: CardNo, that: Seat): void {
  discardStoryCard(g, ally)
  if (g.events !== null) g.emit({ type: 'ally-discarded', card: ally })
  fire(g, EVENT['ally-discarded'], that, ally)
}

/** Discards a card of a row, its Ally with it, and fills the slot at once (R-TABLE-02). */
export function replaceCard(g: Game, seat: Seat, row: number, slot: number): void {
  const card = takeFromRow(g, row, slot)
  discardStoryCard(g, card)
  if (g.events !== null) g.emit({ type: 'card-replaced', seat, row, slot, card })
  pushRefill(g, row, slot)
  const ally = takeAlly(g, row, slot)
  if (ally !== NO_CARD) discardAlly(g, ally, seat)
}

/**
 * R-TABLE-02: fills an empty slot from its deck at once. An Ally that turns up takes no slot (R-ALLY-02) and looks for its
 * place first (R-ALLY-03).
 */
export function fillSlot(g: Game, row: number, slot: number): void {
  const card = drawFrom(g, row)
  if (card === NO_CARD) return
  if (g.box.kinds[card] === 'ally') {
    const { seat } = g.state.turn
    if (g.events !== null) g.emit({ type: 'ally-revealed', seat, row, slot, card })
    g.push(cardFrame(AT.refill.place, seat, card, row, slot))
    return
  }
  layCard(g, row, slot, card)
  if (g.events !== null) g.emit({ type: 'card-laid', row, slot, card })
}

/** The same, after what is put on top of it. */
export function pushRefill(g: Game, row: number, slot: number): void {
  g.push(cardFrame(AT.refill.draw, g.state.turn.seat, NO_CARD, row, slot))
}

/** A card is laid face-up in its slot; the power of an Adversary works from now on (R-ADVB-03). */
export function layCard(g: Game, row: number, slot: number, card: CardNo): void {
  g.row(row).cards[slot] = card
  if (g.box.kinds[card] === 'adversary' && hasPowers(g.box.cards[card])) {
    g.watchers().push(card)
    sumUpPowers(g)
  }
}

/** What is being attempted. Once that is resolved, the card in its slot is like any other. */
export function attemptedNow({ state }: Game): Attempt | null {
  return state.attempt === null || RESOLVED.has(frameOf(state, 'attempt')!.place) ? null : state.attempt
}
const { afterResolve, windowAfterResolve, done } = AT.attempt
const RESOLVED = new Set([afterResolve, windowAfterResolve, done])

/** Face-up cards that may be replaced: not the one being attempted, nor a Trait whose power acts first. */
export function replaceableSlots(g: Game): { row: number; slot: number }[] {
  const a = attemptedNow(g)
  const gained = frameOf(g.state, 'trait')?.card ?? NO_CARD
  const found: { row: number; slot: number }[] = []
  for (let row = 0; row < g.state.rows.length; row++) {
    const r = g.state.rows[row]
    if (!r.open) continue
    for (let slot = 0; slot < r.cards.length; slot++) {
      if (r.cards[slot] === NO_CARD || r.cards[slot] === gained) continue
      if (a === null || a.row !== row || a.slot !== slot) found.push({ row, slot })
    }
  }
  return found
}
