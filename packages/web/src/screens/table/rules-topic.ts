/** The topic of the rules that is about what lies on the screen. */
import type { Session } from '../../session.ts'
import { attemptOpen } from '../attempt/open.ts'
import { trialIsOn } from '../attempt/told.ts'
import { journeying } from './wishes.ts'

export function topicNow(session: Session): string {
  const { view, asked } = session.look.value
  if (view.outcome !== null) return 'scoring'
  if (view.phase === 'setup') return 'set-up'
  const decision = asked ? view.pending.find(({ seat }) => seat === session.seat.value) : undefined
  if (decision?.kind === 'window') return 'feats'
  if (decision?.kind === 'choose' && decision.step === 'buyDark') return 'dark-runes'
  if (attemptOpen.value !== null) return attemptOpen.value.row < 0 ? 'adversaries' : 'challenges'
  if (trialIsOn(session)) return 'runes'
  if (view.turn.mustFace && view.turn.main > 0) return 'adversaries'
  return journeying.value ? 'journeys' : 'turn'
}
