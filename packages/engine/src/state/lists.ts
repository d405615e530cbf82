/**
 * Lists of a hero or an attempt are replaced, never written: copies of a state share them, and most actions
 * change one of them or none. These make the list that takes the old one's place.
 */
import { ICONS } from '../language/names.ts'

/** No icons of any kind: one list for all who have none, so that it can be told by looking which list it is. */
export const NO_ICONS: readonly number[] = ICONS.map(() => 0)

/** Short lists, as most are, are written out. Others are pushed one by one: a copy that is then made longer would be copied twice. */
export function withOne(list: readonly number[], item: number): number[] {
  switch (list.length) {
    case 0:
      return [item]
    case 1:
      return [list[0], item]
    case 2:
      return [list[0], list[1], item]
    case 3:
      return [list[0], list[1], list[2], item]
  }
  const longer: number[] = []
  for (let i = 0; i < list.length; i++) longer.push(list[i])
  longer.push(item)
  return longer
}

/** Without the first of these. */
export function without(list: readonly number[], item: number): number[] {
  const shorter: number[] = []
  let found = false
  for (let i = 0; i < list.length; i++) {
    if (!found && list[i] === item) found = true
    else shorter.push(list[i])
  }
  return shorter
}

/** With something added to the number at one place. */
export function raised(list: readonly number[], at: number, by: number): number[] {
  const changed = list.slice()
  changed[at] += by
  return changed
}
