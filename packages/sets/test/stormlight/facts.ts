/** The public facts of docs/cards/epic-stormlight.md about stormlight as a table, and the cards that they are about. */
import { fileURLToPath } from 'node:url'
import { stormlightSet } from '../../src/index.ts'
import { type Book, factsIn } from '../kit/facts.ts'
import { measures } from './measures.ts'

export const STORMLIGHT: Book = {
  set: stormlightSet(),
  facts: factsIn(fileURLToPath(new URL('facts', import.meta.url))),
  measures,
}
