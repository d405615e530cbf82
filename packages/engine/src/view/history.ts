/**
 * What a view shows of what has happened: the last attempt, and how the Adversary was faced. A fold of events; everything in it was seen by
 * all, so it is the same for every seat.
 */
import type { GameEvent } from '../events.ts'
import type { CardNo, Seat } from '../state/types.ts'
import type { AttemptOutcome, AttemptView } from './view.ts'

/** Immutable: whoever keeps one for each move goes back by taking the one before. */
export interface History {
  /** the attempt that was declared last */
  readonly last: ToldAttempt | null
  /** the last facing of each hero and side of an Adversary that lies apart, however it went */
  readonly facings: readonly Facing[]
}

/** An attempt as far as it was told. */
export interface ToldAttempt {
  readonly seat: Seat
  readonly card: CardNo
  readonly row: number
  readonly slot: number
  readonly path: number
  readonly abilities: readonly number[]
  readonly stones: readonly number[]
  readonly faces: readonly number[]
  readonly thrown: AttemptView['thrown']
  readonly weighed: { readonly total: number; readonly difficulty: number; readonly version: number } | null
  readonly outcome: { readonly overcame: boolean; readonly margin: number; readonly version: number } | null
  /** where the card has gone since */
  readonly gone: 'story' | 'discarded' | null
  readonly isPast: boolean
}

interface Facing {
  readonly seat: Seat
  readonly card: CardNo
  readonly path: number
  readonly margin: number
}

/** Nothing has happened yet. */
export const beginning: History = { last: null, facings: [] }

/** After the events of a move, which brought this version. */
export function after(history: History, events: readonly GameEvent[], version: number): History {
  let { last, facings } = history
  // what comes of an attempt comes with the move that decides it
  if (last?.outcome && !last.isPast && events.length > 0) last = { ...last, isPast: true }
  for (const event of events) {
    last = told(last, event, version)
    if ((event.type === 'overcame' || event.type === 'failed') && last !== null && last.row < 0)
      facings = faced(facings, event)
  }
  return last === history.last && facings === history.facings ? history : { last, facings }
}

function faced(
  facings: readonly Facing[],
  { seat, card, path, margin }: Extract<GameEvent, { type: 'overcame' | 'failed' }>,
): Facing[] {
  const others = facings.filter((one) => one.seat !== seat || one.card !== card || one.path !== path)
  return [...others, { seat, card, path, margin }]
}

function told(last: ToldAttempt | null, event: GameEvent, version: number): ToldAttempt | null {
  if (event.type === 'attempt-declared') {
    const { seat, card, row, slot, path, abilities } = event
    return { ...UNDECIDED, seat, card, row, slot, path, abilities }
  }
  if (last === null) return null
  switch (event.type) {
    case 'path-switched':
      return { ...last, path: event.path }
    case 'ability-replaced':
      return { ...last, abilities: last.abilities.map((one) => (one === event.from ? event.to : one)) }
    case 'cast': {
      const { stones, faces } = event
      return { ...last, stones, faces, thrown: { version, stones: stones.map((_, i) => i) } }
    }
    case 'stones-cast': {
      const stones = last.stones.slice()
      const faces = last.faces.slice()
      event.positions.forEach((position, i) => {
        stones[position] = event.stones[i]
        faces[position] = event.faces[i]
      })
      return { ...last, stones, faces, thrown: { version, stones: event.positions } }
    }
    case 'rune-turned':
      return { ...last, faces: last.faces.with(event.position, event.face) }
    case 'weighed':
      return { ...last, weighed: { total: event.total, difficulty: event.difficulty, version } }
    case 'overcame':
    case 'failed': {
      const outcome = { overcame: event.type === 'overcame', margin: event.margin, version }
      return { ...last, path: event.path, outcome, gone: null, isPast: false }
    }
    case 'tucked':
      return last.outcome !== null && event.card === last.card ? { ...last, gone: 'story' } : last
    case 'challenge-discarded':
      return last.outcome !== null && event.card === last.card ? { ...last, gone: 'discarded' } : last
    default:
      return last
  }
}

const UNDECIDED: Omit<ToldAttempt, 'seat' | 'card' | 'row' | 'slot' | 'path' | 'abilities'> = {
  stones: [],
  faces: [],
  thrown: null,
  weighed: null,
  outcome: null,
  gone: null,
  isPast: false,
}

/** What became of the card of an attempt. While the attempt goes on, a card that was failed may still be discarded. */
export function fateOf({ row, outcome, gone }: ToldAttempt, goesOn: boolean): AttemptOutcome['fate'] {
  if (outcome === null) return null
  if (row < 0) return outcome.overcame ? 'defeated' : 'adversary-stays'
  return gone ?? (outcome.overcame || goesOn ? null : 'stays')
}
