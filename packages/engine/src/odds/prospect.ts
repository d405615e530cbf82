/**
 * What an attempt in progress comes to if its hero or another one does one thing more, or nobody anything: a sum where nothing is
 * left to chance, else a chance. Everything else is declined, a choice that must be made is made as suits whoever makes it. What
 * nobody can know isn't looked at: the stones of the state's own chance, the Adversary's next card.
 */
import { type Action, PASS } from '../actions/action.ts'
import { enact } from '../actions/apply.ts'
import { refuses } from '../actions/legal.ts'
import type { Reason } from '../actions/reasons.ts'
import type { Box } from '../compile/box.ts'
import { question, seatAsked, stepOnce } from '../procedures/index.ts'
import { difficultyOf, totalOf } from '../rules/attempt-math.ts'
import { Game, GO } from '../state/game.ts'
import { AT } from '../state/places.ts'
import { ADVERSARY_DECK, type GameState, type Seat } from '../state/types.ts'
import type { Choice } from '../words/op.ts'
import { weighed } from './odds.ts'

export interface Prospect {
  /** the chance to overcome; 1 and 0 where it is certain */
  success: number
  difficulty: number
  /** the sum, or null where stones are still to be cast */
  total: number | null
  /** an effect settles it, whatever the sum */
  forced: boolean
}

/** Null once it is decided, or where too much lies ahead to be told. */
export function prospect(
  box: Box,
  state: GameState,
  seat: Seat,
  action: Action | null,
  purse = newPurse(),
): Prospect | Reason | null {
  if (state.attempt === null) return null
  const reason = action === null ? null : refuses(Game.reading(state, box), seat, action)
  return reason ?? outlook(state, box, seat, action, purse)
}

/** How many ways are tried before it is left open: choices of many stones may have too many. */
const MOST_TRIED = 4000
export interface Purse {
  left: number
  /** what was found out about stones that are being chosen one after another, whatever their order */
  known: Map<string, Prospect | null>
}
export const newPurse = (): Purse => ({ left: MOST_TRIED, known: new Map() })

/**
 * The game after this action, with nothing to look up: these faces come first, and the Adversary turns up no card. The action
 * comes before its deck is taken away, as it may choose among cards of that deck.
 */
function blindAfter(
  state: GameState,
  box: Box,
  seat: Seat,
  action: Action | null,
  casts: readonly number[],
): Game {
  const g = Game.on(state, box)
  g.state.random = { kind: 'scripted', casts, at: 0, a: 1, b: 2, c: 3, d: 4 }
  if (action !== null) enact(g, seat, action)
  g.state.decks = g.state.decks.with(ADVERSARY_DECK, { cards: [], at: 0, discard: [] })
  return g
}

/** How it comes out from here, after this action. */
function outlook(
  state: GameState,
  box: Box,
  seat: Seat,
  action: Action | null,
  purse: Purse,
): Prospect | null {
  const run = (casts: readonly number[]) => {
    purse.left--
    const g = blindAfter(state, box, seat, action, casts)
    return { end: goOn(g, purse), thrown: g.events!.filter((e) => e.type === 'stones-cast') }
  }
  const { end, thrown } = run([])
  if (thrown.length === 0) return end
  if (thrown.length > 1 || end === null) return null
  const words = 2 ** thrown[0].positions.length
  let success = 0
  for (let word = 0; word < words; word++) {
    const fell = purse.left > 0 ? run([word]).end : null
    if (fell === null) return null
    success += fell.success / words
  }
  return { ...end, success, total: null }
}

/** On to where the attempt is weighed, or to a whole new cast of it. */
function goOn(g: Game, purse: Purse): Prospect | null {
  for (;;) {
    const f = g.top()
    if (f.place === cast) {
      const { success, difficulty } = weighed(g)
      return { success, difficulty, total: null, forced: false }
    }
    if (f.place === weigh || (f.place === weighAgain && !g.state.attempt!.again)) return asItLies(g)
    if (f.place === AT.end.adversaryWins) return { ...asItLies(g), success: 0 }
    if (AFTER.has(f.place)) return null
    if (stepOnce(g) === GO) continue
    const waiting = g.top()
    if (waiting.place === AT.window.ask) {
      enact(g, waiting.seat, PASS)
      continue
    }
    const q = question(waiting)
    // the attempt is over, and the game is back at the turn or further on
    if (q === undefined) return null
    const options = q.options(g, waiting)
    const declines = waiting.place === AT.attempt.buyDark ? 0 : options.findIndex(isNo(waiting.place))
    if (declines < 0 && options.length > 1) return best(g, seatAsked(g, waiting), options, purse)
    enact(g, seatAsked(g, waiting), { type: 'choose', option: Math.max(0, declines) })
  }
}

/** To take nothing of a Twist of Fate is to decline; to be done with stones is a choice among stones. */
const isNo =
  (place: number) =>
  ({ kind }: Choice): boolean =>
    kind === 'no' || (kind === 'done' && place === AT.twist.heritage)

const { cast, weigh, weighAgain, resolve, afterResolve, windowAfterResolve, done } = AT.attempt
const AFTER = new Set([resolve, afterResolve, windowAfterResolve, done])

function best(g: Game, seat: Seat, options: readonly Choice[], purse: Purse): Prospect | null {
  const key = choosingKey(g, options)
  const known = key === null ? undefined : purse.known.get(key)
  if (known !== undefined) return known
  const found = bestOf(g, seat, options, purse)
  if (key !== null) purse.known.set(key, found)
  return found
}

/** The hero of the attempt chooses for success, everybody else against it. */
function bestOf(g: Game, seat: Seat, options: readonly Choice[], purse: Purse): Prospect | null {
  const sign = seat === g.state.attempt!.seat ? 1 : -1
  const value = ({ success, total, difficulty }: Prospect) =>
    sign * (success + ((total ?? difficulty) - difficulty) / 1000)
  const seen = new Set<string>()
  let found: Prospect | null = null
  for (let option = 0; option < options.length; option++) {
    const alike = likeness(g, options[option])
    if (seen.has(alike)) continue
    seen.add(alike)
    const tried = purse.left > 0 ? outlook(g.state, g.box, seat, { type: 'choose', option }, purse) : null
    if (tried === null) return null
    if (found === null || value(tried) > value(found)) found = tried
  }
  return found
}

/** Two stones of a kind that show the same come to the same. */
const likeness = (g: Game, choice: Choice): string =>
  choice.kind === 'stone' ? stoneAt(g, choice.position) : JSON.stringify(choice)
const stoneAt = ({ state }: Game, position: number): string =>
  `${state.attempt!.stones[position]} ${state.attempt!.faces[position]}`

/** While stones are chosen nothing else changes: which card asks, how the cast lies, and what is still open says it all. */
function choosingKey(g: Game, options: readonly Choice[]): string | null {
  if (!options.every(({ kind }) => kind === 'stone' || kind === 'done')) return null
  const { card, op } = g.top()
  const { faces, throws } = g.state.attempt!
  const open = options.map((choice) => likeness(g, choice)).sort()
  return JSON.stringify([card, op, throws, faces, open])
}

export function asItLies(g: Game): Prospect {
  const { forced } = g.state.attempt!
  const total = totalOf(g)
  const difficulty = difficultyOf(g)
  const overcome = forced === '' ? total >= difficulty : forced === 'overcome'
  return { success: overcome ? 1 : 0, difficulty, total, forced: forced !== '' }
}
