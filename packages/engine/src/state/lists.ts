/**
 * Lists of a hero or an attempt are replaced, never written: copies of a state share them, and most actions
 * change one of them or none. These make the list that takes the old one's place.
 */
import { ICONS } from '../language/names.ts'

/** No icons of any kind: one list for all who have none, so that it can be told by looking which list it is. */
export const NO_ICONS: readonly number[] = ICONS.map(() => 0)

/** Pushed one by one: a copy that is then made longer would be copied twice. */
export function withOne<T>(list: readonly T[], item: T): T[] {
  const longer: T[] = []
  for (let i = 0; i < list.length; i++) longer.push(list[i])
  longer.push(item)
  return longer
}

/** Without the first of these. */
export function without<T>(list: readonly T[], item: T): T[] {
  const shorter: T[] = []
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
