/** Sitting down at tables: the session that is open, so that a table begun on one screen is played at on the next. */
import type { NewTable, SavedTable } from '@runesaga/table'
import type { Session } from '../session.ts'
import { findAnyTable, findTable, forget, keep } from './library.ts'
import { go } from './route.ts'

let open: Session | null = null

/** The code of a table is fetched when one is needed. */
const loadSession = async () => (await import('../session.ts')).Session

function sitDown(session: Session): Session {
  open?.leave()
  open = session
  return session
}

/** Begins a table and shows it. */
export async function beginTable(table: NewTable): Promise<void> {
  const { about } = sitDown(await (await loadSession()).begin(table))
  go({ screen: 'table', id: about.id })
}

/** The table with this id: the one that is open already, or a saved one; null if there is none. Throws BadSave. */
export async function tableNamed(id: string): Promise<Session | null> {
  if (open?.about.id === id && open.lost.value === null) return open
  const saved = await findTable(id)
  return saved === undefined ? null : sitDown(await (await loadSession()).open(saved))
}

/** Takes a table that came as a file among the saved ones, once its game was seen to be playable. Throws BadSave. */
export async function takeIn(saved: SavedTable, copyName: (name: string) => string): Promise<SavedTable> {
  const known = (await findAnyTable(saved.id)) !== undefined
  const table = known ? { ...saved, id: crypto.randomUUID(), name: copyName(saved.name) } : saved
  const session = await (await loadSession()).open(table)
  session.leave()
  return table
}

export async function renameTable(saved: SavedTable, name: string): Promise<void> {
  if (open?.about.id === saved.id) await open.rename(name)
  else await keep({ ...saved, name })
}

/** The table that is open, as a file: what goes wrong there can be told with it. */
export const openTable = (): SavedTable | null => open?.file() ?? null

export async function deleteTable(id: IDBValidKey): Promise<void> {
  if (open?.about.id === id) {
    open.leave()
    open = null
  }
  await forget(id)
}
