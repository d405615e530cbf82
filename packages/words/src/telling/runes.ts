/** Rune stones and the faces they show, in words. */
import { ABILITIES, abilityOf, faceValue, gainOf, kindOf, showsMoon, showsTwist } from '@runesaga/engine'
import type { Noun } from '../language.ts'
import type { Words } from '../words.ts'
import { counted, icon } from './text.ts'

/** "core rune", "Strength rune", "special Wisdom rune", "Dark rune" */
function runeNoun(stone: number, { terms }: Words): Noun {
  const kind = kindOf(stone)
  if (kind === 'dark') return terms.icons['dark-rune']
  if (kind === 'core' || kind === 'fate') return terms.icons['core-rune']
  return terms.abilityRune(ABILITIES[abilityOf(stone)], kind === 'special')
}
export const runeName = (stone: number, words: Words): string => runeNoun(stone, words).one

/** What a face shows: successes, then what else it does. */
export function faceWords(stone: number, face: number, words: Words): string {
  const value = faceValue(stone, face)
  const parts = value > 0 ? [counted(words.terms.cast.success, value, words)] : []
  const gain = gainOf(stone, face)
  if (gain !== null) parts.push(icon(gain, 1))
  if (showsMoon(stone, face)) parts.push(icon('corruption', 1))
  if (showsTwist(stone, face)) parts.push(icon('twist'))
  return parts.length === 0 ? words.say('cast/nothing') : parts.join(', ')
}

/** What a whole cast shows: the successes together, Twists of Fate, Corruption. */
export function castWords(stones: readonly number[], faces: readonly number[], words: Words): string {
  let value = 0
  let moons = 0
  let twists = 0
  stones.forEach((stone, i) => {
    value += faceValue(stone, faces[i])
    if (showsMoon(stone, faces[i])) moons++
    if (showsTwist(stone, faces[i])) twists++
  })
  const parts = [counted(words.terms.cast.success, value, words)]
  if (twists > 0) parts.push(icon('twist', twists))
  if (moons > 0) parts.push(icon('corruption', moons))
  return parts.join(', ')
}

/** "2 Strength runes" */
export const runeList = (stones: readonly number[], words: Words): string => {
  const kinds = [...new Set(stones)]
  const count = (kind: number) => stones.filter((stone) => stone === kind).length
  return kinds.map((kind) => counted(runeNoun(kind, words), count(kind), words)).join(', ')
}
