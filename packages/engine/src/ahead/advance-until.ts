/** The one loop that plays ahead: a private copy of a game goes on by the rules themselves, and a policy answers for everybody. */
import type { Action } from '../actions/action.ts'
import { enact } from '../actions/apply.ts'
import { question, seatAsked, stepOnce } from '../procedures/index.ts'
import { type Game, GO } from '../state/game.ts'
import { AT } from '../state/places.ts'
import type { Seat } from '../state/types.ts'
import type { Choice } from '../words/op.ts'

/** Is this far enough? `waits`: the game waits for an answer; else the top frame is about to take its next step. */
export type Stop = (g: Game, waits: boolean) => boolean

/** Somebody is asked. */
export interface Asked {
  game: Game
  seat: Seat
  /** what may be answered; null in a window, where something may be done or passed */
  options: readonly Choice[] | null
}

/** What is answered; `each`: no one answer, all of them are to be tried. */
export type Policy = (asked: Asked) => Action | 'each'

/** How many answers may be given before it is left open how things come out. */
export interface SearchBudget {
  left: number
}

/**
 * How a look ahead ended: where it was to stop; at a choice whose answers are all to be tried (see `bestAnswer`); where no look ahead
 * answers, as at a turn's menu or after the end; or for want of answers.
 */
export type Halt = 'stopped' | 'each' | 'stuck' | 'spent'

export function advanceUntil(g: Game, stop: Stop, policy: Policy, budget?: SearchBudget): Halt {
  while (g.state.top !== null) {
    if (stop(g, false)) return 'stopped'
    // a game that is over waits for nobody
    if (stepOnce(g) === GO || g.state.top === null) continue
    if (stop(g, true)) return 'stopped'
    const asked = askedIn(g)
    if (asked === null) return 'stuck'
    if (budget !== undefined && budget.left-- <= 0) return 'spent'
    const answer = policy(asked)
    if (answer === 'each') return 'each'
    enact(g, asked.seat, answer)
  }
  return 'stuck'
}

/** Who is asked what, in a game that waits; null where it isn't a question or a window. */
export function askedIn(game: Game): Asked | null {
  const f = game.top()
  if (f.place === AT.window.ask) return { game, seat: f.seat, options: null }
  const q = question(f)
  return q === undefined ? null : { game, seat: seatAsked(game, f), options: q.options(game, f) }
}
