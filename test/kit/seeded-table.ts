// A table whose chance is known, so that a test is the same each time.

import { ALWAYS, LocalTable, type NewTable, type Player } from '@runesaga/table'

export const person = (name: string): Player => ({ kind: 'person', name })

/** The base game among these players, unless the setup says otherwise. */
export function seededTable(players: Player[], setup: Partial<NewTable['setup']> = {}, seed = 1): LocalTable {
  const table = { edition: 'base', mode: 'competitive', heroes: players.length, ...setup } as const
  return LocalTable.open({
    runesaga: 'table',
    format: 1,
    id: `table ${seed}`,
    name: 'Friday',
    players,
    asking: players.map(() => ALWAYS),
    record: {
      runesaga: 1,
      setup: { ...table, seed: { fair: seed.toString(16).padStart(64, '0') } },
      commitment: null,
      moves: [],
      seen: [],
    },
    begun: '2026-11-13T20:00:00Z',
    touched: '2026-11-13T20:00:00Z',
  })
}
