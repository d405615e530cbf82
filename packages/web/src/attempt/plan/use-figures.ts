/** The figures of a plan and of all that it could be otherwise, from one question to the table; what is held back has another. */
import type { Deed, Help, OddsView, PathName, PlanView, Refusal } from '@runesaga/table'
import { useAnswer } from '../figures/index.ts'
import { helpName, type Plan } from './use-plan.ts'

export interface Figures {
  /** as planned; undefined while it isn't known, and where it can't be carried out */
  odds: OddsView | undefined
  /** as planned, but on another path */
  oddsOf: (path: PathName) => OddsView | undefined
  /** without the last Dark rune */
  withLess: OddsView | undefined
  /** the chance as planned, with this help or, where it is chosen, without it */
  chanceWith: (help: Help) => number | undefined
}

type Known<T> = Readonly<Partial<Record<string, T | Refusal | null>>>
const NOTHING = {}
const asAnswered = <T>(answer: T): T => answer

const onPath = (path: PathName): string => `path ${path}`

export function useFigures(plan: Plan | null): Figures {
  const odds = useAnswer<{ ask: 'odds'; plans: Record<string, PlanView> }, Known<OddsView>>(
    plan === null ? null : { ask: 'odds', plans: variantsOf(plan) },
    asAnswered,
    NOTHING,
  )
  const later = plan?.helps.filter(({ moment, locked }) => moment !== 'before' && !locked) ?? []
  const held = useAnswer<{ ask: 'holding'; plan: PlanView; deeds: Record<string, Deed> }, Known<number>>(
    plan === null || later.length === 0
      ? null
      : {
          ask: 'holding',
          plan: plan.asked(),
          deeds: Object.fromEntries(later.map((help) => [helpName(help), help.deed])),
        },
    asAnswered,
    NOTHING,
  )
  const oddsIn = (name: string): OddsView | undefined => {
    const known = odds[name]
    return typeof known === 'object' && known !== null ? known : undefined
  }
  return {
    odds: oddsIn('main'),
    oddsOf: (path) => oddsIn(onPath(path)),
    withLess: oddsIn('less'),
    chanceWith: (help) => {
      const known = held[helpName(help)]
      return oddsIn(helpName(help))?.success ?? (typeof known === 'number' ? known : undefined)
    },
  }
}

/** The plan itself, with a Dark rune less, on the other paths, and with or without each help. */
function variantsOf({ attempts, dark, helps, chosen, asked }: Plan): Record<string, PlanView> {
  const plans: Record<string, PlanView> = { main: asked() }
  if (dark > 0) plans.less = asked({ dark: dark - 1 })
  for (const attempt of attempts) {
    if (attempt.abilities === undefined) plans[onPath(attempt.path)] = asked({ attempt })
  }
  for (const help of helps) {
    if (help.moment !== 'before' || help.locked) continue
    const others = chosen.filter((one) => one !== help)
    plans[helpName(help)] = asked({ helps: others.length < chosen.length ? others : [...chosen, help] })
  }
  return plans
}
