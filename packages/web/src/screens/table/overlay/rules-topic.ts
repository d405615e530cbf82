/** The topic of the rules that is about what lies on the screen. */
import type { Session } from '../../../session/index.ts'

export function topicNow(session: Session): string {
  const { view, seat } = session.news.value
  const { journeying, planned } = session.ui
  if (view.outcome !== null) return 'scoring'
  if (view.phase === 'choosing') return 'set-up'
  const asked = seat?.asked === true && view.waitsFor.find((waiting) => waiting.seat === session.seat.value)
  if (asked && asked.for === 'window') return 'feats'
  if (asked && asked.for === 'answer' && asked.question === 'dark') return 'dark-runes'
  if (planned.value !== null) return planned.value === view.adversary?.card ? 'adversaries' : 'challenges'
  if (session.attempt.value !== null) return 'runes'
  if (view.turn.mustFace && view.turn.mainActions > 0) return 'adversaries'
  return journeying.value ? 'journeys' : 'turn'
}
