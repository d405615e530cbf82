/** Where a game stands, as far as a list of tables tells it: only what everybody at the table knows. */
import type { GameState, Rules, Seat } from '@runesaga/engine'
import { boxOf } from '@runesaga/engine/search'

export interface GameSummary {
  /** the number of the turn; 0 while Character cards are chosen */
  turn: number
  /** the seats that the game waits for; none once it is over */
  waiting: Seat[]
  over: boolean
  /** who won; nobody while it is played, or where the Adversary did */
  winners: Seat[]
  /** by seat: the Act that the hero is in, and the id of the Origin once it was shown */
  heroes: { act: number; origin: string | null }[]
}

export function summaryOf(rules: Rules, state: GameState): GameSummary {
  const { turn, phase, heroes, outcome, pending } = rules.knowledgeOf(state, 'spectator')
  const { cards } = boxOf(rules, state.setup)
  return {
    turn: phase === 'setup' ? 0 : turn.number,
    waiting: pending.map(({ seat }) => seat),
    over: outcome !== null,
    winners: outcome?.winners ?? [],
    heroes: heroes.map(({ act, origin }) => ({ act, origin: origin < 0 ? null : cards[origin].id })),
  }
}
