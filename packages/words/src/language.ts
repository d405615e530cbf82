/** The languages that the game speaks. */
export const LANGUAGES = ['en', 'fr'] as const
export type Language = (typeof LANGUAGES)[number]

/** Something said in every language. */
export type Said<T = string> = Record<Language, T>
