/** What a position comes to, for whoever weighs it: read from a state, whatever stands in its frames and masks. */
import type { Action } from '../actions/action.ts'
import { enact } from '../actions/apply.ts'
import type { Box } from '../compile/box.ts'
import type { CompiledPower } from '../compile/compiled.ts'
import { EVENT, type Listened, WINDOW } from '../compile/events.ts'
import { copyHero, copyRoot, copyTurn } from '../state/copy.ts'
import { frameOf, Game } from '../state/game.ts'
import { AT } from '../state/places.ts'
import { DID, type GameState, type Hero, type Seat } from '../state/types.ts'
import { advanceUntil, type Policy } from './advance-until.ts'
import { atRest } from './stops.ts'

/** A position that the engine's sums, counts and conditions read. */
export type Reading = Game
export const readingOf = (box: Box, state: GameState): Reading => Game.reading(state, box)

/**
 * Where an action leads once what waits on the stack has taken effect, as the policy answers; null: nothing is done. Stops before the next
 * cast and at the next free choice, and after so many answers.
 */
export function settled(
  box: Box,
  state: GameState,
  seat: Seat,
  action: Action | null,
  policy: Policy,
  most: number,
): GameState {
  const game = Game.on(state, box)
  game.events = null
  if (action !== null) enact(game, seat, action)
  else if (atRest(game, true)) return state
  advanceUntil(game, atRest, policy, { left: most })
  return game.state
}

/** How much of the attempt in progress is decided; `over`: all of it, or there is none. */
export type Stage = 'before' | 'cast' | 'decided' | 'over'

const { cast, weighAgain, resolve, overcome, failed } = AT.attempt
const DECIDED: ReadonlySet<number> = new Set([resolve, overcome, failed])

export function stageOf(state: GameState): Stage {
  const { attempt } = state
  const f = frameOf(state, 'attempt')
  if (attempt === null || f === null) return 'over'
  if (f.place > weighAgain) return DECIDED.has(f.place) ? 'decided' : 'over'
  return attempt.again || f.place <= cast ? 'before' : 'cast'
}

/** Is it in a menu that the game waits, so that others may step in? */
export const isAtMenu = ({ top }: GameState): boolean => top?.place === AT.turn.menu

/** May what is played or used here be played or used in that window too? */
export function opensIn({ cards }: Box, action: Action, window: keyof typeof WINDOW): boolean {
  if (action.type !== 'play' && action.type !== 'use') return false
  const card = cards[action.card]
  const windows = action.type === 'play' ? card.feat!.windows : card.powers[action.power].windows
  return (windows & WINDOW[window]) !== 0
}

export const listensTo = ({ events }: CompiledPower, event: Listened): boolean =>
  (events & (1 << EVENT[event])) !== 0

/** The same position with one hero changed. A copy, not a spread: heroes of one shape keep the engine fast. */
export function withHero(state: GameState, seat: Seat, changes: Partial<Hero>): GameState {
  const copy = copyRoot(state)
  const hero = Object.assign(copyHero(state.heroes[seat]), changes)
  copy.heroes = state.heroes.map((h, i) => (i === seat ? hero : h))
  return copy
}

/** A position with this hero alone, for the conditions and counts of cards to look at. */
export function heroAlone(state: GameState, changes: Partial<Hero>): GameState {
  const copy = copyRoot(state)
  copy.heroes = [Object.assign(copyHero(state.heroes[0]), changes)]
  copy.adversary = null
  copy.attempt = null
  return copy
}

export const hasJourneyed = ({ turn }: GameState): boolean => (turn.did & DID.journey) !== 0

/** Has nothing at all been done in this turn? */
export const isFresh = ({ turn, usedThisTurn }: GameState): boolean =>
  !turn.mainDone && turn.did === 0 && usedThisTurn.length === 0

/** The same position as if its hero had journeyed this turn. */
export function asIfJourneyed(state: GameState): GameState {
  const copy = copyRoot(state)
  copy.turn = copyTurn(state.turn)
  copy.turn.did |= DID.journey
  return copy
}

/** Does any power in play that always holds bear on this hero? */
export const hasStanding = ({ standingMask }: Hero): boolean => standingMask !== 0
