/** Figures from the table, asked for in the background: the last known ones stay until the new ones are there. */
import type { Action, Odds, Plan, Reason, Refusal, Result } from '@runesaga/table'
import { useEffect, useState } from 'preact/hooks'
import { useSession } from '../table/session-context.ts'

/** What `ask` answers, again whenever `asked` changes. */
function useAnswer<T>(asked: string, nothing: T, ask: (isWanted: () => boolean) => Promise<T>): T {
  const [known, setKnown] = useState(() => nothing)
  useEffect(() => {
    let wanted = true
    const wait = async () => {
      const answer = await ask(() => wanted)
      if (wanted) setKnown(() => answer)
    }
    void wait()
    return () => {
      wanted = false
    }
  }, [asked])
  return known
}

type Known = Partial<Record<string, Odds | Refusal>>
const NOTHING_KNOWN: Known = {}

/** The odds of several plans, by the names they are given. */
export function useOdds(plans: Readonly<Record<string, Plan>>): Known {
  const session = useSession()
  const asked = JSON.stringify([session.look.value.version, plans])
  return useAnswer(asked, NOTHING_KNOWN, async () => {
    const list = Object.entries(plans).map(async ([name, plan]) => [name, await session.odds(plan)] as const)
    return Object.fromEntries(await Promise.all(list))
  })
}

/** The odds among answers, or undefined where the table refused or hasn't answered yet. */
export const oddsIn = (known: Known, name: string): Odds | undefined => {
  const answer = known[name]
  return typeof answer === 'object' ? answer : undefined
}

/** The chances of a plan with one thing held back for later, by the names these are given. */
export function useHolding(
  plan: Plan,
  later: Readonly<Record<string, Action>>,
): Partial<Record<string, number>> {
  const session = useSession()
  const asked = JSON.stringify([session.look.value.version, plan, later])
  return useAnswer<Partial<Record<string, number>>>(asked, {}, async (isWanted) => {
    const chances: Partial<Record<string, number>> = {}
    for (const [name, action] of Object.entries(later)) {
      if (!isWanted()) break
      const chance = await session.holding(plan, action)
      if (typeof chance === 'number') chances[name] = chance
    }
    return chances
  })
}

const keyOf = (action: Action | null): string => JSON.stringify(action)
export type Foreseen = (action: Action | null) => Result | null
const NOTHING_FORESEEN: Foreseen = () => null

/** What the attempt in progress comes to after each of these. */
export function useForesight(actions: readonly (Action | null)[]): Foreseen {
  const session = useSession()
  const asked = JSON.stringify([session.look.value.version, actions])
  return useAnswer(asked, NOTHING_FORESEEN, async () => {
    const answers = await session.foresee(actions)
    const known = new Map(actions.map((action, i) => [keyOf(action), answers[i]]))
    return (action) => {
      const answer = known.get(keyOf(action))
      return typeof answer === 'object' ? answer : null
    }
  })
}

/** Why each of these can't be done now; undefined until it is known. */
export function useReasons(actions: readonly Action[]): (action: Action) => Reason | null | undefined {
  const session = useSession()
  const asked = JSON.stringify([session.look.value.version, actions])
  const nothing = new Map<string, Reason | null>()
  const known = useAnswer(asked, nothing, async () => {
    const reasons = await Promise.all(actions.map(session.whyNot))
    return new Map(actions.map((action, i) => [keyOf(action), reasons[i]]))
  })
  return (action) => known.get(keyOf(action))
}
