/** The languages that cards are written in, all there from the start: where code needn't be fetched. */
import type { Language, Said } from '../language.ts'
import { ENGLISH } from './en/lines.ts'
import { FRENCH } from './fr/lines.ts'
import type { CardGrammar } from './grammar.ts'

const GRAMMARS: Said<CardGrammar> = { en: ENGLISH, fr: FRENCH }

export const grammarOf = (language: Language): CardGrammar => GRAMMARS[language]

/** To be waited for before cards are written in a language. */
export const learn: (language: Language) => Promise<void> = async () => {}
