/**
 * A game in progress and everybody at its table: the engine with its recorder, the bots, who is asked, and what is kept. One thing at a time:
 * whatever is asked of it waits for what came before. Nobody is told of a move before it is kept.
 */
import type { GameSetup, Player, Rules, Seat, Viewer } from '@runesaga/engine'
import { breakDown } from '../break-down.ts'
import type { NewTable } from '../lobby/new-table.ts'
import type { About } from '../protocol/about.ts'
import type { PromptPolicy } from '../protocol/prompt-policy.ts'
import type { AnswerTo, Query } from '../protocol/query.ts'
import { FITS_ANY_VERSION, type Refusal, type Request } from '../protocol/request.ts'
import type { News } from '../protocol/table.ts'
import type { TableNews } from '../protocol/table-news.ts'
import {
  BadSave,
  type EarlierRecord,
  type SavedTable,
  type TableOfToday,
  withoutSecret,
} from '../saved/saved-table.ts'
import { fairSeed } from '../saved/seed.ts'
import { Outdated, type Store } from '../saved/store.ts'
import { isSeatOf } from '../shape.ts'
import { aboutOf } from './about.ts'
import type { Seated } from './asking/asked.ts'
import type { Judge } from './asking/judge.ts'
import { begun, type Named, namedIn } from './begin.ts'
import { Driver } from './drive.ts'
import type { HostedGame } from './game.ts'
import { Keeper, keeperOf } from './keeper.ts'
import { newsFor } from './news.ts'
import { orReason } from './or-reason.ts'
import { Queue } from './queue.ts'
import type { Reopened } from './reopen.ts'
import { savedAs } from './saved-as.ts'
import { SeatTable } from './seat-table.ts'

/** What a host needs beside its game. */
export interface Around {
  store: Store
  /** how much of the usual time a move is left to be looked at; 0: none */
  pace?: number
  /** how much a seat may ask for, where others have to wait for it */
  slowest?: number
  /** told of every move, also of those that are played again; the next one comes when it has done */
  heard?: () => unknown
  /**
   * Where it is given, what can't be kept hasn't happened: nobody is told of it, and this host is of no use any more. Without it a game goes on
   * unkept, and says so.
   */
  lost?: () => void
}

/** What was done couldn't be kept, so it isn't done. */
export class Unkept extends Error {
  override readonly name = 'Unkept'
}

export class Host {
  readonly id: string
  readonly players: readonly Player[]
  private readonly rules: Rules
  private readonly named: Named
  private readonly around: Around & Required<Pick<Around, 'pace' | 'heard'>>
  private readonly seats = new Set<SeatTable>()
  private readonly queue = new Queue()
  /** seats that do nothing more until something new happens, and after how many moves they said so */
  private readonly content = new Map<Seat, number>()
  /** ends the watching of what others keep; nobody watches while nobody sits there */
  private unwatch: (() => void) | undefined
  private isStopped = false
  private isLost = false
  private asking: PromptPolicy[]
  private judge: Judge | null = null
  private name: string
  private earlier: readonly EarlierRecord[]
  private readonly news: TableNews | null
  private game: HostedGame
  private driver: Driver
  private keeper: Keeper

  private constructor(
    rules: Rules,
    named: Named,
    { game, earlier, news }: Reopened,
    keeper: Keeper,
    around: Around,
  ) {
    this.rules = rules
    this.named = named
    this.around = { pace: 0, heard: () => undefined, ...around }
    this.id = named.id
    this.name = named.name
    this.asking = named.asking.slice()
    this.players = game.recorder.record.players
    this.earlier = earlier
    this.news = news
    this.game = game
    this.keeper = keeper
    this.driver = this.driverOf(game)
  }

  /**
   * A new game with a fair seed of its own, unless everybody at the table made one (`madeSeed`). An impossible setup throws the engine's BadSetup.
   * Only tests and the command choose the seed.
   */
  static async begin(
    rules: Rules,
    table: NewTable,
    around: Around,
    seed: GameSetup['seed'] = { fair: fairSeed() },
  ): Promise<Host> {
    const { named, game } = await begun(rules, table, seed)
    const opened = { game, earlier: [], news: null }
    const host = new Host(rules, named, opened, new Keeper(around.store, null), around)
    await host.start()
    return host
  }

