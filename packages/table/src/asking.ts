/** When a person wants to be asked in Feat windows: the engine's windows stay the same for all, the table passes for whom it may (answers.ts). */
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
