/** The stones of a pool by what they are, and what they can show together. */
import { ABILITIES, type Ability, abilityOf, faceValue, kindOf } from '@runesaga/table'

export type GroupName = 'core' | 'dark' | Ability

export interface StoneGroup {
  name: GroupName
  /** with their places in the pool */
  stones: { stone: number; position: number }[]
}

export const groupOf = (stone: number): GroupName => {
  const kind = kindOf(stone)
  return kind === 'dark' ? 'dark' : kind === 'core' || kind === 'fate' ? 'core' : ABILITIES[abilityOf(stone)]
}

/** In the order in which they first lie in the pool. */
export function groupsOf(stones: readonly number[]): StoneGroup[] {
  const groups: StoneGroup[] = []
  stones.forEach((stone, position) => {
    const name = groupOf(stone)
    let group = groups.find((known) => known.name === name)
    if (group === undefined) {
      group = { name, stones: [] }
      groups.push(group)
    }
    group.stones.push({ stone, position })
  })
  return groups
}

/** The least and the most that stones can show together. */
export function rangeOf(stones: readonly { stone: number }[]): { min: number; max: number } {
  const sum = (of: (a: number, b: number) => number) =>
    stones.reduce((all, { stone }) => all + of(faceValue(stone, 0), faceValue(stone, 1)), 0)
  return { min: sum(Math.min), max: sum(Math.max) }
}

/** What a stone counts as it lies; `coreZero` is what a zero face of a core rune counts. */
export const worth = (stone: number, face: number, coreZero: number): number =>
  faceValue(stone, face) + (groupOf(stone) === 'core' && face === 0 ? coreZero : 0)
