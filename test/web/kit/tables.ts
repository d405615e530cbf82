/** Tables for the tests: seeded ones, so that a test is the same each time, and those that a page has kept. */
import { ownSets } from '@runesaga/sets'
import {
  ALWAYS,
  type Asking,
  LocalTable,
  type Look,
  type NewTable,
  type Player,
  type SavedTable,
  type Seat,
  useSets,
} from '@runesaga/table'
import type { Page } from 'playwright-core'

useSets(...ownSets())

export const person = (name: string): Player => ({ kind: 'person', name })
export const bot = (name: string): Player => ({ kind: 'bot', name, bot: 'adept' })

export interface Seeded {
  setup: NewTable['setup']
  players: Player[]
  seed?: number
  id?: string
  name?: string
  asking?: Asking
  /** the adept plays for everybody until a person's look is like this; without it nothing was played yet */
  until?: (look: Look) => boolean
}

export async function seeded(wish: Seeded): Promise<SavedTable> {
  const { setup, players, seed = 1, until } = wish
  const fresh: SavedTable = {
    runesaga: 'table',
    format: 1,
    id: wish.id ?? 'a-table',
    name: wish.name ?? 'The Lantern Table',
    players,
    asking: players.map(() => wish.asking ?? ALWAYS),
    record: {
      runesaga: 1,
      setup: { ...setup, seed: { fair: seed.toString(16).padStart(64, '0') } },
      commitment: null,
      moves: [],
      seen: [],
    },
    begun: '2026-11-13T20:00:00Z',
    touched: '2026-11-13T20:00:00Z',
  }
  if (until === undefined) return fresh
  const table = LocalTable.open(fresh)
  for (let seat = await asked(table); seat !== null; seat = await asked(table)) {
    const look = await table.look(seat)
    if (until(look)) return table.save()
    const hint = await table.hint(seat)
    await table.send(seat, hint!.action, look.version)
  }
  if (until === NEVER) return table.save()
  throw new Error('the game was over before it came to that')
}

/** Play on to the very end. */
export const NEVER = (): boolean => false

/** The person whom the game waits for; null once it is over. */
export async function asked(table: LocalTable): Promise<Seat | null> {
  const { players } = await table.about()
  const { view } = await table.look('spectator')
  return view.pending.map(({ seat }) => seat).find((seat) => players[seat].kind === 'person') ?? null
}

/** All tables that the page has kept, as they lie in its storage. */
export const keptTables = (page: Page): Promise<SavedTable[]> =>
  page.evaluate(
    () =>
      new Promise<SavedTable[]>((resolve, reject) => {
        const opening = indexedDB.open('runesaga')
        opening.onupgradeneeded = () => opening.result.createObjectStore('tables')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const reading = opening.result.transaction('tables').objectStore('tables').getAll()
          reading.onerror = () => reject(reading.error)
          reading.onsuccess = () => {
            opening.result.close()
            resolve(reading.result)
          }
        }
      }),
  )

export async function keptTable(page: Page, id: string): Promise<SavedTable> {
  const found = (await keptTables(page)).find((table) => table.id === id)
  if (found === undefined) throw new Error(`the page has kept no table ${id}`)
  return found
}

/** Puts tables where the client keeps them. The page must be one of the site. */
export const keepTables = (page: Page, tables: SavedTable[]): Promise<void> =>
  page.evaluate(
    (tables) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('runesaga')
        opening.onupgradeneeded = () => opening.result.createObjectStore('tables')
        opening.onerror = () => reject(opening.error)
        opening.onsuccess = () => {
          const writing = opening.result.transaction('tables', 'readwrite')
          for (const table of tables) writing.objectStore('tables').put(table, table.id)
          writing.onerror = () => reject(writing.error)
          writing.oncomplete = () => {
            opening.result.close()
            resolve()
          }
        }
      }),
    tables,
  )
