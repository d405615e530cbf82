/** Records of games in files. */
import { BadSetup, createRules, type GameRecord, type Rules } from '@runesaga/engine'
import type { CardSet } from '@runesaga/engine/language'
import { BadRecord, fromForm1, parseRecord, type RecordOfForm1 } from '@runesaga/engine/record'
import { OUR_CAMPAIGNS, OUR_SETS, setNamed } from '@runesaga/sets'
import { checkForm1 } from '@runesaga/table'
import { readText, writeText } from './files.ts'
import { setFrom } from './set-files.ts'
import { UsageError } from './usage.ts'

const OURS: readonly string[] = [...OUR_SETS, ...OUR_CAMPAIGNS]

/** The record in a file, and the rules with the cards that it needs. One of form 1 is written anew. */
export function readRecord(file: string, setFiles: readonly string[]): { rules: Rules; record: GameRecord } {
  const found = recordIn(readText(file), file)
  const named = setsOf(found)
  const own = setFiles.map(setFrom)
  const ours = named.filter((name) => OURS.includes(name))
  const sets = [...ours.map(setNamed), ...own]
  const missing = named.find((name) => sets.every(({ set }) => set !== name))
  if (missing !== undefined)
    throw new UsageError(
      `${file} was played with the cards of ${JSON.stringify(missing)}; name their file with --set`,
    )
  const rules = createRules(lastOfEachName(sets))
  return { rules, record: found.runesaga === 1 ? renewed(rules, found, file) : found }
}

const setsOf = (record: GameRecord | RecordOfForm1): string[] =>
  record.runesaga === 1 ? (record.setup.sets ?? [record.setup.edition]) : record.sets.map(({ id }) => id)

/** A file of one's own stands in for a set of ours that has the same name. */
const lastOfEachName = (sets: readonly CardSet[]): CardSet[] => [
  ...new Map(sets.map((set) => [set.set, set])).values(),
]

/** Form 1 didn't say who played, nor who was passed for. */
function renewed(rules: Rules, record: RecordOfForm1, file: string): GameRecord {
  try {
    return fromForm1(rules, record, [], () => false).record
  } catch (error) {
    if (error instanceof BadRecord || error instanceof BadSetup)
      throw new UsageError(`${file} can't be played: ${error.message}`)
    throw error
  }
}

/** The record in the text of a file, in the form that it must have. Whether its game can be played is seen when it is. */
export function recordIn(text: string, file: string): GameRecord | RecordOfForm1 {
  let found: unknown
  try {
    found = JSON.parse(text)
  } catch {
    throw new UsageError(`${file} is not a record of a game: it is not JSON`)
  }
  // a table that the browser saved has the record of its game in it
  const record = isObject(found) && isObject(found.record) ? found.record : found
  try {
    return isObject(record) && record.runesaga === 1 ? checkForm1(record) : parseRecord(record)
  } catch (error) {
    if (error instanceof BadRecord || (error instanceof Error && error.name === 'BadSave'))
      throw new UsageError(`${file} is not a record of a game: ${error.message}`)
    throw error
  }
}

export const writeRecord = (file: string, record: GameRecord): void =>
  writeText(file, `${JSON.stringify(record)}\n`)

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
