/** What the adept would do in a seat, and why, by name; the next step instead, where somebody is shown how it goes. */
import { adept } from '@runesaga/bots'
import { type Action, fastRandom, type GameState, PASS, type Rules, type Seat } from '@runesaga/engine'
import { actionOf } from '@runesaga/engine/host'
import { boxOf, isAtMenu } from '@runesaga/engine/search'
import type { TurnPlan } from '../../lobby/new-table.ts'
import type { Hint } from '../../protocol/hint.ts'
import { isPending } from '../asking/asked.ts'
import { orReason } from '../or-reason.ts'
import { plannedSoFar } from '../planned.ts'
import { inPlainSight } from './reasons.ts'

/** A hint says the chances that the cards show. */
const BUDGET = { tries: 0, exact: true }

/** Null if this seat isn't asked; `moment` makes its chance the same when it is asked again; `plan`: the line that it is shown. */
export function hintFor(
  rules: Rules,
  state: GameState,
  seat: Seat,
  moment: string,
  plan: readonly TurnPlan[] = [],
): Hint | null {
  if (!isPending(rules, state, seat)) return null
  const box = boxOf(rules, state.setup)
  const next = nextStep(rules, state, seat, plan)
  // asked about one thing alone, the adept says what speaks for it
  const legal = next === null ? rules.legalActions(state, seat) : [next, next]
  const chosen = adept.choose(box, rules.knowledgeOf(state, seat), legal, fastRandom(moment), BUDGET)
  const action = next ?? chosen.action
  const motives = chosen.action === action ? chosen.reasons : []
  const deed = rules.deedOf(state, seat, action)
  const reasons = inPlainSight(box, state, seat, deed, motives)
  return { deed, reasons: next === null ? reasons : [{ why: 'next-step' }, ...reasons] }
}

/** The first of what was planned up to this turn that can be done now; then the turn is over. A Journey waits for the main action. */
function nextStep(rules: Rules, state: GameState, seat: Seat, plan: readonly TurnPlan[]): Action | null {
  const { turn } = state
  const deeds = turn.seat === seat ? plannedSoFar(state, seat, plan) : []
  const box = boxOf(rules, state.setup)
  for (const deed of deeds) {
    if (typeof deed === 'object' && 'journey' in deed && !turn.mainDone) continue
    const action = orReason(() => actionOf(box, state, seat, deed))
    if (typeof action !== 'string' && rules.whyNot(state, seat, action) === null) return action
  }
  return deeds.length > 0 && turn.mainDone && isAtMenu(state) ? PASS : null
}
