/** Casts that were arranged, as in a first tale: no seed decided them, and they are no luck. */
import { standingEvents } from '@runesaga/table'
import type { Session } from '../../session/index.ts'

export const arrangedCasts = ({ updates }: Session): number =>
  standingEvents(updates.value).filter((event) => event.type === 'cast' && event.arranged).length
