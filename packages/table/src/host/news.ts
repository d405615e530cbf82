/** How a table stands for a viewer, and what happened: everything that is told without being asked for. */
import type { UndoRefusal, Viewer } from '@runesaga/engine'
import { type History, namedEventsFor, viewFor } from '@runesaga/engine/host'
import { boxOf } from '@runesaga/engine/search'
import type { News, Saved, SeatNews, Update } from '../protocol/table.ts'
import { isPending, passesFor, type Seated, waitedFor } from './asking/asked.ts'
import type { Happened } from './game.ts'

/** A table as it stands. */
export interface Standing extends Seated {
  history: History
  happened: readonly Happened[]
  /** is the last move being looked at? */
  isLooking: boolean
  saved: Saved
  refusesUndo: (seat: number) => UndoRefusal | null
}

/** `since`: the version that the viewer knows. */
export function newsFor(table: Standing, viewer: Viewer, since: number): News {
  const { state, history, happened, isLooking, saved } = table
  const box = boxOf(table.rules, state.setup)
  return {
    version: happened.length,
    updates: happened.slice(since).map(
      ({ seat, events, undone }, i): Update => ({
        version: since + i + 1,
        seat,
        events: namedEventsFor(box, events, viewer),
        undone,
      }),
    ),
    view: viewFor(box, state, viewer, history),
    waiting: isLooking ? [] : waitedFor(table),
    mayAnswer: isLooking ? [] : (table.judge?.mayAnswer(table) ?? []),
    seat: viewer === 'spectator' ? null : seatNews(table, viewer),
    saved,
  }
}

const seatNews = (table: Standing, seat: number): SeatNews => ({
  asked: isPending(table.rules, table.state, seat) && !passesFor(table, seat),
  undo: table.refusesUndo(seat),
  promptPolicy: table.asking[seat],
})
