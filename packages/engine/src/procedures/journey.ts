/** A Journey (R-JOUR-01): discard a face-up card and replace it from its deck. */
import { EVENT } from '../compile/events.ts'
import { fire } from '../conduct/fire.ts'
import { discardAlly, discardStoryCard, fillSlot, takeAlly, takeFromRow } from '../conduct/rows.ts'
import { type Game, GO, type Progress } from '../state/game.ts'
import { AT } from '../state/places.ts'
import { rowFrame } from '../state/registers.ts'
import { DID, type Frame, NO_CARD } from '../state/types.ts'
import { goOn, procedure } from './procedure.ts'

export const journey = procedure('journey', {
  discard(g, f) {
    f.place = AT.journey.replace
    const row = rowFrame.row(f)
    const slot = rowFrame.slot(f)
    const card = takeFromRow(g, row, slot)
    discardStoryCard(g, card)
    g.turn().did |= DID.journey
    g.hero(f.seat).journeys++
    if (g.events !== null) g.emit({ type: 'journeyed', seat: f.seat, row, slot, card, paid: f.paid })
    fire(g, EVENT.journey, f.seat, f.paid)
    // R-JOUR-06
    const ally = takeAlly(g, row, slot)
    if (ally !== NO_CARD) discardAlly(g, ally, f.seat)
    return goOn(g, f, replace)
  },
  replace,
})

function replace(g: Game, f: Frame): Progress {
  g.pop()
  fillSlot(g, rowFrame.row(f), rowFrame.slot(f))
  return GO
}
