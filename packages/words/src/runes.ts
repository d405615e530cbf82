/** Rune stones and the faces they show, in words. */
import { ABILITIES, abilityOf, faceValue, gainOf, kindOf, showsMoon, showsTwist } from '@runesaga/engine'
import { de, icon } from './grammar.ts'
import type { Language, Said } from './language.ts'
import { counted, ICON_NOUNS, type Noun, RUNE_NOUNS } from './terms.ts'

/** "core rune", "Strength rune", "special Wisdom rune", "Dark rune" */
export function runeNoun(stone: number): Said<Noun> {
  const kind = kindOf(stone)
  if (kind === 'dark') return ICON_NOUNS['dark-rune']
  if (kind === 'core' || kind === 'fate') return ICON_NOUNS['core-rune']
  const ability = ICON_NOUNS[ABILITIES[abilityOf(stone)]]
  const english = `${kind === 'special' ? 'special ' : ''}${ability.en.one} rune`
  const of = de(ability.fr.one)
  const french = kind === 'special' ? ['Rune Spéciale', 'Runes Spéciales'] : ['Rune', 'Runes']
  return {
    en: { one: english, many: `${english}s` },
    fr: { one: `${french[0]} ${of}`, many: `${french[1]} ${of}`, gender: 'f' },
  }
}
export const runeName = (stone: number, language: Language): string => runeNoun(stone)[language].one

const BLANK: Said = { en: 'nothing', fr: 'rien' }

/** What a face shows: successes, then what else it does. */
export function faceWords(stone: number, face: number, language: Language): string {
  const value = faceValue(stone, face)
  const parts = value > 0 ? [counted(RUNE_NOUNS.success, value, language)] : []
  const gain = gainOf(stone, face)
  if (gain !== null) parts.push(icon(gain, 1))
  if (showsMoon(stone, face)) parts.push(icon('corruption', 1))
  if (showsTwist(stone, face)) parts.push(icon('twist'))
  return parts.length === 0 ? BLANK[language] : parts.join(', ')
}

/** What a whole cast shows: the successes together, Twists of Fate, Corruption. */
export function castWords(stones: readonly number[], faces: readonly number[], language: Language): string {
  let value = 0
  let moons = 0
  let twists = 0
  stones.forEach((stone, i) => {
    value += faceValue(stone, faces[i])
    if (showsMoon(stone, faces[i])) moons++
    if (showsTwist(stone, faces[i])) twists++
  })
  const parts = [counted(RUNE_NOUNS.success, value, language)]
  if (twists > 0) parts.push(icon('twist', twists))
  if (moons > 0) parts.push(icon('corruption', moons))
  return parts.join(', ')
}

/** "2 Strength runes" */
export const runeList = (stones: readonly number[], language: Language): string => {
  const kinds = [...new Set(stones)]
  const count = (kind: number) => stones.filter((stone) => stone === kind).length
  return kinds.map((kind) => counted(runeNoun(kind), count(kind), language)).join(', ')
}
