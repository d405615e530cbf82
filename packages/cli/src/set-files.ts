/** Card sets as people name them: ours by name, their own by file. A file loads whole, or not at all with all its mistakes listed. */
import type { CardSet } from '@runesaga/engine/language'
import { type LoadedSet, loadWithWarnings, OUR_SETS, placedLine, SetError, setNamed } from '@runesaga/sets'
import { readText } from './files.ts'
import { plain, plainTexts } from './plain.ts'
import { UsageError } from './usage.ts'

/** What the option takes, for the help of every command that has it. */
export const SET_NAMES = `${OUR_SETS.join(', ')}, or a file of your own`

const isOurs = (name: string): boolean => (OUR_SETS as readonly string[]).includes(name)

const read = new Map<string, LoadedSet>()

function fromFile(file: string): LoadedSet {
  let found = read.get(file)
  if (found === undefined) {
    found = load(file)
    read.set(file, found)
  }
  return found
}

function load(file: string): LoadedSet {
  const text = readText(file)
  try {
    const { set, warnings } = loadWithWarnings(text, file)
    return { set: plainTexts(set), warnings }
  } catch (error) {
    if (!(error instanceof SetError)) throw error
    const n = error.problems.length
    throw new UsageError(
      `${file} is no card set yet: ${n} ${n === 1 ? 'mistake' : 'mistakes'}\n${error.message}`,
    )
  }
}

/** `base`, `epic`, `stormlight`, or the path of a set file. */
export const setFrom = (name: string): CardSet => (isOurs(name) ? setNamed(name) : fromFile(name).set)

/** Says on stderr which names of somebody's own sets have no French; the cards play all the same. */
export function warnOfGaps(names: readonly string[]): void {
  for (const name of new Set(names)) {
    if (isOurs(name)) continue
    for (const gap of fromFile(name).warnings) {
      process.stderr.write(`runesaga: warning: ${plain(placedLine(gap))}\n`)
    }
  }
}
