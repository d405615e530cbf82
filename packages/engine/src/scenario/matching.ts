/** Which case of a puzzle somebody plays: told by what they do, from the first deed in which the cases differ. */
import { idOf } from '../deeds/card-ref.ts'
import type { Deed } from '../deeds/deed.ts'
import { isObject } from '../language/schema.ts'

/** A case that is answered, and what whoever plays it does in it: a deed may leave open what doesn't matter. */
export interface AnsweredCase {
  case: string
  does: readonly CaseDeed[]
}
export type CaseDeed = string | { readonly [word: string]: unknown }

/** The case of whatever no other case is about. */
const ANYTHING_ELSE = '*'

/**
 * The case that these deeds are; null as long as they could become several, or none is about them. Passing, and buying no Dark rune,
 * is doing nothing. `isOver`: what they led to is settled, so whatever else a case does was left undone.
 */
export function caseOf(
  cases: readonly AnsweredCase[],
  deeds: readonly Deed[],
  isOver: boolean,
): string | null {
  const anythingElse = cases.some((one) => one.case === ANYTHING_ELSE) ? ANYTHING_ELSE : null
  let open = cases.filter((one) => one.case !== ANYTHING_ELSE)
  let at = 0
  /** nothing more is done */
  const asItStands = () => open.find(({ does }) => does.length === at)?.case ?? anythingElse
  for (const deed of deeds.filter(doesSomething)) {
    if (open.length === 1 && at > 0) break
    const fitting = open.filter(({ does }) => at < does.length && fits(does[at], deed))
    if (fitting.length === 0) {
      if (deed === 'end-turn') return asItStands()
      // a question that no case is about
      if (isAnswer(deed) && !open.some(({ does }) => isAnswer(does[at]))) continue
      return anythingElse
    }
    open = fitting
    at++
  }
  if (open.length === 1 && at > 0) return open[0].case
  return isOver ? asItStands() : null
}

/** Can't be told apart by what is done in them. */
export const isSameCase = (one: AnsweredCase, other: AnsweredCase): boolean =>
  one.does.length === other.does.length &&
  one.does.every((deed, i) => fits(deed, other.does[i]) || fits(other.does[i], deed))

export const doesSomething = (deed: unknown): boolean =>
  deed !== 'pass' && !(isObject(deed) && deed.dark === 0)

const isAnswer = (deed: unknown): boolean => isObject(deed) && 'choose' in deed

/** All that is said of it holds. Copies of a card are one and the same, and so are abilities in another order. */
function fits(said: unknown, done: unknown): boolean {
  if (typeof said === 'string' && typeof done === 'string') return said === idOf(done)
  if (Array.isArray(said) && Array.isArray(done))
    return said.length === done.length && said.every((one) => done.includes(one))
  if (isObject(said) && isObject(done))
    return Object.entries(said).every(([word, value]) => fits(value, done[word]))
  return said === done
}
