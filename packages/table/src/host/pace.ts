/** How long a move stays on the table before the next one that nobody at the table has to think about. */
import type { EventType, GameEvent, Seat } from '@runesaga/engine'
import { TURN_IS_READ } from '../protocol/pace.ts'

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
export const pauseAfter = (events: readonly GameEvent[], isBot: (seat: Seat) => boolean): number =>
  events.reduce((longest, event) => {
    const pause = event.type === 'turn-ended' && isBot(event.seat) ? TURN_IS_READ : (PAUSES[event.type] ?? 0)
    return Math.max(longest, pause)
  }, 0)
