/** Rune stones and their two faces (R-RUNE-09). A stone is a small number; face 1 is its better side. */
import { ABILITIES } from '../language/names.ts'

export const STONE = {
  core: 0,
  fate: 1,
  dark: 2,
  /** + ability index */
  standard: 10,
  special: 20,
} as const

export type StoneKind = keyof typeof STONE

export function kindOf(stone: number): StoneKind {
  if (stone >= STONE.special) return 'special'
  if (stone >= STONE.standard) return 'standard'
  return stone === STONE.dark ? 'dark' : stone === STONE.fate ? 'fate' : 'core'
}
export const isStone = (stone: number, kind: number): boolean => stone === kind
export const abilityOf = (stone: number): number =>
  stone >= STONE.special ? stone - STONE.special : stone >= STONE.standard ? stone - STONE.standard : -1

/** Successes of a face. Seven symbols are worth 2: six abilities and the Dark moon (R-RUNE-10). */
export const faceValue = (stone: number, face: number): number => FACE_VALUES[stone * 2 + face]

/** By stone and face, side by side: which face lies up can't be foreseen, so it is looked up, not asked. */
const FACE_VALUES: readonly number[] = Array.from(
  { length: STONE.special + ABILITIES.length },
  (_, stone) => {
    if (stone >= STONE.special) return [0, 2]
    return stone >= STONE.dark ? [1, 2] : [0, 1]
  },
).flat()

export const showsTwist = (stone: number, face: number): boolean => stone === STONE.fate && face === 0
export const showsMoon = (stone: number, face: number): boolean => stone === STONE.dark && face === 1
export const showsBlank = (stone: number, face: number): boolean => stone === STONE.core && face === 0
export const showsSymbol = (stone: number, face: number): boolean => stone >= STONE.standard && face === 1

export type Gain = 'xp' | 'hero' | 'antihero'
const GAINS: Record<(typeof ABILITIES)[number], Gain> = {
  strength: 'xp',
  constitution: 'xp',
  dexterity: 'antihero',
  charisma: 'antihero',
  intelligence: 'hero',
  wisdom: 'hero',
}
/** What the other side of each special stone pays, by ability index. */
export const SPECIAL_GAINS: readonly Gain[] = ABILITIES.map((a) => GAINS[a])
export const gainOf = (stone: number, face: number): Gain | null =>
  stone >= STONE.special && face === 0 ? SPECIAL_GAINS[stone - STONE.special] : null

/** R-COMP-05: three stones of each kind. */
export const MAX_DARK = 3
export const MAX_OF_ABILITY = 3
/** Standard stones of one ability; the third is the special one (R-RUNE-03). */
export const STANDARD_OF_ABILITY = 2
/** The first, second or third stone of an ability: n from 0. */
export const stoneOf = (ability: number, n: number): number =>
  (n < STANDARD_OF_ABILITY ? STONE.standard : STONE.special) + ability
