// Why a hint advises something, in words.

import { expect, test } from 'vitest'
import { type Advice, hintWords } from '../src/index.ts'
import { names } from './samples.ts'
import { SPOKEN } from './spoken.ts'

const said = (advice: Advice, language: 'en' | 'fr') => hintWords(advice, names(0), SPOKEN[language])

test.each([
  [0, 'Hero cards', 'les cartes Héros'],
  [1, 'your only Hero card', 'votre seule carte Héros'],
  [2, 'your 2 Hero cards', 'vos 2 cartes Héros'],
])('a level that locks cards: %d held', (held, en, fr) => {
  const advice = { why: 'locks', kind: 'hero', held } as const
  expect(said(advice, 'en')).toBe(`Its price: your Corruption then locks ${en}.`)
  expect(said(advice, 'fr')).toBe(`Son prix\u202f: votre Corruption bloque alors ${fr}.`)
})

test('the best chance is called that, and no other', () => {
  const odds = { why: 'odds', success: 0.8125 } as const
  expect(said({ ...odds, isBest: true }, 'en')).toBe('81% to succeed: nothing else is likelier.')
  expect(said({ ...odds, isBest: false }, 'en')).toBe('81% to succeed.')
})

test('what a path gives: points with their number, icons by themselves', () => {
  const gains = [
    { icon: 'nature', n: 1 },
    { icon: 'wisdom', n: 2 },
    { icon: 'triumph', n: 1 },
  ] as const
  expect(said({ why: 'gives', gains }, 'en')).toBe('It gives you {nature}, {wisdom 2} and {triumph 1}.')
  expect(said({ why: 'gives', gains }, 'fr')).toBe('Cela vous donne {nature}, {wisdom 2} et {triumph 1}.')
})
