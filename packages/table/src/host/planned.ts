/** What was planned for the turns that a table begins with, where it was laid out. */
import type { GameState, Seat } from '@runesaga/engine'
import type { Deed } from '@runesaga/engine/view'
import type { TurnPlan } from '../lobby/new-table.ts'

/** Which of its turns a hero is in, or was in last; from 0. */
export function ownTurn({ turn, setup, heroes }: GameState, seat: Seat): number {
  const place = (seat - setup.firstSeat + heroes.length) % heroes.length
  return Math.floor((turn.number - 1 - place) / heroes.length)
}

/** What a hero is to do in the turn that it is in. */
export const plannedFor = (state: GameState, seat: Seat, plan: readonly TurnPlan[] = []): readonly Deed[] =>
  deedsOf(plan[ownTurn(state, seat)])

/** What was planned for its turns up to this one; nothing any more once its plan is over. */
export function plannedSoFar(state: GameState, seat: Seat, plan: readonly TurnPlan[]): readonly Deed[] {
  const now = ownTurn(state, seat)
  return now < plan.length ? plan.slice(0, now + 1).flatMap(deedsOf) : []
}

const deedsOf = (turn: TurnPlan | undefined): readonly Deed[] =>
  turn === undefined ? [] : typeof turn === 'object' && Array.isArray(turn) ? turn : [turn as Deed]
