/** Names as they are printed. */
import type { Text } from '@runesaga/engine'
import type { Language } from '../language.ts'

/** A text of a set as printed, with the apostrophe and the spaces that printers use; English where there is no French. */
export const printedName = (name: Text, language: Language): string =>
  (name[language] ?? name.en).replaceAll("'", '’').replaceAll(/ (?=[;:!?»])/g, '\u00a0')
