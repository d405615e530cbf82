/** The cards of the three editions, and the reader of anybody's own. */
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type CardSet, EDITIONS } from '@runesaga/engine/language'
import { parse } from 'yaml'
import { keepSet, keptSet } from './kept.ts'
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

/** The names of our sets: a box each, by the name of its edition. */
export const OUR_SETS = EDITIONS
/** Their campaigns: chapters, and what one chapter leaves to the next. */
export const OUR_CAMPAIGNS = ['seven-shards'] as const
const OWN = [...OUR_SETS, ...OUR_CAMPAIGNS] as const
type OwnName = (typeof OWN)[number]
const loaded = new Map<string, CardSet>()

/** `data` is beside both `src` and `dist`. */
const fileOf = (name: OwnName): string => fileURLToPath(new URL(`../data/${name}.yaml`, import.meta.url))

/** Read when first asked for, with nothing missing. */
function ownSet(name: OwnName): CardSet {
  let set = loaded.get(name)
  if (!set) {
    const file = fileOf(name)
    const text = readFileSync(file, 'utf8')
    set = keptSet(name, text) ?? loadComplete(text, file)
    loaded.set(name, set)
  }
  return set
}

/** Reads and checks our sets anew and keeps them for whoever asks next: a part of the build. */
export function keepOwnSets(): void {
  for (const name of OWN) {
    const file = fileOf(name)
    const text = readFileSync(file, 'utf8')
    keepSet(name, text, loadComplete(text, file))
  }
}

export const baseSet = (): CardSet => ownSet('base')
export const epicSet = (): CardSet => ownSet('epic')
export const stormlightSet = (): CardSet => ownSet('stormlight')
export const sevenShards = (): CardSet => ownSet('seven-shards')
export const ownSets = (): CardSet[] => OUR_SETS.map(ownSet)

/** One of our sets or campaigns by its name. */
export function setNamed(name: string): CardSet {
  const known = OWN.find((own) => own === name)
  if (!known) throw new Error(`unknown set "${name}"; expected one of ${OWN.join(', ')}`)
  return ownSet(known)
}

const learnt = (name: string): unknown =>
  parse(readFileSync(new URL(`../data/learn/${name}.yaml`, import.meta.url), 'utf8'))

/** The scenario that a newcomer's first game begins with. */
export const firstTale = (): unknown => learnt('first-tale')

/** The short lessons in their order, by name; the last one in two parts. */
export const LESSONS = [
  'lesson-1',
  'lesson-2',
  'lesson-3',
  'lesson-4',
  'lesson-5',
  'lesson-6-radiant',
  'lesson-6-odium',
] as const
export type LessonName = (typeof LESSONS)[number]

/** The scenario of a lesson. */
export const lesson = (name: LessonName): unknown => learnt(name)
