/** Every language, loaded whole. */
import { LANGUAGES, type Language, loadLanguage, type Words } from '@runesaga/words'

const words = await Promise.all(LANGUAGES.map((language) => loadLanguage(language, 'reference')))

export const SPOKEN = Object.fromEntries(words.map((one) => [one.language, one])) as Record<Language, Words>

/** Those whose sentences tests know by heart. */
export const PINNED = ['en', 'fr'] as const
export type Pinned = (typeof PINNED)[number]
