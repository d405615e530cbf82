/** What was opened must be playable: views, choices and random moves, with the checks of every state. */
import {
  apply,
  checkInvariants,
  type GameState,
  IllegalAction,
  legalActions,
  scoreSheet,
  seatToAct,
  viewFor,
} from '@runesaga/engine'
import type { Dice } from './dice.ts'
import { Found } from './finding.ts'

/** `lax`: of a scenario, whose heroes may have what no game gives them. */
export function lookAt(state: GameState, lax = false): void {
  const [problem] = lax ? [] : checkInvariants(state)
  if (problem !== undefined) throw new Found(`the state is broken: ${problem}`)
  for (const seat of state.heroes.keys()) {
    viewFor(state, seat)
    legalActions(state, seat)
    if (state.phase !== 'setup') scoreSheet(state, seat)
  }
  viewFor(state, 'spectator')
}

export function playOn(start: GameState, dice: Dice, moves: number, lax = false): void {
  let state = start
  for (let move = 0; move < moves; move++) {
    if (move % 8 === 0) lookAt(state, lax)
    const seat = seatToAct(state)
    if (seat < 0) break
    const legal = legalActions(state, seat)
    if (legal.length === 0) throw new Found(`seat ${seat} is asked and has no answer`)
    try {
      state = apply(state, seat, dice.pick(legal)).state
    } catch (error) {
      // cards may set each other off without end; anything else that is offered must be possible
      if (error instanceof IllegalAction && error.reason === 'endless') return
      throw error
    }
  }
  lookAt(state, lax)
}
