/** Every word of the card language knows how to run. */
import { expect, test } from 'vitest'
import { condition, effect } from '../src/language/grammar.ts'
import { CONDITION_WORDS } from '../src/words/conditions.ts'
import { EFFECT_WORDS, STANDING_ONLY } from '../src/words/effects.ts'

test('each condition word has a test of its own', () => {
  expect(CONDITION_WORDS.toSorted()).toEqual(Object.keys(condition.shape).toSorted())
})

test('each effect word runs, or stands in a power that is always on', () => {
  expect([...EFFECT_WORDS, ...STANDING_ONLY].toSorted()).toEqual(Object.keys(effect.shape).toSorted())
})
