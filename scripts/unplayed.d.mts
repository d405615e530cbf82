import type { NewTable, SavedTable } from '@runesaga/table'

export function unplayed(table: NewTable & { id: string }, seed: number): SavedTable
