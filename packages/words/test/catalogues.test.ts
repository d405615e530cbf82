// The messages of all languages side by side: the same keys and placeholders, typography, nothing that fails to parse.

import { REASONS } from '@runesaga/engine'
import { MessageFormat } from 'messageformat'
import { describe, expect, test } from 'vitest'
import { type Key, LANGUAGES, type Language, plain } from '../src/index.ts'
import { FOLDERS } from '../src/languages/index.ts'
import { faults } from './faults.ts'
import { SPOKEN } from './spoken.ts'

type Messages = Record<Key, string>

/** Everything that is said in a language, part by part: no key may stand in two of them. */
const partsOf = async (language: Language) => {
  const { first, cards, rest } = FOLDERS[language]
  return Promise.all([first(), cards(), rest()])
}
const messagesOf = async (language: Language): Promise<Messages> =>
  Object.assign({}, ...(await partsOf(language)).map(({ messages }) => messages)) as Messages

const messages = Object.fromEntries(
  await Promise.all(LANGUAGES.map(async (language) => [language, await messagesOf(language)] as const)),
) as Record<Language, Messages>
const KEYS = Object.keys(messages.en) as Key[]

const placeholders = (message: string): string[] =>
  [...new Set([...message.matchAll(/\$(\w+)/g)].map(([, name]) => name))].sort()

describe.each(LANGUAGES)('%s', (language) => {
  const said = messages[language]

  test('has the messages of English, no more and no fewer, each once', async () => {
    expect(new Set(Object.keys(said))).toEqual(new Set(KEYS))
    const each = (await partsOf(language)).map((part) => Object.keys(part.messages).length)
    expect(each.reduce((sum, n) => sum + n, 0)).toBe(KEYS.length)
  })

  test('has the same placeholders in each message', () => {
    const of = (all: Messages) => Object.fromEntries(KEYS.map((key) => [key, placeholders(all[key])]))
    expect(of(said)).toEqual(of(messages.en))
  })

  test('parses, every message', () => {
    for (const message of Object.values(said)) {
      expect(() => new MessageFormat(language, message)).not.toThrow()
    }
  })
})

/** In these "?" is a key to press. */
const WITH_KEYS: readonly Key[] = [
  'rules/keys',
  'terminal/help',
  'terminal/type-number',
  'terminal/type-number/step-in',
]
/** This one is punctuation itself. */
const COLON: Key = 'sheet/colon'
const prose = (language: Language): string[] =>
  KEYS.filter((key) => !WITH_KEYS.includes(key) && key !== COLON).map((key) => messages[language][key])

test('French has its own apostrophes, and narrow no-break spaces before high punctuation and inside quotes', () => {
  for (const text of prose('fr')) {
    expect(text).not.toMatch(/'/)
    // MessageFormat's own ":string" and ":number" aside, and our ":de" and ":amid"
    const said = text.replace(/ :(string|number|integer|de|amid)\b/g, '')
    expect(said).not.toMatch(/[^\u202f][;:!?%]|«[^\u202f]|[^\u202f]»/)
  }
})

test('English has its own apostrophes, and no space before punctuation', () => {
  for (const text of prose('en')) {
    expect(text).not.toMatch(/'|[\u00a0\u202f]/)
    expect(text.replace(/ :(string|number|integer)/g, '')).not.toMatch(/\s[;:!,]/)
  }
})

/** What the game itself puts into a message; all else is a name, of a hero, a card or a file. */
const FIGURES =
  'n m number of have need heroes difficulty total min max mean was sworn good column here alone actual expected'
const OWN_WORDS = {
  xp: '{xp 2}',
  hero: '{hero}',
  antihero: '{antihero}',
  goal: 12,
  all: 12,
}
const OWN_NAMES: Partial<Record<Language, Record<string, string>>> = {
  en: { act: 'Act II', deck: 'Act I deck', date: 'May 3', deeds: 'won' },
  fr: { act: 'Acte II', deck: 'pioche Héros', date: '3 mai', deeds: 'va loin' },
}

test.each(LANGUAGES)('nothing said in %s has a fault, whatever the names and the numbers', (language) => {
  const found = new Set<string>()
  for (const key of KEYS) {
    if (WITH_KEYS.includes(key) || key === COLON) continue
    for (const name of ['Ysolde', 'Émile', 'Hasard 2'])
      for (const n of [-2, -1, 0, 0.5, 1, 2])
        for (const person of ['you', 'hero']) {
          const names = placeholders(messages[language][key]).map((placeholder) => [placeholder, name])
          const figures = FIGURES.split(' ').map((figure) => [figure, n])
          const { percent } = SPOKEN[language].rules
          const chances = { chance: percent('45'), without: percent('30'), against: percent('20') }
          const values = { ...Object.fromEntries([...names, ...figures]), ...OWN_WORDS, ...chances, person }
          const said = plain(
            SPOKEN[language].say(key, { ...values, ...OWN_NAMES[language] }),
            SPOKEN[language],
          )
          for (const fault of faults(said, language)) found.add(`${key}: ${fault}`)
        }
  }
  expect([...found]).toEqual([])
})

/** What stands behind the name of a hero, on a line of its own or in bold: the name may be "You". */
const AFTER_A_NAME = /^(attempt\/who\/(now|after|passed|no-feats)|opening\/(ready|choosing))$/
const YOU: Partial<Record<Language, string>> = { en: 'You', fr: 'Vous' }

test.each(Object.keys(YOU) as Language[])('what is said of a hero by name in %s fits "you"', (language) => {
  const found = KEYS.filter((key) => AFTER_A_NAME.test(key)).flatMap((key) =>
    faults(`${YOU[language]} ${SPOKEN[language].say(key, { person: 'you' })}`, language).map(
      (fault) => `${key}: ${fault}`,
    ),
  )
  expect(found).toEqual([])
  expect(faults('You faces it now', 'en')).not.toEqual([])
  expect(faults('Vous l’affronte maintenant', 'fr')).not.toEqual([])
  expect(faults('Vous n’ajoute rien', 'fr')).not.toEqual([])
})

test.each(LANGUAGES)('a chance in %s is never counted in points, which are the score', (language) => {
  const chances = KEYS.filter((key) => /\$(chance|without|against)\b/.test(messages[language][key]))
  expect(chances.length).toBeGreaterThan(10)
  const counted = chances.filter((key) => /\bpoints?\b(?! d’Expérience)/.test(messages[language][key]))
  expect(counted).toEqual([])
})

test('every refusal is a sentence of its own in every language', () => {
  for (const { say } of Object.values(SPOKEN)) {
    const said = REASONS.map((reason) => say(`refusal/${reason}`))
    expect(new Set(said).size).toBe(REASONS.length)
    for (const sentence of said) expect(sentence).toMatch(/^\p{Lu}.*\.$/u)
  }
})
