/** The language of the page. */
import type { Language } from '@runesaga/words'
import { settings } from '../state/settings.ts'

export const language = (): Language => settings.value.language

/** Each language by its own name, so that whoever reads it finds it. */
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français' }
