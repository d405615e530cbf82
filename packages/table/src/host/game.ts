/** The game of a table up to here: its record, everything that happened, and who made each move. */
import {
  type Action,
  type EventType,
  type GameEvent,
  type GameState,
  type Move,
  type Recorder,
  type Rules,
  refusesUndo,
  type Seat,
  type UndoRefusal,
} from '@runesaga/engine'
import { after, beginning, type History } from '@runesaga/engine/host'
import { type Box, boxOf, isAtMenu } from '@runesaga/engine/search'
import type { Deed } from '@runesaga/engine/view'

/** One move that was made or taken back. */
export interface Happened {
  seat: Seat
  events: readonly GameEvent[]
  undone: boolean
}

/** A move of a record that was played again. */
export interface Replayed extends Happened {
  automatic: boolean
}

/** A move that wasn't taken back. */
export interface Made {
  seat: Seat
  events: readonly GameEvent[]
  /** the table passed for its player */
  automatic: boolean
  /** what is told of everything up to here */
  history: History
}

export class HostedGame {
  readonly box: Box
  readonly recorder: Recorder
  /** everything that happened, also what was taken back; a version is how much of it */
  readonly happened: Happened[] = []
  /** what was told before the first move of the record */
  private readonly before: History
  /** beside the recorder's history */
  readonly made: Made[] = []
  /** how many moves of the history have been made light */
  private light = 0

  /** `before`: told of the records that this one goes on from. `own`: the moves of its record. */
  constructor(
    rules: Rules,
    recorder: Recorder,
    before: readonly Happened[] = [],
    own: readonly Replayed[] = [],
  ) {
    this.box = boxOf(rules, recorder.state.setup)
    this.recorder = recorder
    this.before = this.tellAll(before)
    for (const move of own) this.note(move)
    this.lighten(recorder.history.findLastIndex(isFinal))
  }

  get state(): GameState {
    return this.recorder.state
  }

  get version(): number {
    return this.happened.length
  }

  get history(): History {
    return this.made.at(-1)?.history ?? this.before
  }

  /** Up to which version the other game went the same way. */
  sharedWith({ happened }: HostedGame): number {
    const isSame = (move: Happened, at: number) => JSON.stringify(move) === JSON.stringify(this.happened[at])
    const end = happened.findIndex((move, at) => !isSame(move, at))
    return end < 0 ? happened.length : end
  }

  /** An illegal action throws IllegalAction, and nothing has happened. */
  act(seat: Seat, action: Action, automatic: boolean): void {
    const events = this.recorder.act(seat, action, automatic)
    this.note({ seat, events, undone: false, automatic })
    this.lightenIfFinal()
  }

  /** Makes a move again that another host has made. What can't be done here throws. */
  makeAgain([seat, deed, auto]: Move, actionOf: (deed: Deed) => Action): void {
    if (deed === 'undo') {
      this.takeBack(seat)
      return
    }
    const events = this.recorder.act(seat, actionOf(deed), auto === 'auto', deed)
    this.note({ seat, events, undone: false, automatic: auto === 'auto' })
    this.lightenIfFinal()
  }

  /** Takes back the last deed of this seat, with what the table did for it since. */
  undo(seat: Seat): void {
    while (this.made.at(-1)!.automatic) this.takeBack(seat)
    this.takeBack(seat)
  }

  /** What the table did for its player is taken back together with what the player did before. */
  refusesUndo(seat: Seat): UndoRefusal | null {
    for (let n = this.made.length; n >= 0; n--) {
      // the last of them decides
      const refusal = refusesUndo(this.recorder.history.slice(Math.max(0, n - 1), n), seat)
      if (refusal === 'another-acted' && this.hasRevealed(seat)) return 'revealed'
      if (refusal !== null || !this.made[n - 1].automatic) return refusal
    }
    return 'nothing-to-undo'
  }

  /** Has chance spoken since the seat's own last deed, in the same turn? Then that is why, whoever has passed meanwhile. */
  private hasRevealed(seat: Seat): boolean {
    const last = this.made.findLastIndex((move) => move.seat === seat && !move.automatic)
    if (last < 0) return false
    const since = this.made.slice(last).flatMap(({ events }) => events)
    const end = since.findIndex(({ type }) => type === 'turn-ended')
    const events = end < 0 ? since : since.slice(0, end)
    return refusesUndo([{ before: this.state, seat, events }], seat) === 'revealed'
  }

  private takeBack(seat: Seat): void {
    this.recorder.undo(seat)
    this.note({ seat, events: [], undone: true, automatic: false })
  }

  private note({ seat, events, undone, automatic }: Replayed): void {
    this.happened.push({ seat, events, undone })
    if (undone) this.made.pop()
    else this.made.push({ seat, events, automatic, history: after(this.history, events, this.version) })
  }

  /**
   * Nobody goes back behind a move that can't be taken back, and a long game would mostly consist of the positions before such moves: those
   * before the last rest, from which its record could go on, are let go. The first one stands in their place.
   */
  private lighten(final: number): void {
    const { history } = this.recorder
    let rest = final
    while (rest > this.light && !isRest(history[rest].before)) rest--
    if (rest <= this.light) return
    const [{ before }] = history
    for (; this.light < rest; this.light++) {
      history[this.light] = { ...history[this.light], before }
      this.made[this.light] = { ...this.made[this.light], history: this.before }
    }
  }

  private lightenIfFinal(): void {
    const { history } = this.recorder
    if (isFinal(history[history.length - 1])) this.lighten(history.length - 1)
  }

  private tellAll(moves: readonly Happened[]): History {
    const told = [beginning]
    for (const move of moves) {
      this.happened.push(move)
      if (move.undone) told.pop()
      else told.push(after(told.at(-1)!, move.events, this.version))
    }
    return told.at(-1) ?? beginning
  }
}

/** Can't it be taken back by whoever made it? */
const isFinal = (past: Recorder['history'][number]): boolean => refusesUndo([past], past.seat) !== null

/** Does nothing go on but a hero's menu? */
const isRest = (state: GameState): boolean => isAtMenu(state) && state.top?.below === null

/** Moves that call for an answer, if they are another's. */
export const STIRRING: ReadonlySet<EventType> = new Set<EventType>(['feat-played', 'power-used'])
