/** The way to a table online that an address asks for: kept from before, or in the address itself. */
import { findOnlineTable, keepOnlineTable, type OnlineTable } from '../state/online-tables.ts'
import type { Address } from './links.ts'

/** What can't be read is as good as not there: a link says all that is needed. */
const known = (table: string): Promise<OnlineTable | undefined> =>
  findOnlineTable(table).catch(() => undefined)

/** Null: this device knows none. */
export async function wayTo({ kind, table, pass }: Address): Promise<OnlineTable | null> {
  const before = await known(table)
  if (kind === 'online' || pass === undefined || pass === '') return before ?? null
  const touched = new Date().toISOString()
  const way: OnlineTable =
    // a seat that one has isn't given up for a link to another
    before?.as === 'seat' && kind !== 'seat'
      ? { ...before, touched, [kind]: pass }
      : { name: '', ...before, id: table, touched, as: kind, pass, ...(kind !== 'seat' && { [kind]: pass }) }
  await keepOnlineTable(way)
  return way
}