  /**
   * A saved game, played again up to where it stood; with `goOn`, from its last rest on, where it can't be played again as it was. One that
   * can't be opened throws BadSave.
   */
  static async open(rules: Rules, saved: SavedTable, around: Around, goOn = false): Promise<Host> {
    const { reopened } = await import('./reopen.ts')
    const opened = reopened(rules, saved, around.heard, goOn)
    const host = new Host(rules, namedIn(saved), opened, keeperOf(saved, opened, around.store), around)
    await host.start()
    return host
  }

  /** A seat of this table; whoever asks for a place that nobody has looks on. */
  sit(viewer: Viewer): SeatTable {
    const seat = new SeatTable(this, isSeatOf(this.players.length, viewer) ? viewer : 'spectator')
    this.seats.add(seat)
    this.wake()
    return seat
  }

  /** Nothing more is told to this seat; with the last one, nothing goes on by itself. */
  leave(seat: SeatTable): void {
    this.seats.delete(seat)
    if (this.seats.size === 0) this.stop()
  }

  /** No more moves by themselves, and no more watching, until somebody sits down again. */
  stop(): void {
    this.isStopped = true
    this.driver.endLook()
    this.unwatch?.()
    this.unwatch = undefined
  }

  private wake(): void {
    if (this.unwatch !== undefined) return
    this.isStopped = false
    this.unwatch = this.around.store.watch?.(this.id, () => this.watched()) ?? (() => undefined)
    this.watched()
    this.goOn()
  }

  /** One thing after another. */
  inTurn<T>(work: () => T | Promise<T>): Promise<T> {
    return this.queue.add(() => {
      if (this.isLost) throw new Unkept('this table is opened anew')
      return work()
    })
  }

  /** What has come to pass since a version. Who knows more than there is, is told everything. */
  newsSince(viewer: Viewer, since: number): News {
    const { game, driver, keeper } = this
    const { history, happened } = game
    const table = {
      ...this.seated(),
      history,
      happened,
      isLooking: driver.isLooking,
      saved: keeper.savedUpTo(game.recorder.chain),
      refusesUndo: (seat: Seat) => game.refusesUndo(seat),
    }
    return newsFor(table, viewer, since > happened.length ? 0 : since)
  }

  get version(): number {
    return this.game.version
  }

  /** Is all of it kept? */
  get isSaved(): boolean {
    return this.keeper.saved === 'yes'
  }

  /** The table as it is to be kept, with the seed of its game. */
  table(): Promise<TableOfToday> {
    return this.inTurn(() => this.save())
  }

  about(): About {
    return aboutOf(this.game, this.save(), this.news)
  }

  async answer(viewer: Viewer, query: Query): Promise<AnswerTo<Query>> {
    const { rules, game } = this
    const isOver = game.state.outcome !== null
    switch (query.ask) {
      case 'file':
        return isOver ? withoutSecret(this.save()) : 'not-over'
      case 'verify': {
        if (!isOver) return 'not-over'
        const { verified } = await import('./reopen.ts')
        return verified(rules, game.recorder.record)
      }
      case 'case':
        return (await byName()).caseOf(game, this.named.cases, viewer)
      default: {
        const { answerTo, noAnswerTo } = await byName()
        return viewer === 'spectator'
          ? noAnswerTo(query)
          : answerTo(rules, game.state, viewer, query, `${this.id}/${game.version}`, this.named.plans)
      }
    }
  }

  /** Does what a seat wants, keeps it and tells the others. Gives why not, or null. */
  async carryOut(from: SeatTable, seat: Seat, request: Request): Promise<Refusal | null> {
    const { version } = this.game
    if (request.version !== version && !FITS_ANY_VERSION.has(request.do)) return this.unlessDone(request)
    const refusal = await this.make(seat, request)
    if (refusal !== null) return refusal
    if (request.do !== 'undo') await this.drive()
    const isKept = await this.settle(version, request, from)
    // what is a wish to this host alone holds at the moves of another, too
    return isKept || isForHost(request) ? null : this.unlessDone(request)
  }

