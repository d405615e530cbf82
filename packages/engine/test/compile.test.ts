/** Compiled cards are kept by their entries, and by nothing less than what they are made of. */
import { expect, test } from 'vitest'
import { compileCards } from '../src/compile/cards.ts'
import type { CardSet } from '../src/language/cards.ts'

const calm = { id: 'calm', name: { en: 'Calm' }, act: 1 as const, gives: { triumph: 1 } }
const bold = { id: 'bold', name: { en: 'Bold' }, act: 1 as const, gives: { triumph: 2 } }
const set: CardSet = { set: 'moods', name: { en: 'Moods' }, edition: 'base', traits: [calm, bold] }
const triumphs = (of: CardSet) => compileCards(of).map((card) => card.paths[0].triumph)

test('a set in which one card is changed shares all others, wherever they stand', () => {
  const [, kept] = compileCards(set)
  const changed: CardSet = { ...set, traits: [bold, { ...calm, gives: { triumph: 3 } }] }
  expect(triumphs(changed)).toEqual([2, 3])
  expect(compileCards(changed)[0]).toBe(kept)
  expect(triumphs(set)).toEqual([1, 2])
})

test('the same entries in a set of another name or edition are other cards', () => {
  compileCards(set)
  expect(compileCards({ ...set, set: 'tempers' }).map((card) => card.id)).toEqual([
    'tempers/calm',
    'tempers/bold',
  ])
  expect(compileCards({ ...set, edition: 'epic' }).map((card) => card.edition)).toEqual(['epic', 'epic'])
  expect(compileCards(set).map((card) => [card.id, card.edition])).toEqual([
    ['moods/calm', 'base'],
    ['moods/bold', 'base'],
  ])
})

test('of a set of which only some cards are in play, as many copies as are asked for', () => {
  expect(compileCards(set, { bold: 2 }).map((card) => card.id)).toEqual(['moods/bold', 'moods/bold'])
})
