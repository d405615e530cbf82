/** When a person wants to be asked in Feat windows: the engine's windows stay the same for all, the table passes for whom it may (answers.ts). */
import { isObject } from '../shape.ts'

export type PromptPolicy =
  | { when: 'always' }
  /** only in one's own attempts */
  | { when: 'mine' }
  /** in attempts of at least this difficulty */
  | { when: 'from'; difficulty: number }
  | { when: 'never' }

export const ALWAYS: PromptPolicy = { when: 'always' }

export const isPromptPolicy = (value: unknown): value is PromptPolicy =>
  isObject(value) &&
  (value.when === 'from'
    ? Number.isFinite(value.difficulty)
    : value.when === 'always' || value.when === 'mine' || value.when === 'never')

/** The same policy without what came along. */
export const plainPolicy = (policy: PromptPolicy): PromptPolicy =>
  policy.when === 'from' ? { when: 'from', difficulty: policy.difficulty } : { when: policy.when }
