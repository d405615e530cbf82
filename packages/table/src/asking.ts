/** When a person wants to be asked in Feat windows: the engine's windows stay the same for all, the table passes for whom it may. */
import type { GameState, Rules, Seat } from '@runesaga/engine'
import { boxOf, difficultyOf, Game } from '@runesaga/engine/search'
import { isObject } from './shape.ts'

export type Asking =
  | { when: 'always' }
  /** only in one's own attempts */
  | { when: 'mine' }
  /** in attempts of at least this difficulty */
  | { when: 'from'; difficulty: number }
  | { when: 'never' }

export const ALWAYS: Asking = { when: 'always' }

export const isAsking = (value: unknown): value is Asking =>
  isObject(value) &&
  (value.when === 'from'
    ? typeof value.difficulty === 'number'
    : value.when === 'always' || value.when === 'mine' || value.when === 'never')

/** The same wish without what came along. */
export const plainAsking = (asking: Asking): Asking =>
  asking.when === 'from' ? { when: 'from', difficulty: asking.difficulty } : { when: asking.when }

/** Does this seat want to be asked in the window that is open? By its wish and by what everybody sees. */
export function isAsked(rules: Rules, state: GameState, seat: Seat, asking: Asking): boolean {
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
