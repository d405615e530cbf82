/**
 * What a client and a server say to each other, as JSON over one WebSocket. A call has a number, and its answer has the same. A client may sit
 * at several tables: each seat has a place on the line, which the client numbers.
 */
import type { Viewer } from '@runesaga/engine'
import type { Query } from '../protocol/query.ts'
import type { Refusal, Request } from '../protocol/request.ts'
import type { Gathering } from './gathering.ts'
import type { WireNews } from './news.ts'

export type Unnumbered =
  /** sits down with a pass. In the message, since addresses are written down on the way */
  | { call: 'sit'; pass: string }
  | { call: 'send'; request: Request }
  | { call: 'ask'; query: Query }
  | { call: 'about' }
  | { call: 'subscribe'; since: number }
  | { call: 'leave' }

export type Call = { n: number; at: number } & Unnumbered

/** Where somebody sits, or for whoever may take a free seat, what they find. */
export interface Sitting {
  table: string
  viewer: Viewer | 'join'
  /** null: it was laid without anybody being waited for */
  gathering: Gathering | null
}

/** Why a call isn't answered. */
export type Unanswered =
  | 'malformed'
  /** no such pass, or not any longer */
  | 'no-pass'
  /** nobody sits at this place of the line */
  | 'not-seated'
  /** the game has not begun */
  | 'not-begun'
  | 'too-fast'
  /** as many as may sit there, or look on, are there */
  | 'full'
  /** the client doesn't even say it */
  | 'too-long'

export type Said =
  | { n: number; answer: unknown }
  | { n: number; unanswered: Unanswered }
  /** to `send` */
  | { n: number; news: WireNews; why?: Refusal }
  | { at: number; news: WireNews }
  /** what has changed before the game begins */
  | { at: number; gathering: Gathering }
  /** nobody sits at this place any more: its pass has ended */
  | { at: number; ended: 'no-pass' }

/** Why a server closes a line; the client comes back by itself. */
export const CLOSING = {
  /** it stops, and will soon be there again */
  restart: 1012,
  /** it can keep nothing at the moment */
  trouble: 1013,
} as const

/** No client of ours says more at once. */
export const LONGEST_MESSAGE = 16_384
