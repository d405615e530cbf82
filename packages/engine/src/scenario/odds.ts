/** The odds of the attempt in a scenario. The one place to change when they come from the engine's own door. */
import { castOf, type Gain, type Pool, summary } from '../odds/distribution.ts'
import { abilityOf, kindOf, SPECIAL_GAINS } from '../rules/stones.ts'
import type { AttemptFacts } from './facts.ts'

export function oddsFacts(attempt: AttemptFacts) {
  const of = (kind: string) => attempt.stones.filter((stone) => kindOf(stone) === kind)
  const pool: Pool = {
    standard: of('standard').length,
    specials: of('special').map((stone): Gain => SPECIAL_GAINS[abilityOf(stone)]),
    dark: of('dark').length,
  }
  // successes that are added to the stones count, whatever they show
  const bonus = attempt.total === undefined || attempt.runes === undefined ? 0 : attempt.total - attempt.runes
  const { success, min, mean, max, twist } = summary(pool, attempt.difficulty ?? 0, bonus)
  const table = castOf(pool)
  return { success, min, mean, max, twist, atLeast: (n: number) => table.atLeast(n - bonus) }
}
