/** Things that this device keeps: read once, known from then on, written whenever they change. */
import { type Signal, signal } from '@preact/signals'
import { createStore, del, entries, get, set, type UseStore } from 'idb-keyval'

/** Nothing can be kept: storage is full or forbidden. The game goes on all the same. */
export const cannotSave = signal(false)

interface Thing {
  id: string
  /** when it was last changed, as an ISO date */
  touched: string
}

export interface Kept<T> {
  /** newest first; null until they were read */
  all: Signal<readonly T[] | null>
  read: () => Promise<void>
  /** One of them; undefined if there is none. */
  find: (id: string) => Promise<T | undefined>
  keep: (thing: T) => Promise<void>
  forget: (id: string) => Promise<void>
}

const newestFirst = <T extends Thing>(things: T[]): T[] =>
  things.sort((a, b) => b.touched.localeCompare(a.touched))

export function kept<T extends Thing>(database: string, name: string): Kept<T> {
  const all = signal<readonly T[] | null>(null)
  /** Opened when it is first needed, and again after it failed: where storage is forbidden, even this throws. */
  let opened: UseStore | undefined
  const store = (): UseStore => {
    opened ??= createStore(database, name)
    return opened
  }
  return {
    all,
    async read() {
      try {
        all.value = newestFirst((await entries<string, T>(store())).map(([, thing]) => thing))
      } catch {
        cannotSave.value = true
        // what was played since the page was opened is still known
        all.value ??= []
      }
    },
    async find(id) {
      try {
        return await get<T>(id, store())
      } catch {
        cannotSave.value = true
        return all.value?.find((thing) => thing.id === id)
      }
    },
    async keep(thing) {
      try {
        await set(thing.id, thing, store())
        cannotSave.value = false
      } catch {
        cannotSave.value = true
      }
      all.value = newestFirst([thing, ...(all.value ?? []).filter(({ id }) => id !== thing.id)])
    },
    async forget(id) {
      try {
        await del(id, store())
      } catch {
        cannotSave.value = true
      }
      all.value = (all.value ?? []).filter((thing) => thing.id !== id)
    },
  }
}
