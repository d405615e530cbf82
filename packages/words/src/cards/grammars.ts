/** The languages that cards are written in. */
import type { Said } from '../language.ts'
import { ENGLISH } from './en/lines.ts'
import { FRENCH } from './fr/lines.ts'
import type { CardGrammar } from './grammar.ts'

export const GRAMMARS: Said<CardGrammar> = { en: ENGLISH, fr: FRENCH }
