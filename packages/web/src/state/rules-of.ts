/** Rules for pages that need cards without a table. Apart from worker/sets.ts, so that a first game starts without the engine on the page. */
import type { CardSet } from '@runesaga/table'
import { createRules, type Rules } from '@runesaga/table/rules'

/** The last ones asked for: a page asks again at every change, and what is compiled stays so. */
const last: { sets: readonly CardSet[]; rules: Rules } = { sets: [], rules: createRules([]) }

/** The rules of sets that were fetched; the same ones as before if the sets are. */
export function rulesOf(sets: readonly CardSet[]): Rules {
  const isSame = sets.length === last.sets.length && sets.every((set, i) => set === last.sets[i])
  if (!isSame) Object.assign(last, { sets, rules: createRules(sets) })
  return last.rules
}
