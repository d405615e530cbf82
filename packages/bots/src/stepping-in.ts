/** Bots in the turns of others: as a turn begins, each is asked once whether it steps in with an untimed Feat (R-FEAT-04). */
import type { Action, GameState, RandomState, Seat } from '@runesaga/engine'
import { type Box, isAtMenu, knowledgeOf, legalActions } from '@runesaga/engine/search'
import type { Bot } from './bot.ts'

/** Remembers the turn for which the bots of a table were asked. */
export class SteppingIn {
  private asked: number

  /** `asked`: the turn that is being played already, where a game is taken up again */
  constructor(asked = 0) {
    this.asked = asked
  }

  /** Is it time to ask? Only as a turn begins. */
  isDue(state: GameState): boolean {
    return isAtMenu(state) && state.turn.number > this.asked
  }

  /** Nobody has anything to step in with. */
  passOver({ turn }: GameState): void {
    this.asked = turn.number
  }

  /** Who steps in now, and how; null: nobody. `bots` by seat, null where a person sits. */
  next(
    box: Box,
    state: GameState,
    bots: readonly (Bot | null)[],
    randoms: readonly RandomState[],
  ): { seat: Seat; action: Action } | null {
    if (!this.isDue(state)) return null
    this.passOver(state)
    const n = bots.length
    for (let k = 1; k < n; k++) {
      const seat = (state.turn.seat + k) % n
      const bot = bots[seat]
      if (bot === null || state.heroes[seat].hand.length === 0) continue
      const plays = legalActions(box, state, seat)
      if (plays.length === 0) continue
      const chosen = bot.stepIn(box, knowledgeOf(box, state, seat), plays, randoms[seat])
      if (chosen !== null) return { seat, action: chosen.action }
    }
    return null
  }
}
