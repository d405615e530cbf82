/** A set as one page of drawn cards, to look at and to print. */
import { cardFaces } from '@runesaga/draw'
import { sheetPage } from '@runesaga/draw/node'
import type { CardEntry, CardSet } from '@runesaga/engine/language'
import { cardText, namesIn, type Words } from '@runesaga/words'
import { inWords } from './in-words.ts'

export function drawnPage(set: CardSet, entries: readonly CardEntry[], words: Words): string {
  const nameOf = namesIn(set)
  const faces = entries.flatMap((entry) => cardFaces(entry, cardText(entry, words, nameOf), words))
  return sheetPage({ title: inWords(set.name, words.language), faces, words })
}
