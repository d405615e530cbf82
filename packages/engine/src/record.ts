/** Records of games: setup and actions, from which a game replays byte for byte; and the check of a fair one. */
import type { Action } from './actions/action.ts'
import { apply } from './actions/apply.ts'
import { IllegalAction } from './actions/reasons.ts'
import { plainAction } from './actions/shape.ts'
import type { Box } from './compile/box.ts'
import type { Boxes } from './compile/boxes.ts'
import type { GameEvent } from './events.ts'
import { type GameSetup, newGame } from './new-game.ts'
import { commitment } from './random/random.ts'
import { plainSetup } from './setup-form.ts'
import type { GameState, Seat } from './state/types.ts'
import { refusesUndo, type Step, undo } from './undo.ts'

export type Move = { seat: Seat; action: Action } | { seat: Seat; undo: true }

export interface GameRecord {
  runesaga: 1
  /** with its seed: a fair game's record is published when the game is over */
  setup: GameSetup
  /** what was published before the first cast; null for games that aren't fair */
  commitment: string | null
  moves: Move[]
  /** what everybody saw of chance, move by move: casts, shuffles, cards turned up */
  seen: GameEvent[][]
}

/** Events in which chance speaks. */
const CHANCE = new Set<GameEvent['type']>([
  'cast',
  'stones-cast',
  'deck-reshuffled',
  'card-laid',
  'ally-revealed',
  'row-opened',
  'feat-drawn',
  'adversary-card',
])

export const seenOfChance = (events: readonly GameEvent[]): GameEvent[] =>
  events.filter((e) => CHANCE.has(e.type))

/** A game being recorded. */
export class Recorder {
  readonly record: GameRecord
  readonly history: Step[] = []
  state: GameState
  private readonly box: Box
  constructor(boxes: Boxes, setup: GameSetup) {
    const plain = plainSetup(setup)
    this.state = newGame(boxes, plain)
    this.box = boxes.of(this.state.setup)
    this.record = { runesaga: 1, setup: plain, commitment: this.state.setup.commitment, moves: [], seen: [] }
  }
  act(seat: Seat, action: Action): GameEvent[] {
    const { state, events } = apply(this.box, this.state, seat, action)
    this.history.push({ before: this.state, seat, events })
    this.record.moves.push({ seat, action: plainAction(action) })
    this.record.seen.push(seenOfChance(events))
    this.state = state
    return events
  }
  undo(seat: Seat): void {
    this.state = undo(this.history, this.state, seat)
    this.history.pop()
    this.record.moves.push({ seat, undo: true })
    this.record.seen.push([])
  }
}

/** A record that can't be played again: it was changed, or is of another version. */
export class BadRecord extends Error {
  constructor(move: number, seat: Seat, why: string) {
    super(`move ${move} of seat ${seat}: ${why}`)
    this.name = 'BadRecord'
  }
}

/** Plays a record again; calls back after every move. A move that breaks a rule throws BadRecord. */
export function replay(
  boxes: Boxes,
  record: GameRecord,
  each?: (state: GameState, events: GameEvent[], move: number) => void,
): GameState {
  const again = new Recorder(boxes, record.setup)
  record.moves.forEach((move, i) => {
    let events: GameEvent[] = []
    if ('undo' in move) {
      const refusal = refusesUndo(again.history, move.seat)
      if (refusal !== null) throw new BadRecord(i, move.seat, `can't undo: ${refusal}`)
      again.undo(move.seat)
    } else {
      try {
        events = again.act(move.seat, move.action)
      } catch (error) {
        if (error instanceof IllegalAction) throw new BadRecord(i, move.seat, error.message)
        throw error
      }
    }
    each?.(again.state, events, i)
  })
  return again.state
}

export interface Verification {
  ok: boolean
  problems: string[]
  casts: number
  shuffles: number
}

/** Was the seed the one promised, and does every cast and shuffle follow from it? */
export function verify(boxes: Boxes, record: GameRecord): Verification {
  const problems: string[] = []
  const { seed } = record.setup
  if (!('fair' in seed)) problems.push('the record is not of a fair game: its setup has no fair seed')
  else if (record.commitment === null) problems.push('nothing was promised: the record has no commitment')
  else if (commitment(seed.fair) !== record.commitment) {
    problems.push(
      `the seed is not the one promised: its hash is ${commitment(seed.fair)}, not ${record.commitment}`,
    )
  }
  let casts = 0
  let shuffles = 0
  try {
    replay(boxes, record, (_, events, i) => {
      const found = seenOfChance(events)
      for (const event of found) {
        if (event.type === 'cast' || event.type === 'stones-cast') casts++
        if (event.type === 'deck-reshuffled') shuffles++
      }
      if (JSON.stringify(found) !== JSON.stringify(record.seen[i])) {
        problems.push(
          `move ${i}: chance should have given ${JSON.stringify(found)}, not ${JSON.stringify(record.seen[i])}`,
        )
      }
    })
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error))
  }
  return { ok: problems.length === 0, problems, casts, shuffles }
}
