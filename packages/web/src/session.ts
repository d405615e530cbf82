/** The table that is being played at: kept in a worker, saved after every move, taken up again if the worker breaks down. */
import { batch, computed, effect, type Signal, signal } from '@preact/signals'
import {
  type About,
  type Action,
  BadSave,
  type Chosen,
  type LocalTable,
  type Look,
  type NewTable,
  type Odds,
  type Plan,
  type PromptPolicy,
  type Reason,
  type Refusal,
  type Result,
  recordedSets,
  type SavedTable,
  type Seat,
  type Update,
  type Verification,
} from '@runesaga/table'
import { proxy, type Remote, wrap } from 'comlink'
import { fetchEmblems } from './cards/emblems.ts'
import { Shelf } from './cards/shelf.ts'
import { lifelineOf } from './lifeline.ts'
import { reasonIn } from './refused.ts'
import { fetchSets, setsOf } from './sets.ts'
import { keep } from './state/library.ts'
import { laidAgain, tableNews } from './state/notices.ts'
import { settings } from './state/settings.ts'
import { needWords } from './ui/language.ts'
import { stopWaiting, waiting } from './ui/waiting.ts'
import type { Door } from './worker.ts'

/** How a session gets into its table: a new one, or a saved one again. */
type Entrance = (door: Remote<Door>, pace: number) => Promise<unknown>

export class Session {
  readonly about: About
  readonly shelf: Shelf
  /** the seat whose eyes the screen is */
  readonly seat: Signal<Seat>
  /** what lies on the table for that seat */
  readonly look: Signal<Look>
  /** what happened since the table was begun, oldest first, as that seat saw it */
  readonly updates = signal<readonly Update[]>([])
  /** why the last wish was not carried out */
  readonly refusal = signal<Refusal | null>(null)
  /** the person whom the device has to be handed to before anything is shown, if any */
  readonly handOver = computed(() => this.nextPerson())
  /** the person who wants the device in the turn of another, to step in with a Feat, if any */
  readonly steppingIn = signal<Seat | null>(null)
  /** has somebody said that they sit before the screen? Where only one person plays, nobody else can */
  private readonly taken: Signal<boolean>
  /** what it died of, if it broke down too often; it can be opened again from what is kept */
  readonly lost = signal<{ error: unknown } | null>(null)
  private connection: Connection
  /** how often the worker was replaced since the last move, and when that was */
  private breakdowns = { many: 0, version: 0 }
  private isReplacing = false
  private isLeft = false
  private readonly saved: Signal<SavedTable>
  private readonly stopPacing: () => void
  /** refreshes come one after another */
  private refreshing: Promise<void> = Promise.resolve()

  private constructor(known: Known) {
    this.about = known.about
    this.shelf = known.shelf
    this.seat = signal(known.seat)
    this.look = signal(known.look)
    this.taken = signal(known.about.players.filter(({ kind }) => kind === 'person').length < 2)
    this.saved = signal(known.saved)
    this.connection = known.connection
    this.stopPacing = effect(() => void this.table.setPace(settings.value.pace))
  }

  static begin = (table: NewTable): Promise<Session> =>
    Session.enter(setsOf(table.setup), (door, pace) => door.begin(table, pace))

  /** A saved table; throws BadSave if its game can't be played. `goOn`: from its last rest, if it can't as it was. */
  static open = (saved: SavedTable, goOn = false): Promise<Session> =>
    Session.enter(recordedSets(saved.record), (door, pace) => door.open(saved, pace, goOn))

  private static async enter(sets: string[], entrance: Entrance): Promise<Session> {
    const [cards, emblems, connection] = await Promise.all([
      fetchSets(sets),
      fetchEmblems(sets),
      connect(entrance),
      needWords('cards'),
    ])
    const { table, whileThere } = connection
    return whileThere(async () => {
      const about = await table.about()
      const seat = firstPerson(about, await table.look('spectator'))
      const look = await table.look(seat)
      const shelf = new Shelf(cards, emblems, about.box, (hero) => about.players[hero].name)
      const saved = await table.save()
      tableNews.value = about.news?.news ?? null
      const session = new Session({ about, shelf, seat, look, saved, connection })
      await session.attend()
      return session
    })
  }

