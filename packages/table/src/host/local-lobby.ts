/** The way to the tables of this device: hosts that run here, one at a time, kept in a store. */
import type { GameSetup, Rules } from '@runesaga/engine'
import type { CampaignSteps } from '../campaign/steps.ts'
import type { LocalLobby } from '../protocol/lobby.ts'
import { BadSave, recordedSets, type SavedTable, withoutSecret } from '../saved/saved-table.ts'
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
): LocalLobby {
  let host: Host | null = null
  const around = (pace: number) => ({ store, pace, ...(heard !== undefined && { heard }) })
  const leaveLast = (): void => {
    host?.stop()
    host = null
  }
  /** As it is kept, or as it is played at where that couldn't be. Null if there is none. */
  const tableNamed = async (id: string): Promise<SavedTable | null> => {
    const here = host?.id === id ? host : null
    if (here?.isSaved === false) return here.table()
    return (await store.read(id)) ?? here?.table() ?? null
  }
  const tableThere = async (id: string): Promise<SavedTable> => {
    const saved = await tableNamed(id)
    if (saved === null) throw new BadSave('not-a-table', 'there is none of that name')
    return saved
  }
  const steps = async (): Promise<CampaignSteps> =>
    (await import('./campaign-steps.ts')).campaignSteps(rulesFor, tableNamed)
  return {
    async plan(setup) {
      const { edition, sets = [edition] } = setup
      const [rules, { planOf }] = await Promise.all([
        rulesFor([...new Set(sets)]),
        import('../lobby/plan.ts'),
      ])
      return planOf(rules, setup)
    },
    async begin(table, pace) {
      leaveLast()
      const { edition, sets = [edition] } = table.setup
      host = await Host.begin(await rulesFor(sets), table, around(pace), seed)
      return host.id
    },
    async open(id, pace, goOn) {
      leaveLast()
      const saved = await tableThere(id)
      host = await Host.open(await rulesFor(recordedSets(saved.record)), saved, around(pace), goOn)
    },
    async sit(viewer) {
      if (host === null) throw new Error('nobody can sit down before a table was laid or opened')
      return host.sit(viewer)
    },
    file: async (id) => withoutSecret(await tableThere(id)),
    beginChapter: async (...chapter) => (await steps()).beginChapter(...chapter),
    beginTale: async (...tale) => (await steps()).beginTale(...tale),
    goOnWithout: async (...chapter) => (await steps()).goOnWithout(...chapter),
    recordEnd: async (saved) => (await steps()).recordEnd(saved),
    playable: async (file) => (await steps()).playable(file),
  }
}
