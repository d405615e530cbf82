/** Sitting down at tables: the session that is open, so that a table begun on one screen is played at on the next. */
import { signal } from '@preact/signals'
import type { BadSave, NewTable, SavedTable } from '@runesaga/table'
import type { Session } from '../session/index.ts'
import { change, findAnyTable, findTable, forget, keep, readLibrary } from './library.ts'
import { go } from './route.ts'

const open = signal<Session | null>(null)

/** The code of a table is fetched when one is needed. */
const loadSession = async () => (await import('../session/index.ts')).Session

function sitDown(session: Session): Session {
  open.peek()?.leave()
  open.value = session
  return session
}

/** Begins a table; whoever asks for it shows it. Null where it isn't wanted any more: the table that is open stays. */
export async function layTable(table: NewTable, isWanted = () => true): Promise<Session | null> {
  const session = await (await loadSession()).begin(table)
  if (isWanted()) return sitDown(session)
  session.leave()
  await forget(session.about.id)
  return null
}

/** Begins a table and shows it. */
export async function beginTable(table: NewTable): Promise<void> {
  const { about } = sitDown(await (await loadSession()).begin(table))
  go({ screen: 'table', id: about.id })
}

/** The table with this id: the one that is open already, or a saved one; null if there is none. Throws BadSave. */
export async function tableNamed(id: string): Promise<Session | null> {
  const now = open.peek()
  if (now?.about.id === id && now.lost.value === null) return now
  const saved = await findTable(id)
  return saved === undefined ? null : sitDown(await (await loadSession()).open(saved))
}

/** Not by its class, which would bring the rules onto the first page. */
const isChanged = (error: unknown): boolean => (error as Partial<BadSave>).reason === 'changed'

/** The same table from its last rest on, where its game can't be played again as it was. Throws BadSave. */
export async function goOnAt(id: string): Promise<void> {
  const saved = await findTable(id)
  if (saved !== undefined) sitDown(await (await loadSession()).open(saved, true))
}

/** Takes a table that came as a file among the saved ones, once its game was seen to be playable. Throws BadSave. */
export async function takeIn(saved: SavedTable, copyName: (name: string) => string): Promise<SavedTable> {
  const known = (await findAnyTable(saved.id)) !== undefined
  const table = known ? { ...saved, id: crypto.randomUUID(), name: copyName(saved.name) } : saved
  try {
    const session = await (await loadSession()).take(table)
    session.leave()
    await readLibrary()
  } catch (error) {
    // its page says what can be done with it
    if (!isChanged(error)) throw error
    await keep(table)
  }
  return table
}

export async function renameTable(saved: SavedTable, name: string): Promise<void> {
  const now = open.peek()
  if (now?.about.id !== saved.id) return change(saved, (kept) => ({ ...kept, name }))
  await now.rename(name)
  await readLibrary()
}

/** How far the game has come at the table that is open, where bots may go on while somebody looks at the list of tables. */
export const openVersion = (): number | undefined => open.value?.news.value.version

/** The table that is open: what goes wrong there can be told with it, as it is kept. */
export function openTable(): { name: string; find: () => Promise<unknown> } | null {
  const about = open.value?.about
  return about === undefined ? null : { name: about.name, find: () => findAnyTable(about.id) }
}

export async function deleteTable(id: IDBValidKey): Promise<void> {
  if (open.peek()?.about.id === id) {
    open.peek()?.leave()
    open.value = null
  }
  await forget(id)
}