  private get table(): Remote<LocalTable> {
    return this.connection.table
  }

  act(action: Action): Promise<void> {
    this.steppingIn.value = null
    return this.wish((version) => this.table.send(this.seat.value, action, version))
  }

  undo(): Promise<void> {
    return this.wish((version) => this.table.undo(this.seat.value, version))
  }

  /** The person in this seat has taken the device. */
  takeSeat(seat: Seat): Promise<void> {
    return waiting(async () => {
      await this.refresh(seat)
      this.taken.value = true
    })
  }

  /** Another person at this device could hold a Feat that may be played now: who has any may ask for the device. */
  mayStepIn(seat: Seat): boolean {
    const { pending, heroes } = this.look.value.view
    const open = pending[0]?.kind === 'menu' && seat !== pending[0].seat && seat !== this.seat.value
    return open && this.about.players[seat].kind === 'person' && heroes[seat].hand.length > 0
  }

  stepIn(seat: Seat): void {
    batch(() => {
      this.steppingIn.value = seat
      this.taken.value = false
    })
  }

  /** Nothing more is played: the device goes back to whom the game waits for. */
  giveBack(): void {
    this.steppingIn.value = null
  }

  /** Was it all as promised? Once the game is over. */
  verify = (): Promise<Verification> => this.table.verify()
  hint = (): Promise<Chosen | null> => this.table.hint(this.seat.value)
  odds = (plan: Plan): Promise<Odds | Refusal> => this.table.odds(this.seat.value, plan)
  holding = (plan: Plan, later: Action): Promise<number | Refusal | null> =>
    this.table.holding(this.seat.value, plan, later)
  foresee = (actions: readonly (Action | null)[]): Promise<(Result | Reason | null)[]> =>
    this.table.foresee(this.seat.value, actions)
  whyNot = (action: Action): Promise<Reason | null> => this.table.whyNot(this.seat.value, action)
  asking = (): PromptPolicy => this.saved.value.asking[this.seat.value]
  /** No more time to look at the last move. */
  hurry = (): Promise<void> => this.table.hurry()

  async ask(asking: PromptPolicy): Promise<void> {
    await this.table.ask(this.seat.value, asking)
    await this.refresh()
  }

  passUntilEndOfTurn(): Promise<void> {
    return waiting(async () => {
      await this.table.passUntilEndOfTurn(this.seat.value)
      await this.refresh()
    })
  }

  async rename(name: string): Promise<void> {
    await this.table.rename(name)
    await this.refresh()
  }

  /** The table as a file; whoever draws it is told when it changes. */
  file = (): SavedTable => this.saved.value

  /** The same players at the same table, for another game. */
  again(): NewTable {
    const { name, players, record } = this.saved.peek()
    const { edition, mode, heroes, firstSeat, options } = record.setup
    return {
      name,
      players,
      setup: {
        edition,
        mode,
        heroes,
        sets: recordedSets(record),
        ...(firstSeat !== undefined && { firstSeat }),
        ...(options !== undefined && { options }),
      },
    }
  }

  /** Away from the table; it stays saved. */
  leave(): void {
    this.isLeft = true
    this.stopPacing()
    this.connection.close()
  }

  private async attend(): Promise<void> {
    const again = (error: unknown) => this.takeUpAgain(error)
    void this.connection.gone.then(again)
    await this.table.listen(proxy((version) => void this.catchUp(version).catch(again)))
    await this.refresh()
  }

  /** Has the table do something to what is shown; what has come of it is shown then. A table that fails at it has broken down. */
  private wish(something: (version: number) => Promise<Refusal | null>): Promise<void> {
    return waiting(async () => {
      const { version } = this.look.value
      try {
        const refusal = await something(version)
        this.refusal.value = refusal
        await (refusal === null ? this.catchUp(version + 1) : this.refresh())
      } catch (error) {
        await this.takeUpAgain(error)
      }
    })
  }

  /** Up to this version or further. The table tells of every move, but may have made many more of them by the time it is asked. */
  private catchUp(version: number): Promise<void> {
    this.refreshing = this.refreshing.then(() =>
      this.isShown(version) ? undefined : this.read(this.seat.value),
    )
    return this.refreshing
  }

