/** The tables that are open on this node. What is in memory is a copy: any other node may have moved on, and the database says who was first. */
import { BadSetup, type GameSetup, type Player } from '@runesaga/engine'
import type { NewTable } from '@runesaga/table'
import { Host, memoryStore, type Rules, recordedSets, strangerAmong } from '@runesaga/table/host'
import type { Database } from './store/database.ts'

/** The rules with these sets. */
export type RulesFor = (sets: readonly string[]) => Promise<Rules>

export interface TablesOptions {
  /** how long a table stays open after the last one has left, in milliseconds */
  idle: number
  /** how much of the usual time a move is left to be looked at, at most: whoever asks for more would have all others wait */
  slowest: number
}

type Seed = GameSetup['seed']

interface Open {
  host: Promise<Host>
  /** those who sit there; they come back by themselves once their line is cut */
  lines: Set<() => void>
  closing: NodeJS.Timeout | undefined
}

export class Tables {
  private readonly database: Database
  private readonly rulesFor: RulesFor
  private readonly options: TablesOptions
  private readonly open = new Map<string, Open>()

  constructor(database: Database, rulesFor: RulesFor, options: TablesOptions) {
    this.database = database
    this.rulesFor = rulesFor
    this.options = options
  }

  /** Throws the engine's BadSetup where no game can be played like that: one is begun, and kept nowhere. */
  async check(table: NewTable): Promise<void> {
    const host = await Host.begin(await this.rulesOf(table.setup), table, { store: memoryStore() })
    host.stop()
  }

  /** Throws BadSetup where a bot is none of ours. */
  checkPlayers(players: readonly Player[]): void {
    const stranger = strangerAmong(players)
    if (stranger !== undefined) throw new BadSetup(stranger)
  }

  /** Lays a new table and gives its id. An impossible setup throws the engine's BadSetup, and what can't be kept Unkept. */
  async begin(table: NewTable, seed: Seed): Promise<string> {
    const store = { store: this.database.tables, lost: () => undefined }
    const host = await Host.begin(await this.rulesOf(table.setup), table, store, seed)
    // whoever comes opens it as it is kept
    host.stop()
    return host.id
  }

  /** The host of a table, for as long as `cut` isn't called or it is left. Null: there is no such table. */
  async enter(id: string, cut: () => void): Promise<Host | null> {
    const open = this.open.get(id) ?? this.reopen(id)
    open.lines.add(cut)
    clearTimeout(open.closing)
    try {
      return await open.host
    } catch (error) {
      this.leave(id, cut)
      if (error instanceof NoSuchTable) return null
      throw error
    }
  }

  leave(id: string, cut: () => void): void {
    const open = this.open.get(id)
    if (open?.lines.delete(cut) !== true || open.lines.size > 0) return
    open.closing = setTimeout(() => this.forget(id, open), this.options.idle)
    open.closing.unref()
  }

  /** How many are open. */
  get size(): number {
    return this.open.size
  }

  close(): void {
    for (const [id, open] of this.open) this.forget(id, open)
  }

  private rulesOf({ edition, sets = [edition] }: NewTable['setup']): Promise<Rules> {
    return this.rulesFor(sets)
  }

  private reopen(id: string): Open {
    const open: Open = {
      host: this.hosted(id, () => this.lose(id, open)),
      lines: new Set(),
      closing: undefined,
    }
    this.open.set(id, open)
    // what can't be opened now may be later
    open.host.catch(() => this.forget(id, open))
    return open
  }

  private async hosted(id: string, lost: () => void): Promise<Host> {
    const { tables: store } = this.database
    const { slowest } = this.options
    const saved = await store.read(id)
    if (saved === null) throw new NoSuchTable(id)
    return Host.open(await this.rulesFor(recordedSets(saved.record)), saved, { store, lost, slowest })
  }

  /** Its last move couldn't be kept: nobody sits there any more until it is opened as it is kept. */
  private lose(id: string, open: Open): void {
    this.forget(id, open)
    for (const cut of open.lines) cut()
  }

  private forget(id: string, open: Open): void {
    clearTimeout(open.closing)
    if (this.open.get(id) === open) this.open.delete(id)
    open.host.then(
      (host) => host.stop(),
      () => undefined,
    )
  }
}

class NoSuchTable extends Error {
  override readonly name = 'NoSuchTable'
}
