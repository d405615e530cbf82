/** Names for what the engine counts: paths, stones and their faces, decks. */
import type { Box } from '../compile/box.ts'
import type { CardKind } from '../compile/compiled.ts'
import { abilityOf, type Gain, gainOf, kindOf, STONE } from '../conduct/stones.ts'
import { ABILITIES, type Ability } from '../language/names.ts'
import type { CardNo } from '../state/types.ts'

/** Paths of a Challenge; sides of an Adversary, of which many have only the first. */
export const PATHS = ['top', 'bottom'] as const
export const SIDES = ['first', 'final'] as const
export type PathName = (typeof PATHS)[number] | (typeof SIDES)[number]

const ADVERSARIES: ReadonlySet<CardKind> = new Set(['adversary', 'two-sided', 'last-foe'])

/** The names of a card's paths, in order. */
export const pathsOf = (box: Box, card: CardNo): readonly PathName[] =>
  ADVERSARIES.has(box.kinds[card]) ? SIDES : PATHS

/** By number. */
export const DECKS = ['act1', 'act2', 'act3', 'hero', 'antihero', 'adversary'] as const
export type DeckName = (typeof DECKS)[number]

/** A kind of stone; `fate` is the Core rune with the Twist. */
export type StoneName = 'core' | 'fate' | 'dark' | Ability | `${Ability}-special`

export function stoneName(stone: number): StoneName {
  const kind = kindOf(stone)
  if (kind !== 'standard' && kind !== 'special') return kind
  const ability = ABILITIES[abilityOf(stone)]
  return kind === 'special' ? `${ability}-special` : ability
}

/** A stone of a cast: `dark#2` is the second of its kind as they lie. Of some kinds there is only one, without a number. */
export function stoneAt(stones: readonly number[], position: number): string {
  const stone = stones[position]
  let n = 0
  for (let i = 0; i <= position; i++) if (stones[i] === stone) n++
  const kind = kindOf(stone)
  const isOnly = n === 1 && (kind === 'fate' || kind === 'special')
  return isOnly ? stoneName(stone) : `${stoneName(stone)}#${n}`
}

/** A face by what it shows; the last three are what the other side of a special stone pays. */
export const STONE_FACES = ['slash', 'blank', 'twist', 'symbol', 'moon', 'xp', 'hero', 'antihero'] as const
export type StoneFace = (typeof STONE_FACES)[number]

export function stoneFace(stone: number, face: number): StoneFace {
  const better = face === 1
  switch (kindOf(stone)) {
    case 'core':
      return better ? 'slash' : 'blank'
    case 'fate':
      return better ? 'slash' : 'twist'
    case 'standard':
      return better ? 'symbol' : 'slash'
    case 'dark':
      return better ? 'moon' : 'slash'
    case 'special':
      return better ? 'symbol' : (gainOf(stone, face) as Gain)
  }
}

/** The successes that a face shows. */
export const FACE_SUCCESSES: Readonly<Record<StoneFace, number>> = {
  slash: 1,
  blank: 0,
  twist: 0,
  symbol: 2,
  moon: 2,
  xp: 0,
  hero: 0,
  antihero: 0,
}

const STONES = [
  STONE.core,
  STONE.fate,
  STONE.dark,
  ...ABILITIES.flatMap((_, i) => [STONE.standard + i, STONE.special + i]),
]
/** Both sides of every stone, the better one last. */
export const STONE_SIDES = Object.fromEntries(
  STONES.map((stone) => [stoneName(stone), [stoneFace(stone, 0), stoneFace(stone, 1)]]),
) as unknown as Readonly<Record<StoneName, readonly [StoneFace, StoneFace]>>
