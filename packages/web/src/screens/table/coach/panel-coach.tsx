/** The tips about an attempt that is planned: inside its dialog, where they can be reached. */
import type { OddsView, PlanView } from '@runesaga/table'
import { useAnswer } from '../../../attempt/figures/index.ts'
import type { Planning } from '../../../attempt/plan/index.ts'
import { Coach } from './coach.tsx'
import type { Coaching } from './coaching.ts'

interface PanelCoachProps extends Planning {
  coaching: Coaching
}

const TWO = 2
type Known = Readonly<Partial<Record<string, OddsView | string | null>>>
const NOTHING: Known = {}

export function PanelCoach({ coaching, card, plan, figures }: PanelCoachProps) {
  const known = useAnswer<{ ask: 'odds'; plans: Record<string, PlanView> }, Known>(
    { ask: 'odds', plans: { plain: plan.asked({ dark: 0 }), two: plan.asked({ dark: TWO }) } },
    (answer) => answer,
    NOTHING,
  )
  const oddsOf = (name: string): OddsView | undefined => {
    const odds = known[name]
    return typeof odds === 'object' && odds !== null ? odds : undefined
  }
  const plain = oddsOf('plain')
  const panel = {
    card,
    path: plan.attempt.path,
    paths: plan.attempts.length,
    difficulty: figures.odds?.difficulty.n,
    plain: plain?.success,
    two: (plain?.darkPrices.length ?? 0) > TWO ? oddsOf('two')?.success : undefined,
    price: plain?.darkPrices[1] ?? 1,
  }
  return <Coach coaching={coaching} place="panel" panel={panel} />
}
