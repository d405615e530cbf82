// Why a bot would do something, in words: points by their number, also where it has a decimal.

import { expect, test } from 'vitest'
import { hintWords } from '../src/index.ts'
import { names } from './samples.ts'
import { SPOKEN } from './spoken.ts'

const worth = (points: number, language: 'en' | 'fr') =>
  hintWords({ why: 'worth', points, next: null }, names(0), SPOKEN[language])

test.each([
  [0.5, '0.5 points', '0,5 point'],
  [1.02, '1 point', '1 point'],
  [1.5, '1.5 points', '1,5 point'],
  [2, '2 points', '2 points'],
])('%d', (points, en, fr) => {
  expect(worth(points, 'en')).toBe(`Worth about ${en} in the end.`)
  expect(worth(points, 'fr')).toBe(`Vaut environ ${fr} à la fin.`)
})

test('what only costs says so, not that it is worth less than nothing', () => {
  expect(worth(-1, 'en')).toBe('It costs about 1 point in the end; nothing else costs less.')
  expect(worth(-4.4, 'fr')).toBe('Coûte environ 4,4 points à la fin\u202f; rien d’autre ne coûte moins.')
})

test('the next best thing is named only where it is worth less', () => {
  const next = (next: number) => hintWords({ why: 'worth', points: 2, next }, names(0), SPOKEN.en)
  expect(next(1.5)).toBe('Worth about 2 points in the end; the next best thing, 1.5.')
  for (const same of [1.99, 2, 2.4]) expect(next(same)).toBe('Worth about 2 points in the end.')
})

test('what the next best thing is worth has a real minus too', () => {
  expect(hintWords({ why: 'worth', points: 2, next: -0.5 }, names(0), SPOKEN.fr)).toBe(
    'Vaut environ 2 points à la fin\u202f; le meilleur choix suivant, −0,5.',
  )
})
