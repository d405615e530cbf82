/** Cards laid out to be looked at, without a game. */
import { boxOf, type Edition, type PlainBox, plainBox } from '@runesaga/engine'

/** Every card of these sets by its number. The sets must be known: see `useSets`. */
export const boxToShow = (edition: Edition, sets: readonly string[]): PlainBox =>
  plainBox(
    boxOf({
      edition,
      mode: 'coop',
      heroes: 2,
      sets: [...sets],
      options: {},
      firstSeat: 0,
      commitment: null,
    }),
  )
