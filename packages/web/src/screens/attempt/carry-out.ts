/** The plan that is being carried out, and the hand that carries it out. */
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { useSession } from '../table/session-context.ts'
import { type CastPlan, nextStep } from './plan.ts'

export const castPlan = signal<CastPlan | null>(null)

/** Sends the next step of the plan whenever the table has changed. Gives whether it is about to: then nothing is asked. */
export function useCastPlan(): boolean {
  const session = useSession()
  const look = session.look.value
  useEffect(() => {
    const plan = castPlan.peek()
    if (plan === null) return
    const { action, rest } = nextStep(look, session.updates.peek(), plan)
    castPlan.value = rest
    if (action !== null) void session.act(action)
  }, [look.version])
  const plan = castPlan.value
  return plan !== null && nextStep(look, session.updates.value, plan).action !== null
}
