/** What the adept would do in a seat, and why, by name. */
import { adept, type Motive } from '@runesaga/bots'
import { fastRandom, type GameState, type Rules, type Seat } from '@runesaga/engine'
import { refOf } from '@runesaga/engine/host'
import { type Box, boxOf } from '@runesaga/engine/search'
import type { Hint, HintReason } from '../protocol/hint.ts'
import { isPending } from './asked.ts'

/** A hint says the chances that the cards show. */
const BUDGET = { tries: 0, exact: true }

/** Null if this seat isn't asked; `moment` makes its chance the same when it is asked again. */
export function hintFor(rules: Rules, state: GameState, seat: Seat, moment: string): Hint | null {
  if (!isPending(rules, state, seat)) return null
  const box = boxOf(rules, state.setup)
  const legal = rules.legalActions(state, seat)
  const { action, reasons } = adept.choose(
    box,
    rules.knowledgeOf(state, seat),
    legal,
    fastRandom(moment),
    BUDGET,
  )
  return { deed: rules.deedOf(state, seat, action), reasons: reasons.map((reason) => byName(box, reason)) }
}

const byName = (box: Box, reason: Motive): HintReason =>
  'card' in reason ? { ...reason, card: refOf(box, reason.card)! } : reason
