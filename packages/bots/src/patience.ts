/** A bot may find something to do for ever in one turn, so whoever lets bots play counts. */
import type { Action } from '@runesaga/engine'

/** More actions than any turn has that will ever end. */
export const MOST_IN_A_TURN = 1000

/** Counts the actions of the turn in progress, of all seats. */
export class TurnCounter {
  private turn = -1
  private actions = 0

  /** One action more in the turn of this number; true once that are too many. */
  isTooMany(turn: number): boolean {
    this.actions = turn === this.turn ? this.actions + 1 : 1
    this.turn = turn
    return this.actions > MOST_IN_A_TURN
  }
}

/** What ends a turn soonest: to pass, or the attempt that is due; of the answers to a question the last, which declines if one does. */
export const soonestEnd = (legal: readonly Action[]): Action =>
  legal.find(({ type }) => type === 'pass') ??
  legal.find(({ type }) => type === 'attempt') ??
  legal[legal.length - 1]
