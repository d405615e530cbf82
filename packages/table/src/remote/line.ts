/**
 * The line of a client to a server, made again whenever it breaks: everybody sits down again, hears what happened meanwhile, and what was said
 * without an answer is said again. Requests have keys, so that nothing is done twice.
 */
import Reconnecting from 'partysocket/ws'
import { breakDown } from '../break-down.ts'
import type { News } from '../protocol/table.ts'
import type { Gathering } from './gathering.ts'
import { newsReceived, type Standing, standingIn, type WireNews } from './news.ts'
import {
  type Call,
  CLOSING,
  LONGEST_MESSAGE,
  type Said,
  type Sitting,
  type Unanswered,
  type Unnumbered,
} from './wire.ts'

/** Is the server there? */
export type LineState =
  | 'open'
  /** it isn't reached */
  | 'away'
  /** it is there, and can keep nothing at the moment */
  | 'trouble'

/** A call that isn't answered. */
export class NotAnswered extends Error {
  override readonly name = 'NotAnswered'
  readonly why: Unanswered
  constructor(why: Unanswered) {
    super(`the server says ${why}`)
    this.why = why
  }
}

/** One seat on the line. */
interface Place {
  pass: string
  /** from when on it hears of news; null: not yet */
  since: number | null
  hear: (news: News) => void
  gathered: (gathering: Gathering) => void
  /** its pass has ended */
  ended: () => void
  /** as the server knows it to be known here; null: nothing */
  known: Standing | null
}

interface Waiting {
  call: Call
  done: (answer: unknown) => void
  failed: (error: NotAnswered) => void
}

const FROM_NOW_ON = -1
/** A server that closes with these didn't understand, or wasn't meant to hear so much. */
const NOT_AGAIN = new Set([1008, 1009])

export class Line {
  private readonly socket: Reconnecting
  private readonly places = new Map<number, Place>()
  private readonly waiting = new Map<number, Waiting>()
  /** who sits down again, by the number of the call: nobody else waits for its answer */
  private readonly sittingAgain = new Map<number, Place>()
  private readonly changed: (state: LineState) => void
  private n = 0
  private at = 0

  constructor(url: string, changed: (state: LineState) => void = () => undefined) {
    this.changed = changed
    this.socket = new Reconnecting(url, [], {
      minReconnectionDelay: 200,
      maxReconnectionDelay: 5_000,
      reconnectionDelayGrowFactor: 1.6,
      // what waits is said again by us, after those who sit have sat down
      maxEnqueuedMessages: 0,
    })
    this.socket.addEventListener('open', () => this.opened())
    this.socket.addEventListener('close', ({ code }) => {
      this.changed(code === CLOSING.trouble ? 'trouble' : 'away')
      if (NOT_AGAIN.has(code)) this.failAll('malformed')
    })
    this.socket.addEventListener('message', ({ data }) => this.heard(JSON.parse(data as string) as Said))
  }

  /**
   * Sits down with a pass, and hears what changes before the game begins, and when the pass ends. Rejects with NotAnswered where it is none.
   */
  async sit(
    pass: string,
    gathered: (gathering: Gathering) => void = () => undefined,
    ended: () => void = () => undefined,
  ): Promise<{ at: number; sitting: Sitting }> {
    const at = this.at++
    this.places.set(at, { pass, since: null, hear: () => undefined, gathered, ended, known: null })
    try {
      return { at, sitting: await this.call<Sitting>(at, { call: 'sit', pass }) }
    } catch (error) {
      this.places.delete(at)
      throw error
    }
  }

  /** What the server answers; to `send`, a reply. Rejects with NotAnswered. */
  call<T>(at: number, unnumbered: Unnumbered): Promise<T> {
    return new Promise((done, failed) => {
      const call: Call = { n: this.n++, at, ...unnumbered }
      if (JSON.stringify(call).length > LONGEST_MESSAGE) {
        failed(new NotAnswered('too-long'))
        return
      }
      this.waiting.set(call.n, { call, done: done as (answer: unknown) => void, failed })
      this.post(call)
    })
  }

  /** What was said last is the reason why the line was cut: it isn't said again. */
  private failAll(why: Unanswered): void {
    for (const { failed } of this.waiting.values()) failed(new NotAnswered(why))
    this.waiting.clear()
  }

  /** From now on this place hears of what happens; what it missed while the line was broken, too. */
  async subscribe(at: number, since: number, hear: (news: News) => void): Promise<void> {
    const place = this.places.get(at)
    if (place === undefined) return
    const known = Number.isSafeInteger(since) ? since : FROM_NOW_ON
    place.since = known
    place.hear = hear
    await this.call(at, { call: 'subscribe', since: known })
  }

  async leave(at: number): Promise<void> {
    this.places.delete(at)
    await this.call(at, { call: 'leave' })
  }

  /** Is the line really there? After a device has slept it may only look so. */
  renew(): void {
    this.socket.reconnect()
  }

  close(): void {
    this.socket.close()
  }

  private post(call: Call): void {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(JSON.stringify(call))
  }

  /** Those who sit first, then what waits for an answer, in the order in which it was said. */
  private opened(): void {
    this.changed('open')
    this.sittingAgain.clear()
    const isWaiting = (at: number, what: Unnumbered['call']): boolean =>
      [...this.waiting.values()].some(({ call }) => call.at === at && call.call === what)
    for (const [at, place] of this.places) {
      place.known = null
      if (isWaiting(at, 'sit')) continue
      this.sittingAgain.set(this.n, place)
      this.post({ n: this.n++, at, call: 'sit', pass: place.pass })
      if (place.since !== null && !isWaiting(at, 'subscribe'))
        this.post({ n: this.n++, at, call: 'subscribe', since: place.since })
    }
    for (const { call } of this.waiting.values()) this.post(call)
  }

  private heard(said: Said): void {
    if (!('n' in said)) {
      const place = this.places.get(said.at)
      if (place === undefined) return
      try {
        if ('ended' in said) this.end(said.at, place)
        else if ('gathering' in said) place.gathered(said.gathering)
        else place.hear(this.whole(place, said.news))
      } catch (error) {
        breakDown(error)
      }
      return
    }
    const again = this.sittingAgain.get(said.n)
    this.sittingAgain.delete(said.n)
    if (again !== undefined && 'unanswered' in said && said.unanswered === 'no-pass')
      for (const [at, place] of this.places) if (place === again) this.end(at, place)
    const waiting = this.waiting.get(said.n)
    if (waiting === undefined) return
    this.waiting.delete(said.n)
    if ('unanswered' in said) waiting.failed(new NotAnswered(said.unanswered))
    else if ('answer' in said) waiting.done(said.answer)
    else {
      const { why } = said
      const news = this.whole(this.places.get(waiting.call.at), said.news)
      waiting.done(why === undefined ? { ok: true, news } : { ok: false, why, news })
    }
  }

  private end(at: number, place: Place): void {
    this.places.delete(at)
    try {
      place.ended()
    } catch (error) {
      breakDown(error)
    }
  }

  /** The news as they would be without a line between. */
  private whole(place: Place | undefined, said: WireNews): News {
    const news = newsReceived(place?.known ?? null, said)
    if (place !== undefined) {
      place.known = standingIn(news)
      if (place.since !== null) place.since = news.version
    }
    return news
  }
}
