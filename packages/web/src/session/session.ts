/** The table that is open: what is shown of it, what it is asked and has to do. It is taken up again if its worker breaks down. */
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals'
import {
  type About,
  type AnswerTo,
  type AttemptView,
  type Deed,
  type LocalLobby,
  type News,
  type NewTable,
  type PlanView,
  type PromptPolicy,
  type Query,
  type Refusal,
  recordedSets,
  type SavedTable,
  type Seat,
  type Unsent,
  type Update,
  type View,
} from '@runesaga/table'
import type { CardCatalog } from '../cards/catalog.ts'
import { cannotSave } from '../state/device-list.ts'
import { wroteTable } from '../state/library.ts'
import { laidAgain, tableNews } from '../state/notices.ts'
import { lastPutAway } from '../state/put-away.ts'
import { settings } from '../state/settings.ts'
import { stopWaiting, waiting } from '../ui/waiting.ts'
import { setsOf } from '../worker/sets.ts'
import { type Connection, connect, type Entrance, reopen } from './connect.ts'
import { fetchCatalog } from './fetch-catalog.ts'
import { Questions } from './questions.ts'
import { firstOf, Seats } from './seats.ts'
import { noteSettling, shownAttempt } from './shown-attempt.ts'
import { TableUi } from './table-ui.ts'

/** So often a worker is replaced before the next move; then something is wrong that another one won't mend. */
const MOST_BREAKDOWNS = 3

export class Session {
  readonly about: About
  readonly catalog: CardCatalog
  readonly ui: TableUi
  /** the seat whose eyes the screen is */
  readonly seat: ReadonlySignal<Seat>
  /** whoever reads, if it is one of the heroes */
  you: ReadonlySignal<Seat | null>
  /** how the table stands for that seat */
  readonly news: ReadonlySignal<News>
  readonly view: ReadonlySignal<View>
  /** what happened since the table was begun, oldest first, as that seat saw it */
  readonly updates: ReadonlySignal<readonly Update[]>
  /** the attempt that is shown: the one in progress, or the last one until its outcome was looked at or something else happened */
  readonly attempt: ReadonlySignal<AttemptView | null>
  /** what of it all may be told: nothing that a cast brought before its stones lie */
  readonly told: ReadonlySignal<readonly Update[]>
  /** why the last request was not carried out */
  readonly refusal = signal<Refusal | null>(null)
  /** the person whom the device has to be handed to before anything is shown, if any */
  readonly handOver: ReadonlySignal<Seat | null>
  /** the person who wants the device in the turn of another, to step in with a Feat, if any */
  readonly steppingIn: Signal<Seat | null>
  /** what it died of, if it broke down too often; it can be opened again from what is kept */
  readonly lost = signal<{ error: unknown } | null>(null)
  /** the persons at this device */
  readonly seats: Seats
  private readonly connection: Signal<Connection>
  private readonly questions = new Questions()
  private name: string
  /** how often the worker was replaced since the last move, and when that was */
  private breakdowns = { many: 0, version: 0 }
  private isReplacing = false
  private isLeft = false
  private readonly stopFollowing: () => void

  constructor(connection: Connection, catalog: CardCatalog) {
    const { about, persons } = connection
    const first = firstOf(persons, connection.heardBy(persons[0] ?? 0).news.peek())
    this.about = about
    this.name = about.name
    this.catalog = catalog
    this.connection = signal(connection)
    this.seats = new Seats(persons, first, () => this.news.value)
    this.seat = this.seats.shown
    this.you = this.seat
    this.news = computed(() => this.heard.news.value)
    this.view = computed(() => this.news.value.view)
    this.updates = computed(() => this.heard.updates.value)
    this.handOver = this.seats.handOver
    this.steppingIn = this.seats.steppingIn
    this.ui = new TableUi(this.news.peek().version, lastPutAway(about.id))
    this.attempt = computed(() => shownAttempt(this.news.value, this.ui))
    this.told = computed(() => {
      const thrown = this.attempt.value?.thrown?.version ?? 0
      const updates = this.updates.value
      return thrown > this.ui.landed.value ? updates.filter(({ version }) => version < thrown) : updates
    })
    this.stopFollowing = this.follow()
    this.attend()
  }

  static begin = (table: NewTable): Promise<Session> =>
    Session.enter(setsOf(table.setup), (lobby, pace) => lobby.begin(table, pace))

  /** A saved table; throws BadSave if its game can't be played. `goOn`: from its last rest, if it can't as it was. */
  static open = (saved: SavedTable, goOn = false): Promise<Session> =>
    Session.enter(recordedSets(saved.record), reopen(saved.id, goOn))

  /** A table that isn't kept yet: it is as soon as it was opened. Throws BadSave. */
  static take = (table: SavedTable): Promise<Session> =>
    Session.enter(recordedSets(table.record), reopen(table.id, false, table))

  private static async enter(sets: readonly string[], entrance: Entrance): Promise<Session> {
    const [catalogOf, connection] = await Promise.all([fetchCatalog(sets), connect(entrance)])
    tableNews.value = connection.about.news?.news ?? null
    return new Session(connection, catalogOf(connection.about))
  }

  act(deed: Deed): Promise<void> {
    return this.send({ do: 'act', deed })
  }

  /** An attempt as planned, up to its cast. */
  carryOut(plan: PlanView): Promise<void> {
    return this.send({ do: 'carry-out', plan })
  }

