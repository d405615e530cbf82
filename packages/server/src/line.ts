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
import { Bucket } from './bucket.ts'
import type { Gatherings } from './gathering/gatherings.ts'
import type { Counted, Limits } from './limits.ts'
import { figuresIn, readCall } from './read-call.ts'
import type { Pass, Passes } from './store/passes.ts'
import type { Tables } from './tables.ts'

/** Seats that one browser may have open. */
const MOST_PLACES = 20
/** What hasn't been taken off the line by then, in bytes: whoever is that slow comes back and is told how things stand. */
const MOST_UNSENT = 262_144
/** Calls that wait while another is carried out. */
const MOST_WAITING = 200
/** Whoever goes on for so long after being told `too-fast` isn't a player, and is shown out. */
const PATIENCE = 5
/** So much of an answer counts as one more call, in characters, and so many figures that are worked out. */
const LONG = 16_384
const FIGURES = 5

/** A seat at a game, and how it stood when that was sent there last. */
interface Game {
  seat: SeatTable
  known: Standing | null
}

/** Somebody sits there. */
interface Place {
  pass: Pass
  hasLeft: boolean
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
  limits: Limits
  sittings: Counted
}

export class ServerLine {
  private readonly socket: WebSocket
  private readonly tables: Tables
  private readonly gatherings: Gatherings
  private readonly passes: Passes
  private readonly places = new Map<number, Place>()
  private readonly sittings: Counted
  private readonly bucket: Bucket
  private readonly patience: Bucket
  /** one after another, as they came */
  private last = Promise.resolve()
  private waiting = 0
  private isClosed = false
  private isThere = true

  constructor(socket: WebSocket, { tables, gatherings, passes, limits, sittings }: Rooms) {
    const { calls } = limits
    this.bucket = new Bucket(calls)
    this.patience = new Bucket({ ...calls, most: calls.most * PATIENCE })
    this.sittings = sittings
    this.socket = socket
    this.tables = tables
    this.gatherings = gatherings
    this.passes = passes
    socket.on('message', (data: Buffer, isBinary: boolean) => this.heard(isBinary ? null : data.toString()))
    socket.on('close', () => this.closed())
    socket.on('pong', () => {
      this.isThere = true
    })
    // a message that is too long, or no message at all: the socket closes by itself
    socket.on('error', () => undefined)
  }

  close(code: number): void {
    this.socket.close(code)
  }

  /** To be called from time to time: nobody else notices that the other end has gone without a word. */
  check(): void {
    if (!this.isThere) this.socket.terminate()
    this.isThere = false
    if (this.socket.readyState === this.socket.OPEN) this.socket.ping()
  }

  private heard(text: string | null): void {
    // it is being closed; the other end needn't know yet
    if (this.socket.readyState !== this.socket.OPEN) return
    const call = text === null || text.length > LONGEST_MESSAGE ? null : readCall(text)
    if (call === null) {
      // nobody knows what it would have been an answer to
      this.socket.close(1008, 'malformed')
      return
    }
    const cost = call.call === 'ask' ? 1 + figuresIn(call.query) / FIGURES : 1
    if (this.waiting >= MOST_WAITING || !this.bucket.take(cost)) {
      if (this.patience.take()) this.say({ n: call.n, unanswered: 'too-fast' })
      else this.socket.close(1008, 'too fast')
      return
    }
    this.waiting++
    this.last = this.last
      .then(() => this.answer(call))
      .catch(() => this.close(CLOSING.trouble))
      .finally(() => this.waiting--)
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
    if (typeof game === 'string') {
      unanswered(game)
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
      case 'subscribe': {
        let isFirst = true
        await seat.subscribe(call.since, (news) => {
          const wire = onWire(game, news)
          if (isFirst || !saysNothing(wire)) this.say({ at, news: wire })
          isFirst = false
        })
        return { n, answer: null }
      }
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
    const place: Place = { pass, hasLeft: false, game: null, ends: [] }
    this.places.set(at, place)
    place.ends.push(this.passes.watch(table, () => void this.holds(at, place, token)))
    // it may have ended just before that
    await this.holds(at, place, token)
    if (place.hasLeft) {
      this.say({ n, unanswered: 'no-pass' })
      return
    }
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

  /** Whose pass has ended, gets up: its link was renewed, or they were sent away. */
  private async holds(at: number, place: Place, token: string): Promise<void> {
    const found = await this.passes.find(token).catch(() => undefined)
    if (place.hasLeft || this.isClosed) return
    if (found === undefined) this.close(CLOSING.trouble)
    if (found !== null) return
    this.leave(at)
    this.say({ at, ended: 'no-pass' })
  }

  /** The seat at the game of this place, or why there is none: also where the pass isn't for a seat at it. */
  private async enter(place: Place): Promise<Game | Unanswered> {
    const { table, viewer } = place.pass
    if (viewer === 'join') return 'not-begun'
    const getUp = this.sittings.enter(`${table}/${viewer}`)
    if (getUp === null) return 'full'
    place.ends.push(getUp)
    const cut = (): void => this.close(CLOSING.trouble)
    const host = await this.tables.enter(table, cut)
    if (host === null) {
      getUp()
      return 'not-begun'
    }
    const seat = host.sit(viewer)
    const end = (): void => {
      void seat.leave()
      this.tables.leave(table, cut)
    }
    // the line was cut meanwhile, or the pass has ended
    if (this.isClosed || place.hasLeft) {
      end()
      return 'not-seated'
    }
    place.ends.push(end)
    place.game = { seat, known: null }
    return place.game
  }

  private leave(at: number): void {
    const place = this.places.get(at)
    if (place === undefined) return
    place.hasLeft = true
    this.places.delete(at)
    for (const end of place.ends.splice(0)) end()
  }

  private say(said: Said): void {
    if (this.isClosed) return
    if (this.socket.bufferedAmount > MOST_UNSENT) {
      this.socket.terminate()
      return
    }
    const text = JSON.stringify(said)
    // whoever has everything told again, and again, has had their say sooner
    if ('n' in said) this.bucket.charge(text.length / LONG)
    this.socket.send(text)
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

/**
 * Does it say nothing that isn't known? Somebody else has changed how they want to be asked, or said that they do nothing more: that they did,
 * and when, is nobody's business.
 */
function saysNothing({ updates, view, ...beside }: WireNews): boolean {
  // the version is always there
  return updates.length === 0 && view === null && Object.keys(beside).length === 1
}
