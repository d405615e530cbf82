/** Who may sit where. A pass is a token that its holder alone has: what is kept is its hash, so that whoever reads the database has none. */
import { createHash, randomBytes } from 'node:crypto'
import type { Viewer } from '@runesaga/engine'

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
  /** Those that were given out before end. */
  end(pass: Pass): Promise<void>
}

const BYTES = 16

export const newToken = (): string => randomBytes(BYTES).toString('base64url')
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** As rows: the seat as a word. */
export const seatColumn = ({ viewer }: Pass): string => `${viewer}`
export const viewerOf = (seat: string): Pass['viewer'] =>
  seat === 'spectator' || seat === 'join' ? seat : Number(seat)
