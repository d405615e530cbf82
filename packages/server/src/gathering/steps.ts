/** What can be done at a table before its game begins, each step from one value to the next. */
import type { Seat } from '@runesaga/engine'
import type { GatheredSeat, Gathering, ProblemCode } from '@runesaga/table/remote'

/** As it is kept: with what nobody may know. */
export interface StoredGathering extends Omit<Gathering, 'seats' | 'phase' | 'promise' | 'hashes'> {
  seats: GatheredSeat[]
  /** dealing: shares are as they are, and whoever finds it so begins the game */
  phase: Gathering['phase'] | 'dealing'
  /** in milliseconds */
  made: number
  fair: Shares
}

/** What the chance of a game is made of: lists have one place a seat. */
export interface Shares {
  /** the server's own, and what it was promised by */
  server: string
  promise: string
  /** what each player has promised theirs by when they sat down */
  hashes: (string | null)[]
  shares: (string | null)[]
  /** when the last one was asked for it */
  asked: number | null
}

/** Something that can't be done, and why. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly code: ProblemCode
  constructor(code: ProblemCode, detail: string = code) {
    super(detail)
    this.code = code
  }
}

/** How long a share is waited for, in milliseconds: whoever gives none has no part in the chance, and everybody is told so. */
export const SHARE_WITHIN = 10_000

const LONGEST_NAME = 40

/** Sits down on a free seat: the one that is wished for, or the first. */
export function take(
  gathering: StoredGathering,
  { name, seat, hash }: { name: string; seat?: Seat; hash?: string },
): { next: StoredGathering; seat: Seat } {
  onlyBefore(gathering)
  const free = gathering.seats.flatMap(({ kind }, n) => (kind === 'open' ? [n] : []))
  const chosen = seat === undefined ? free[0] : free.find((n) => n === seat)
  if (chosen === undefined) throw new Refused('taken')
  const next = seated(gathering, chosen, { kind: 'person', name: plainName(name), ready: false })
  return {
    next: { ...next, fair: { ...next.fair, hashes: next.fair.hashes.with(chosen, hash ?? null) } },
    seat: chosen,
  }
}

export type SeatChange =
  | { name: string }
  /** what one's share of the chance is promised by: once, since others may have seen it */
  | { hash: string }
  | { ready: boolean }
  /** for whoever comes */
  | { kind: 'open' }
  | { kind: 'bot'; name: string; bot: string }

/** Everybody may change what is said of themselves and leave; the host says who sits where nobody does, and may send somebody away. */
export function change(gathering: StoredGathering, by: Seat, at: Seat, wish: SeatChange): StoredGathering {
  onlyBefore(gathering)
  const now = gathering.seats[at]
  if (now === undefined) throw new Refused('malformed', `there is no seat ${at}`)
  if ('kind' in wish) {
    if (at === gathering.host || (by !== at && by !== gathering.host)) throw new Refused('not-yours')
    if (by !== gathering.host && wish.kind === 'bot') throw new Refused('not-yours')
    const next = seated(gathering, at, wish.kind === 'open' ? wish : { ...wish, name: plainName(wish.name) })
    return { ...next, fair: { ...next.fair, hashes: next.fair.hashes.with(at, null) } }
  }
  if (by !== at || now.kind !== 'person') throw new Refused('not-yours')
  if ('hash' in wish) {
    const { fair } = gathering
    if (fair.hashes[at] !== null) throw new Refused('taken', 'a share is promised already')
    return { ...gathering, fair: { ...fair, hashes: fair.hashes.with(at, wish.hash) } }
  }
  return seated(
    gathering,
    at,
    'name' in wish ? { ...now, name: plainName(wish.name) } : { ...now, ready: wish.ready },
  )
}

/** The host wants to begin: everybody is asked for their share. */
export function begin(gathering: StoredGathering, by: Seat, now: number): StoredGathering {
  onlyBefore(gathering)
  if (by !== gathering.host) throw new Refused('not-yours')
  const waitedFor = gathering.seats.some(
    (seat, n) => seat.kind === 'open' || (seat.kind === 'person' && n !== by && !seat.ready),
  )
  if (waitedFor) throw new Refused('not-ready')
  return { ...gathering, phase: 'sharing', fair: { ...gathering.fair, asked: now } }
}

/** `isOfHash`: is it what was promised when this player sat down? */
export function share(
  gathering: StoredGathering,
  seat: Seat,
  given: string,
  isOfHash: (hash: string) => boolean,
): StoredGathering {
  if (gathering.phase !== 'sharing')
    throw new Refused(gathering.phase === 'gathering' ? 'not-ready' : 'begun')
  const { fair } = gathering
  const hash = fair.hashes[seat]
  if (hash === null || !isOfHash(hash)) throw new Refused('malformed', 'that is not what was promised')
  return { ...gathering, fair: { ...fair, shares: fair.shares.with(seat, given) } }
}

/** Is nobody's share waited for any more? */
export function isShared({ phase, fair }: StoredGathering, now: number): boolean {
  if (phase !== 'sharing' || fair.asked === null) return false
  const isMissing = fair.hashes.some((hash, n) => hash !== null && fair.shares[n] === null)
  return !isMissing || now - fair.asked >= SHARE_WITHIN
}

/** As everybody may see it. */
export function shown({ id, name, setup, seats, host, listed, phase, fair }: StoredGathering): Gathering {
  const { promise, hashes } = fair
  const open = phase === 'dealing' ? 'sharing' : phase
  return { id, name, setup, seats, host, listed, phase: open, promise, hashes }
}

function seated(gathering: StoredGathering, at: Seat, seat: GatheredSeat): StoredGathering {
  return { ...gathering, seats: gathering.seats.with(at, seat) }
}

function onlyBefore({ phase }: StoredGathering): void {
  if (phase !== 'gathering') throw new Refused('begun')
}

function plainName(name: string): string {
  const plain = name.trim().slice(0, LONGEST_NAME)
  if (plain === '') throw new Refused('malformed', 'a name needs at least one letter')
  return plain
}
