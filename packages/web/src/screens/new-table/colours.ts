/** What the colours of the seats are called, in their order. */
import type { Key } from '@runesaga/words'

export const COLOURS = [
  'new-table/colour/1',
  'new-table/colour/2',
  'new-table/colour/3',
  'new-table/colour/4',
] as const satisfies Key[]
