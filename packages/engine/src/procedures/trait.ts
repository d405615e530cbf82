/** Gaining a Trait (R-TRAIT). Never an attempt: no runes are cast. */
import { EVENT } from '../compile/events.ts'
import { fire } from '../rules/fire.ts'
import { announceGain, resolveOneTimeIcons, tuckCard } from '../rules/gaining.ts'
import { fillSlot, takeFromRow } from '../rules/rows.ts'
import { effectFrame } from '../state/game.ts'
import { AT } from '../state/places.ts'
import { tucked } from '../state/types.ts'
import { procedure } from './procedure.ts'

export const trait = procedure('trait', {
  /** R-TRAIT-05, A-08: its power first, once, before its icons count */
  power(g, f) {
    f.place = AT.trait.tuck
    const gaining = g.box.cards[f.card].gaining!
    if (gaining.gainedBlock < 0) return 'go'
    if (gaining.gainedTest !== null && !gaining.gainedTest(g, f.seat, f.seat, f.card)) return 'go'
    const effects = effectFrame(f.seat, f.seat, f.seat, f.card, gaining.gainedBlock)
    if (gaining.gainedMay) {
      effects.place = AT.may.ask
      effects.n = gaining.gainedPay
    }
    g.push(effects)
    return 'go'
  },
  tuck(g, f) {
    f.place = AT.trait.triggers
    takeFromRow(g, f.n, f.m)
    tuckCard(g, f.seat, f.card, 0)
    resolveOneTimeIcons(g, f.seat, f.card, 0)
    return 'go'
  },
  triggers(g, f) {
    f.place = AT.trait.refill
    announceGain(g, f.seat, f.card, 0)
    fire(g, EVENT['trait-gained'], f.seat, tucked(f.card, 0))
    return 'go'
  },
  refill(g, f) {
    g.pop()
    fillSlot(g, f.n, f.m)
    return 'go'
  },
})
