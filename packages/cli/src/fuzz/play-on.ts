/** What was opened must be playable: views, choices and random moves, with the checks of every state. */
import { type GameState, IllegalAction, type Rules } from '@runesaga/engine'
import { boxOf, checkInvariants } from '@runesaga/engine/search'
import type { Dice } from './dice.ts'
import { Found } from './finding.ts'

/** `lax`: of a scenario, whose heroes may have what no game gives them. */
export function lookAt(rules: Rules, state: GameState, lax = false): void {
  const [problem] = lax ? [] : checkInvariants(boxOf(rules, state.setup), state)
  if (problem !== undefined) throw new Found(`the state is broken: ${problem}`)
  for (const seat of state.heroes.keys()) {
    rules.knowledgeOf(state, seat)
    rules.legalActions(state, seat)
    if (state.phase !== 'setup') rules.scoreSheet(state, seat)
  }
  rules.knowledgeOf(state, 'spectator')
}

export function playOn(rules: Rules, start: GameState, dice: Dice, moves: number, lax = false): void {
  let state = start
  for (let move = 0; move < moves; move++) {
    if (move % 8 === 0) lookAt(rules, state, lax)
    const seat = rules.seatToAct(state)
    if (seat < 0) break
    const legal = rules.legalActions(state, seat)
    if (legal.length === 0) throw new Found(`seat ${seat} is asked and has no answer`)
    try {
      state = rules.apply(state, seat, dice.pick(legal)).state
    } catch (error) {
      // cards may set each other off without end; anything else that is offered must be possible
      if (error instanceof IllegalAction && error.reason === 'endless') return
      throw error
    }
  }
  lookAt(rules, state, lax)
}
