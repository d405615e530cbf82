/** The public facts of docs/cards/base.md as a table, and the cards that they are about. */
import { fileURLToPath } from 'node:url'
import { baseSet } from '../../src/index.ts'
import { type Book, factsIn } from '../kit/facts.ts'
import { measures } from './measures.ts'

export const BASE: Book = {
  set: baseSet(),
  facts: factsIn(fileURLToPath(new URL('facts', import.meta.url))),
  measures,
}
