/** Who may sit where. A pass is a token that its holder alone has: what is kept is its hash, so that whoever reads the database has none. */
import { createHash, randomBytes } from 'node:crypto'
import type { Seat, Viewer } from '@runesaga/engine'

export interface Pass {
  table: string
  /** join: for whoever takes a free seat */
  viewer: Viewer | 'join'
}

export interface Passes {
  /** null: there is none of this token, or no longer */
  find(token: string): Promise<Pass | null>
  /** Gives the token of a new pass. */
  issue(pass: Pass): Promise<string>
  /**
   * A new one in the place of all that were given out before, in one step: nobody is left without. Null: `by`, the token of whoever asks for it,
   * has ended meanwhile.
   */
  renew(pass: Pass, by: string): Promise<string | null>
  /** Calls back when passes of a table have ended, perhaps, until what it gives is called. */
  watch(table: string, heard: () => void): () => void
}

/** The passes of a seat end, and there may be a new one. */
export interface SeatPass {
  viewer: Seat
  hash: string | null
}

/** What is told when passes of a table have ended. */
export const passesOf = (table: string): string => `passes/${table}`

const BYTES = 16

export const newToken = (): string => randomBytes(BYTES).toString('base64url')
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** As rows: the seat as a word. */
export const seatColumn = ({ viewer }: Pick<Pass, 'viewer'>): string => `${viewer}`
export const viewerOf = (seat: string): Pass['viewer'] =>
  seat === 'spectator' || seat === 'join' ? seat : Number(seat)
