/** What a seat could do in the window that is open, and whether there is any reason to ask about it. */
import type { Action, GameState, Rules, Seat } from '@runesaga/engine'
import { type Box, boxOf, inAnyMoment, WINDOW } from '@runesaga/engine/search'

export type Doing<T extends Action['type']> = Extract<Action, { type: T }>

/** The windows in which what is open in several of them may still be done after each. */
const LATER: Record<number, number> = {
  [WINDOW.beforeCast]: WINDOW.afterCast | WINDOW.afterResolve,
  [WINDOW.afterCast]: WINDOW.afterResolve,
  [WINDOW.beforeResolve]: WINDOW.afterResolve,
}

/** What can be done in a window, and what it is about. */
export interface Possible {
  touches: number
  /** may it be done later as well? */
  waits: boolean
}

/** Is there anything to do in this window that isn't idle, or can't wait for a later moment? */
export function hasReason(rules: Rules, state: GameState, seat: Seat): boolean {
  const box = boxOf(rules, state.setup)
  return rules.legalActions(state, seat).some((action) => {
    if (action.type !== 'play') return action.type !== 'pass'
    return !possibleWith(rules, box, state, action).waits || !rules.changesNothing(state, seat, action)
  })
}

/** The bit of the window that is open. */
export function windowOf(rules: Rules, state: GameState): number {
  const [decision] = rules.pending(state)
  return decision?.kind === 'window' ? WINDOW[decision.window] : 0
}

export function possibleWith(
  rules: Rules,
  box: Box,
  state: GameState,
  action: Doing<'play'> | Doing<'use'>,
): Possible {
  // what says no time may also wait for the turn's menu
  const later = (LATER[windowOf(rules, state)] ?? 0) | WINDOW.menu
  const { windows, touches } =
    action.type === 'play' ? box.featOf[action.card]! : box.cards[action.card].powers[action.power]
  return { touches, waits: (windows & inAnyMoment(later)) !== 0 }
}