  undo(): Promise<void> {
    return this.send({ do: 'undo' })
  }

  /** Passes in every window until something new happens. */
  nothingMore(): Promise<void> {
    return this.send({ do: 'nothing-more' })
  }

  setPromptPolicy(policy: PromptPolicy): Promise<void> {
    return this.send({ do: 'prompt', policy })
  }

  /** A person at this device passes; the news for that seat then. */
  async passAs(seat: Seat, version: number): Promise<News> {
    await this.sendQuietly({ do: 'act', deed: 'pass' }, seat, version)
    return this.newsOf(seat)
  }

  /** How the table stands for a person at this device. */
  newsOf(seat: Seat): News {
    return this.connection.peek().heardBy(seat).news.peek()
  }

  rename(name: string): Promise<void> {
    this.name = name
    return this.send({ do: 'rename', name })
  }

  /** No more time to look at the last move. */
  hurry(): Promise<void> {
    return this.sendQuietly({ do: 'hurry' })
  }

  /** Another pace than the one that is preferred, for a while. */
  hasten(pace: number): Promise<void> {
    return this.sendQuietly({ do: 'pace', pace })
  }

  ask<Q extends Query>(query: Q): Promise<AnswerTo<Q>> {
    const seat = this.seat.peek()
    return this.questions.ask(() => this.connection.peek().tableOf(seat).ask(query))
  }

  /** The lobby of this device: what it knows of this table is as new as what is shown. Null of a table that is kept on a server. */
  get lobby(): LocalLobby | null {
    return this.connection.peek().lobby
  }

  /** The person in this seat has taken the device. */
  takeSeat(seat: Seat): void {
    this.seats.take(seat)
  }

  /** Another person at this device could hold a Feat that may be played now: who has any may ask for the device. */
  mayStepIn(seat: Seat): boolean {
    return this.seats.mayStepIn(seat, this.news.value)
  }

  stepIn(seat: Seat): void {
    this.seats.stepIn(seat)
  }

  /** Nothing more is played: the device goes back to whom the game waits for. */
  giveBack(): void {
    this.steppingIn.value = null
  }

  /** The same players at the same table, for another game. */
  again(): NewTable {
    const { players, setup, scenario } = this.about
    const { characters: _, ...options } = setup.options ?? {}
    return {
      name: this.name,
      players: players.slice(),
      setup: {
        ...setup,
        sets: setup.sets.slice(),
        // the heroes of a scenario belong to it
        ...(scenario === null ? {} : { options }),
      },
    }
  }

  /** Away from the table; it stays saved. */
  leave(): void {
    this.isLeft = true
    this.stopFollowing()
    this.connection.peek().close()
  }

  private get heard() {
    return this.connection.value.heardBy(this.seat.value)
  }

  /** Has the table do something to what is shown; what has come of it is shown then. */
  private send(unsent: Unsent): Promise<void> {
    if (unsent.do === 'act' || unsent.do === 'carry-out') this.steppingIn.value = null
    return waiting(() => this.sendQuietly(unsent))
  }

  /** Nobody waits for it. A table that fails at it has broken down. */
  private async sendQuietly(
    unsent: Unsent,
    seat = this.seat.peek(),
    version = this.news.peek().version,
  ): Promise<void> {
    const connection = this.connection.peek()
    const request = { ...unsent, key: crypto.randomUUID(), version }
    try {
      const reply = await connection.orGone(connection.tableOf(seat).send(request))
      batch(() => {
        connection.heardBy(seat).hear(reply.news)
        if (unsent.do !== 'hurry' && unsent.do !== 'pace') this.refusal.value = reply.ok ? null : reply.why
      })
    } catch (error) {
      await this.takeUpAgain(error)
    }
  }

  /** What is wanted on this device goes to the table, and what it can't keep is told. */
  private follow(): () => void {
    let { pace } = settings.peek()
    const pacing = effect(() => {
      const wanted = settings.value.pace
      if (wanted !== pace) void this.sendQuietly({ do: 'pace', pace: wanted })
      pace = wanted
    })
    const saving = effect(() => {
      const { saved } = this.news.value
      cannotSave.value = saved === 'yes' ? null : saved
      if (saved === 'yes') wroteTable(this.about.id)
    })
    const settling = effect(() => noteSettling(this.news.value, this.ui))
    return () => {
      pacing()
      saving()
      settling()
    }
  }

  private attend(): void {
    void this.connection.peek().gone.then((error) => this.takeUpAgain(error))
  }

  /** The worker broke down: another one plays the game again up to its last move. Not for ever, if nothing comes of it. */
  private async takeUpAgain(cause: unknown): Promise<void> {
    // what waited for the same worker breaks down with it
    if (this.isReplacing || this.isLeft) return
    this.isReplacing = true
    this.connection.peek().close()
    stopWaiting()
    const { version } = this.news.peek()
    const many = version > this.breakdowns.version ? 1 : this.breakdowns.many + 1
    this.breakdowns = { many, version }
    try {
      if (many > MOST_BREAKDOWNS) throw cause
      const another = await this.connection.peek().again()
      this.isReplacing = false
      if (this.isLeft) return another.close()
      this.connection.value = another
      this.questions.askAgain()
      this.attend()
      laidAgain.value = true
    } catch (why) {
      this.leave()
      laidAgain.value = false
      this.lost.value = { error: why }
    }
  }
}
