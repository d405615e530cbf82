/** The figures of a plan and of all that it could be otherwise, from one question to the table; what is held back has another. */
import type { Deed, Help, OddsView, PathName, PlanView, Refusal } from '@runesaga/table'
import { useAnswer } from '../figures/index.ts'
import { helpName, type Plan } from './use-plan.ts'

export interface Figures {
  /** as planned; undefined while it isn't known, and where it can't be carried out */
  odds: OddsView | undefined
  /** as planned, but on another path */
  oddsOf: (path: PathName) => OddsView | undefined
  /** as planned, but with so many Dark runes */
  oddsWith: (dark: number) => OddsView | undefined
  /** with every number of Dark runes that can be had */
  oddsOfDark: readonly OddsView[]
  /** is it better kept until the runes lie, or until it fails? */
  isForLater: (help: Help) => boolean
  /** the chance as planned, with this help or, where it is chosen, without it */
  chanceWith: (help: Help) => number | undefined
}

type Known<T> = Readonly<Partial<Record<string, T | Refusal | null>>>
const NOTHING = {}
const asAnswered = <T>(answer: T): T => answer

/** As many as there are in the bag. */
export const MOST_DARK = 3

const onPath = (path: PathName): string => `path ${path}`
const withDark = (dark: number): string => `dark ${dark}`

export function useFigures(plan: Plan | null): Figures {
  const odds = useAnswer<{ ask: 'odds'; plans: Record<string, PlanView> }, Known<OddsView>>(
    plan === null ? null : { ask: 'odds', plans: variantsOf(plan) },
    asAnswered,
    NOTHING,
  )
  const oddsIn = (name: string): OddsView | undefined => {
    const known = odds[name]
    return typeof known === 'object' && known !== null ? known : undefined
  }
  const now = oddsIn('main')?.success
  /** what is better kept for later, as far as is known: before the cast it would change nothing for the better */
  const isForLater = (help: Help): boolean => {
    if (help.locked || plan?.chosen.includes(help) === true) return false
    if (help.moment !== 'before') return true
    const before = oddsIn(helpName(help))?.success
    return help.later !== null && now !== undefined && before !== undefined && before <= now
  }
  const later = plan?.helps.filter(isForLater) ?? []
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
  return {
    odds: oddsIn('main'),
    oddsOf: (path) => oddsIn(onPath(path)),
    oddsWith: (dark) => oddsIn(withDark(dark)),
    oddsOfDark: Array.from({ length: MOST_DARK + 1 }, (_, n) => oddsIn(withDark(n))).filter(
      (known) => known !== undefined,
    ),
    isForLater,
    chanceWith: (help) => {
      const known = isForLater(help) ? held[helpName(help)] : oddsIn(helpName(help))?.success
      return typeof known === 'number' ? known : undefined
    },
  }
}

/** The plan itself, with every number of Dark runes, on the other paths, and with or without each help. */
function variantsOf({ attempts, helps, chosen, asked }: Plan): Record<string, PlanView> {
  const plans: Record<string, PlanView> = { main: asked() }
  for (let n = 0; n <= MOST_DARK; n++) plans[withDark(n)] = asked({ dark: n })
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
