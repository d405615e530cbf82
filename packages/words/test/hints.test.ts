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
  [-1, '−1 point', '−1 point'],
])('%d', (points, en, fr) => {
  expect(worth(points, 'en')).toBe(`Worth about ${en} in the end.`)
  expect(worth(points, 'fr')).toBe(`Vaut environ ${fr} à la fin.`)
})

test('what the next best thing is worth has a real minus too', () => {
  expect(hintWords({ why: 'worth', points: 2, next: -0.5 }, names(0), SPOKEN.fr)).toBe(
    'Vaut environ 2 points à la fin\u202f; le meilleur choix suivant, −0,5.',
  )
})
