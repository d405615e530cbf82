/** The way to a table: what it could be, laying one, opening one again, sitting down at it. */
import type { Viewer } from '@runesaga/engine'
import type { CampaignSteps } from '../campaign/steps.ts'
import type { NewTable } from '../lobby/new-table.ts'
import type { TablePlan } from '../lobby/plan.ts'
import type { SavedTable } from '../saved/saved-table.ts'
import type { Table } from './table.ts'

export interface Lobby {
  /** What a table with this setup would be, before it is laid. */
  plan(setup: NewTable['setup']): Promise<TablePlan>
  /** Lays a new table, keeps it and gives its id. */
  begin(table: NewTable, pace: number): Promise<string>
  /** A kept table, played again up to where it stood. Throws BadSave. `goOn`: from its last rest, where it can't be as it was. */
  open(id: string, pace: number, goOn: boolean): Promise<void>
  /** A seat at the table that was laid or opened. */
  sit(viewer: Viewer): Promise<Table>
}

/** The lobby of one's own device. Whoever holds the tables may have all of them: a lobby for others must not offer this. */
export interface LocalLobby extends Lobby, CampaignSteps {
  /** A table as a file, with everybody's hidden cards; without its seed while the game isn't over. Throws BadSave if there is none. */
  file(id: string): Promise<SavedTable>
}
