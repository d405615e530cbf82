/** An icon within words, as messages take it. */
import type { InlineIcon } from '@runesaga/words'

export const token = (icon: InlineIcon, n?: number): string =>
  n === undefined ? `{${icon}}` : `{${icon} ${n}}`
