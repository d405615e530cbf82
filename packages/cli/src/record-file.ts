/** Records of games in files. */
import { writeFileSync } from 'node:fs'
import { EDITIONS, type Edition, type GameRecord, useSets } from '@runesaga/engine'
import { readSet, setNamed } from '@runesaga/sets'
import { readText, UsageError } from './usage.ts'

/** The record in a file, with the cards that it needs made known. */
export function readRecord(file: string, setFiles: readonly string[]): GameRecord {
  const text = readText(file)
  let record: Partial<GameRecord> | null
  try {
    record = JSON.parse(text) as Partial<GameRecord> | null
  } catch {
    throw new UsageError(`${file} is not a record of a game: it is not JSON`)
  }
  const isRecord = record?.runesaga === 1 && record.setup !== undefined && Array.isArray(record.moves)
  if (!isRecord) throw new UsageError(`${file} is not a record of a game`)
  const { setup } = record as GameRecord
  for (const file of setFiles) readText(file)
  const editions = [setup.edition, ...(setup.sets ?? [])].filter((name): name is Edition =>
    (EDITIONS as readonly string[]).includes(name),
  )
  useSets(...editions.map(setNamed), ...setFiles.map(readSet))
  return record as GameRecord
}

export function writeRecord(file: string, record: GameRecord): void {
  try {
    writeFileSync(file, `${JSON.stringify(record)}\n`)
  } catch (error) {
    throw new UsageError(`can't write ${file}: ${(error as NodeJS.ErrnoException).code}`)
  }
}
