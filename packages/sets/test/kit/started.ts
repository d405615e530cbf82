/** Games at their start. */
import type { CardNo, GameOptions, GameState, Seat } from '@runesaga/engine'
import type { Edition, Mode } from '@runesaga/engine/language'
import { apply, legalActions, newGame } from './rules.ts'

export const start = (
  edition: Edition,
  mode: Mode,
  heroes: number,
  options: GameOptions = {},
  fast: number | string = 1,
  firstSeat?: Seat,
): GameState =>
  newGame({ edition, mode, heroes, options, seed: { fast }, ...(firstSeat !== undefined && { firstSeat }) })

/** Every hero keeps the first Character card of each kind. */
export const withCharacters = (state: GameState): GameState =>
  state.heroes.reduce((now, _, seat) => {
    const [keep] = legalActions(now, seat)
    return keep?.type === 'keep' ? apply(now, seat, keep).state : now
  }, state)

export const ascending = (cards: readonly CardNo[]): CardNo[] => cards.toSorted((a, b) => a - b)
