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
  /** the id of the one that is asked for; else all are */
  only?: string
  /** of the record that it holds, only the moves from this one on */
  movesFrom?: number
}

/** Runs in the page: puts things where the client keeps them, and gives all that lie there, or one, as JSON: that is soon sent. */
async function inStorage({ database, store, put, alone, only, movesFrom }: Wanted): Promise<string> {
  const done = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error))
    })
  const opening = indexedDB.open(database)
  opening.addEventListener('upgradeneeded', () => opening.result.createObjectStore(store))
  const storage = await done(opening)
  const transaction = storage.transaction(store, put.length > 0 || alone ? 'readwrite' : 'readonly')
  // a page that goes away before that takes back what was put
  const complete = new Promise((resolve, reject) => {
    transaction.addEventListener('complete', resolve)
    transaction.addEventListener('abort', () => reject(transaction.error))
  })
  const kept = transaction.objectStore(store)
  if (alone) kept.clear()
  for (const thing of put) kept.put(thing, thing.id)
  const found: unknown[] = only === undefined ? await done(kept.getAll()) : [await done(kept.get(only))]
  await complete
  storage.close()
  if (movesFrom === undefined) return JSON.stringify(found)
  const tables = found as { record: { moves: unknown[] } }[]
  return JSON.stringify(tables.map(({ record }) => record.moves.slice(movesFrom)))
}

/** A drawer of the device. The page must be one of the site. */
export function drawer<T extends { id: string }>(where: Drawer) {
  const ask = async (page: Page, wish: Partial<Wanted>): Promise<(T | null)[]> =>
    JSON.parse(await page.evaluate(inStorage, { ...where, put: [], alone: false, ...wish }))
  return {
    all: (page: Page): Promise<T[]> => ask(page, {}) as Promise<T[]>,
    one: async (page: Page, id: string): Promise<T | null> => (await ask(page, { only: id }))[0],
    movesFrom: async (page: Page, id: string, movesFrom: number): Promise<unknown[]> => {
      const wish = { ...where, put: [], alone: false, only: id, movesFrom }
      return (JSON.parse(await page.evaluate(inStorage, wish)) as unknown[][])[0]
    },
    put: async (page: Page, put: T[], { alone } = { alone: false }): Promise<void> => {
      await ask(page, { put, alone })
    },
  }
}
