/**
 * What a hero means to do up to the cast, carried out step by step. As soon as somebody else does something, or a step isn't possible, the
 * plan is over and its hero is asked again.
 */
import { type Action, IllegalAction, PASS, type Rules, type Seat } from '@runesaga/engine'
import { actionOf, planSchema } from '@runesaga/engine/host'
import type { Deed, PlanView } from '@runesaga/engine/view'
import { type Happened, type HostedGame, STIRRING } from './game.ts'

/** A plan that is being carried out. */
export interface RunningPlan {
  readonly seat: Seat
  /** What to do now, once: nothing while others are asked, or something, or never anything again. */
  next(): Action | 'wait' | 'over'
}

/** Begins a plan: declares its attempt, unless that is in progress. Throws IllegalAction where it can't be, and nothing has happened. */
export function beginPlan(rules: Rules, game: HostedGame, seat: Seat, plan: PlanView): RunningPlan {
  const { target, dark = 0, uses = [] } = parsed(plan)
  const since = game.version
  if (target !== undefined) game.act(seat, actionOf(game.box, game.state, seat, { attempt: target }), false)
  else if (game.state.attempt?.seat !== seat) throw new IllegalAction('not-asked')
  return new CastPlan(rules, game, seat, since, dark, uses)
}

function parsed(plan: PlanView) {
  try {
    const { data, success } = planSchema.safeParse(plan)
    if (success) return data
  } catch {
    // something that breaks when it is looked at
  }
  throw new IllegalAction('malformed')
}

class CastPlan implements RunningPlan {
  readonly seat: Seat
  private readonly rules: Rules
  private readonly game: HostedGame
  /** the version at which it was begun */
  private readonly since: number
  /** Dark runes to buy */
  private readonly dark: number
  /** Feats and powers that are left, in this order */
  private uses: readonly Deed[]

  constructor(
    rules: Rules,
    game: HostedGame,
    seat: Seat,
    since: number,
    dark: number,
    uses: readonly Deed[],
  ) {
    this.rules = rules
    this.game = game
    this.seat = seat
    this.since = since
    this.dark = dark
    this.uses = uses
  }

  next(): Action | 'wait' | 'over' {
    const { rules, seat } = this
    const { state, happened } = this.game
    if (state.attempt === null || state.attempt.casts > 0) return 'over'
    if (happened.slice(this.since).some((move) => this.isStirredBy(move))) return 'over'
    const decision = rules.pending(state).find((asked) => asked.seat === seat)
    if (decision?.kind === 'choose' && decision.step === 'buyDark')
      return this.legal({ dark: this.dark }) ?? 'over'
    if (decision?.kind !== 'window' || decision.window !== 'beforeCast') return 'wait'
    const [next, ...later] = this.uses
    if (next === undefined) return PASS
    const action = this.legal(next)
    // the own Feat that was played before takes effect first
    if (action === undefined) return state.stack.length > 0 ? PASS : 'over'
    this.uses = later
    return action
  }

  private isStirredBy({ seat, events }: Happened): boolean {
    return events.some(({ type }) => type === 'adversary-card' || (seat !== this.seat && STIRRING.has(type)))
  }

  /** Undefined if it can't be done now. */
  private legal(deed: Deed): Action | undefined {
    const { box, state } = this.game
    try {
      const action = actionOf(box, state, this.seat, deed)
      return this.rules.whyNot(state, this.seat, action) === null ? action : undefined
    } catch (error) {
      if (error instanceof IllegalAction) return undefined
      throw error
    }
  }
}
