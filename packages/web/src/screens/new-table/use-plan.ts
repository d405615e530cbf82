/** What the chosen cards come to: whom a party may face, what a mix means, what is missing. The cards are fetched for it. */
import type { Foe, Mix, SetupProblem } from '@runesaga/table'
import { foesOf, mixOf } from '@runesaga/table/rules'
import { useEffect, useState } from 'preact/hooks'
import { rulesOf } from '../../state/rules-of.ts'
import { fetchSets, setsOf } from '../../worker/sets.ts'
import { type Draft, setupOf } from './draft.ts'

export interface Plan {
  foes: readonly Foe[]
  mix: Mix | null
  problems: readonly SetupProblem[]
}

const NOTHING: Plan = { foes: [], mix: null, problems: [] }

export function usePlan(draft: Draft): Plan {
  const [plan, setPlan] = useState(NOTHING)
  const setup = setupOf({ ...draft, adversary: null, quest: null })
  // the edition's own cards for a competitive game say nothing that isn't known
  const needed = draft.cards !== 'own' || draft.mode !== 'competitive'
  useEffect(() => {
    let stale = false
    const find = async () => {
      const sets = await fetchSets([...new Set(setsOf(setup))])
      if (stale) return
      const rules = rulesOf(sets)
      const problems = rules.problems(setup)
      if (problems.length > 0) setPlan({ ...NOTHING, problems })
      else
        setPlan({
          foes: foesOf(rules, setup),
          mix: draft.cards === 'own' ? null : mixOf(rules, setup),
          problems,
        })
    }
    setPlan(NOTHING)
    // without the cards the choice is left to chance
    if (needed) find().catch(() => setPlan(NOTHING))
    return () => {
      stale = true
    }
  }, [JSON.stringify(setup)])
  return plan
}
