import type { Rules } from '@runesaga/engine'
import type { News, SavedTable, TableOfToday } from '@runesaga/table'

export function NEVER(): boolean
export function playedUntil(
  rules: Rules,
  table: SavedTable,
  until: (news: News) => boolean,
  thought?: (milliseconds: number) => void,
  rests?: (news: News) => boolean,
): Promise<TableOfToday | null>
