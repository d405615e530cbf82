// French "de" before names, as players give them.

import { expect, test } from 'vitest'
import { de } from '../src/grammar.ts'
import { board, ending } from '../src/index.ts'

test.each([
  ['Tomas', 'de Tomas'],
  ['Anna', 'd’Anna'],
  ['Émile', 'd’Émile'],
  ['Œdipe', 'd’Œdipe'],
  ['Ysolde', 'd’Ysolde'],
  ['Yann', 'de Yann'],
  ['Hector', 'd’Hector'],
  ['Héloïse', 'd’Héloïse'],
  ['Héros 2', 'de Héros 2'],
  ['Hasard 2', 'de Hasard 2'],
  ['Héraut', 'de Héraut'],
])('%s: %s', (name, said) => {
  expect(de(name)).toBe(said)
})

test('a message elides before the name that stands in it', () => {
  expect(board('fr', 'story-of', { who: 'Émile' })).toBe('L’Histoire d’Émile')
  expect(board('fr', 'story-of', { who: 'Tomas' })).toBe('L’Histoire de Tomas')
  expect(ending('fr', 'life', { person: 'hero', who: 'Ysolde' })).toBe('La vie d’Ysolde')
})
