/** Cards laid out to be looked at, without a game. */
import { type Edition, type PlainBox, plainBox, type Rules } from '@runesaga/engine'
import { boxFor } from '@runesaga/engine/search'

/** Every card of these sets by its number. */
export const boxToShow = (rules: Rules, edition: Edition, sets: readonly string[]): PlainBox =>
  plainBox(boxFor(rules, { edition, mode: 'coop', heroes: 2, sets: [...sets] }))
