/** The one number: the chance to overcome, for cards, plans, hints and bots alike. */
import type { Box } from '../compile/box.ts'
import { castIsToCome } from '../conduct/attempt-math.ts'
import { darkPrices, mostDarkRunes } from '../conduct/dark.ts'
import { Game } from '../state/game.ts'
import type { GameState, Seat } from '../state/types.ts'
import { attemptIsPlain } from './bearing.ts'
import { castOf } from './distribution.ts'
import { carryOut, declared, odds, type Plan, successAtCast } from './odds.ts'
import { checked } from './policies.ts'
import { type QuickSums, quickGame, sumsOf } from './quick-sums.ts'
import { adversaryWinsNext } from './stops.ts'

/** A cast that lies ahead, as planned so far. */
export interface CastAhead extends QuickSums {
  /** the chance to overcome */
  success: number
  /** what 0, 1, 2 … Dark runes cost, as many as could be bought on the way */
  darkPrices: number[]
}

/** The chance of a plan: to the last bit what its odds say. What the rules refuse throws IllegalAction. */
export function chanceOf(box: Box, state: GameState, seat: Seat, plan: Plan): number {
  const quick = quickly(box, state, seat, plan)
  if (quick !== null) return successOf(sumsOf(quick))
  const g = declared(box, state, seat, plan)
  if (!castIsToCome(g)) return odds(box, state, seat, plan).success
  carryOut(g, seat, plan)
  return adversaryWinsNext(g) ? 0 : successAtCast(g)
}

/** What a plan leads to, without Dark runes that are still to be bought. */
export function castAhead(box: Box, state: GameState, seat: Seat, plan: Omit<Plan, 'dark'>): CastAhead {
  const quick = quickly(box, state, seat, plan)
  if (quick === null) return odds(box, state, seat, plan)
  const sums = sumsOf(quick)
  return { ...sums, success: successOf(sums), darkPrices: darkPrices(quick) }
}

/** The game with the attempt declared, where nothing bears on its cast: there the sums as they stand are exact. Else null. */
function quickly(box: Box, state: GameState, seat: Seat, plan: Plan): Game | null {
  const { target, dark = 0 } = plan
  const now = Game.reading(state, box)
  if (target === undefined || !isBare(plan) || !attemptIsPlain(now, seat)) return null
  checked(now, seat, { ...target, type: 'attempt' })
  const g = quickGame(box, state, seat, target)
  if (dark === 0) return g
  if (dark > mostDarkRunes(g)) return null
  g.state.attempt!.darkBought = dark
  return g
}

const isBare = ({ uses = [], feats = [], powers = [], choices = [] }: Plan): boolean =>
  uses.length + feats.length + powers.length + choices.length === 0

const successOf = ({ pool, difficulty, bonus }: QuickSums): number => castOf(pool).atLeast(difficulty - bonus)
