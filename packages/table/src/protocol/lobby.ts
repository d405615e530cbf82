/** The way to a table: laying one, opening one again, sitting down at it. */
import type { Viewer } from '@runesaga/engine'
import type { NewTable } from '../lobby/new-table.ts'
import type { Table } from './table.ts'

export interface Lobby {
  /** Lays a new table, keeps it and gives its id. */
  begin(table: NewTable, pace: number): Promise<string>
  /** A kept table, played again up to where it stood. Throws BadSave. `goOn`: from its last rest, where it can't be as it was. */
  open(id: string, pace: number, goOn: boolean): Promise<void>
  /** A seat at the table that was laid or opened. */
  sit(viewer: Viewer): Promise<Table>
}
