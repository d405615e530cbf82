/** Which case of a puzzle somebody has played, at a table that was laid out for it. */
import type { Seat, Viewer } from '@runesaga/engine'
import { caseOf as caseAmong } from '@runesaga/engine/host'
import type { AnsweredCase } from '@runesaga/engine/scenario'
import type { Deed } from '@runesaga/engine/view'
import type { HostedGame } from './game.ts'

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
  const { last } = history
  // somebody else's attempt settles nothing
  const isSettled = state.attempt === null && last?.seat === viewer && last.outcome !== null
  return caseAmong(cases, own, isSettled || state.outcome !== null)
}
