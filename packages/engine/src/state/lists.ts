/**
 * Lists of a hero or an attempt are replaced, never written: copies of a state share them, and most actions
 * change one of them or none. These make the list that takes the old one's place.
 */
import { ICONS } from '../language/names.ts'

/** No icons of any kind: one list for all who have none, so that it can be told by looking which list it is. */
export const NO_ICONS: readonly number[] = ICONS.map(() => 0)

export function withOne<T>(list: readonly T[], item: T): T[] {
  const longer = list.slice()
  longer.push(item)
  return longer
}

/** Without the first of these. */
export function without<T>(list: readonly T[], item: T): T[] {
  const shorter = list.slice()
  const at = shorter.indexOf(item)
  if (at >= 0) shorter.splice(at, 1)
  return shorter
}

/** With something added to the number at one place. */
export function raised(list: readonly number[], at: number, by: number): number[] {
  const changed = list.slice()
  changed[at] += by
  return changed
}
