/** What tells a way to a table online from anything else. */
import type { OnlineTable } from '../state/online-tables.ts'

const WAYS: readonly unknown[] = ['seat', 'watch', 'join']

/** Throws where something is missing without which nobody gets to the table. */
export function checkOnline(data: unknown, key: IDBValidKey): OnlineTable {
  const { id, name, touched, as, pass } = Object(data) as Partial<OnlineTable>
  const texts = [id, name, touched, pass]
  if (id !== key || texts.some((text) => typeof text !== 'string') || !WAYS.includes(as))
    throw new TypeError('that is no way to a table online')
  return data as OnlineTable
}
