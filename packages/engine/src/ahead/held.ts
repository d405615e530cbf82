/**
 * The chance of an attempt with something held back for later: used once the runes lie, or instead of failing, wherever it makes
 * success likelier and may be used at all. Every way for the stones to lie is carried out by the rules themselves.
 */
import type { Action } from '../actions/action.ts'
import { enact } from '../actions/apply.ts'
import { refuses } from '../actions/legal.ts'
import { IllegalAction } from '../actions/reasons.ts'
import type { Box } from '../compile/box.ts'
import { WINDOW } from '../compile/events.ts'
import { castIsToCome } from '../conduct/attempt-math.ts'
import { Game } from '../state/game.ts'
import { AT } from '../state/places.ts'
import { windowFrame } from '../state/registers.ts'
import type { GameState, Seat } from '../state/types.ts'
import { advanceUntil, askedIn, type Policy, type Stop } from './advance-until.ts'
import { asItLies, eachCast } from './casts.ts'
import { carryOut, declared, type Plan } from './odds.ts'
import { declining } from './policies.ts'
import { newSearch, resultOf, type Search } from './result.ts'
import { adversaryWinsNext, isDecided } from './stops.ts'

/** Null where too much lies ahead to be told. Throws IllegalAction for a plan that can't be carried out. */
export function holding(box: Box, state: GameState, seat: Seat, plan: Plan, later: Action): number | null {
  const g = declared(box, state, seat, plan)
  if (!castIsToCome(g)) throw new IllegalAction('wrong-moment')
  carryOut(g, seat, plan)
  if (adversaryWinsNext(g)) return 0
  const search = newSearch()
  let success: number | null = 0
  eachCast(g, (cast, chance) => {
    const best = success === null ? null : bestUse(cast, seat, later, search)
    success = success === null || best === null ? null : success + chance * best
  })
  return success
}

/** Its hero uses it in the one window, if any, in which that is better than not to use it at all. */
function bestUse(g: Game, seat: Seat, later: Action, search: Search): number | null {
  let used: number | null = 0
  const trying: Policy = (asked) => {
    if (used !== null && asked.options === null && asked.seat === seat && isOpen(g, seat, later)) {
      const result = resultOf(g.box, g.state, seat, later, search)
      used = result === null || typeof result === 'string' ? null : Math.max(used, result.success)
    }
    return declining(asked)
  }
  const halt = advanceUntil(g, wonOrLost, trying, search)
  if (used === null || halt === 'spent') return null
  if (halt !== 'each') return halt === 'stopped' && isWon(g) ? 1 : used
  const further = bestOfEach(g, (tried) => bestUse(tried, seat, later, search))
  return further === null ? null : Math.max(used, further)
}

const isOpen = (g: Game, seat: Seat, later: Action): boolean =>
  LATE.has(windowFrame.window(g.state.top!)) && refuses(g, seat, later) === null
const LATE = new Set<number>([WINDOW.afterCast, WINDOW.beforeResolve])

/** About to be weighed, and it is enough. */
const isWon = (g: Game): boolean => g.state.top!.place === AT.attempt.weigh && asItLies(g).success === 1

/** Where it is overcome, or where nobody has a say any more. */
const wonOrLost: Stop = (g) =>
  isWon(g) || g.state.top!.place === AT.attempt.weighAgain || adversaryWinsNext(g) || isDecided(g)

/** A choice that must be made: the hero of the attempt chooses for success, everybody else against it. */
function bestOfEach(g: Game, chanceOf: (tried: Game) => number | null): number | null {
  const { seat, options } = askedIn(g)!
  const best = seat === g.state.attempt!.seat ? Math.max : Math.min
  let found: number | null = null
  for (let option = 0; option < options!.length; option++) {
    const tried = Game.on(g.state, g.box)
    tried.events = null
    enact(tried, seat, { type: 'choose', option })
    const chance = chanceOf(tried)
    if (chance === null) return null
    found = found === null ? chance : best(found, chance)
  }
  return found
}
