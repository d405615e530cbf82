// Tables whose chance is known, so that a test is the same each time.

import {
  ALWAYS,
  type Lobby,
  type NewTable,
  type Player,
  type PromptPolicy,
  type SavedTable,
  type TableOfToday,
} from '@runesaga/table'
import { Host, localLobby, memoryStore, type Store } from '@runesaga/table/host'
import { seedOf } from '../../scripts/unplayed.mjs'
import { rules } from './rules.ts'
import { type Seats, Sitting } from './sitting.ts'

export const person = (name: string): Player => ({ kind: 'person', name })
export const bot = (name: string, kind = 'adept'): Player => ({ kind: 'bot', name, bot: kind })

type Named = NewTable & { id: string }

/** The base game among these players, unless the setup says otherwise. */
export const newTable = (players: Player[], setup: Partial<NewTable['setup']> = {}, seed = 1): Named => ({
  id: `table ${seed}`,
  name: 'Friday',
  players,
  setup: { edition: 'base', mode: 'competitive', heroes: players.length, ...setup },
})

export const lobbyWith = (store: Store, seed: number): Lobby =>
  localLobby(async () => rules, store, { seed: { fair: seedOf(seed) } })

/** A table where everybody sits, and where it is kept. */
export async function seededTable(
  players: Player[],
  setup: Partial<NewTable['setup']> = {},
  seed = 1,
  asking: PromptPolicy = ALWAYS,
): Promise<Seats> {
  const store = memoryStore()
  const lobby = lobbyWith(store, seed)
  const table = newTable(players, setup, seed)
  await lobby.begin({ ...table, asking }, 0)
  return Sitting.all(lobby, players.length, store, table.id)
}

/** A saved table, opened again by the rules with all our cards. */
export async function openAgain(saved: SavedTable): Promise<Seats> {
  const store = memoryStore(saved)
  const lobby = localLobby(async () => rules, store)
  await lobby.open(saved.id, 0, false)
  return Sitting.all(lobby, saved.players.length, store, saved.id)
}

/** A table of bots, played to its end. */
export async function botsGame(table: Named, seed: number): Promise<TableOfToday> {
  const store = memoryStore()
  await Host.begin(rules, table, { store }, { fair: seedOf(seed) })
  return (await store.read(table.id)) as TableOfToday
}
