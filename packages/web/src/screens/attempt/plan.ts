/**
 * What a hero means to do up to the cast, carried out step by step. Each step is looked up among what is legal; as soon as somebody
 * else does something, or a step isn't possible, the plan is over and its hero is asked again.
 */
import type { Action, Decision, EventType, Look, Seat, Update } from '@runesaga/table'

export interface CastPlan {
  seat: Seat
  /** the version of the look in which it was made */
  version: number
  /** Dark runes to buy; null once they are bought */
  dark: number | null
  /** Feats and powers, in this order */
  plays: readonly Action[]
}

interface PlanStep {
  /** what to send now, if anything */
  action: Action | null
  /** what is left of the plan; null when it is over */
  rest: CastPlan | null
}

const OVER: PlanStep = { action: null, rest: null }
const PASS: Action = { type: 'pass' }

/** Moves that call for a new decision, if they are another's. */
const STIRRING = new Set<EventType>(['feat-played', 'power-used'])
const stirs = ({ seat }: CastPlan, { events, ...by }: Update): boolean =>
  events.some(({ type }) => type === 'adversary-card' || (by.seat !== seat && STIRRING.has(type)))

export function nextStep(
  { view, legal, version }: Look,
  updates: readonly Update[],
  plan: CastPlan,
): PlanStep {
  const waits: PlanStep = { action: null, rest: plan }
  if (version === plan.version) return waits
  if (view.attempt === null || view.attempt.casts > 0) return OVER
  if (updates.some((update) => update.version > plan.version && stirs(plan, update))) return OVER
  const decision = view.pending.find(({ seat }) => seat === plan.seat)
  if (decision?.kind === 'choose' && decision.step === 'buyDark') return buying(decision, plan)
  if (decision?.kind !== 'window' || decision.window !== 'beforeCast') return waits
  const [next, ...later] = plan.plays
  if (next === undefined) return { action: PASS, rest: plan }
  if (legal.some((action) => isSame(action, next))) return { action: next, rest: { ...plan, plays: later } }
  // the own Feat that was played before takes effect first
  return view.stack.length > 0 ? { action: PASS, rest: plan } : OVER
}

function buying({ options }: Extract<Decision, { kind: 'choose' }>, plan: CastPlan): PlanStep {
  const option = options.findIndex((choice) => choice.kind === 'amount' && choice.amount === plan.dark)
  return option < 0 ? OVER : { action: { type: 'choose', option }, rest: { ...plan, dark: null } }
}

const isSame = (a: Action, b: Action): boolean =>
  a.type === b.type &&
  Object.entries(a).every(([key, value]) => (b as Record<string, unknown>)[key] === value)
