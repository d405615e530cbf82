// A table whose chance is known, so that a test is the same each time.

import { LocalTable, type NewTable, type Player } from '@runesaga/table'
import { seedOf } from '../../scripts/unplayed.mjs'
import { rules } from './rules.ts'

export const person = (name: string): Player => ({ kind: 'person', name })

/** The base game among these players, unless the setup says otherwise. */
export function seededTable(players: Player[], setup: Partial<NewTable['setup']> = {}, seed = 1): LocalTable {
  const table = { edition: 'base', mode: 'competitive', heroes: players.length, ...setup } as const
  const friday = { id: `table ${seed}`, name: 'Friday', players, setup: table }
  return LocalTable.begin(rules, friday, 0, undefined, seedOf(seed))
}
