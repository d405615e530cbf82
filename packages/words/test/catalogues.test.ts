// The catalogues of both languages side by side: the same placeholders, French typography, nothing that fails to parse.

import { REASONS } from '@runesaga/engine'
import { MessageFormat } from 'messageformat'
import { describe, expect, test } from 'vitest'
import {
  board,
  campaign,
  chronicle,
  common,
  decisions,
  ending,
  help,
  hints,
  home,
  LANGUAGES,
  type Language,
  labels,
  mixing,
  OUTCOME_REASONS,
  opening,
  planning,
  pledging,
  preferences,
  REFUSALS,
  refusalWords,
  SCORE_BOXES,
  terminal,
  trial,
  trouble,
  UNDO_REFUSALS,
} from '../src/index.ts'
import { SCORE_CATALOGUES } from '../src/score.ts'

const [lines, endings] = SCORE_CATALOGUES
const CLIENT = {
  board,
  campaign,
  common,
  ending,
  help,
  hints,
  home,
  planning,
  mixing,
  opening,
  pledging,
  preferences,
  trial,
  trouble,
}
const CATALOGUES = { chronicle, decisions, labels, lines, endings, terminal, ...CLIENT }

const placeholders = (message: string): string[] =>
  [...new Set([...message.matchAll(/\$(\w+)/g)].map(([, name]) => name))].sort()

describe.each(Object.entries(CATALOGUES))('the catalogue %s', (_, { messages }) => {
  const keys = Object.keys(messages.en) as (keyof typeof messages.en)[]

  test('has the same messages and the same placeholders in both languages', () => {
    expect(new Set(Object.keys(messages.fr))).toEqual(new Set(keys))
    const french = messages.fr as Record<string, string>
    for (const key of keys) {
      expect([key, placeholders(french[key])]).toEqual([key, placeholders(messages.en[key])])
    }
  })

  test('parses, every message', () => {
    for (const language of LANGUAGES) {
      for (const message of Object.values(messages[language])) {
        expect(() => new MessageFormat(language, message)).not.toThrow()
      }
    }
  })
})

/** Everything that is said in a language, whatever catalogue it stands in. */
const all = (language: Language): string[] => [
  ...Object.values(CATALOGUES).flatMap(({ messages }) => Object.values<string>(messages[language])),
  ...[REFUSALS, UNDO_REFUSALS, OUTCOME_REASONS, SCORE_BOXES].flatMap((table) =>
    Object.values(table).map((said) => said[language]),
  ),
]

/** In these "?" is a key to press. */
const WITH_KEYS: readonly string[] = [terminal.messages.fr.help, terminal.messages.fr['type-number']]

test('French has its own apostrophes, and a no-break space before high punctuation', () => {
  for (const text of all('fr').filter((said) => !WITH_KEYS.includes(said))) {
    expect(text).not.toMatch(/'/)
    // MessageFormat's own ":string" and ":number" aside
    expect(text.replace(/ :(string|number)/g, '')).not.toMatch(/[^\u00a0][;:!?»]|«[^\u00a0]/)
  }
})

test('English has its own apostrophes, and no space before punctuation', () => {
  for (const text of all('en')) {
    expect(text).not.toMatch(/'|\u00a0/)
    expect(text.replace(/ :(string|number)/g, '')).not.toMatch(/\s[;:!,]/)
  }
})

test('every refusal is a sentence of its own in both languages', () => {
  for (const language of LANGUAGES) {
    const said = REASONS.map((reason) => refusalWords(reason, language))
    expect(new Set(said).size).toBe(REASONS.length)
    for (const sentence of said) expect(sentence).toMatch(/^[A-ZÀÉ].*\.$/)
  }
})
