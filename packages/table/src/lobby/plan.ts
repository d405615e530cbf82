/** What a table that isn't laid yet would be. */
import type { GameSetup, Rules, SetupProblem } from '@runesaga/engine'
import { type Foe, foesOf } from './foes.ts'
import { type Mix, mixOf } from './mix.ts'

export interface TablePlan {
  /** what keeps it from being laid; where there is anything, the rest isn't known */
  problems: SetupProblem[]
  /** whom a party may face */
  foes: Foe[]
  /** what its card sets come to together */
  mix: Mix | null
}

export function planOf(rules: Rules, setup: Omit<GameSetup, 'seed'>): TablePlan {
  const problems = rules.problems(setup)
  if (problems.length > 0) return { problems, foes: [], mix: null }
  return { problems, foes: foesOf(rules, setup), mix: mixOf(rules, setup) }
}
