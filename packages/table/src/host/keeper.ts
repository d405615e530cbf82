/** Keeps a table in its store, move by move, and knows how much of it lies there. */
import type { Saved } from '../protocol/table.ts'
import { type AnyRecord, isOfForm1, type SavedTable, type TableOfToday } from '../saved/saved-table.ts'
import { hindranceOf, type Moment, NotKept, Outdated, type Store, type Wishes } from '../saved/store.ts'
import type { Reopened } from './reopen.ts'

type Stored = Moment & Wishes

export class Keeper {
  /** could it be kept when that was last tried? */
  saved: Saved = 'yes'
  private readonly store: Store
  /** how much of the game the store has; null: nothing of this record */
  private stored: Stored | null
  /** when the table was touched that this one takes the place of, if there is one */
  private instead: string | undefined

  constructor(store: Store, stored: Stored | null, instead?: string) {
    this.store = store
    this.stored = stored
    this.instead = instead
  }

  /** Is everything kept up to this head of the chain? What wasn't even tried, as where the store broke down, isn't. */
  savedUpTo(chain: string): Saved {
    return this.saved === 'yes' && this.stored?.chain !== chain ? 'unknown' : this.saved
  }

  /** Is it the record that this host has kept, up to there? */
  has(record: AnyRecord): boolean {
    return !isOfForm1(record) && this.stored?.chain === record.chain
  }

  /**
   * Everything since it last succeeded, under the key of the request that it began with. Throws Outdated where another host was first; what can't
   * be kept at all is said in `saved`.
   */
  async keep(table: TableOfToday, key?: string): Promise<void> {
    const { name, asking, record } = table
    const { moves, chain } = record
    try {
      if (this.stored === null) await this.store.begin(table, this.instead)
      else await this.append(table, this.stored, key)
      this.stored = { moves: moves.length, chain, name, asking }
      this.saved = 'yes'
    } catch (error) {
      if (error instanceof Outdated) throw error
      this.saved = hindranceOf(error)
    }
  }

  /** The moment up to which everything is kept; null: there is something since. */
  momentAt(chain: string): Moment | null {
    return this.savedUpTo(chain) === 'yes' ? this.stored : null
  }

  /** Another host has kept more, up to here. */
  follows(stored: Stored): void {
    this.stored = stored
  }

  /** Another host of the same moves has kept these. */
  hasKept({ name, asking }: Wishes): void {
    if (this.stored !== null) this.stored = { ...this.stored, name, asking }
  }

  /** A table that was deleted elsewhere is kept again, as long as somebody plays at it. */
  private async append(table: TableOfToday, stored: Stored, key: string | undefined): Promise<void> {
    const { id, secret, standing, touched, record } = table
    const { moves, seen, chain, kept, chance } = record
    const entries = moves.slice(stored.moves).map((move, i) => ({
      move,
      seen: seen[stored.moves + i],
      ...(i === 0 && key !== undefined && { key }),
    }))
    try {
      await this.store.append(id, stored, entries, {
        ...changed(table, stored),
        secret,
        standing: standing!,
        touched,
        chain,
        kept,
        chance,
      })
    } catch (error) {
      if (!(error instanceof NotKept)) throw error
      await this.store.begin(table)
    }
  }
}

/** What persons have changed here since it was kept. */
function changed({ name, asking }: Wishes, before: Wishes): Partial<Wishes> {
  const isSame = JSON.stringify(asking) === JSON.stringify(before.asking)
  return { ...(name !== before.name && { name }), ...(!isSame && { asking }) }
}

/** A record that was written anew when it was opened takes the place of the one that was read. */
export function keeperOf(
  { record, name, asking, touched }: SavedTable,
  { game }: Reopened,
  store: Store,
): Keeper {
  const isSame = !isOfForm1(record) && record.chain === game.recorder.chain
  return isSame
    ? new Keeper(store, { moves: record.moves.length, chain: record.chain, name, asking })
    : new Keeper(store, null, touched)
}
