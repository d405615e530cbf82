/**
 * Where the table of this worker is kept: among the tables of this device. Several tabs may play at one: whoever was first wins, and the
 * others are told. What can't be written is handed to the page, which knows it until it is closed.
 */
import type { SavedTable } from '@runesaga/table'
import { appendTo, beginIn, NotKept, Outdated, type Store } from '@runesaga/table/host'
import { createStore, get, type UseStore, update } from 'idb-keyval'

/** What the page is told of a table that couldn't be written. */
export interface Unsaved {
  unsaved: SavedTable
}

/** Changes are told between tabs by the id of the table. */
const CHANNEL = 'runesaga tables'

export class DeviceStore implements Store {
  private opened: UseStore | undefined
  private readonly channel = new BroadcastChannel(CHANNEL)
  /** a table as it was last seen to be kept; a worker that was asked about one may play at another */
  private kept: SavedTable | undefined
  /** a table as the page knows it, where it is ahead of what is kept */
  private held: SavedTable | undefined

  async read(id: string): Promise<SavedTable | null> {
    if (this.held?.id === id) return this.held
    const data = await get<Partial<SavedTable>>(id, this.store())
    if (data === undefined) return null
    // what this worker wrote itself needs no check: a first game does without
    if (this.kept?.id === id && this.kept.touched === data.touched) return this.kept
    const { checkSaved } = await import('../state/checks.ts')
    const table = checkSaved(data, id)
    this.kept = table
    return table
  }

  begin(...[saved, instead]: Parameters<Store['begin']>): Promise<void> {
    return this.write(saved.id, (now) => beginIn(now, saved, instead))
  }

  append(...[id, after, entries, note]: Parameters<Store['append']>): Promise<void> {
    return this.write(id, (now) => appendTo(now, after, entries, note))
  }

  watch(id: string, heard: () => void): () => void {
    const hear = ({ data }: MessageEvent<unknown>): void => {
      if (data === id) heard()
    }
    this.channel.addEventListener('message', hear)
    return () => this.channel.removeEventListener('message', hear)
  }

  /** A table that couldn't be written before, from the page. */
  hold(table: SavedTable): void {
    this.held = table
  }

  /** Opened when it is first needed, and again after it failed: where storage is forbidden, even this throws. */
  private store(): UseStore {
    this.opened ??= createStore('runesaga', 'tables')
    return this.opened
  }

  /** In one transaction, so that no other tab comes between. */
  private async write(id: string, change: (now: SavedTable | undefined) => SavedTable): Promise<void> {
    let changed: SavedTable | undefined
    try {
      await update<SavedTable>(
        id,
        (now) => {
          changed = change(this.newest(id, now))
          return changed
        },
        this.store(),
      )
    } catch (error) {
      if (error instanceof Outdated) this.held = undefined
      if (error instanceof Outdated || error instanceof NotKept) throw error
      const unsaved = change([this.held, this.kept].find((table) => table?.id === id))
      postMessage({ unsaved } satisfies Unsaved)
      throw error
    }
    this.kept = changed
    this.held = undefined
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    this.channel.postMessage(id)
  }

  private newest(id: string, now: SavedTable | undefined): SavedTable | undefined {
    const { held } = this
    return held?.id === id && (now === undefined || now.touched <= held.touched) ? held : now
  }
}
