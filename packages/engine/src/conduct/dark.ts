/** Buying Dark runes (R-DARK). */
import { copyRoot, copyTurn } from '../state/copy.ts'
import { Game } from '../state/game.ts'
import { NOBODY } from '../state/types.ts'
import { STANDING } from '../words/standing.ts'
import { darkAllowedAtLevel, darkAllowedOnPath, darkInPool } from './attempt-math.ts'
import { standingSum } from './standing.ts'
import { MAX_DARK } from './stones.ts'
import { gainXp } from './tokens.ts'

/** What the next Dark rune costs, if so many are bought this turn before it. */
function priceOf(g: Game, boughtBefore: number): number {
  const price = g.box.ruleset.darkPrice
  if ((g.state.standingMask & STANDING['dark-price']) === 0) return price
  const change = standingSum(withDark(g, boughtBefore), STANDING['dark-price'], g.state.attempt!.seat)
  return Math.max(0, price + change)
}

/** A price may be for the turn's first only: the game as it would stand then. A copy, as nothing was bought yet. */
function withDark(g: Game, bought: number): Game {
  if (bought === g.state.turn.dark) return g
  const then = copyRoot(g.state)
  then.turn = copyTurn(then.turn)
  then.turn.dark = bought
  return Game.reading(then, g.box)
}

const priceOfAll = (g: Game, runes: number): number => {
  let sum = 0
  for (let i = 0; i < runes; i++) sum += priceOf(g, g.state.turn.dark + i)
  return sum
}

/**
 * How many could be bought now: three purchases a turn (R-DARK-01), three stones in a pool (R-RUNE-08), and the
 * Experience for them.
 */
export function mostDarkRunes(g: Game): number {
  const a = g.state.attempt!
  if (a.seat === NOBODY || !darkAllowedOnPath(g, a) || !darkAllowedAtLevel(g, a.seat)) return 0
  const room = Math.min(g.box.ruleset.darkPerTurn - g.state.turn.dark, MAX_DARK - darkInPool(g, a))
  const xp = g.state.heroes[a.seat].xp
  let n = 0
  let sum = 0
  while (n < room) {
    sum += priceOf(g, g.state.turn.dark + n)
    if (sum > xp) break
    n++
  }
  return n
}

/** What 0, 1, 2 … Dark runes would cost, as many as could be bought now. */
export const darkPrices = (g: Game): number[] =>
  Array.from({ length: mostDarkRunes(g) + 1 }, (_, runes) => priceOfAll(g, runes))

/** R-DARK-08: the Experience is spent now and never comes back. */
export function buyDarkRunes(g: Game, runes: number): void {
  if (runes === 0) return
  const paid = priceOfAll(g, runes)
  const a = g.attempt()
  gainXp(g, a.seat, -paid)
  g.turn().dark += runes
  a.darkBought += runes
  if (g.events !== null) g.emit({ type: 'dark-bought', seat: a.seat, runes, paid })
}
