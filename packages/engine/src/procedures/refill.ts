/** Filling an empty slot of a row (R-TABLE-02, R-TABLE-03), and finding a place for Allies (R-ALLY-03). */
import { attemptedNow, discardAlly, fillSlot } from '../conduct/rows.ts'
import { type Game, GO, WAIT } from '../state/game.ts'
import { AT } from '../state/places.ts'
import { rowFrame } from '../state/registers.ts'
import { type Frame, NO_CARD } from '../state/types.ts'
import type { Choice } from '../words/op.ts'
import { procedure } from './procedure.ts'

/**
 * R-ALLY-03: face-up Challenges without an Ally, of the same Act or of any row, by ruleset; not the one being faced.
 * An Adversary in a row is a Challenge too (R-ALLY-11).
 */
export function placesForAlly(g: Game, ally: number): { row: number; slot: number }[] {
  const a = attemptedNow(g)
  const found: { row: number; slot: number }[] = []
  for (let row = 0; row < g.state.rows.length; row++) {
    const r = g.state.rows[row]
    if (!r.open || (g.box.ruleset.allies === 'same-act' && row !== g.box.actOf[ally] - 1)) continue
    for (let slot = 0; slot < r.cards.length; slot++) {
      if (r.cards[slot] === NO_CARD || r.allies[slot] !== NO_CARD) continue
      if (a !== null && a.row === row && a.slot === slot) continue
      const kind = g.box.kinds[r.cards[slot]]
      if (kind === 'challenge' || kind === 'adversary') found.push({ row, slot })
    }
  }
  return found
}

function place(g: Game, f: Frame, row: number, slot: number): void {
  g.row(row).allies[slot] = f.card
  if (g.events !== null) g.emit({ type: 'ally-placed', seat: f.seat, row, slot, card: f.card })
  f.card = NO_CARD
  f.place = AT.refill.draw
}

/** Is anything but Allies left in this deck and its discards? */
function storyLeft(g: Game, row: number): boolean {
  const { cards, at, discard } = g.state.decks[row]
  const story = (card: number) => g.box.kinds[card] !== 'ally'
  return cards.some((card, i) => i >= at && story(card)) || discard.some(story)
}

export const refill = procedure(
  'refill',
  {
    draw(g, f) {
      g.pop()
      fillSlot(g, rowFrame.row(f), rowFrame.slot(f))
      return GO
    },
    place(g, f) {
      const places = placesForAlly(g, f.card)
      if (places.length > 1) return WAIT
      if (places.length === 1) place(g, f, places[0].row, places[0].slot)
      else {
        // R-ALLY-04
        const ally = f.card
        f.card = NO_CARD
        f.place = AT.refill.draw
        // where only Allies are left, the slot stays empty (R-TABLE-04)
        if (!storyLeft(g, rowFrame.row(f))) g.pop()
        discardAlly(g, ally, f.seat)
      }
      return GO
    },
  },
  {
    place: {
      options: (g, f) =>
        placesForAlly(g, f.card).map(({ row, slot }): Choice => ({ kind: 'slot', row, slot })),
      answer(g, f, choice) {
        if (choice.kind !== 'slot') return WAIT
        place(g, f, choice.row, choice.slot)
        return GO
      },
    },
  },
)
