/** A table on a server before its game begins: who will sit where, and what is agreed on. */
import type { Player, Seat } from '@runesaga/engine'
import type { NewTable } from '../lobby/new-table.ts'

export interface Gathering {
  id: string
  name: string
  setup: NewTable['setup']
  seats: readonly GatheredSeat[]
  /** whoever made the table */
  host: Seat
  /** is it among the tables that everybody is shown? */
  listed: boolean
  phase:
    | 'gathering'
    /** it begins as soon as everybody has given their share of its chance, or when that takes too long */
    | 'sharing'
    | 'begun'
  /** what the server has promised its own share of the chance by */
  promise: string
  /** and each player theirs: whoever sees them all, and their own among them, can tell theirs */
  hashes: readonly (string | null)[]
}

export type GatheredSeat =
  /** for whoever comes */
  | { kind: 'open' }
  | { kind: 'bot'; name: string; bot: string }
  | { kind: 'person'; name: string; ready: boolean }

/** Who plays, once nobody is waited for. */
export const playersOf = (seats: readonly GatheredSeat[]): Player[] =>
  seats.flatMap((seat): Player[] =>
    seat.kind === 'open' ? [] : [seat.kind === 'bot' ? seat : { kind: 'person', name: seat.name }],
  )

/** What can be wrong with something that is asked of a server: a problem document has it as its `code`. */
export type ProblemCode =
  | 'malformed'
  /** no pass, or one that no longer holds */
  | 'no-pass'
  /** the pass is another's */
  | 'not-yours'
  | 'no-such-table'
  /** somebody else sits there, or nobody can any more */
  | 'taken'
  /** somebody is still waited for */
  | 'not-ready'
  | 'begun'
  | 'not-begun'
  | 'not-over'
  /** no game can be played like that */
  | 'bad-setup'
  | 'too-fast'
  | 'too-large'
  /** nothing can be kept at the moment */
  | 'trouble'
