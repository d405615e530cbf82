/** Gaining a Trait (R-TRAIT). Never an attempt: no runes are cast, and nothing that speaks of attempts is told (R-TRAIT-01). */
import { EVENT } from '../compile/events.ts'
import { fire } from '../conduct/fire.ts'
import { announceGain, resolveOneTimeIcons, tuckCard } from '../conduct/gaining.ts'
import { fillSlot, takeFromRow } from '../conduct/rows.ts'
import { effectFrame, type Game, GO, type Progress } from '../state/game.ts'
import { AT } from '../state/places.ts'
import { mayFrame, rowFrame } from '../state/registers.ts'
import { type Frame, tucked } from '../state/types.ts'
import { goOn, procedure } from './procedure.ts'

/** R-TRAIT-05, A-08: its power first, once, before its icons count; a bonus may have a condition (R-TRAIT-03) */
function power(g: Game, f: Frame): Progress {
  f.place = AT.trait.tuck
  const gaining = g.box.cards[f.card].gaining!
  if (gaining.gainedBlock < 0) return tuck(g, f)
  if (gaining.gainedTest !== null && !gaining.gainedTest(g, f.seat, f.seat, f.card)) return tuck(g, f)
  const effects = effectFrame(f.seat, f.seat, f.seat, f.card, gaining.gainedBlock)
  if (gaining.gainedMay) {
    effects.place = AT.may.ask
    mayFrame.setCost(effects, gaining.gainedPay)
  }
  g.push(effects)
  return GO
}

/** R-TRAIT-06 */
function tuck(g: Game, f: Frame): Progress {
  f.place = AT.trait.triggers
  takeFromRow(g, rowFrame.row(f), rowFrame.slot(f))
  tuckCard(g, f.seat, f.card, 0)
  resolveOneTimeIcons(g, f.seat, f.card, 0)
  return goOn(g, f, triggers)
}

function triggers(g: Game, f: Frame): Progress {
  f.place = AT.trait.refill
  announceGain(g, f.seat, f.card, 0)
  fire(g, EVENT['trait-gained'], f.seat, tucked(f.card, 0))
  return goOn(g, f, refill)
}

/** R-TABLE-02 */
function refill(g: Game, f: Frame): Progress {
  g.pop()
  fillSlot(g, rowFrame.row(f), rowFrame.slot(f))
  return GO
}

export const trait = procedure('trait', { power, tuck, triggers, refill })
