/** Tables online that this device has a way to. Each is kept with its pass, which is all that anybody needs to sit there. */
import type { Edition, Mode, Seat } from '@runesaga/table'
import { deviceList } from './device-list.ts'
import { ONLINE } from './was-online.ts'

export interface OnlineTable {
  id: string
  /** when it was last looked at or changed, as an ISO date */
  touched: string
  name: string
  /** what the pass opens: one's own seat, a place to look on, or an invitation that wasn't taken yet */
  as: 'seat' | 'watch' | 'join'
  pass: string
  seat?: Seat
  /** the passes for others, as far as they are known here */
  join?: string
  watch?: string
  /** one's own share of the chance, which nobody knows before everybody has promised theirs */
  share?: string
  /** as it was told last; nothing of it while it was never reached */
  told?: {
    edition: Edition
    mode: Mode
    /** by seat; null: an open one */
    players: (string | null)[]
    host: Seat
    state: 'gathering' | 'playing' | 'over'
    /** whom it waits for */
    waiting: Seat[]
  }
}

const online = deviceList<OnlineTable>(
  'runesaga-online',
  'tables',
  async () => (await import('../online/check.ts')).checkOnline,
)

export const {
  all: onlineTables,
  read: readOnlineTables,
  find: findOnlineTable,
  change: changeOnlineTable,
  notShown: notShownOnlineTable,
  forget: forgetOnlineTable,
} = online

export function keepOnlineTable(table: OnlineTable): Promise<void> {
  try {
    localStorage.setItem(ONLINE, JSON.stringify({ was: true }))
  } catch {
    // forbidden storage: the list isn't shown on the first screen
  }
  return online.keep(table)
}
