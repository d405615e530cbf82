/** Laying a table online, and sitting down at one by an invitation. What opens it is kept on this device. */
import type { Player, Seat } from '@runesaga/table'
import type { GatheredSeat, Gathering } from '@runesaga/table/remote'
import { promiseOfShare } from '@runesaga/table/remote'
import { keepOnlineTable, type OnlineTable } from '../state/online-tables.ts'
import { ask } from './server.ts'
import { newShare } from './share.ts'

interface NewOnlineTable {
  name: string
  setup: Gathering['setup']
  host: string
  /** null: for a friend */
  others: (Extract<Player, { kind: 'bot' }> | null)[]
}

/** Whoever makes a table sits first. */
const HOST: Seat = 0

const now = (): string => new Date().toISOString()

/** Gives the table's id. Throws NotDone. */
export async function layOnline({ name, setup, host, others }: NewOnlineTable): Promise<string> {
  const made = await ask<{ table: string; pass: string; join: string; watch: string }>(
    'POST',
    '',
    undefined,
    { name, setup, host, others: others.map((other): GatheredSeat => other ?? { kind: 'open' }) },
  )
  const { table: id, pass, join, watch } = made
  const share = newShare()
  await keepOnlineTable({ id, touched: now(), name, as: 'seat', seat: HOST, pass, join, watch, share })
  await ask('PATCH', `/${id}/seats/${HOST}`, pass, { hash: promiseOfShare(id, HOST, share) })
  return id
}

/** Takes the free seat that is wished for. Throws NotDone: somebody may have been faster. */
export async function takeSeat(invited: OnlineTable, name: string, seat: Seat): Promise<OnlineTable> {
  const { id, pass: join } = invited
  const share = newShare()
  const hash = promiseOfShare(id, seat, share)
  const taken = await ask<{ seat: Seat; pass: string }>('POST', `/${id}/seats`, join, { name, seat, hash })
  const kept: OnlineTable = { ...invited, ...taken, touched: now(), as: 'seat', join, share }
  await keepOnlineTable(kept)
  return kept
}
