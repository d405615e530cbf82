/** Where grammars are fetched, cards are written in a language once it is learned, and not before. */
import { expect, test } from 'vitest'
import * as there from '../src/cards/grammars.ts'
import * as later from '../src/cards/grammars-later.ts'
import { LANGUAGES } from '../src/index.ts'

test('a language is known once it is learned, and is then the same everywhere', async () => {
  for (const language of LANGUAGES) {
    expect(() => later.grammarOf(language)).toThrow(`no card can be written in "${language}"`)
    await later.learn(language)
    expect(later.grammarOf(language)).toBe(there.grammarOf(language))
  }
})

test('both forms can be asked for the same things', () => {
  expect(Object.keys(later)).toEqual(Object.keys(there))
})
