/** Who may sit where. A pass is a token that its holder alone has: what is kept is its hash, so that whoever reads the database has none. */
import { createHash, randomBytes } from 'node:crypto'
import type { Viewer } from '@runesaga/engine'

export interface Pass {
  table: string
  viewer: Viewer
}

export interface Passes {
  /** null: there is none of this token, or no longer */
  find(token: string): Promise<Pass | null>
  /** Gives the token of a new pass; those that were given out before for the same seat end, unless it is for looking on. */
  issue(pass: Pass): Promise<string>
}

const BYTES = 16

export const newToken = (): string => randomBytes(BYTES).toString('base64url')
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

/** As rows: the seat as a word. */
export const seatColumn = (viewer: Viewer): string => `${viewer}`
export const viewerOf = (seat: string): Viewer => (seat === 'spectator' ? seat : Number(seat))
