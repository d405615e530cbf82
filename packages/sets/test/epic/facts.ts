/** The public facts of docs/cards/epic-stormlight.md about Epic Origins as a table, and the cards that they are about. */
import { fileURLToPath } from 'node:url'
import { epicSet } from '../../src/index.ts'
import { type Book, factsIn } from '../kit/facts.ts'
import { measures } from './measures.ts'

export const EPIC: Book = {
  set: epicSet(),
  facts: factsIn(fileURLToPath(new URL('facts', import.meta.url))),
  measures,
}
