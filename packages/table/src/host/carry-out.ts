/**
 * What a hero means to do up to the cast, carried out step by step. As soon as somebody else does something, or a step isn't possible, the
 * plan is over and its hero is asked again.
 */
import {
  type Action,
  type Deed,
  type EventType,
  IllegalAction,
  PASS,
  type PlanView,
  type Rules,
  type Seat,
} from '@runesaga/engine'
import { actionOf } from '@runesaga/engine/view'
import type { Happened, HostedGame } from './game.ts'

export interface RunningPlan {
  seat: Seat
  /** the version at which it was begun */
  since: number
  /** Dark runes to buy */
  dark: number
  /** Feats and powers that are left, in this order */
  uses: readonly Deed[]
}

/** What to do now: nothing while others are asked, or something, or never anything again. */
export type PlanStep = 'wait' | 'over' | { action: Action; rest: RunningPlan }

/** Begins a plan: declares its attempt, unless that is in progress. Throws IllegalAction where it can't be, and nothing has happened. */
export function beginPlan(
  game: HostedGame,
  seat: Seat,
  { target, dark = 0, uses = [] }: PlanView,
): RunningPlan {
  const plan = { seat, since: game.version, dark, uses }
  if (target === undefined) {
    if (game.state.attempt?.seat !== seat) throw new IllegalAction('not-asked')
    return plan
  }
  const { card, path, abilities } = target
  const deed = { attempt: { card, path, ...(abilities !== undefined && { abilities: [...abilities] }) } }
  game.act(seat, actionOf(game.box, game.state, seat, deed), false)
  return plan
}

export function nextStep(rules: Rules, game: HostedGame, plan: RunningPlan): PlanStep {
  const { state } = game
  const { seat, since, uses } = plan
  if (state.attempt === null || state.attempt.casts > 0) return 'over'
  if (game.happened.slice(since).some((move) => stirs(plan, move))) return 'over'
  const decision = rules.pending(state).find((asked) => asked.seat === seat)
  if (decision?.kind === 'choose' && decision.step === 'buyDark')
    return stepOf(rules, game, plan, { dark: plan.dark }, uses) ?? 'over'
  if (decision?.kind !== 'window' || decision.window !== 'beforeCast') return 'wait'
  const [next, ...later] = uses
  const pass: PlanStep = { action: PASS, rest: plan }
  if (next === undefined) return pass
  // the own Feat that was played before takes effect first
  return stepOf(rules, game, plan, next, later) ?? (state.stack.length > 0 ? pass : 'over')
}

/** Moves that call for a new decision, if they are another's. */
const STIRRING: ReadonlySet<EventType> = new Set<EventType>(['feat-played', 'power-used'])
const stirs = ({ seat }: RunningPlan, move: Happened): boolean =>
  move.events.some(({ type }) => type === 'adversary-card' || (move.seat !== seat && STIRRING.has(type)))

/** Undefined if it can't be done now. */
function stepOf(
  rules: Rules,
  { box, state }: HostedGame,
  plan: RunningPlan,
  deed: Deed,
  uses: readonly Deed[],
): PlanStep | undefined {
  try {
    const action = actionOf(box, state, plan.seat, deed)
    return rules.whyNot(state, plan.seat, action) === null ? { action, rest: { ...plan, uses } } : undefined
  } catch (error) {
    if (error instanceof IllegalAction) return undefined
    throw error
  }
}
