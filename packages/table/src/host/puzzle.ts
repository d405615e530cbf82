/** What only a table needs that somebody laid out: which case of a puzzle was played, and the Feats that its bots were to play. */
import type { Action, Rules, Seat, Viewer } from '@runesaga/engine'
import { actionOf, caseOf as caseAmong } from '@runesaga/engine/host'
import type { AnsweredCase } from '@runesaga/engine/scenario'
import type { Deed } from '@runesaga/engine/view'
import type { TurnPlan } from '../lobby/new-table.ts'
import type { HostedGame } from './game.ts'
import { orReason } from './or-reason.ts'
import { plannedSoFar } from './planned.ts'

/** Null as long as it could become several. */
export function caseOf(
  { recorder, state, history }: HostedGame,
  cases: readonly AnsweredCase[] = [],
  viewer: Viewer,
): string | null {
  if (viewer === 'spectator') return null
  const done: (readonly [Seat, Deed])[] = []
  for (const [seat, deed] of recorder.record.moves) {
    if (deed === 'undo') done.pop()
    else done.push([seat, deed])
  }
  const own = done.flatMap(([seat, deed]) => (seat === viewer ? [deed] : []))
  const isSettled = state.attempt === null && history.last !== null && history.last.outcome !== null
  return caseAmong(cases, own, isSettled || state.outcome !== null)
}

/** A Feat that was planned up to this turn waits in the hand for the stones; null where there is none. */
export function plannedFeat(
  rules: Rules,
  { box, state }: HostedGame,
  seat: Seat,
  plan: readonly TurnPlan[],
  legal: readonly Action[],
): Action | null {
  const { attempt, heroes } = state
  const feat = plannedSoFar(state, seat, plan).find(
    (deed) =>
      typeof deed === 'object' &&
      'play' in deed &&
      heroes[seat].hand.some((no) => box.cards[no].id === deed.play.card),
  )
  if (feat === undefined || attempt === null) return null
  const action = attempt.casts === 0 ? '' : orReason(() => actionOf(box, state, seat, feat))
  if (typeof action !== 'string' && rules.whyNot(state, seat, action) === null) return action
  return legal.find(({ type }) => type === 'pass') ?? null
}
