/** What a seat saw happen: events with their secret fields covered, without those that are secret as a whole. */
import type { GameEvent } from '../events.ts'
import { HIDDEN, SECRET_EVENTS, SECRET_FIELDS, type Viewer } from './visibility.ts'

export function eventsFor(events: readonly GameEvent[], viewer: Viewer): GameEvent[] {
  return events.flatMap((event) => {
    if (!('seat' in event) || event.seat === viewer) return [event]
    if (SECRET_EVENTS.has(event.type)) return []
    const secret = SECRET_FIELDS[event.type] as readonly string[] | undefined
    if (secret === undefined) return [event]
    const covered: Record<string, unknown> = { ...event }
    for (const field of secret) {
      const value = covered[field]
      covered[field] = Array.isArray(value) ? value.map(() => HIDDEN) : HIDDEN
    }
    return [covered as unknown as GameEvent]
  })
}
