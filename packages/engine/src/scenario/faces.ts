/** Faces of stones by name, and the words of a script that show them. */

import { abilityOf, faceValue, gainOf, kindOf, showsMoon, showsTwist } from '../conduct/stones.ts'
import { stoneFace } from '../deeds/names.ts'
import { ABILITIES } from '../language/names.ts'
import type { Cast } from './parts.ts'

/** `core`, `core with the twist`, `wisdom`, `wisdom (special)`, `dark` */
function stoneName(stone: number): string {
  const kind = kindOf(stone)
  if (kind === 'fate') return 'core with the twist'
  if (kind === 'standard' || kind === 'special') {
    return ABILITIES[abilityOf(stone)] + (kind === 'special' ? ' (special)' : '')
  }
  return kind
}

/** Faces that set something off: not what a scenario wants that only names a sum. */
const loud = (stone: number, face: number): boolean =>
  showsTwist(stone, face) || showsMoon(stone, face) || gainOf(stone, face) !== null

const sumOf = (stones: readonly number[], word: number): number =>
  stones.reduce((sum, stone, i) => sum + faceValue(stone, (word >> i) & 1), 0)

/** The quietest faces that add up to this. */
function wordOfSum(sum: number, stones: readonly number[]): number {
  let best = -1
  let least = Number.POSITIVE_INFINITY
  for (let word = 0; word < 1 << stones.length; word++) {
    if (sumOf(stones, word) !== sum) continue
    const noise = stones.filter((stone, i) => loud(stone, (word >> i) & 1)).length
    if (noise < least) {
      best = word
      least = noise
    }
  }
  if (best >= 0) return best
  const all = `${stones.length} ${stones.length === 1 ? 'stone' : 'stones'}`
  throw new Error(`${all} can't add up to ${sum}: they are ${stones.map(stoneName).join(', ')}`)
}

/** The word in which bit i is the face of stone i. */
export function wordOf(cast: Cast, stones: readonly number[]): number {
  if (typeof cast === 'number') return wordOfSum(cast, stones)
  if (cast.length !== stones.length) {
    const names = stones.map(stoneName).join(', ')
    throw new Error(`${cast.length} faces for ${stones.length} stones, which are ${names}`)
  }
  return stones.reduce((word, stone, i) => {
    const wanted = cast[i]
    const face = [0, 1].find((f) =>
      typeof wanted === 'number' ? faceValue(stone, f) === wanted : stoneFace(stone, f) === wanted,
    )
    if (face !== undefined) return word | (face << i)
    const has = [1, 0].map((f) => `${stoneFace(stone, f)} (${faceValue(stone, f)})`).join(' and ')
    throw new Error(`stone ${i}, ${stoneName(stone)}, has no face ${JSON.stringify(wanted)}: it has ${has}`)
  }, 0)
}
