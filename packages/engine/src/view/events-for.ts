/** What a seat saw happen: events with their secret fields covered. */
import type { Box } from '../compile/box.ts'
import { type NamedEvent, nameEvent } from '../deeds/events.ts'
import type { GameEvent } from '../events.ts'
import { HIDDEN, SECRET_FIELDS, type Viewer } from './visibility.ts'

export function eventsFor(events: readonly GameEvent[], viewer: Viewer): GameEvent[] {
  return events.map((event) => {
    if (!('seat' in event) || event.seat === viewer) return event
    const secret = SECRET_FIELDS[event.type] as readonly string[] | undefined
    if (secret === undefined) return event
    const covered: Record<string, unknown> = { ...event }
    for (const field of secret) {
      const value = covered[field]
      covered[field] = Array.isArray(value) ? value.map(() => HIDDEN) : HIDDEN
    }
    return covered as unknown as GameEvent
  })
}

/** The same by name: what is covered is face-down. */
export const namedEventsFor = (box: Box, events: readonly GameEvent[], viewer: Viewer): NamedEvent[] =>
  eventsFor(events, viewer).map((event) => nameEvent(box, event))
