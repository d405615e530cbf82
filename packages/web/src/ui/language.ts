/** The language of the page. */
import type { Language } from '@runesaga/words'
import { settings } from '../state/settings.ts'

export const language = (): Language => settings.value.language
