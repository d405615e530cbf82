import type { Rules } from '@runesaga/engine'
import type { Hint, News, SavedTable, TableOfToday } from '@runesaga/table'

export function NEVER(): boolean
export function playedUntil(
  rules: Rules,
  table: SavedTable,
  until: (news: News, hint: Hint) => boolean,
  thought?: (milliseconds: number) => void,
  rests?: (news: News) => boolean,
): Promise<TableOfToday | null>
