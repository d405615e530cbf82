/** What a seat can ask its table. Figures are worked out from what the seat knows, never from the state: they tell nothing hidden. */
import type { Reason } from '@runesaga/engine'
import type { Deed, GainView, OddsView, PlanView, Result } from '@runesaga/engine/view'
import type { SavedTable } from '../saved/saved-table.ts'
import type { Hint } from './hint.ts'
import type { NotOver, Refusal } from './request.ts'
import type { Verification } from './verification.ts'

export type Query =
  /** exact odds of plans, by the names they are given: all figures of a screen in one message */
  | { ask: 'odds'; plans: Readonly<Record<string, PlanView>> }
  /** the chance of a plan with each of these held back for after the cast or for a failure */
  | { ask: 'holding'; plan: PlanView; deeds: Readonly<Record<string, Deed>> }
  /** what the attempt in progress comes to after each of these, if nobody does anything else; null: nothing at all is done */
  | { ask: 'results'; deeds: readonly (Deed | null)[] }
  /** what gaining a Trait brings and takes */
  | { ask: 'gain'; deed: Deed }
  | { ask: 'why-not'; deeds: readonly Deed[] }
  /** what the adept would do in this seat, and why */
  | { ask: 'hint' }
  /** of a puzzle: which of its cases the seat has played */
  | { ask: 'case' }
  /** the table as a file, with the hands that everybody held: once the game is over */
  | { ask: 'file' }
  /** was it all as promised? Once the game is over: the chain of its moves would give hidden cards away to who tries them out */
  | { ask: 'verify' }

interface Answers {
  odds: Readonly<Record<string, OddsView | Refusal>>
  /** null where it can't be told */
  holding: Readonly<Record<string, number | Refusal | null>>
  results: readonly (Result | Reason | null)[]
  gain: GainView | Refusal
  'why-not': readonly (Reason | null)[]
  /** null while others are asked */
  hint: Hint | null
  /** by its name; null as long as it could become several */
  case: string | null
  file: SavedTable | NotOver
  verify: Verification | NotOver
}
export type AnswerTo<Q extends Query> = Answers[Q['ask']]
