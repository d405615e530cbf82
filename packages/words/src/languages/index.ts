/** The one list of languages: each by its own name, so that whoever reads it finds it, and where its parts are fetched from. */

import type { IconsTold } from '../icons.ts'
import type { Parts } from '../language.ts'

interface Called {
  name: string
  /** how somebody is called who gave no name, in a game for one person */
  you: string
  /** what the first game is called */
  tale: string
}
type Folder = Called & { [P in keyof Parts]: () => Promise<Parts[P]> } & { icons: () => Promise<IconsTold> }

export const FOLDERS = {
  en: {
    name: 'English',
    you: 'You',
    tale: 'A first tale',
    first: async () => (await import('./en/first.ts')).first,
    cards: async () => (await import('./en/cards/index.ts')).cards,
    rest: async () => (await import('./en/rest.ts')).rest,
    reference: async () => (await import('./en/reference/index.ts')).reference,
    icons: async () => (await import('./en/icons.ts')).icons,
  },
  fr: {
    name: 'Français',
    you: 'Vous',
    tale: 'Un premier récit',
    first: async () => (await import('./fr/first.ts')).first,
    cards: async () => (await import('./fr/cards/index.ts')).cards,
    rest: async () => (await import('./fr/rest.ts')).rest,
    reference: async () => (await import('./fr/reference/index.ts')).reference,
    icons: async () => (await import('./fr/icons.ts')).icons,
  },
} satisfies Record<string, Folder>

export type Language = keyof typeof FOLDERS
export const LANGUAGES = Object.keys(FOLDERS) as Language[]

/** How somebody is called who gave no name, in a game for one person. */
export const youIn = (language: Language): string => FOLDERS[language].you

/** What a game is called that nobody named, begun without a plan. */
export const taleIn = (language: Language): string => FOLDERS[language].tale

/** What a language calls itself. */
export const languageName = (language: Language): string => FOLDERS[language].name
