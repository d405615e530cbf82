/**
 * The chance of an attempt with something held back for later: used once the runes lie, or instead of failing, wherever it makes
 * success likelier and may be used at all. Every way for the stones to lie is carried out by the rules themselves.
 */
import { type Action, PASS } from '../actions/action.ts'
import { enact } from '../actions/apply.ts'
import { refuses } from '../actions/legal.ts'
import { IllegalAction } from '../actions/reasons.ts'
import type { Box } from '../compile/box.ts'
import { WINDOW } from '../compile/events.ts'
import { question, seatAsked, stepOnce } from '../procedures/index.ts'
import { castIsToCome } from '../rules/attempt-math.ts'
import { type Game, GO } from '../state/game.ts'
import { AT, procOf } from '../state/places.ts'
import type { GameState, Seat } from '../state/types.ts'
import { eachCast } from './faces.ts'
import { adversaryWinsNext, carryOut, declared, type Plan } from './odds.ts'
import { asItLies, newPurse, type Purse, prospect } from './prospect.ts'

/** Null where too much lies ahead to be told. Throws IllegalAction for a plan that can't be carried out. */
export function holding(box: Box, state: GameState, seat: Seat, plan: Plan, later: Action): number | null {
  const g = declared(box, state, seat, plan)
  if (!castIsToCome(g)) throw new IllegalAction('wrong-moment')
  carryOut(g, seat, plan)
  if (adversaryWinsNext(g)) return 0
  const purse = newPurse()
  let success: number | null = 0
  eachCast(g, (cast, chance) => {
    const best = success === null ? null : bestUse(cast, seat, later, purse)
    success = success === null || best === null ? null : success + chance * best
  })
  return success
}

/** Its hero uses it in the one window, if any, in which that is better than not to use it at all. */
function bestUse(g: Game, seat: Seat, later: Action, purse: Purse): number | null {
  let used = 0
  for (;;) {
    const f = g.top()
    if (f.place === AT.end.adversaryWins) return used
    if (f.place === AT.attempt.weigh) {
      if (asItLies(g).success === 1) return 1
      stepOnce(g)
      // nobody has a say before it counts as failed: at most there is one after it
      if (procOf(g.top()) !== 'window' || g.top().n !== WINDOW.beforeResolve) return used
    } else if (f.place === AT.attempt.weighAgain) return used
    else if (stepOnce(g) === GO) continue
    const waiting = g.top()
    if (waiting.place === AT.window.ask) {
      if (waiting.seat === seat && LATE.has(waiting.n) && refuses(g, seat, later) === null) {
        const end = prospect(g.box, g.state, seat, later, purse)
        if (end === null || typeof end === 'string') return null
        used = Math.max(used, end.success)
      }
      enact(g, waiting.seat, PASS)
      continue
    }
    const q = question(waiting)!
    const declines = q.options(g, waiting).findIndex(({ kind }) => kind === 'no' || kind === 'done')
    enact(g, seatAsked(g, waiting), { type: 'choose', option: Math.max(0, declines) })
  }
}
const LATE = new Set<number>([WINDOW.afterCast, WINDOW.beforeResolve])
