/** Stones by what they are: the Core runes, the Dark runes, those of each ability. */
import type { Ability, StoneName, StoneView } from '@runesaga/table'

/** As many as there are of an ability: two plain ones and the special one. */
export const MOST_STONES = 3

export interface StoneGroup {
  name: 'core' | 'dark' | Ability
  stones: { stone: StoneView; position: number }[]
}

const groupOf = (kind: StoneName): StoneGroup['name'] =>
  kind === 'fate' ? 'core' : (kind.replace('-special', '') as StoneGroup['name'])

/** In the order in which they first lie among the stones. */
export function groupsOf(stones: readonly StoneView[]): StoneGroup[] {
  const groups: StoneGroup[] = []
  stones.forEach((stone, position) => {
    const name = groupOf(stone.kind)
    let group = groups.find((known) => known.name === name)
    if (group === undefined) {
      group = { name, stones: [] }
      groups.push(group)
    }
    group.stones.push({ stone, position })
  })
  return groups
}
