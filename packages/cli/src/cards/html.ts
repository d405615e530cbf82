/** A set as one page of drawn cards, to look at and to print. */
import { cardFaces } from '@runesaga/draw'
import { sheetPage } from '@runesaga/draw/node'
import type { CardEntry, CardSet } from '@runesaga/engine'
import { cardText, type Language, namesIn } from '@runesaga/words'

export function drawnPage(set: CardSet, entries: readonly CardEntry[], language: Language): string {
  const nameOf = namesIn(set)
  const faces = entries.flatMap((entry) => cardFaces(entry, cardText(entry, language, nameOf), language))
  return sheetPage({ title: set.name[language] ?? set.name.en, faces, language })
}