  /** Outdated, unless it was carried out before and its answer got lost. */
  private async unlessDone({ key }: Request): Promise<Refusal | null> {
    return (await this.around.store.has?.(this.id, key)) === true ? null : 'outdated'
  }

  /** The first step of a request: what follows by itself comes then. */
  private async make(seat: Seat, request: Request): Promise<Refusal | null> {
    const { rules, game, driver } = this
    switch (request.do) {
      case 'act': {
        const { actionOf } = await byName()
        return orReason(() => {
          game.act(seat, actionOf(game.box, game.state, seat, request.deed), false)
          driver.forget(seat)
          // who moves has seen enough of the move before
          driver.endLook()
          return null
        })
      }
      case 'carry-out': {
        const { beginPlan } = await byName()
        return orReason(() => {
          driver.follow(beginPlan(rules, game, seat, request.plan))
          driver.endLook()
          return null
        })
      }
      case 'undo': {
        const refusal = game.refusesUndo(seat)
        if (refusal !== null) return refusal
        driver.forget(seat)
        game.undo(seat)
        this.keepContent(seat)
        await driver.fetchJudgeForWindow()
        return null
      }
      case 'nothing-more':
        this.content.set(seat, game.made.length)
        return null
      case 'prompt':
        this.asking = this.asking.with(seat, request.policy)
        return null
      case 'rename':
        this.name = request.name
        return null
      case 'pace':
        this.around.pace = Math.min(request.pace, this.around.slowest ?? request.pace)
        if (request.pace === 0) driver.endLook()
        return null
      case 'hurry':
        driver.endLook()
        return null
    }
  }

  /** Who thinks again wants to be asked, and so does whoever has said otherwise in what was taken back. */
  private keepContent(undoing: Seat): void {
    for (const [seat, moves] of this.content)
      if (seat === undoing || moves > this.game.made.length) this.content.delete(seat)
  }

  private async start(): Promise<void> {
    await this.drive()
    await this.keep()
  }

  private async drive(): Promise<void> {
    const { driver } = this
    if (this.isStopped) return
    await driver.drive(this.around.pace, () => {
      if (driver.endLook()) this.goOn()
    })
    // everybody has left meanwhile
    if (this.isStopped) driver.endLook()
  }

  /** Moves by itself. Where nobody has moved, what has changed is that a person is waited for. */
  private goOn(): void {
    const going = this.inTurn(async () => {
      const { version } = this.game
      await this.drive()
      await this.settle(version, null)
    })
    // nobody waits for it
    going.catch((error: unknown) => {
      if (error instanceof Unkept) return
      // a bot that breaks down must not take the tables of others with it
      if (this.around.lost === undefined) breakDown(error)
      else this.givesUp()
    })
  }

  /** Keeps what was done since a version, then tells everybody but the one who asked for it. False: another host was first. */
  private async settle(version: number, request: Request | null, from?: SeatTable): Promise<boolean> {
    const isSame = version === this.game.version && (request === null || !KEPT.has(request.do))
    const isKept = isSame || (await this.keep(from, request?.key))
    if (isKept) this.tell(from)
    return isKept
  }

  /** False: another host was first. What was made here has not happened; this one has followed and told everybody but the one who asked. */
  private async keep(from?: SeatTable, key?: string): Promise<boolean> {
    try {
      await this.keeper.keep(this.save(), key)
      if (this.keeper.saved !== 'yes' && this.around.lost !== undefined) this.lose()
      return true
    } catch (error) {
      if (!(error instanceof Outdated)) throw error
    }
    if (await this.follow(from)) return false
    // it was deleted meanwhile
    this.keeper = new Keeper(this.around.store, null)
    return this.keep(from, key)
  }

  /** What was made last isn't kept, and nobody knows of it: whoever comes next opens what is. */
  private lose(): never {
    this.givesUp()
    throw new Unkept('it could not be kept')
  }

