/** How the rows stand to a hero: told, open to use, or still face down. */
import type { About, Knowledge, Seat } from '@runesaga/table'

export type ActState = 'told' | 'usable' | 'closed'

export function actStates({ rows, heroes }: Knowledge, seat: Seat, { column }: About): ActState[] {
  const { length } = heroes[seat].story
  return rows.map(({ open }, row) => (length >= (row + 1) * column ? 'told' : open ? 'usable' : 'closed'))
}

/** The column that the hero's next card goes into. */
export const currentColumn = ({ heroes }: Knowledge, seat: Seat, { column }: About): number =>
  Math.min(2, Math.floor(heroes[seat].story.length / column))
