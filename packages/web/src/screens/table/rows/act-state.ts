/** How the rows stand to a hero: told, open to use, or still face down. */
import type { HeroView, View } from '@runesaga/table'

export type ActState = 'told' | 'usable' | 'closed'

/** `column`: how many Story cards fill one. */
export const actStates = ({ rows }: View, { columns }: HeroView, column: number): ActState[] =>
  rows.map(({ open }, i) => (columns[i].length >= column ? 'told' : open ? 'usable' : 'closed'))
