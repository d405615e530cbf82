/** The way to the tables of this device: hosts that run here, one at a time, kept in a store. */
import type { GameSetup, Rules } from '@runesaga/engine'
import type { Lobby } from '../protocol/lobby.ts'
import { BadSave, recordedSets } from '../saved/saved-table.ts'
import type { Store } from '../saved/store.ts'
import { Host } from './host.ts'

interface LobbyOptions {
  /** told between any two moves; the next one comes when it has done */
  heard?: () => unknown
  /** every table that is begun has it: for games that somebody wants to play again */
  seed?: GameSetup['seed']
}

/** `rulesFor` gives the rules with these sets. */
export function localLobby(
  rulesFor: (sets: string[]) => Promise<Rules>,
  store: Store,
  { heard, seed }: LobbyOptions = {},
): Lobby {
  let host: Host | null = null
  const around = (pace: number) => ({ store, pace, ...(heard !== undefined && { heard }) })
  const leaveLast = (): void => {
    host?.stop()
    host = null
  }
  return {
    async begin(table, pace) {
      leaveLast()
      const { edition, sets = [edition] } = table.setup
      host = await Host.begin(await rulesFor(sets), table, around(pace), seed)
      return host.id
    },
    async open(id, pace, goOn) {
      leaveLast()
      const saved = await store.read(id)
      if (saved === null) throw new BadSave('not-a-table', 'there is none of that name')
      host = await Host.open(await rulesFor(recordedSets(saved.record)), saved, around(pace), goOn)
    },
    async sit(viewer) {
      if (host === null) throw new Error('nobody can sit down before a table was laid or opened')
      return host.sit(viewer)
    },
  }
}
