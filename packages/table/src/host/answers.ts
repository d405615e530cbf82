/** What a table answers a seat: nothing that the seat can't know. Whatever looks ahead does so from the seat's own knowledge. */
import type { GameState, Reason, Rules, Seat } from '@runesaga/engine'
import { gainFor, holdingFor, oddsFor, resultFor, whyNotDeed } from '@runesaga/engine/host'
import { boxOf } from '@runesaga/engine/search'
import type { Deed, PlanView } from '@runesaga/engine/view'
import type { Plans } from '../lobby/new-table.ts'
import type { AnswerTo, Query } from '../protocol/query.ts'
import { hintFor } from './hints/hint.ts'
import { orReason } from './or-reason.ts'

/** What is answered from the position alone. */
export type Figures = Extract<Query, { ask: 'odds' | 'holding' | 'results' | 'gain' | 'why-not' | 'hint' }>

/** `moment`: makes a hint the same when it is asked for again; `plans`: what it says first, at a table that was laid out. */
export function answerTo(
  rules: Rules,
  state: GameState,
  seat: Seat,
  query: Figures,
  moment: string,
  plans: Plans = {},
): AnswerTo<Figures> {
  const box = boxOf(rules, state.setup)
  switch (query.ask) {
    case 'odds':
      return each(query.plans, (plan: PlanView) => oddsFor(box, state, seat, plan))
    case 'holding':
      return each(query.deeds, (deed: Deed) => holdingFor(box, state, seat, query.plan, deed))
    case 'results':
      return query.deeds.map((deed) => resultFor(box, state, seat, deed))
    case 'gain':
      return orReason(() => gainFor(box, state, seat, query.deed))
    case 'why-not':
      return query.deeds.map((deed) => whyNotDeed(box, state, seat, deed))
    case 'hint':
      return hintFor(rules, state, seat, moment, plans[seat])
  }
}

/** What whoever has no seat is answered. */
export function noAnswerTo(query: Figures): AnswerTo<Figures> {
  switch (query.ask) {
    case 'odds':
      return each(query.plans, () => 'not-your-turn' as const)
    case 'holding':
      return each(query.deeds, () => 'not-your-turn' as const)
    case 'results':
    case 'why-not':
      return query.deeds.map(() => 'not-your-turn' as const)
    case 'gain':
      return 'not-your-turn'
    case 'hint':
      return null
  }
}

/** By the names that were given, each the figure or why there is none. */
const each = <T, F>(asked: Readonly<Record<string, T>>, figure: (one: T) => F): Record<string, F | Reason> =>
  Object.fromEntries(Object.entries(asked).map(([name, one]) => [name, orReason(() => figure(one))]))
