/** Names as they are printed. */
import type { Text } from '@runesaga/engine'
import type { Language } from '../language.ts'

/** The name of a card or a path as printed, with the apostrophe that printers use; English where there is no French. */
export const printedName = (name: Text, language: Language): string =>
  (name[language] ?? name.en).replaceAll("'", '’')
