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
  plain,
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
import { faults } from './faults.ts'

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
const WITH_KEYS: readonly string[] = LANGUAGES.flatMap((language) => {
  const { help, 'type-number': type, 'type-number/step-in': typeOrGoOn } = terminal.messages[language]
  return [help, type, typeOrGoOn]
})

test('French has its own apostrophes, and a no-break space before high punctuation', () => {
  for (const text of all('fr').filter((said) => !WITH_KEYS.includes(said))) {
    expect(text).not.toMatch(/'/)
    // MessageFormat's own ":string" and ":number" aside, and our ":de"
    expect(text.replace(/ :(string|number|de)\b/g, '')).not.toMatch(/[^\u00a0][;:!?»]|«[^\u00a0]/)
  }
})

test('English has its own apostrophes, and no space before punctuation', () => {
  for (const text of all('en')) {
    expect(text).not.toMatch(/'|\u00a0/)
    expect(text.replace(/ :(string|number)/g, '')).not.toMatch(/\s[;:!,]/)
  }
})

/** What the game itself puts into a message; all else is a name, of a hero, a card or a file. */
const FIGURES =
  'n m number of have need heroes difficulty total min max mean was sworn good column here alone actual expected'
const OWN_WORDS = {
  xp: '{xp 2}',
  hero: '{hero}',
  antihero: '{antihero}',
  chance: '45%',
  without: '30%',
  sign: '+',
  goal: 12,
  all: 12,
}
const OWN_NAMES: Record<Language, Record<string, string>> = {
  en: { act: 'Act II', deck: 'Act I deck', date: 'May 3' },
  fr: { act: 'Acte II', deck: 'paquet Héros', date: '3 mai' },
}

/** A catalogue whose messages go by any name. */
interface Spoken {
  (language: Language, key: string, values: Record<string, string | number>): string
  messages: Record<Language, Record<string, string>>
}

describe.each(Object.entries(CATALOGUES))('what %s says', (_, catalogue) => {
  const say = catalogue as unknown as Spoken

  test.each(LANGUAGES)('has no fault in %s, whatever the names and the numbers', (language) => {
    const found = new Set<string>()
    for (const [key, message] of Object.entries(say.messages[language])) {
      if (WITH_KEYS.includes(message)) continue
      for (const name of ['Ysolde', 'Émile', 'Hasard 2'])
        for (const n of [-2, -1, 0, 0.5, 1, 2])
          for (const person of ['you', 'hero']) {
            const names = placeholders(message).map((placeholder) => [placeholder, name])
            const figures = FIGURES.split(' ').map((figure) => [figure, n])
            const values = { ...Object.fromEntries([...names, ...figures]), ...OWN_WORDS, person }
            const said = plain(say(language, key, { ...values, ...OWN_NAMES[language] }), language)
            for (const fault of faults(said, language)) found.add(`${key}: ${fault}`)
          }
    }
    expect([...found]).toEqual([])
  })
})

test('every refusal is a sentence of its own in both languages', () => {
  for (const language of LANGUAGES) {
    const said = REASONS.map((reason) => refusalWords(reason, language))
    expect(new Set(said).size).toBe(REASONS.length)
    for (const sentence of said) expect(sentence).toMatch(/^[A-ZÀÉ].*\.$/)
  }
})
