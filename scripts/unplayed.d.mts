import type { Rules } from '@runesaga/engine'
import type { NewTable, TableOfToday } from '@runesaga/table'

export function seedOf(n: number): string
export function unplayed(rules: Rules, table: NewTable & { id: string }, n: number): TableOfToday
