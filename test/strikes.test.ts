/** Which Feats of others are shown as strikes on one's attempt. */
import { expect, test } from 'vitest'
import { type Figures, strikes } from '../packages/web/src/attempt/cast/strikes.ts'

const RIVAL = true
const FRIEND = false
const lies = (total: number, difficulty: number): Figures => ({ total, difficulty, chance: null })
const open = (chance: number, difficulty: number): Figures => ({ total: null, difficulty, chance })

test.for([
  ['more to reach', lies(5, 4), lies(5, 6), true, true],
  ['less that counts', lies(5, 4), lies(3, 4), true, true],
  ['stones that are cast again and may fail it', lies(5, 4), open(0.5, 4), true, true],
  ['stones that are cast again and can’t fail it', lies(5, 4), open(1, 4), true, false],
  ['a chance before the cast that falls', open(0.8, 4), open(0.5, 4), true, true],
  ['a chance before the cast that stays', open(0.8, 4), open(0.8, 4), false, false],
  ['stones that are cast again and may save it', lies(3, 4), open(0.5, 4), false, false],
  ['less to reach', lies(3, 4), lies(3, 2), false, false],
] as const)('%s', ([, before, after, ofRival, ofFriend]) => {
  expect(strikes(before, after, RIVAL)).toBe(ofRival)
  expect(strikes(before, after, FRIEND)).toBe(ofFriend)
})
