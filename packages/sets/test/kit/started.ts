/** Games at their start. */
import {
  type CardNo,
  type Edition,
  type GameOptions,
  type GameState,
  type Mode,
  newGame,
  type Seat,
} from '@runesaga/engine'

export const start = (
  edition: Edition,
  mode: Mode,
  heroes: number,
  options: GameOptions = {},
  fast: number | string = 1,
  firstSeat?: Seat,
): GameState =>
  newGame({ edition, mode, heroes, options, seed: { fast }, ...(firstSeat !== undefined && { firstSeat }) })

export const ascending = (cards: readonly CardNo[]): CardNo[] => cards.toSorted((a, b) => a - b)