  private givesUp(): void {
    this.isLost = true
    this.stop()
    this.around.lost?.()
  }

  private tell(from?: SeatTable): void {
    for (const seat of this.seats) if (seat !== from) seat.hear()
  }

  private watched(): void {
    // what can't be read now will be found out with the next move
    this.inTurn(() => this.follow()).catch(() => undefined)
  }

  /** Takes over what another host of the same table has kept. False: there is nothing. */
  private async follow(from?: SeatTable): Promise<boolean> {
    if (await this.catchUp(from)) return true
    const { rules, around, keeper } = this
    const saved = await around.store.read(this.id)
    if (saved === null) return false
    // what couldn't be kept here is not to be forgotten for what was kept before
    if (keeper.has(saved.record) && keeper.saved !== 'yes') return true
    if (!this.isSameTable(saved)) throw new BadSave('not-playable', 'another table lies in its place')
    this.asking = saved.asking.slice()
    this.name = saved.name
    if (keeper.has(saved.record)) {
      keeper.hasKept(saved)
      return true
    }
    const { reopened } = await import('./reopen.ts')
    const opened = reopened(rules, saved, around.heard)
    const { game, earlier } = opened
    const common = game.sharedWith(this.game)
    for (const seat of this.seats) seat.goesAnotherWay(common)
    this.driver.endLook()
    this.keeper = keeperOf(saved, opened, around.store)
    this.game = game
    this.earlier = earlier
    this.content.clear()
    this.driver = this.driverOf(game)
    const { version } = game
    await this.drive()
    await this.settle(version, null, from)
    return true
  }

  /** Makes the moves that another host has kept since, where nothing here isn't kept. False: the table has to be opened anew. */
  private async catchUp(from?: SeatTable): Promise<boolean> {
    const { around, keeper, game } = this
    const after = keeper.momentAt(game.recorder.chain)
    const since = after === null ? null : await around.store.since?.(this.id, after)
    if (after === null || since == null) return false
    const { moves, chain, name, asking } = since
    const { actionOf } = await byName()
    try {
      for (const move of moves) {
        game.makeAgain(move, (deed) => actionOf(game.box, game.state, move[0], deed))
        await around.heard()
      }
    } catch {
      // it went another way
      return false
    }
    if (game.recorder.chain !== chain) return false
    this.asking = asking.slice()
    this.name = name
    keeper.follows({ moves: after.moves + moves.length, chain, name, asking })
    if (moves.length === 0) return true
    this.content.clear()
    this.driver.endLook()
    this.driver = this.driverOf(game)
    const { version } = game
    await this.drive()
    await this.settle(version, null, from)
    return true
  }

  /** Do the same players play the same game there? */
  private isSameTable({ players, record }: SavedTable): boolean {
    const { edition, mode } = this.game.recorder.record.setup
    const isSameGame = record.setup.edition === edition && record.setup.mode === mode
    return isSameGame && JSON.stringify(players) === JSON.stringify(this.players)
  }

  private driverOf(game: HostedGame): Driver {
    const fetchJudge = async () => {
      this.judge ??= (await byName()).judge
    }
    return new Driver(this.rules, game, () => this.seated(), fetchJudge, this.around.heard, this.named.plans)
  }

  private seated(): Seated {
    const { rules, players, asking, content, judge, game } = this
    return { rules, state: game.state, players, asking, made: game.made, content, judge }
  }

  private save(): TableOfToday {
    const { rules, game, named, name, players, asking, earlier } = this
    return savedAs(rules, game, { ...named, name, players, asking, earlier })
  }
}

/** Once it is there, it isn't looked for again: that takes longer than most of what it does. */
let fetched: typeof import('./by-name.ts') | undefined
const byName = async () => (fetched ??= await import('./by-name.ts'))

/** Requests whose effect is kept though no move was made. */
const KEPT: ReadonlySet<Request['do']> = new Set(['prompt', 'rename'])
const isForHost = ({ do: what }: Request): boolean => FITS_ANY_VERSION.has(what) && !KEPT.has(what)
