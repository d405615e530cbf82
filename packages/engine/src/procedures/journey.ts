/** A Journey (R-JOUR): discard a face-up card and replace it from its deck. */
import { EVENT } from '../compile/events.ts'
import { fire } from '../rules/fire.ts'
import { discardAlly, discardStoryCard, pushRefill, takeAlly, takeFromRow } from '../rules/rows.ts'
import { DID, NO_CARD } from '../state/types.ts'
import { procedure } from './procedure.ts'

export const journey = procedure('journey', {
  discard(g, f) {
    f.step = 'replace'
    const card = takeFromRow(g, f.n, f.m)
    discardStoryCard(g, card)
    g.turn().did |= DID.journey
    g.hero(f.seat).journeys++
    if (g.events !== null)
      g.emit({ type: 'journeyed', seat: f.seat, row: f.n, slot: f.m, card, paid: f.paid })
    fire(g, EVENT.journey, f.seat, f.paid)
    // R-JOUR-06
    const ally = takeAlly(g, f.n, f.m)
    if (ally !== NO_CARD) discardAlly(g, ally, f.seat)
    return 'go'
  },
  replace(g, f) {
    g.pop()
    pushRefill(g, f.n, f.m)
    return 'go'
  },
})
