/** The server's end of a line: who sits at it, what each was sent last, and how much it may say. */
import { IllegalAction } from '@runesaga/engine'
import type { News } from '@runesaga/table'
import type { SeatTable } from '@runesaga/table/host'
import {
  type Call,
  CLOSING,
  LONGEST_MESSAGE,
  newsToSend,
  type Said,
  type Sitting,
  type Standing,
  standingIn,
  type Unanswered,
  type WireNews,
} from '@runesaga/table/remote'
import type { WebSocket } from 'ws'
import { type Allowance, Bucket } from './bucket.ts'
import type { Gatherings } from './gathering/gatherings.ts'
import { readCall } from './read-call.ts'
import type { Pass, Passes } from './store/passes.ts'
import type { Tables } from './tables.ts'

/** Seats that one browser may have open. */
const MOST_PLACES = 20
/** What hasn't been taken off the line by then, in bytes: whoever is that slow comes back and is told how things stand. */
const MOST_UNSENT = 262_144

/** A seat at a game, and how it stood when that was sent there last. */
interface Game {
  seat: SeatTable
  known: Standing | null
}

/** Somebody sits there. */
interface Place {
  pass: Pass
  /** once the game has begun and something was wanted of it */
  game: Game | null
  /** what ends with the sitting */
  ends: (() => void)[]
}

/** What a line leads to. */
export interface Rooms {
  tables: Tables
  gatherings: Gatherings
  passes: Passes
  calls: Allowance
}

export class ServerLine {
  private readonly socket: WebSocket
  private readonly tables: Tables
  private readonly gatherings: Gatherings
  private readonly passes: Passes
  private readonly places = new Map<number, Place>()
  private readonly bucket: Bucket
  /** one after another, as they came */
  private last = Promise.resolve()
  private isClosed = false

  constructor(socket: WebSocket, { tables, gatherings, passes, calls }: Rooms) {
    this.bucket = new Bucket(calls)
    this.socket = socket
    this.tables = tables
    this.gatherings = gatherings
    this.passes = passes
    socket.on('message', (data: Buffer, isBinary: boolean) => this.heard(isBinary ? null : data.toString()))
    socket.on('close', () => this.closed())
    // a message that is too long, or no message at all: the socket closes by itself
    socket.on('error', () => undefined)
  }

  close(code: number): void {
    this.socket.close(code)
  }

  private heard(text: string | null): void {
    const call = text === null || text.length > LONGEST_MESSAGE ? null : readCall(text)
    if (call === null) {
      // nobody knows what it would have been an answer to
      this.socket.close(1008, 'malformed')
      return
    }
    if (!this.bucket.take()) {
      this.say({ n: call.n, unanswered: 'too-fast' })
      return
    }
    this.last = this.last.then(() => this.answer(call)).catch(() => this.close(CLOSING.trouble))
  }

  private async answer(call: Call): Promise<void> {
    if (this.isClosed) return
    if (call.call === 'sit') {
      await this.sit(call.n, call.at, call.pass)
      return
    }
    const place = this.places.get(call.at)
    const unanswered = (why: Unanswered): void => this.say({ n: call.n, unanswered: why })
    if (place === undefined) {
      unanswered('not-seated')
      return
    }
    if (call.call === 'leave') {
      this.leave(call.at)
      this.say({ n: call.n, answer: null })
      return
    }
    const game = place.game ?? (await this.enter(place))
    if (game === null) {
      unanswered('not-begun')
      return
    }
    try {
      this.say(await this.answerOf(call, game))
    } catch (error) {
      if (!(error instanceof IllegalAction)) throw error
      unanswered('malformed')
    }
  }

  private async answerOf(call: Exclude<Call, { call: 'sit' | 'leave' }>, game: Game): Promise<Said> {
    const { n, at } = call
    const { seat } = game
    switch (call.call) {
      case 'send': {
        const reply = await seat.send(call.request)
        const news = onWire(game, reply.news)
        return reply.ok ? { n, news } : { n, news, why: reply.why }
      }
      case 'ask':
        return { n, answer: (await seat.ask(call.query)) ?? null }
      case 'about':
        return { n, answer: await seat.about() }
      case 'subscribe':
        await seat.subscribe(call.since, (news) => this.say({ at, news: onWire(game, news) }))
        return { n, answer: null }
    }
  }

  private async sit(n: number, at: number, token: string): Promise<void> {
    this.leave(at)
    const pass = this.places.size < MOST_PLACES ? await this.passes.find(token) : null
    if (pass === null || this.isClosed) {
      this.say({ n, unanswered: 'no-pass' })
      return
    }
    const { table, viewer } = pass
    const place: Place = { pass, game: null, ends: [] }
    this.places.set(at, place)
    // whatever changes after this is told
    const unwatch = this.gatherings.watch(table, () => void tell())
    place.ends.push(unwatch)
    const tell = async (): Promise<void> => {
      const now = await this.gatherings.read(table).catch(() => null)
      if (now === null || this.places.get(at) !== place) return
      this.say({ at, gathering: now })
      if (now.phase === 'begun') unwatch()
    }
    const gathering = await this.gatherings.read(table)
    if (gathering === null || gathering.phase === 'begun') unwatch()
    this.say({ n, answer: { table, viewer, gathering } satisfies Sitting })
  }

  /** The seat at the game of this place. Null: it hasn't begun, or the pass isn't for a seat at it. */
  private async enter(place: Place): Promise<Game | null> {
    const { table, viewer } = place.pass
    if (viewer === 'join') return null
    const cut = (): void => this.close(CLOSING.trouble)
    const host = await this.tables.enter(table, cut)
    if (host === null) return null
    const seat = host.sit(viewer)
    place.ends.push(() => {
      void seat.leave()
      this.tables.leave(table, cut)
    })
    place.game = { seat, known: null }
    // the line was cut meanwhile
    if (this.isClosed) for (const end of place.ends.splice(0)) end()
    return place.game
  }

  private leave(at: number): void {
    for (const end of this.places.get(at)?.ends.splice(0) ?? []) end()
    this.places.delete(at)
  }

  private say(said: Said): void {
    if (this.isClosed) return
    if (this.socket.bufferedAmount > MOST_UNSENT) {
      this.socket.terminate()
      return
    }
    this.socket.send(JSON.stringify(said))
  }

  private closed(): void {
    this.isClosed = true
    for (const at of this.places.keys()) this.leave(at)
  }
}

/** The news as they are sent. */
function onWire(game: Game, news: News): WireNews {
  const said = newsToSend(game.known, news)
  game.known = standingIn(news)
  return said
}
