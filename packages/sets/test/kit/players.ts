/** Players of test games: they know nothing and choose by dice, and yet every game ends. */
import type { Action, GameState, Seat } from '@runesaga/engine'
import type { Dice } from './dice.ts'
import { advance, apply, legalActions, pending } from './rules.ts'

/** `uniform`: any legal action, equally likely. `keen`: mostly what moves the game on, so that more of it is seen. */
export type Style = 'uniform' | 'keen'

const MOVES_ON = new Set<Action['type']>(['attempt', 'gain', 'play', 'use', 'replace'])

export function chooseAction(actions: readonly Action[], style: Style, dice: Dice): Action {
  if (style === 'keen' && !dice.oneIn(8)) {
    const keen = actions.filter((a) => MOVES_ON.has(a.type))
    if (keen.length > 0) return dice.pick(keen)
  }
  return dice.pick(actions)
}

/** One of the seats that the game waits for, now and then one that steps in; undefined when it is over. */
export function nextSeat(state: GameState, dice: Dice): Seat | undefined {
  const open = pending(state)
  if (open.length > 1) return dice.pick(open).seat
  if (open[0]?.kind !== 'menu' || !dice.oneIn(STEPS_IN)) return open[0]?.seat
  const others = state.heroes.flatMap((_, seat) => (legalActions(state, seat).length > 0 ? [seat] : []))
  return dice.pick(others)
}
/** At a menu, one time in so many any hero may be the next who could do something. */
const STEPS_IN = 6

/** Far more than any game needs: random games take a few dozen turns a hero. */
export const MOST_TURNS = 2000

export interface Played {
  seat: Seat
  action: Action
}

export interface Moment extends Played {
  state: GameState
  /** all that the seat could have done */
  actions: readonly Action[]
}

/** From a state to the next: `apply` leaves the old one as it is, `advance` writes it. */
export type Stepper = (state: GameState, seat: Seat, action: Action) => GameState
export const byApply: Stepper = (state, seat, action) => apply(state, seat, action).state
export const byAdvance: Stepper = (state, seat, action) => {
  advance(state, seat, action)
  return state
}

/** Plays a state to its end by dice; calls back before each action. Gives the last state. */
export function play(
  state: GameState,
  style: Style,
  dice: Dice,
  step: Stepper,
  before?: (moment: Moment) => void,
): GameState {
  let now = state
  for (;;) {
    const seat = nextSeat(now, dice)
    if (seat === undefined) return now
    if (now.turn.number > MOST_TURNS) throw new Error(`no end after ${MOST_TURNS} turns`)
    const actions = legalActions(now, seat)
    const action = chooseAction(actions, style, dice)
    before?.({ state: now, seat, action, actions })
    now = step(now, seat, action)
  }
}
