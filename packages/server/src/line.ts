/** The server's end of a line: who sits at it, what each was sent last, and how much it may say. */
import { IllegalAction } from '@runesaga/engine'
import type { News } from '@runesaga/table'
import type { SeatTable } from '@runesaga/table/host'
import {
  type Call,
  CLOSING,
  LONGEST_MESSAGE,
  patchFor,
  type Said,
  type Sitting,
  type Unanswered,
  type WireNews,
} from '@runesaga/table/remote'
import type { WebSocket } from 'ws'
import { type Allowance, Bucket } from './bucket.ts'
import { readCall } from './read-call.ts'
import type { Passes } from './store/passes.ts'
import type { Tables } from './tables.ts'

/** Seats that one browser may have open. */
const MOST_PLACES = 20
/** What hasn't been taken off the line by then, in bytes: whoever is that slow comes back and is told how things stand. */
const MOST_UNSENT = 262_144

/** Somebody sits there. */
interface Place {
  sitting: Sitting
  seat: SeatTable
  view: unknown
  leave: () => void
}

export class ServerLine {
  private readonly socket: WebSocket
  private readonly tables: Tables
  private readonly passes: Passes
  private readonly places = new Map<number, Place>()
  private readonly bucket: Bucket
  /** one after another, as they came */
  private last = Promise.resolve()
  private isClosed = false

  constructor(socket: WebSocket, tables: Tables, passes: Passes, calls: Allowance) {
    this.bucket = new Bucket(calls)
    this.socket = socket
    this.tables = tables
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
    if (place === undefined) {
      this.say({ n: call.n, unanswered: 'not-seated' })
      return
    }
    try {
      this.say(await this.answerOf(call, place))
    } catch (error) {
      if (!(error instanceof IllegalAction)) throw error
      this.say({ n: call.n, unanswered: 'malformed' })
    }
  }

  private async answerOf(call: Exclude<Call, { call: 'sit' }>, place: Place): Promise<Said> {
    const { n, at } = call
    const { seat } = place
    switch (call.call) {
      case 'send': {
        const reply = await seat.send(call.request)
        const news = this.onWire(place, reply.news)
        return reply.ok ? { n, news } : { n, news, why: reply.why }
      }
      case 'ask':
        return { n, answer: (await seat.ask(call.query)) ?? null }
      case 'about':
        return { n, answer: await seat.about() }
      case 'subscribe':
        await seat.subscribe(call.since, (news) => this.say({ at, news: this.onWire(place, news) }))
        return { n, answer: null }
      case 'leave':
        this.leave(at)
        return { n, answer: null }
    }
  }

  private async sit(n: number, at: number, token: string): Promise<void> {
    this.leave(at)
    const unanswered = (why: Unanswered): void => this.say({ n, unanswered: why })
    const pass = this.places.size < MOST_PLACES ? await this.passes.find(token) : null
    if (pass === null) {
      unanswered('no-pass')
      return
    }
    const cut = (): void => this.close(CLOSING.trouble)
    const host = await this.tables.enter(pass.table, cut)
    if (host === null) {
      unanswered('no-pass')
      return
    }
    const sitting = { table: pass.table, viewer: pass.viewer }
    const seat = host.sit(pass.viewer)
    const leave = (): void => {
      void seat.leave()
      this.tables.leave(pass.table, cut)
    }
    // the line was cut meanwhile
    if (this.isClosed) leave()
    else this.places.set(at, { sitting, seat, view: undefined, leave })
    this.say({ n, answer: sitting })
  }

  private leave(at: number): void {
    this.places.get(at)?.leave()
    this.places.delete(at)
  }

  private onWire(place: Place, { view, ...news }: News): WireNews {
    const patch = patchFor(place.view, view)
    place.view = view
    return { ...news, view: patch }
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
