/** How much a sheet of cards shows. */
import type { Words } from '../words.ts'

/** "192 cards, 170 titles" */
export const sheetCount = (cards: number, titles: number, { say }: Words): string =>
  `${say('card/cards', { n: cards })}, ${say('sheet/titles', { n: titles })}`
