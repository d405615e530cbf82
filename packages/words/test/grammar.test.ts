// French "de" before names, as players give them.

import { expect, test } from 'vitest'
import { de } from '../src/languages/fr/rules.ts'
import { SPOKEN } from './spoken.ts'

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
  expect(SPOKEN.fr.say('table/story-of', { who: 'Émile' })).toBe('L’Histoire d’Émile')
  expect(SPOKEN.fr.say('table/story-of', { who: 'Tomas' })).toBe('L’Histoire de Tomas')
  expect(SPOKEN.fr.say('end/life', { person: 'hero', who: 'Ysolde' })).toBe('La vie d’Ysolde')
})

test.each([
  ['L’Usurpateur', 'Victoire sur l’Usurpateur'],
  ['Le Seigneur des Ombres', 'Victoire sur le Seigneur des Ombres'],
  ['Les Jumelles', 'Victoire sur les Jumelles'],
  ['Laërte', 'Victoire sur Laërte'],
  ['Odium', 'Victoire sur Odium'],
])('within a sentence the article of a name isn’t written large: %s', (foe, said) => {
  expect(SPOKEN.fr.say('end/won', { foe })).toBe(said)
})
