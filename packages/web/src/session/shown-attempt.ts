/** The attempt that the screen shows: the one in progress, or the last one until its outcome was looked at or something else happened. */
import type { AttemptView, News } from '@runesaga/table'
import type { TableUi } from './table-ui.ts'

export function shownAttempt({ view, version }: News, { putAway, settling }: TableUi): AttemptView | null {
  const { attempt, lastAttempt } = view
  if (attempt !== null) return attempt
  const outcome = lastAttempt?.outcome ?? null
  if (outcome === null || outcome.version === putAway.value) return null
  // what followed while the attempt went on is part of it
  const { decided, until } = settling.value
  const isPast = outcome.isPast && !(decided === outcome.version && version <= until)
  return isPast ? null : lastAttempt
}

/** An attempt that goes on after it was decided is settled with the version that ends it, unless that ends the turn as well. */
export function noteSettling({ view: { attempt }, version, updates }: News, { settling }: TableUi): void {
  const decided = attempt?.outcome?.version ?? null
  const last = settling.peek()
  if (decided !== null) settling.value = { decided, until: Number.POSITIVE_INFINITY }
  else if (last.until === Number.POSITIVE_INFINITY) {
    const endsTurn = updates.some(({ events }) => events.some(({ type }) => type === 'turn-ended'))
    settling.value = { ...last, until: endsTurn ? last.decided : version }
  }
}
