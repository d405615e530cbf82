/** One whole game between bots, each seeing only its own view. */
import { BOTS, SteppingIn, TurnCounter } from '@runesaga/bots'
import {
  fastRandom,
  type GameEvent,
  type GameSetup,
  type GameState,
  type Outcome,
  type Rules,
  type ScoreSheet,
  type Seat,
} from '@runesaga/engine'
import { advance, boxOf, knowledgeOf, legalActions, scoreSheet, seatToAct } from '@runesaga/engine/search'

export interface Played {
  /** null: the game was stopped after too many turns, or in a turn without end */
  outcome: Outcome | null
  /** it was stopped in a turn of too many actions */
  endless: boolean
  turns: number
  actions: number
  scores: number[]
}

/** Whoever looks on while games are played: at the table before every action, and at what came of it. */
export interface Onlooker {
  begin(state: GameState): void
  decides(state: GameState, seat: Seat): void
  /** the list is emptied afterwards */
  happened(events: readonly GameEvent[]): void
  end(state: GameState, sheets: readonly ScoreSheet[]): void
}

/** The bots of one game by seat. They move on by one seat a game, so that no bot owes its luck to its seat. */
export const seating = (bots: readonly string[], players: number, index: number): string[] =>
  Array.from({ length: players }, (_, seat) => bots[(seat + index) % bots.length])

export function playGame(
  rules: Rules,
  setup: Omit<GameSetup, 'seed'>,
  seed: string,
  bots: readonly string[],
  maxTurns: number,
  onlooker: Onlooker | null = null,
): Played {
  const state = rules.newGame({ ...setup, seed: { fast: seed } })
  const box = boxOf(rules, state.setup)
  const randoms = bots.map((_, seat) => fastRandom(`${seed}/seat ${seat}`))
  const events: GameEvent[] | null = onlooker === null ? null : []
  const players = bots.map((bot) => BOTS[bot])
  const steppingIn = new SteppingIn()
  const turns = new TurnCounter()
  const decide = (seat: Seat) => {
    const legal = legalActions(box, state, seat)
    // nobody needs to be asked where there is no choice
    if (legal.length === 1) return { seat, action: legal[0] }
    return {
      seat,
      action: players[seat].choose(box, knowledgeOf(box, state, seat), legal, randoms[seat]).action,
    }
  }
  let actions = 0
  let endless = false
  onlooker?.begin(state)
  while (state.turn.number <= maxTurns) {
    const next = seatToAct(box, state)
    if (next < 0) break
    endless = turns.isTooMany(state.turn.number)
    if (endless) break
    const { seat, action } = steppingIn.next(box, state, players, randoms) ?? decide(next)
    onlooker?.decides(state, seat)
    advance(box, state, seat, action, events)
    actions++
    if (events === null) continue
    onlooker?.happened(events)
    events.length = 0
  }
  const sheets = state.heroes.map((_, seat) => scoreSheet(box, state, seat))
  onlooker?.end(state, sheets)
  const scores = sheets.map(({ total }) => total)
  return { outcome: state.outcome, endless, turns: state.turn.number, actions, scores }
}
