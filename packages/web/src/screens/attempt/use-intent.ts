/** What is meant to be attempted, and how, while the panel is open: path, abilities, Dark runes, helps; with the figures of it. */
import type { Action, Odds, Plan } from '@runesaga/table'
import { useState } from 'preact/hooks'
import { useSession } from '../table/session-context.ts'
import { actionOf, type Help, helpsOf, withHelps } from './helps.ts'
import { oddsIn, useHolding, useOdds } from './use-odds.ts'

type Attempt = Extract<Action, { type: 'attempt' }>
type Target = NonNullable<Plan['target']>

export interface Intent {
  /** one for every path that may be attempted, and for every choice of abilities */
  attempts: readonly Attempt[]
  attempt: Attempt
  choose: (attempt: Attempt) => void
  odds: Odds | undefined
  /** as planned, but on another path */
  oddsOf: (path: number) => Odds | undefined
  dark: number
  setDark: (dark: number) => void
  /** without the last Dark rune */
  withLess: Odds | undefined
  helps: readonly Help[]
  chosen: readonly Help[]
  toggle: (help: Help) => void
  /** the chance as planned, with this help or, where it is chosen, without it */
  chanceWith: (help: Help) => number | undefined
}

const targetOf = ({ row, slot, path, abilities }: Attempt): Target =>
  abilities === undefined ? { row, slot, path } : { row, slot, path, abilities }

/** Null where nothing can be attempted in this place now. */
export function useIntent(row: number, slot: number): Intent | null {
  const session = useSession()
  const { view, legal, chances } = session.look.value
  const seat = session.seat.value
  const attempts: Attempt[] = []
  const successes: number[] = []
  legal.forEach((action, i) => {
    if (action.type !== 'attempt' || action.row !== row || action.slot !== slot) return
    attempts.push(action)
    successes.push(chances[i] ?? 0)
  })
  const [wanted, setWanted] = useState<Attempt | null>(null)
  const [dark, setDark] = useState(0)
  const [keys, setKeys] = useState<readonly string[]>([])

  const same = (a: Attempt) => JSON.stringify(a) === JSON.stringify(wanted)
  const attempt = attempts.find(same) ?? attempts[successes.indexOf(Math.max(...successes))]
  const helps = helpsOf(view, seat, session.shelf.box, session.about.track[view.heroes[seat].level].feats)
  const chosen = helps.filter(({ key }) => keys.includes(key))
  const plan = (target: Attempt | undefined, with_: readonly Help[], runes = dark): Plan =>
    target === undefined ? {} : withHelps({ target: targetOf(target), dark: runes }, with_, seat)

  const plans: Record<string, Plan> = { main: plan(attempt, chosen) }
  if (dark > 0) plans.less = plan(attempt, chosen, dark - 1)
  for (const other of attempts) {
    if (other.abilities === undefined) plans[`path ${other.path}`] = plan(other, chosen)
  }
  for (const help of helps) {
    const others = chosen.filter(({ key }) => key !== help.key)
    if (help.moment === 'before')
      plans[help.key] = plan(attempt, others.length < chosen.length ? others : [...chosen, help])
  }
  const known = useOdds(attempt === undefined ? {} : plans)
  const late = helps.filter(({ moment }) => moment === 'after' || moment === 'failed')
  const held = useHolding(
    plans.main,
    attempt === undefined ? {} : Object.fromEntries(late.map((help) => [help.key, actionOf(help, seat)])),
  )
  if (attempt === undefined) return null
  return {
    attempts,
    attempt,
    choose: setWanted,
    odds: oddsIn(known, 'main'),
    oddsOf: (path) => oddsIn(known, `path ${path}`),
    dark,
    setDark,
    withLess: oddsIn(known, 'less'),
    helps,
    chosen,
    toggle: ({ key }) => setKeys(keys.includes(key) ? keys.filter((k) => k !== key) : [...keys, key]),
    chanceWith: ({ key }) => oddsIn(known, key)?.success ?? held[key],
  }
}
