/** A table that is laid out as a scenario says, with people and bots at it who want to be asked as is said. */
import type { Player, PromptPolicy } from '@runesaga/table'
import { layoutOf, localLobby, memoryStore } from '@runesaga/table/host'
import { seedOf } from '../../scripts/unplayed.mjs'
import { rules } from './rules.ts'
import { type Seats, Sitting } from './sitting.ts'

export async function laidTable(
  scenario: object,
  players: Player[],
  asking?: PromptPolicy,
  seed = 1,
): Promise<Seats> {
  const laid = layoutOf(rules, { scenario: 'LAID', title: 'laid', edition: 'base', ...scenario })
  const { setup, sets } = laid.layout
  const store = memoryStore()
  const lobby = localLobby(async () => rules, store, { seed: { fair: seedOf(seed) } })
  const table = {
    id: 'laid',
    name: 'Laid',
    players,
    setup: { ...setup, sets },
    laid,
    ...(asking !== undefined && { asking }),
  }
  await lobby.begin(table, 0)
  return Sitting.all(lobby, players.length, store, table.id)
}
