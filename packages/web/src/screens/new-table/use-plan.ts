/** What the chosen cards come to: whom a party may face, what a mix means, what is missing. */
import type { TablePlan } from '@runesaga/table'
import { useEffect, useState } from 'preact/hooks'
import { askLobby } from '../../worker/start.ts'
import { type Draft, setupOf } from './draft.ts'

const NOTHING: TablePlan = { foes: [], mix: null, problems: [] }

export function usePlan(draft: Draft): TablePlan {
  const [plan, setPlan] = useState(NOTHING)
  const setup = setupOf({ ...draft, adversary: null, quest: null })
  const isOwn = draft.cards === 'own'
  // the edition's own cards for a competitive game say nothing that isn't known
  const needed = !isOwn || draft.mode !== 'competitive'
  useEffect(() => {
    let stale = false
    const find = async () => {
      const found = await askLobby((lobby) => lobby.plan(setup))
      if (!stale) setPlan(isOwn ? { ...found, mix: null } : found)
    }
    setPlan(NOTHING)
    // without the cards the choice is left to chance
    if (needed)
      find().catch(() => {
        if (!stale) setPlan(NOTHING)
      })
    return () => {
      stale = true
    }
  }, [JSON.stringify(setup)])
  return plan
}
