/** The tables of a server before their games begin, and how those begin. */
import { randomBytes, randomUUID } from 'node:crypto'
import { BadSetup, type Seat, type Viewer } from '@runesaga/engine'
import { MATTERS } from '@runesaga/table'
import {
  type GatheredSeat,
  type Gathering,
  madeSeed,
  playersOf,
  promiseOfServer,
  promiseOfShare,
} from '@runesaga/table/remote'
import type { Database } from '../store/database.ts'
import { hashOf, newToken, type Pass, type SeatPass } from '../store/passes.ts'
import { Watchers } from '../store/watchers.ts'
import type { Tables } from '../tables.ts'
import {
  begin,
  change,
  isShared,
  Refused,
  type SeatChange,
  SHARE_WITHIN,
  type StoredGathering,
  share,
  shown,
  take,
} from './steps.ts'

export interface NewGathering extends Pick<Gathering, 'name' | 'setup' | 'listed'> {
  /** whoever makes it sits first */
  host: string
  others: GatheredSeat[]
}

/** The links of a new table. */
export interface Links {
  table: string
  /** the host's own seat */
  pass: string
  /** lets a friend take a free seat */
  join: string
  /** lets them look on */
  watch: string
}

/** Somebody else may have changed it meanwhile: so often it is tried anew. */
const TRIES = 20

export class Gatherings {
  private readonly database: Database
  private readonly tables: Tables
  private readonly hearing = new Watchers()

  constructor(database: Database, tables: Tables) {
    this.database = database
    this.tables = tables
  }

  async make({ name, setup, listed, host, others }: NewGathering): Promise<Links> {
    const id = randomUUID()
    const seats: GatheredSeat[] = [{ kind: 'person', name: host, ready: true }, ...others]
    if (seats.length !== setup.heroes) throw new Refused('malformed', `there must be ${setup.heroes} seats`)
    // as it will be, with somebody in each seat that is free
    const filled = seats.map((seat) => (seat.kind === 'open' ? seats[0] : seat))
    await this.tables.check({ name, setup, players: playersOf(filled) })
    const server = randomBytes(32).toString('hex')
    const nobody = seats.map(() => null)
    const gathering: StoredGathering = {
      id,
      name,
      setup,
      seats,
      host: 0,
      listed,
      phase: 'gathering',
      made: Date.now(),
      fair: {
        server,
        promise: promiseOfServer(id, server),
        hashes: nobody,
        shares: nobody,
        asked: null,
      },
    }
    await this.database.gatherings.write(gathering, null)
    const issue = (viewer: Viewer | 'join') => this.database.passes.issue({ table: id, viewer })
    return { table: id, pass: await issue(0), join: await issue('join'), watch: await issue('spectator') }
  }

  /** Null: there is no such table. */
  async read(id: string): Promise<Gathering | null> {
    const found = await this.database.gatherings.read(id)
    if (found === null) return null
    const { gathering } = found
    if (gathering.phase === 'dealing' || isShared(gathering, Date.now())) {
      await this.deal(id)
      return this.read(id)
    }
    return shown(gathering)
  }

  async listed(): Promise<Gathering[]> {
    return (await this.database.gatherings.listed()).map(shown)
  }

  /** Takes a free seat; gives the pass for it. */
  async take(id: string, wish: Parameters<typeof take>[1]): Promise<{ seat: Seat; pass: string }> {
    let seat: Seat = 0
    const pass = newToken()
    await this.change(
      id,
      (gathering) => {
        const taken = take(gathering, wish)
        seat = taken.seat
        return taken.next
      },
      () => ({ viewer: seat, hash: hashOf(pass) }),
    )
    return { seat, pass }
  }

  async changeSeat(id: string, by: Seat, at: Seat, wish: SeatChange): Promise<void> {
    if ('kind' in wish && wish.kind === 'bot') this.tables.checkPlayers([wish])
    const isFreed = 'kind' in wish
    await this.change(
      id,
      (gathering) => change(gathering, by, at, wish),
      isFreed ? () => ({ viewer: at, hash: null }) : undefined,
    )
  }

  /** A new pass in the place of all of its kind: one that was given away is worth nothing any more. `by`: the token of whoever wants it. */
  async renew(pass: Pass, by: string): Promise<string> {
    const renewed = await this.database.passes.renew(pass, by)
    if (renewed === null) throw new Refused('no-pass')
    return renewed
  }

  /** The links that aren't for a seat are its host's to renew. */
  async isHost(id: string, seat: Seat): Promise<boolean> {
    const found = await this.database.gatherings.read(id)
    return found?.gathering.host === seat
  }

  async begin(id: string, by: Seat): Promise<void> {
    await this.change(id, (gathering) => begin(gathering, by, Date.now()))
    // nobody may be there to ask later
    setTimeout(() => void this.read(id).catch(() => undefined), SHARE_WITHIN + 100).unref()
    await this.read(id)
  }

  async share(id: string, seat: Seat, given: string): Promise<void> {
    await this.change(id, (gathering) =>
      share(gathering, seat, given, (hash) => hash === promiseOfShare(id, seat, given)),
    )
    await this.read(id)
  }

  /** Calls back when something has changed there, until what it gives is called. */
  watch(id: string, heard: () => void): () => void {
    const unwatch = this.hearing.watch(id, heard)
    const unwatchOthers = this.database.tables.watch?.(id, heard)
    return () => {
      unwatch()
      unwatchOthers?.()
    }
  }

  /** `passOf`: the pass of the seat that has changed, once the step is made. */
  private async change(
    id: string,
    step: (now: StoredGathering) => StoredGathering,
    passOf?: () => SeatPass,
  ): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const found = await this.database.gatherings.read(id)
      if (found === null) throw new Refused('no-such-table')
      const next = step(found.gathering)
      if (await this.database.gatherings.write(next, found.version, passOf?.())) {
        this.hearing.tell(id)
        return
      }
    }
    throw new Refused('too-fast')
  }

  /** The shares are as they are from now on, and the game follows from them: whoever does it, it comes to the same. */
  private async deal(id: string): Promise<void> {
    await this.change(id, (gathering) =>
      gathering.phase === 'sharing' ? { ...gathering, phase: 'dealing' } : gathering,
    )
    const found = await this.database.gatherings.read(id)
    if (found === null || found.gathering.phase !== 'dealing') return
    const { name, setup, seats } = found.gathering
    try {
      await this.tables.begin(
        { id, name, setup, players: playersOf(seats), asking: MATTERS },
        seedOf(found.gathering),
      )
    } catch (error) {
      if (error instanceof BadSetup) throw new Refused('bad-setup', error.message)
      throw error
    }
    await this.change(id, (gathering) => ({ ...gathering, phase: 'begun' }))
  }
}

const seedOf = ({ id, fair }: StoredGathering) =>
  madeSeed({ table: id, hashes: fair.hashes, shares: fair.shares, server: fair.server })
