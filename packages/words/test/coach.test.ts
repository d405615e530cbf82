/** The tips of a first tale are short: whatever stands in them, none has more words than can be read at a glance. */
import { expect, test } from 'vitest'
import { LANGUAGES, loadLanguage } from '../src/index.ts'
import { coach } from '../src/languages/en/messages/coach.ts'

const MOST = 24

/** What the game puts in at most: names of cards have three words. */
const VALUES = {
  card: 'Combat de Rue',
  icon: 'Constitution',
  chance: '81\u202f%',
  n: 2,
  have: 4,
  difficulty: 5,
}

const wordsIn = (text: string): number => text.match(/[\p{L}\p{N}]+(?:[’-][\p{L}\p{N}]+)*/gu)?.length ?? 0

test.for(LANGUAGES)('in %s no tip has more than 24 words', async (language) => {
  const words = await loadLanguage(language, 'rest')
  const keys = Object.keys(coach) as (keyof typeof coach)[]
  const long = keys.map((key) => words.say(key, VALUES)).filter((text) => wordsIn(text) > MOST)
  expect(long).toEqual([])
  expect(keys.length).toBeGreaterThan(20)
})
