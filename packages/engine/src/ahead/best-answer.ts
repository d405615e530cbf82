/** A choice that must be made, looked at from its ends: the hero of the attempt chooses for success, everybody else against it. */
import type { Action } from '../actions/action.ts'
import type { Game } from '../state/game.ts'
import type { Choice } from '../words/op.ts'
import { askedIn } from './advance-until.ts'

/** What an attempt comes to. */
export interface Result {
  /** the chance to overcome; 1 and 0 where it is certain */
  success: number
  difficulty: number
  /** the sum, or null where stones are still to be cast */
  total: number | null
  /** an effect settles it, whatever the sum */
  forced: boolean
}

/** The result of the answer that suits whoever is asked; null where one of them can't be told. */
export function bestAnswer(
  g: Game,
  resultAfter: (seat: number, answer: Action) => Result | null,
): Result | null {
  const { seat, options } = askedIn(g)!
  const sign = seat === g.state.attempt!.seat ? 1 : -1
  const seen = new Set<string>()
  let found: Result | null = null
  for (let option = 0; option < options!.length; option++) {
    const alike = likeness(g, options![option])
    if (seen.has(alike)) continue
    seen.add(alike)
    const tried = resultAfter(seat, { type: 'choose', option })
    if (tried === null) return null
    if (found === null || sign * merit(tried) > sign * merit(found)) found = tried
  }
  return found
}

/** Success comes first, then the margin. */
const merit = ({ success, total, difficulty }: Result): number =>
  success + ((total ?? difficulty) - difficulty) / 1000

/** Two stones of a kind that show the same come to the same. */
export const likeness = ({ state }: Game, choice: Choice): string =>
  choice.kind === 'stone'
    ? `${state.attempt!.stones[choice.position]} ${state.attempt!.faces[choice.position]}`
    : JSON.stringify(choice)
