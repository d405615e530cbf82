/** Where the client keeps things, seen from a test. */
import type { Page } from 'playwright-core'

interface Drawer {
  database: string
  store: string
}

interface Wanted extends Drawer {
  put: { id: string }[]
  /** nothing else is left there */
  alone: boolean
}

/** Runs in the page: puts things where the client keeps them, and gives all that lie there. */
async function inStorage({ database, store, put, alone }: Wanted): Promise<unknown[]> {
  const done = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error))
    })
  const opening = indexedDB.open(database)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(store))
  const storage = await done(opening)
  const kept = storage.transaction(store, 'readwrite').objectStore(store)
  if (alone) kept.clear()
  for (const thing of put) kept.put(thing, thing.id)
  const all: unknown[] = await done(kept.getAll())
  storage.close()
  return all
}

/** A drawer of the device. The page must be one of the site. */
export const drawer = <T extends { id: string }>(where: Drawer) => ({
  all: (page: Page): Promise<T[]> =>
    page.evaluate(inStorage, { ...where, put: [], alone: false }) as Promise<T[]>,
  put: async (page: Page, put: T[], { alone } = { alone: false }): Promise<void> => {
    await page.evaluate(inStorage, { ...where, put, alone })
  },
})
