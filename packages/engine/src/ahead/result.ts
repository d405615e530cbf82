/**
 * What an attempt in progress comes to if its hero or another one does one thing more, or nobody anything: a sum where nothing is
 * left to chance, else a chance. Everything else is declined, a choice that must be made is made as suits whoever makes it. What
 * nobody can know isn't looked at: the stones of the state's own chance, the Adversary's next card.
 */
import type { Action } from '../actions/action.ts'
import { enact } from '../actions/apply.ts'
import { refuses } from '../actions/legal.ts'
import type { Reason } from '../actions/reasons.ts'
import type { Box } from '../compile/box.ts'
import { difficultyOf } from '../conduct/attempt-math.ts'
import { Game } from '../state/game.ts'
import type { GameState, Seat } from '../state/types.ts'
import type { Choice } from '../words/op.ts'
import { advanceUntil, askedIn, type SearchBudget } from './advance-until.ts'
import { bestAnswer, likeness, type Result } from './best-answer.ts'
import { asItLies, hideAdversaryDeck, scriptCasts } from './casts.ts'
import { successAtCast } from './odds.ts'
import { declining } from './policies.ts'
import { adversaryWinsNext, atCastOrWeighing, castIsNext, isDecided } from './stops.ts'

/** A reason if the action may not be done; null once it is decided, or where too much lies ahead to be told. */
export function resultOf(
  box: Box,
  state: GameState,
  seat: Seat,
  action: Action | null,
  search = newSearch(),
): Result | Reason | null {
  if (state.attempt === null) return null
  const reason = action === null ? null : refuses(Game.reading(state, box), seat, action)
  return reason ?? resultAfter(state, box, seat, action, search)
}

/** How many answers are tried before it is left open: choices of many stones may have too many. */
const MOST_TRIED = 12_000
export interface Search extends SearchBudget {
  /** what was found out about stones that are being chosen one after another, whatever their order */
  known: Map<string, Result | null>
}
export const newSearch = (): Search => ({ left: MOST_TRIED, known: new Map() })

/** How it comes out from here, after this action. Stones that are thrown on the way fall in every way they can. */
function resultAfter(
  state: GameState,
  box: Box,
  seat: Seat,
  action: Action | null,
  search: Search,
): Result | null {
  const run = (casts: readonly number[]) => {
    const g = Game.on(state, box)
    scriptCasts(g, casts)
    // before the Adversary's deck is put out of sight, as it may choose among cards of that deck
    if (action !== null) enact(g, seat, action)
    hideAdversaryDeck(g)
    return { end: endOf(g, search), thrown: g.events!.filter((e) => e.type === 'stones-cast') }
  }
  const { end, thrown } = run([])
  if (thrown.length === 0) return end
  if (thrown.length > 1 || end === null) return null
  const words = 2 ** thrown[0].positions.length
  let success = 0
  for (let word = 0; word < words; word++) {
    const fell = run([word]).end
    if (fell === null) return null
    success += fell.success / words
  }
  return { ...end, success, total: null }
}

/** On to where the attempt is weighed, or to a whole new cast of it. */
function endOf(g: Game, search: Search): Result | null {
  const halt = advanceUntil(g, atCastOrWeighing, declining, search)
  if (halt === 'each') return bestOf(g, search)
  if (halt !== 'stopped') return null
  if (adversaryWinsNext(g)) return { ...asItLies(g), success: 0 }
  if (isDecided(g)) return null
  if (!castIsNext(g)) return asItLies(g)
  return { success: successAtCast(g), difficulty: difficultyOf(g), total: null, forced: false }
}

function bestOf(g: Game, search: Search): Result | null {
  const key = choosingKey(g, askedIn(g)!.options!)
  const known = key === null ? undefined : search.known.get(key)
  if (known !== undefined) return known
  const found = bestAnswer(g, (seat, answer) => resultAfter(g.state, g.box, seat, answer, search))
  if (key !== null) search.known.set(key, found)
  return found
}

/** While stones are chosen nothing else changes: which card asks, how the cast lies, and what is still open says it all. */
function choosingKey(g: Game, options: readonly Choice[]): string | null {
  if (!options.every(({ kind }) => kind === 'stone' || kind === 'done')) return null
  const { card, op } = g.state.top!
  const { faces, throws } = g.state.attempt!
  const open = options.map((choice) => likeness(g, choice)).sort()
  return JSON.stringify([card, op, throws, faces, open])
}
