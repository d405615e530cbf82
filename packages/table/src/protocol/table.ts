/**
 * A table as a client knows it: one seat at a game in progress. Whoever opened it has made sure of the seat, so no message names one.
 * Everything here can be sent: a table in a worker, in the same process and on a server look alike.
 */
import type { Seat, UndoRefusal } from '@runesaga/engine'
import type { NamedEvent, View } from '@runesaga/engine/view'
import type { About } from './about.ts'
import type { PromptPolicy } from './prompt-policy.ts'
import type { AnswerTo, Query } from './query.ts'
import type { Refusal, Request } from './request.ts'

export interface Table {
  /** Does something, or says why not. The answer carries what has come of it. */
  send(request: Request): Promise<Reply>
  ask<Q extends Query>(query: Q): Promise<AnswerTo<Q>>
  /** What stays the same while a table is played at. */
  about(): Promise<About>
  /** Tells at once what happened since a version, and then every change, in order, until `leave`. */
  subscribe(since: number, hear: (news: News) => void): Promise<void>
  /** Nothing more is told to this seat. */
  leave(): Promise<void>
}

export type Reply = { ok: true; news: News } | { ok: false; why: Refusal; news: News }

/** How the table stands for a seat, and what happened since the version that it knew. */
export interface News {
  /** counts the moves and what was taken back; a client that has seen it knows everything up to here */
  version: number
  updates: readonly Update[]
  view: View
  /** the persons whom the game waits for; nobody while the last move is still looked at */
  waiting: readonly Seat[]
  /** the persons who are asked, one after another, in the Feat window that is open */
  mayAnswer: readonly Seat[]
  /** what concerns the viewer's own seat alone; null for spectators */
  seat: SeatNews | null
  /** is the game kept up to here? */
  saved: Saved
}

export type Saved =
  | 'yes'
  /** nothing can be kept: storage is full or forbidden, or nobody knows why */
  | 'full'
  | 'forbidden'
  | 'unknown'

export interface SeatNews {
  /** does the game wait for the viewer? Not where the table passes for them, though they may still step in */
  asked: boolean
  /** why the viewer can't take back the last deed, or null */
  undo: UndoRefusal | null
  promptPolicy: PromptPolicy
}

/** One move that was made or taken back, as the viewer saw it. */
export interface Update {
  version: number
  seat: Seat
  events: readonly NamedEvent[]
  undone: boolean
}
