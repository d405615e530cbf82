/** Whom the game waits for, and whom the table passes for. */
import type { GameState, Player, Rules, Seat, WindowName } from '@runesaga/engine'
import { boxOf, difficultyOf, Game, WINDOW } from '@runesaga/engine/search'
import type { PromptPolicy } from '../protocol/prompt-policy.ts'

/** A game and who plays it. */
export interface Seated {
  rules: Rules
  state: GameState
  players: readonly Player[]
  asking: readonly PromptPolicy[]
  /** seats that pass until this turn has ended, by its number */
  passing: ReadonlyMap<Seat, number>
}

export const isPending = (rules: Rules, state: GameState, seat: Seat): boolean =>
  rules.pending(state).some((asked) => asked.seat === seat)

/** The persons whom the game waits for. */
export const waitedFor = ({ rules, state, players }: Seated): Seat[] =>
  rules.pending(state).flatMap(({ seat }) => (players[seat].kind === 'person' ? [seat] : []))

/**
 * Does the table pass in the window that is open, because this person doesn't want to be asked? Where other persons sit at the table
 * only what they know too counts, since whom the game waits for tells them.
 */
export function passesFor({ rules, state, players, asking, passing }: Seated, seat: Seat): boolean {
  if (players[seat].kind !== 'person') return false
  const [decision] = rules.pending(state)
  if (decision?.seat !== seat || decision.kind !== 'window') return false
  if (passing.get(seat) === state.turn.number) return true
  const alone = players.every(({ kind }, other) => other === seat || kind !== 'person')
  if (alone && !hasReason(rules, state, seat, decision.window)) return true
  return !isAsked(rules, state, seat, asking[seat])
}

/** Is there anything to do in this window that isn't idle, or can't wait for a later moment? */
function hasReason(rules: Rules, state: GameState, seat: Seat, window: WindowName): boolean {
  const { cards } = boxOf(rules, state.setup)
  // a Feat that says no time may also wait for the turn's menu
  const later = LATER[window] | WINDOW.menu
  return rules.legalActions(state, seat).some((action) => {
    if (action.type !== 'play') return action.type !== 'pass'
    const waits = (cards[action.card].feat!.windows & later) !== 0
    return !waits || !rules.changesNothing(state, seat, action)
  })
}

/** The windows that come after each in the same attempt. */
const LATER: Record<WindowName, number> = {
  menu: 0,
  beforeCast: WINDOW.afterCast,
  afterCast: WINDOW.afterResolve,
  beforeResolve: WINDOW.afterResolve,
  afterResolve: 0,
  reply: 0,
  corruption: 0,
}

/** Does this seat want to be asked in the window that is open? By its wish and by what everybody sees. */
function isAsked(rules: Rules, state: GameState, seat: Seat, asking: PromptPolicy): boolean {
  const { attempt } = state
  switch (asking.when) {
    case 'always':
      return true
    case 'mine':
      return attempt === null ? state.turn.seat === seat : attempt.seat === seat
    case 'from':
      return (
        attempt === null || difficultyOf(Game.reading(state, boxOf(rules, state.setup))) >= asking.difficulty
      )
    case 'never':
      return false
  }
}
