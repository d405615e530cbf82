/** The table of facts leaves out no epic card that docs/cards/epic-stormlight.md names. */
import { expect, test } from 'vitest'
import { factPage } from '../kit/fact-page.ts'
import { EPIC } from './facts.ts'

const { rows } = factPage('epic-stormlight')
const told = (field: string) =>
  new Set(EPIC.facts.filter((fact) => fact.field.endsWith(field)).map(({ value }) => String(value)))
const english = told('name.en')
const french = told('name.fr')

/** `Scout (Éclaireur)`; what is *unnamed* or about *all* has no name. */
const named = (number: string) =>
  rows(number)
    .map(([card]) => card)
    .filter((card) => !card.startsWith('*'))
    .flatMap((card) => {
      const [, names, translated] = /^(.*?)(?: \((.*)\))?$/.exec(card)!
      return names.split(', ').map((name) => ({ name, translated }))
    })

test.each([
  ['3.1', 10],
  ['3.2', 9],
  ['3.3', 7],
])('the cards of section %s, with their French names', (number, count) => {
  const cards = named(number)
  expect(cards).toHaveLength(count)
  expect(cards.filter(({ name }) => !english.has(name))).toEqual([])
  expect(cards.flatMap(({ translated }) => translated ?? []).filter((name) => !french.has(name))).toEqual([])
})

test('2.2 and 2.3: both sides of the Quest and of the Dark Lord', () => {
  const sides = ['Reign of the Adversary', 'Age of Darkness', "Dark Lord's Consort", 'The Dark Lord']
  expect(sides.filter((side) => !english.has(side))).toEqual([])
})
