/** What is sent of how a table stands: only what has changed, and whoever receives it has all of it. */
import { patched, patchFor } from '@runesaga/table/remote'
import fc from 'fast-check'
import { expect, test } from 'vitest'

/** As it comes over a line. */
const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

/** Plain values of a few kinds: often alike. */
const { value } = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, 1, 2, 'a', 'b'),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'c', '__proto__', 'length'), tie('value')),
  ),
}))

test('what was, with what has changed, is what is', () => {
  fc.assert(
    fc.property(value, value, (before, after) => {
      const [old, now] = [sent(before), sent(after)]
      expect(patched(old, sent(patchFor(old, now)))).toEqual(now)
    }),
    { numRuns: 2000 },
  )
})

test('a value that is the same needs nothing', () => {
  fc.assert(
    fc.property(value, (one) => {
      expect(patchFor(sent(one), sent(one))).toBeNull()
    }),
  )
})

test('of a list that has grown or shrunk only what has come is sent, and what hasn’t changed is shared', () => {
  const cards = [{ card: 'a' }, { card: 'b' }, { card: 'c' }]
  const more = cards.toSpliced(2, 0, { card: 'x' })
  expect(patchFor(cards, sent(more))).toEqual([2, 0, [{ card: 'x' }]])
  expect(patchFor(cards, sent(cards.slice(1)))).toEqual([0, 1, []])
  expect(patchFor(cards, [{ card: 'y' }])).toEqual([[{ card: 'y' }]])
  const made = patched(cards, [2, 0, [{ card: 'x' }]]) as typeof cards
  expect(made).toEqual(more)
  expect(made[3]).toBe(cards[2])
})
