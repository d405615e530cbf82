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

const lies = (total: number) => ({ success: Number(total >= 8), difficulty: 8, total, forced: false })
const stands = (success: number) => ({ success, difficulty: 8, total: null, forced: false })

test('what an answer or a card comes to: chances while runes are to fall, sums once they lie', () => {
  expect(said({ why: 'turns', result: stands(0.8125), now: stands(0.5) }, 'en')).toBe(
    'With it: 81% to succeed; without: 50%.',
  )
  expect(said({ why: 'turns', result: lies(9), now: lies(6) }, 'en')).toBe(
    'With it: success, 1 to spare; without: failed, 2 short.',
  )
  expect(said({ why: 'answer-turns', result: stands(0.8125), next: lies(6) }, 'fr')).toBe(
    'Avec cette réponse\u202f: 81\u202f% de chances de réussir\u202f; avec la meilleure des autres\u202f: raté, il manque 2.',
  )
})

test('cards are kept: nothing helps, it isn’t worth it, or it can wait', () => {
  const now = stands(0.5)
  const best = { card: 'base/hunter', result: stands(0.8125) }
  const keeps = { why: 'keeps-cards', now } as const
  expect(said({ ...keeps, best: null }, 'en')).toMatch(/As it stands: 50% to succeed\.$/)
  expect(said({ ...keeps, best: { ...best, later: null } }, 'en')).toMatch(
    /81% to succeed; without: 50%\. What/,
  )
  expect(said({ ...keeps, best: { ...best, later: 'after' } }, 'en')).toMatch(/see how the runes fall\.$/)
})

test('Dark runes have their price, and more of them are called more', () => {
  const dark = { why: 'dark-runes', runes: 2, success: 0.8125, without: 0.4375 } as const
  expect(said({ ...dark, more: true }, 'en')).toBe('With 2 more Dark runes: 81% instead of 44%.')
  expect(said({ why: 'dark-price', xp: 2, chance: 0.75, before: 0, worst: 'C2' }, 'en')).toBe(
    'Price: {xp 2}, and a risk of 75% to sink; at worst: Corruption 2.',
  )
  expect(said({ why: 'dark-price', xp: 1, chance: 0.875, before: 0.75, worst: 'C4' }, 'en')).toBe(
    'Price: {xp 1}, and a risk of 88% to sink instead of 75%; at worst: Corruption 4.',
  )
  expect(said({ why: 'dark-price', xp: 2, chance: 0, before: 0, worst: null }, 'fr')).toBe(
    'Prix\u202f: {xp 2}.',
  )
})

test('a Journey says what is poor: the chance, or what the likeliest path gives', () => {
  const here = { card: 'base/street-fight', path: 'top', gains: [{ icon: 'wisdom', n: 1 }] } as const
  expect(said({ why: 'best-here', ...here, success: 0.31 }, 'en')).toMatch(/is likelier than “.+”, 31%\.$/)
  expect(said({ why: 'best-here', ...here, success: 0.81 }, 'en')).toMatch(
    /”, 81%, gives you only \{wisdom\}\.$/,
  )
})
