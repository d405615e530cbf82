/**
 * When a person wants to be asked in Feat windows: the engine's windows stay the same for all, the table passes for whom it may
 * (host/asking/judge.ts). Around one device a Feat that asks its player something isn't answered where it matters: that saves a hand-over.
 */
import { isObject } from '../shape.ts'

export type PromptPolicy =
  /** in every window */
  | { when: 'always' }
  /**
   * where it matters: who sits alone with bots, where a card or a power of one's own could change something; with other persons, where
   * the attempt is decided, by what everybody sees
   */
  | { when: 'matters' }
  /** only in one's own attempts; alone with bots, not about what changes nothing and can wait */
  | { when: 'mine' }
  /** in attempts of at least this difficulty; alone with bots, filtered like those */
  | { when: 'from'; difficulty: number }
  | { when: 'never' }

export const ALWAYS: PromptPolicy = { when: 'always' }
export const MATTERS: PromptPolicy = { when: 'matters' }

export const isPromptPolicy = (value: unknown): value is PromptPolicy =>
  isObject(value) && (value.when === 'from' ? Number.isFinite(value.difficulty) : PLAIN.has(value.when))

const PLAIN: ReadonlySet<unknown> = new Set([
  'always',
  'matters',
  'mine',
  'never',
] satisfies PromptPolicy['when'][])

/** The same policy without what came along. */
export const plainPolicy = (policy: PromptPolicy): PromptPolicy =>
  policy.when === 'from' ? { when: 'from', difficulty: policy.difficulty } : { when: policy.when }
