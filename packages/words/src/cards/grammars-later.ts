/** The languages that cards are written in, each fetched when it is needed: stands in for grammars.ts in a browser. */
import type { Language, Said } from '../language.ts'
import type { CardGrammar } from './grammar.ts'

const FETCH: Said<() => Promise<CardGrammar>> = {
  en: async () => (await import('./en/lines.ts')).ENGLISH,
  fr: async () => (await import('./fr/lines.ts')).FRENCH,
}
const learned = new Map<Language, CardGrammar>()

export function grammarOf(language: Language): CardGrammar {
  const grammar = learned.get(language)
  if (grammar === undefined) throw new Error(`no card can be written in "${language}" before it is learned`)
  return grammar
}

/** To be waited for before cards are written in a language. */
export async function learn(language: Language): Promise<void> {
  if (!learned.has(language)) learned.set(language, await FETCH[language]())
}
