/** Names as they are printed. */
import type { Text } from '@runesaga/engine/language'
import type { Language } from '../../languages/index.ts'

/** A text of a set as printed, with the apostrophe and the spaces that printers use; English where it was never translated. */
export const printedName = (name: Text, language: Language): string =>
  ((name as Partial<Record<Language, string>>)[language] ?? name.en)
    .replaceAll("'", '’')
    .replaceAll(/ (?=[;:!?»])|(?<=«) /g, '\u202f')
