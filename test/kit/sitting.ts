/** Somebody at a table: knows what was told, presses as a client does, and makes sure that all of it was told in order. */
import { setImmediate as breathe } from 'node:timers/promises'
import type {
  AnswerTo,
  Deed,
  Hint,
  Lobby,
  News,
  Query,
  Reply,
  Request,
  Seat,
  Table,
  TableOfToday,
  Unsent,
  Update,
  View,
  Viewer,
} from '@runesaga/table'
import type { Store } from '@runesaga/table/host'
import { expect } from 'vitest'

let keys = 0

export class Sitting {
  readonly viewer: Viewer
  readonly table: Table
  /** everything that was told, once each */
  readonly updates: Update[] = []
  /** the news that came by themselves */
  readonly heard: News[] = []
  news!: News

  private constructor(viewer: Viewer, table: Table) {
    this.viewer = viewer
    this.table = table
  }

  static async at(lobby: Pick<Lobby, 'sit'>, viewer: Viewer): Promise<Sitting> {
    const sitting = new Sitting(viewer, await lobby.sit(viewer))
    await sitting.table.subscribe(0, (news) => {
      sitting.heard.push(news)
      sitting.take(news)
    })
    await breathe()
    sitting.heard.length = 0
    return sitting
  }

  /** One at every seat, and one who looks on. */
  static async all(lobby: Lobby, heroes: number, store: Store, id: string): Promise<Seats> {
    const seats: Sitting[] = []
    for (let seat = 0; seat < heroes; seat++) seats.push(await Sitting.at(lobby, seat))
    return new Seats(seats, await Sitting.at(lobby, 'spectator'), store, id)
  }

  get version(): number {
    return this.news.version
  }

  get view(): View {
    return this.news.view
  }

  get deeds(): Deed[] {
    return this.view.you!.offers.map(({ deed }) => deed)
  }

  /** Sends something from what is shown. */
  async press(unsent: Unsent): Promise<Reply> {
    return this.send({ key: `${keys++}`, version: this.version, ...unsent })
  }

  async send(request: Request): Promise<Reply> {
    const reply = await this.table.send(request)
    this.take(reply.news)
    await breathe()
    return reply
  }

  /** Does something that is allowed. */
  async act(deed: Deed): Promise<void> {
    expect(await this.press({ do: 'act', deed })).toMatchObject({ ok: true })
  }

  async refused(unsent: Unsent): Promise<string | null> {
    const reply = await this.press(unsent)
    return reply.ok ? null : reply.why
  }

  ask<Q extends Query>(query: Q): Promise<AnswerTo<Q>> {
    return this.table.ask(query)
  }

  hint(): Promise<Hint | null> {
    return this.ask({ ask: 'hint' })
  }

  /** No gap, and what comes twice (in an answer to what was outdated) is the same. */
  private take(news: News): void {
    for (const update of news.updates) {
      const known = this.updates[update.version - 1]
      if (known !== undefined) expect(update).toEqual(known)
      else {
        expect(update.version).toBe(this.updates.length + 1)
        this.updates.push(update)
      }
    }
    expect(this.updates).toHaveLength(news.version)
    this.news = news
  }
}

/** Everybody at a table. */
export class Seats {
  readonly seats: readonly Sitting[]
  readonly spectator: Sitting
  readonly store: Store
  readonly id: string

  constructor(seats: readonly Sitting[], spectator: Sitting, store: Store, id: string) {
    this.seats = seats
    this.spectator = spectator
    this.store = store
    this.id = id
  }

  /** The seat that the game waits for first, if any. */
  get asked(): Sitting | undefined {
    const [waiting] = this.spectator.view.waitsFor
    return waiting === undefined ? undefined : this.seats[waiting.seat]
  }

  async saved(): Promise<TableOfToday> {
    return (await this.store.read(this.id)) as TableOfToday
  }

  /** Everybody follows the hint until the game is over or something holds. */
  async follow(
    until: (asked: Sitting, seat: Seat) => boolean | Promise<boolean> = () => false,
  ): Promise<Sitting | undefined> {
    for (let { asked } = this; asked !== undefined; asked = this.asked) {
      if (await until(asked, asked.viewer as Seat)) return asked
      await asked.act((await asked.hint())!.deed)
    }
    return undefined
  }

  /** Until somebody is at the menu of a turn. */
  toMenu = async (): Promise<Sitting> => (await this.follow(isAtMenu))!
}

/** What the game waits for. */
export const waitingFor = ({ view }: Sitting) => view.waitsFor[0]
export const isAtMenu = (sitting: Sitting): boolean => waitingFor(sitting)?.for === 'turn'
export const isInWindow = (sitting: Sitting): boolean => waitingFor(sitting)?.for === 'window'

type Word<D> = D extends string ? never : keyof D
/** The part of a deed under its word, if it is that kind of deed. */
export const inDeed = <W extends Word<Deed>>(
  deed: Deed,
  word: W,
): (Extract<Deed, Record<W, unknown>> extends Record<W, infer P> ? P : never) | undefined =>
  typeof deed === 'object' && word in deed ? (deed as never)[word] : undefined
export const isDeed = (deed: Deed, word: Word<Deed>): boolean => typeof deed === 'object' && word in deed
