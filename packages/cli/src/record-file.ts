/** Records of games in files. */
import { writeFileSync } from 'node:fs'
import { type GameRecord, useSets } from '@runesaga/engine'
import { OUR_CAMPAIGNS, OUR_SETS, setNamed } from '@runesaga/sets'
import { setFrom } from './set-files.ts'
import { readText, UsageError } from './usage.ts'

const OURS: readonly string[] = [...OUR_SETS, ...OUR_CAMPAIGNS]

/** The record in a file, with the cards that it needs made known. */
export function readRecord(file: string, setFiles: readonly string[]): GameRecord {
  const text = readText(file)
  let found: (Partial<GameRecord> & { record?: Partial<GameRecord> }) | null
  try {
    found = JSON.parse(text) as typeof found
  } catch {
    throw new UsageError(`${file} is not a record of a game: it is not JSON`)
  }
  // a table that the browser saved has the record of its game in it
  const record = found?.record ?? found
  const isRecord = record?.runesaga === 1 && record.setup !== undefined && Array.isArray(record.moves)
  if (!isRecord) throw new UsageError(`${file} is not a record of a game`)
  const { setup } = record as GameRecord
  const named = setup.sets ?? [setup.edition]
  const own = setFiles.map(setFrom)
  const ours = named.filter((name) => OURS.includes(name))
  const sets = [...ours.map(setNamed), ...own]
  const missing = named.find((name) => sets.every(({ set }) => set !== name))
  if (missing !== undefined)
    throw new UsageError(`${file} was played with the cards of "${missing}"; name their file with --set`)
  useSets(...sets)
  return record as GameRecord
}

export function writeRecord(file: string, record: GameRecord): void {
  try {
    writeFileSync(file, `${JSON.stringify(record)}\n`)
  } catch (error) {
    throw new UsageError(`can't write ${file}: ${(error as NodeJS.ErrnoException).code}`)
  }
}
