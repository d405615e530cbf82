/** The table that a newcomer's first game begins with, under a seed of one's own: a person against a gentle bot. */
import { firstTale } from '@runesaga/sets'
import type { NewTable } from '@runesaga/table'
import { layoutOf, localLobby, memoryStore } from '@runesaga/table/host'
import { seedOf } from '../../scripts/unplayed.mjs'
import { rules } from './rules.ts'
import { bot, person } from './seeded-table.ts'
import { type Seats, Sitting } from './sitting.ts'

const laid = layoutOf(rules, firstTale())
const { setup, sets } = laid.layout

export async function taleTable(seed: number): Promise<Seats> {
  const store = memoryStore()
  const lobby = localLobby(async () => rules, store, { seed: { fair: seedOf(seed) } })
  const table: NewTable & { id: string } = {
    id: `tale ${seed}`,
    name: 'First',
    players: [person('Ada'), bot('Tomas', 'gentle')],
    setup: { ...setup, sets },
    laid,
    asking: { when: 'mine' },
  }
  await lobby.begin(table, 0)
  return Sitting.all(lobby, 2, store, table.id)
}
