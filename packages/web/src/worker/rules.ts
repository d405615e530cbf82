/** The rules with some card sets, for the tables and the plans of this worker. */
import { createRules, type Rules } from '@runesaga/table/host'
import { fetchSets } from './sets.ts'

/** Those asked for last: a plan is asked about again at every change, and what is compiled stays so. */
let last: { sets: string; rules: Promise<Rules> } | undefined

/** Throws BadSave if there is no such set. */
export async function rulesFor(names: readonly string[]): Promise<Rules> {
  const sets = names.join()
  if (last?.sets !== sets) last = { sets, rules: fetchSets(names).then(createRules) }
  const { rules } = last
  try {
    return await rules
  } catch (error) {
    // without a connection: the next time they may come
    if (last.rules === rules) last = undefined
    throw error
  }
}
