/** The cards of the three editions, and the reader of anybody's own. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { CardSet } from '@runesaga/engine'
import { type LoadedSet, loadComplete, loadSet, loadWithWarnings } from './load.ts'

export {
  type LoadedSet,
  loadComplete,
  loadSet,
  loadWithWarnings,
  type PlacedProblem,
  placedLine,
  SetError,
} from './load.ts'

/** The set in a file. */
export const readSet = (file: string): CardSet => loadSet(readFileSync(file, 'utf8'), file)

/** The set in a file, and what its author should be told of. */
export const readWithWarnings = (file: string): LoadedSet =>
  loadWithWarnings(readFileSync(file, 'utf8'), file)

/** The names of our sets. */
export const OUR_SETS = ['base', 'epic', 'stormlight'] as const
const loaded = new Map<string, CardSet>()

/** Read when first asked for, with nothing missing; `data` is beside both `src` and `dist`. */
function ownSet(name: (typeof OUR_SETS)[number]): CardSet {
  let set = loaded.get(name)
  if (!set) {
    const file = fileURLToPath(new URL(`../data/${name}.yaml`, import.meta.url))
    set = loadComplete(readFileSync(file, 'utf8'), file)
    loaded.set(name, set)
  }
  return set
}

export const baseSet = (): CardSet => ownSet('base')
export const epicSet = (): CardSet => ownSet('epic')
export const stormlightSet = (): CardSet => ownSet('stormlight')
export const ownSets = (): CardSet[] => OUR_SETS.map(ownSet)

/** One of our sets by its name. */
export function setNamed(name: string): CardSet {
  const known = OUR_SETS.find((own) => own === name)
  if (!known) throw new Error(`unknown set "${name}"; expected one of ${OUR_SETS.join(', ')}`)
  return ownSet(known)
}
