/** A set as one page of drawn cards, to look at and to print. */
import type { CardEntry, CardSet } from '@runesaga/engine'
import { cardText, type Language, type NameOf } from '@runesaga/words'
import { cardFaces, cardSheet, embeddedFonts, emblemsFor, STYLES } from './draw.ts'

export function sheetPage(
  set: CardSet,
  entries: readonly CardEntry[],
  language: Language,
  nameOf: NameOf,
): string {
  const faces = entries.flatMap((entry) => cardFaces(entry, cardText(entry, language, nameOf), language))
  return cardSheet({
    title: set.name[language] ?? set.name.en,
    faces,
    emblems: emblemsFor(faces),
    css: STYLES,
    fonts: embeddedFonts(),
    language,
  })
}
