/** The ways to a table that clients have, all of which keep the same contract: direct calls, and messages that are copied on the way. */
import type { LocalLobby, Table } from '@runesaga/table'
import { localLobby, memoryStore, type Store } from '@runesaga/table/host'
import { seedOf } from '../../scripts/unplayed.mjs'
import { rules } from './rules.ts'

type MakeLobby = (store: Store, seed?: number) => LocalLobby

const direct: MakeLobby = (store, seed = 1) =>
  localLobby(async () => rules, store, { seed: { fair: seedOf(seed) } })

/** What crosses the border of a worker is a copy. */
const crossing = async <T>(answer: Promise<T>): Promise<T> => structuredClone(await answer)

const tableOver = (table: Table): Table => ({
  send: (request) => crossing(table.send(structuredClone(request))),
  ask: (query) => crossing(table.ask(structuredClone(query))),
  about: () => crossing(table.about()),
  subscribe: (since, hear) => table.subscribe(since, (news) => hear(structuredClone(news))),
  leave: () => table.leave(),
})

const overMessages: MakeLobby = (store, seed) => {
  const lobby = direct(store, seed)
  return {
    begin: (table, pace) => lobby.begin(structuredClone(table), pace),
    open: (id, pace, goOn) => lobby.open(id, pace, goOn),
    sit: async (viewer) => tableOver(await lobby.sit(viewer)),
    plan: (setup) => crossing(lobby.plan(structuredClone(setup))),
    file: (id) => crossing(lobby.file(id)),
    beginChapter: (...chapter) => crossing(lobby.beginChapter(...structuredClone(chapter))),
    beginTale: (...tale) => crossing(lobby.beginTale(...structuredClone(tale))),
    goOnWithout: (...chapter) => crossing(lobby.goOnWithout(...structuredClone(chapter))),
    recordEnd: (saved) => crossing(lobby.recordEnd(structuredClone(saved))),
    playable: (file) => crossing(lobby.playable(structuredClone(file))),
  }
}

/** `makeStore`: where its tables are kept. */
export type WayToTables = [how: string, makeLobby: MakeLobby, makeStore: () => Promise<Store>]

export const LOBBIES: WayToTables[] = [
  ['direct calls', direct, async () => memoryStore()],
  ['messages', overMessages, async () => memoryStore()],
]
