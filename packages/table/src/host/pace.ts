/** How long a move stays on the table before the next one that nobody at the table has to think about. */
import type { EventType, GameEvent } from '@runesaga/engine'

/** Milliseconds to look at what happened, at the usual pace. What isn't named needs no look. */
const PAUSES: Partial<Record<EventType, number>> = {
  cast: 2400,
  'stones-cast': 1200,
  'rune-turned': 900,
  overcame: 1300,
  failed: 1300,
  'feat-played': 1100,
  'feat-took-effect': 700,
  'adversary-card': 1100,
  'power-used': 700,
  'attempt-declared': 700,
  'trait-gained': 800,
  journeyed: 600,
  'card-replaced': 500,
  'adversary-flipped': 900,
  'turn-began': 350,
  'characters-shown': 400,
}

/** The longest look that one of a move's events wants. */
export const pauseAfter = (events: readonly GameEvent[]): number =>
  events.reduce((longest, { type }) => Math.max(longest, PAUSES[type] ?? 0), 0)
