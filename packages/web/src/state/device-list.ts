/** Lists of what this device keeps: read when they are shown, and known from then on, also where nothing can be kept. */
import { batch, type Signal, signal } from '@preact/signals'
import { hindranceOf, type Saved } from '@runesaga/table'
import { createStore, del, entries, get, set, type UseStore, update } from 'idb-keyval'

/** Why nothing can be kept, if it can't. The game goes on all the same. */
export const cannotSave = signal<Exclude<Saved, 'yes'> | null>(null)

interface Thing {
  id: string
  /** when it was last changed, as an ISO date */
  touched: string
}

/** Something that is kept and can't be shown: a part of it is missing, or a later version has written it. */
export interface Unreadable {
  key: IDBValidKey
  /** what it calls itself, else the key */
  name: string
  /** as it is kept */
  data: unknown
}

export interface DeviceList<T> {
  /** newest first; null until they were read */
  all: Signal<readonly T[] | null>
  /** what lies there too and can't be shown */
  unreadable: Signal<readonly Unreadable[]>
  read: () => Promise<void>
  /** One of them; undefined if there is none. Throws what the check throws if it can't be shown. */
  find: (id: string) => Promise<T | undefined>
  /** The same as it is kept, whatever it is. */
  findAny: (id: string) => Promise<unknown>
  keep: (thing: T) => Promise<void>
  /** Changes something as it is kept now, which may be more than was read: another tab may have gone on with it. */
  change: (thing: T, how: (thing: T) => T) => Promise<void>
  /** Something that couldn't be written is known until the page is closed, or until it was written after all. */
  remember: (thing: T) => void
  unwritten: (id: string) => T | undefined
  wrote: (id: string) => void
  forget: (id: IDBValidKey) => Promise<void>
  /** What is kept beside the list and was last changed before this ISO date is gone. */
  forgetUnlisted: (before: string) => Promise<void>
  /** It was read and yet it can't be drawn: from now on it is listed among what can't be shown. */
  notShown: (thing: T) => void
}

const newestFirst = <T extends Thing>(things: T[]): T[] =>
  things.sort((a, b) => b.touched.localeCompare(a.touched))

const nameOf = (key: IDBValidKey, data: unknown): string => {
  const { name } = Object(data) as { name?: unknown }
  return typeof name === 'string' && name !== '' ? name : typeof key === 'string' ? key : JSON.stringify(key)
}

/**
 * `fetchCheck` brings what tells a thing from anything else: it throws where something is missing, or lies
 * in the place of another, which would be written over. Who has kept nothing needn't wait for it. What `isListed` says no to is kept
 * beside the list.
 */
export function deviceList<T extends Thing>(
  database: string,
  name: string,
  fetchCheck: () => Promise<(data: unknown, key: IDBValidKey) => T>,
  isListed: (id: IDBValidKey) => boolean = () => true,
): DeviceList<T> {
  const all = signal<readonly T[] | null>(null)
  const unreadable = signal<readonly Unreadable[]>([])
  /** Opened when it is first needed, and again after it failed: where storage is forbidden, even this throws. */
  let opened: UseStore | undefined
  const store = (): UseStore => {
    opened ??= createStore(database, name)
    return opened
  }
  /** Null if it can't be read at all. */
  const attempt = async <A>(reading: () => Promise<A>): Promise<A | null> => {
    try {
      return await reading()
    } catch (error) {
      cannotSave.value = hindranceOf(error)
      return null
    }
  }
  const unwritten = new Map<string, T>()
  const enlist = (thing: T): void => {
    if (!isListed(thing.id)) return
    all.value = newestFirst([thing, ...(all.value ?? []).filter(({ id }) => id !== thing.id)])
  }
  const remember = (thing: T): void => {
    unwritten.set(thing.id, thing)
    enlist(thing)
  }
  /** Writes something; what can't be written is known here all the same. */
  const written = async (thing: T, writing: () => Promise<T>): Promise<void> => {
    try {
      const now = await writing()
      cannotSave.value = null
      unwritten.delete(now.id)
      enlist(now)
    } catch (error) {
      cannotSave.value = hindranceOf(error)
      remember(thing)
    }
  }
  const findAny = async (id: string): Promise<unknown> =>
    unwritten.get(id) ?? (await attempt(() => get<unknown>(id, store()))) ?? undefined
  return {
    all,
    unreadable,
    async read() {
      const found = await attempt(() => entries<IDBValidKey, unknown>(store()))
      const good = [...unwritten.values()].filter(({ id }) => isListed(id))
      const listed = found?.filter(([key]) => isListed(key)) ?? []
      if (listed.length === 0) {
        all.value = newestFirst(good)
        return
      }
      const check = await fetchCheck()
      const bad: Unreadable[] = []
      // one by one: what is wrong with one of them is nothing to the others
      for (const [key, data] of listed) {
        if (unwritten.has(key as string)) continue
        try {
          good.push(check(data, key))
        } catch {
          bad.push({ key, name: nameOf(key, data), data })
        }
      }
      batch(() => {
        all.value = newestFirst(good)
        unreadable.value = bad
      })
    },
    findAny,
    async find(id) {
      const data = await findAny(id)
      return data === undefined ? undefined : (await fetchCheck())(data, id)
    },
    keep: (thing) =>
      written(thing, async () => {
        await set(thing.id, thing, store())
        return thing
      }),
    change(thing, how) {
      const isAhead = unwritten.has(thing.id)
      let changed = how(thing)
      const kept = (now: T | undefined): T => (changed = now === undefined || isAhead ? changed : how(now))
      return written(changed, async () => {
        await update(thing.id, kept, store())
        return changed
      })
    },
    remember,
    unwritten: (id) => unwritten.get(id),
    wrote: (id) => unwritten.delete(id),
    async forget(id) {
      await attempt(() => del(id, store()))
      unwritten.delete(id as string)
      all.value = (all.value ?? []).filter((thing) => thing.id !== id)
      unreadable.value = unreadable.value.filter(({ key }) => key !== id)
    },
    async forgetUnlisted(before) {
      const found = await attempt(() => entries<IDBValidKey, Partial<T>>(store()))
      for (const [key, { touched = '' }] of found ?? [])
        if (!isListed(key) && touched < before) await attempt(() => del(key, store()))
    },
    notShown(thing) {
      const { id } = thing
      batch(() => {
        all.value = (all.value ?? []).filter((one) => one.id !== id)
        unreadable.value = [...unreadable.value, { key: id, name: nameOf(id, thing), data: thing }]
      })
    },
  }
}