  /** While nobody is waited for, the same version may come to mean that somebody is. */
  private isShown(version: number): boolean {
    const look = this.look.value
    return look.version > version || (look.version === version && look.waiting.length > 0)
  }

  /** The worker broke down: another one plays the game again up to its last move. Not for ever, if nothing comes of it. */
  private async takeUpAgain(cause: unknown): Promise<void> {
    // what waited for the same worker breaks down with it
    if (this.isReplacing || this.isLeft) return
    this.isReplacing = true
    this.connection.close()
    stopWaiting()
    const { version } = this.look.peek()
    const many = version > this.breakdowns.version ? 1 : this.breakdowns.many + 1
    this.breakdowns = { many, version }
    try {
      if (many > MOST_BREAKDOWNS) throw cause
      this.connection = await connect((door, pace) => door.open(this.saved.peek(), pace, false))
      this.isReplacing = false
      if (this.isLeft) return this.connection.close()
      this.updates.value = []
      // what the broken worker was asked will never be answered
      this.refreshing = Promise.resolve()
      await this.attend()
      laidAgain.value = true
    } catch (why) {
      this.leave()
      laidAgain.value = false
      this.lost.value = { error: why }
    }
  }

  /** With another seat, the screen changes eyes: all at once, so that nobody sees what is the other's. */
  private refresh(seat?: Seat): Promise<void> {
    this.refreshing = this.refreshing.then(() => this.read(seat ?? this.seat.value))
    return this.refreshing
  }

  private async read(seat: Seat): Promise<void> {
    const { table } = this
    const changes = seat !== this.seat.value
    const seen = changes ? [] : this.updates.value
    const news = await table.since(seat, seen.length)
    const look = await table.look(seat)
    batch(() => {
      this.seat.value = seat
      this.updates.value = [...seen, ...news.filter(({ version }) => version <= look.version)]
      this.look.value = look
    })
    this.saved.value = await table.save()
    await keep(this.saved.peek())
  }

  private nextPerson(): Seat | null {
    const { waiting } = this.look.value
    const seat = this.seat.value
    const stepping = this.steppingIn.value
    if (!this.taken.value) return stepping ?? waiting[0] ?? seat
    if (stepping !== null) return null
    return waiting.length === 0 || waiting.includes(seat) ? null : waiting[0]
  }
}

type Known = Pick<Session, 'about' | 'shelf'> & {
  seat: Seat
  look: Look
  saved: SavedTable
  connection: Connection
}

/** So often a worker is replaced before the next move; then something is wrong that another one won't mend. */
const MOST_BREAKDOWNS = 3

/** A table in a worker, as long as that is there. */
interface Connection {
  table: Remote<LocalTable>
  /** what it died of, once it has */
  gone: Promise<Error>
  /** What the table answers; throws what it died of if it never will. */
  whileThere: <T>(ask: () => Promise<T>) => Promise<T>
  close: () => void
}

async function connect(entrance: Entrance): Promise<Connection> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })
  const { gone, cut } = lifelineOf(worker)
  const close = (): void => {
    cut()
    worker.terminate()
  }
  const whileThere = async <T>(ask: () => Promise<T>): Promise<T> => {
    try {
      return await Promise.race([
        ask(),
        gone.then((error) => {
          throw error
        }),
      ])
    } catch (error) {
      close()
      throw error
    }
  }
  try {
    const pace = settings.value.pace
    const table = await whileThere(
      async () => (await entrance(wrap<Door>(worker), pace)) as Remote<LocalTable>,
    )
    return { table, gone, whileThere, close }
  } catch (error) {
    // errors cross the border of a worker by name and message
    const reason = error instanceof Error ? reasonIn(error.name) : undefined
    if (reason !== undefined) throw new BadSave(reason, (error as Error).message)
    throw error
  }
}

/** Who looks first: the person whom the game waits for, else the first one. */
function firstPerson({ players }: About, { view }: Look): Seat {
  const persons = players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  return view.pending.map(({ seat }) => seat).find((seat) => persons.includes(seat)) ?? persons[0] ?? 0
}
