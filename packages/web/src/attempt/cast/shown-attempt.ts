/** The attempt that the screen shows: the one in progress, or the last one until its outcome was looked at or something else happened. */
import type { AttemptView } from '@runesaga/table'
import type { Session } from '../../session/index.ts'

export function shownAttempt({ view, ui }: Session): AttemptView | null {
  const { attempt, lastAttempt } = view.value
  if (attempt !== null) return attempt
  const outcome = lastAttempt?.outcome ?? null
  if (outcome === null || outcome.isPast || outcome.version === ui.putAway.value) return null
  return lastAttempt
}

export const castIsOn = (session: Session): boolean => shownAttempt(session) !== null
