/** One's place at a table online: the line to its server, what is told before the game begins, and then the game. */
import { effect, type Signal, signal } from '@preact/signals'
import type { News } from '@runesaga/table'
import {
  type Gathering,
  Line,
  type LineState,
  NotAnswered,
  promiseOfShare,
  RemoteTable,
} from '@runesaga/table/remote'
import type { Session } from '../session/index.ts'
import { changeOnlineTable, type OnlineTable } from '../state/online-tables.ts'
import { sessionAt } from './connect.ts'
import { ask, lineAddress, NotDone } from './server.ts'

/** A page that slept for so long, in milliseconds, looks whether its line is really there. */
const SLEPT = 20_000

export class Place {
  readonly kept: OnlineTable
  readonly gathering = signal<Gathering | null>(null)
  /** the game, once it has begun */
  readonly session: Signal<Session | null> = signal(null)
  readonly line = signal<LineState | 'reaching'>('reaching')
  /** the pass opens nothing any more */
  readonly isClosed = signal(false)
  private readonly socket: Line
  private table: RemoteTable | null = null
  private hasShared = false
  private isEntering = false
  private isLeft = false
  private readonly ends: (() => void)[] = []

  constructor(kept: OnlineTable) {
    this.kept = kept
    this.socket = new Line(lineAddress(), (state) => this.lineIs(state))
    this.attend()
    void this.sit()
  }

  /** Has the server do something that everybody is told of by the line; the answer doesn't wait for that. Throws NotDone. */
  async do(method: string, path: string, body?: object): Promise<void> {
    await ask(method, `/${this.kept.id}${path}`, this.kept.pass, body)
    await this.look()
  }

  close(): void {
    this.isLeft = true
    for (const end of this.ends.splice(0)) end()
    this.session.peek()?.leave()
    this.socket.close()
  }

  private async sit(): Promise<void> {
    try {
      this.table = await RemoteTable.at(
        this.socket,
        this.kept.pass,
        (gathering) => this.heard(gathering),
        () => {
          this.isClosed.value = true
        },
      )
      const { gathering, viewer } = this.table.sitting
      if (typeof viewer === 'number') this.kept.seat = viewer
      if (gathering !== null) this.heard(gathering)
    } catch (error) {
      if (!(error instanceof NotAnswered)) throw error
      this.isClosed.value = true
    }
  }

  private heard(gathering: Gathering): void {
    if (this.isLeft) return
    this.gathering.value = gathering
    this.note(gathering)
    if (gathering.phase === 'sharing') void this.giveShare(gathering)
    if (gathering.phase === 'begun') void this.enter()
  }

  /** How things stand now, for whoever may have missed something. */
  private async look(): Promise<void> {
    try {
      this.heard(await ask<Gathering>('GET', `/${this.kept.id}`, this.kept.pass))
    } catch (error) {
      if (error instanceof NotDone && error.code === 'no-pass') this.isClosed.value = true
    }
  }

  private async giveShare({ id, hashes }: Gathering): Promise<void> {
    const { seat, share } = this.kept
    if (seat === undefined || share === undefined || this.hasShared) return
    if (hashes[seat] !== promiseOfShare(id, seat, share)) return
    this.hasShared = true
    try {
      await ask('POST', `/${id}/share`, this.kept.pass, { share })
    } catch (error) {
      // it may be tried again as long as it is waited for
      this.hasShared = !(error instanceof NotDone && error.code === 'away')
    }
  }

  private async enter(): Promise<void> {
    if (this.isEntering || this.table === null || this.kept.as === 'join') return
    this.isEntering = true
    const session = await sessionAt(this.table, () => this.socket.close())
    if (this.isLeft) return session.leave()
    this.session.value = session
    this.ends.push(effect(() => this.noteGame(session.news.value)))
  }

  private lineIs(state: LineState): void {
    const was = this.line.peek()
    this.line.value = state
    // what changed before the game begins is told once
    if (state === 'open' && was === 'away' && this.session.peek() === null && this.table !== null)
      void this.look()
  }

  /** The browser knows of a network that goes and comes sooner than the line does. */
  private attend(): void {
    let since = Date.now()
    const gone = () => {
      this.line.value = 'away'
    }
    const back = () => this.socket.renew()
    const seen = () => {
      if (document.hidden) since = Date.now()
      else if (Date.now() - since > SLEPT) back()
    }
    addEventListener('offline', gone)
    addEventListener('online', back)
    document.addEventListener('visibilitychange', seen)
    this.ends.push(() => {
      removeEventListener('offline', gone)
      removeEventListener('online', back)
      document.removeEventListener('visibilitychange', seen)
    })
  }

  private note({ name, setup, seats, host, phase }: Gathering): void {
    this.keep({
      name,
      told: {
        edition: setup.edition,
        mode: setup.mode,
        players: seats.map((seat) => (seat.kind === 'open' ? null : seat.name)),
        host,
        state: phase === 'begun' ? 'playing' : 'gathering',
        waiting: this.kept.told?.waiting ?? [],
      },
    })
  }

  private noteGame({ view, waiting }: News): void {
    const { told } = this.kept
    if (told === undefined) return
    const state = view.phase === 'over' ? 'over' : 'playing'
    this.keep({ told: { ...told, state, waiting: [...waiting] } })
  }

  private keep(changed: Partial<OnlineTable>): void {
    const { seat } = this.kept
    const known = { ...changed, ...(seat !== undefined && { seat }) }
    if (Object.entries(known).every(([name, value]) => isSame(this.kept[name as keyof OnlineTable], value)))
      return
    Object.assign(this.kept, known)
    void changeOnlineTable(this.kept, (now) => ({ ...now, ...known, touched: new Date().toISOString() }))
  }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)
