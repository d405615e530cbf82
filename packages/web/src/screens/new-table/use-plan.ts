/** What the chosen cards come to: whom a party may face, what a mix means, what is missing. */
import type { TablePlan } from '@runesaga/table'
import { useEffect, useState } from 'preact/hooks'
import { askLobby } from '../../worker/start.ts'
import { type Draft, setupOf } from './draft.ts'

const NOTHING: TablePlan = { foes: [], mix: null, problems: [] }

/** In a competitive game its Adversaries are those that a party would face: they are only shown. */
export function usePlan(draft: Draft): TablePlan {
  const setup = setupOf({ ...draft, adversary: null, quest: null })
  const cards = JSON.stringify([setup.edition, setup.sets, setup.options])
  const [found, setFound] = useState({ cards, plan: NOTHING })
  useEffect(() => {
    let stale = false
    const find = async () => {
      const plan = await askLobby((lobby) => lobby.plan(setup))
      const shown =
        setup.mode === 'competitive'
          ? await askLobby((lobby) => lobby.plan({ ...setup, mode: 'coop' }))
          : plan
      if (!stale) setFound({ cards, plan: { ...plan, foes: shown.foes } })
    }
    // without the cards the choice is left to chance
    find().catch(() => {
      if (!stale) setFound({ cards, plan: NOTHING })
    })
    return () => {
      stale = true
    }
  }, [JSON.stringify(setup)])
  // what another mode or another number of heroes leaves standing stays in sight meanwhile
  return found.cards === cards ? found.plan : NOTHING
}
