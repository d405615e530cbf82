/** Which answers are marked as good for whoever is asked. */
import type { Result } from '@runesaga/table'
import { expect, test } from 'vitest'
import { worth } from '../packages/web/src/attempt/cast/worth.ts'

const FRIEND = true
const RIVAL = false
const chance = (success: number): Result => ({ success, total: null, difficulty: 4, forced: false })
const lies = (total: number): Result => ({ success: Number(total >= 4), total, difficulty: 4, forced: false })

test.for([
  ['a better chance', chance(0.8), chance(0.5), 'good', 'bad'],
  ['a worse chance', chance(0.4), chance(0.5), 'bad', 'good'],
  ['more to spare', lies(6), lies(5), 'good', 'bad'],
  ['success put at risk', chance(0.9), lies(5), 'bad', 'good'],
  ['stones cast again that can’t fail it', chance(1), lies(5), 'none', 'none'],
  ['the same', lies(5), lies(5), 'none', 'none'],
  ['what can’t be told', null, lies(5), 'good', 'good'],
] as const)('%s', ([, then, now, ofFriend, ofRival]) => {
  expect(worth(false, then, now, FRIEND)).toBe(ofFriend)
  expect(worth(false, then, now, RIVAL)).toBe(ofRival)
})

test('what does nothing at all is good for nobody', () => {
  expect(worth(true, null, lies(5), FRIEND)).toBe('none')
})
