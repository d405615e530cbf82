/** Rune stones and the faces they show, in words. */
import type { Ability } from '@runesaga/engine/language'
import { FACE_SUCCESSES, type StoneFace, type StoneName } from '@runesaga/engine/view'
import type { Noun } from '../language.ts'
import type { Words } from '../words.ts'
import { counted, icon } from './text.ts'

/** "core rune", "Strength rune", "special Wisdom rune", "Dark rune" */
function runeNoun(kind: StoneName, { terms }: Words): Noun {
  if (kind === 'dark') return terms.icons['dark-rune']
  if (kind === 'core' || kind === 'fate') return terms.icons['core-rune']
  const isSpecial = kind.endsWith('-special')
  return terms.abilityRune((isSpecial ? kind.slice(0, -'-special'.length) : kind) as Ability, isSpecial)
}
export const runeName = (kind: StoneName, words: Words): string => runeNoun(kind, words).one

/** What a face shows: successes, then what else it does. */
export function faceWords(face: StoneFace, words: Words): string {
  const value = FACE_SUCCESSES[face]
  const parts = value > 0 ? [counted(words.terms.cast.success, value, words)] : []
  if (face === 'xp' || face === 'hero' || face === 'antihero') parts.push(icon(face, 1))
  if (face === 'moon') parts.push(icon('corruption', 1))
  if (face === 'twist') parts.push(icon('twist'))
  return parts.length === 0 ? words.say('cast/nothing') : parts.join(', ')
}

/** What a whole cast shows: the successes together, Twists of Fate, Corruption. */
export function castWords(faces: readonly StoneFace[], words: Words): string {
  const count = (shown: StoneFace) => faces.filter((face) => face === shown).length
  const value = faces.reduce((sum, face) => sum + FACE_SUCCESSES[face], 0)
  const [twists, moons] = [count('twist'), count('moon')]
  const parts = [counted(words.terms.cast.success, value, words)]
  if (twists > 0) parts.push(icon('twist', twists))
  if (moons > 0) parts.push(icon('corruption', moons))
  return parts.join(', ')
}

/** "2 Strength runes" */
export const runeList = (stones: readonly StoneName[], words: Words): string => {
  const kinds = [...new Set(stones)]
  const count = (kind: StoneName) => stones.filter((stone) => stone === kind).length
  return kinds.map((kind) => counted(runeNoun(kind, words), count(kind), words)).join(', ')
}
