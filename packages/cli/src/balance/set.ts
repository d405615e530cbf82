/** The set whose balance is measured: one of ours by its name, or somebody's own by its file. */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { EDITIONS, nearest } from '@runesaga/engine/language'
import { setFrom } from '../set-files.ts'
import { openTable, type Table } from '../table.ts'
import { UsageError } from '../usage.ts'

export interface Measured {
  /** as its cards' ids begin */
  name: string
  table: Pick<Table, 'edition' | 'files' | 'alone'>
  /** a fingerprint of all cards in play */
  print: string
}

export function setToMeasure(given: string): Measured {
  const edition = EDITIONS.find((name) => name === given)
  if (edition !== undefined) return measured(given, { edition, files: [], alone: false })
  if (!existsSync(given)) {
    const near = nearest(given, EDITIONS)
    const hint = near === undefined ? `one of ${EDITIONS.join(', ')}, or a file` : `did you mean "${near}"?`
    throw new UsageError(`unknown set "${given}"; ${hint}`)
  }
  const { set, edition: its } = setFrom(given)
  return measured(set, { edition: its, files: [given], alone: false })
}

function measured(name: string, table: Measured['table']): Measured {
  const { sets } = openTable({ ...table, mode: 'competitive', players: 2 })
  const print = createHash('sha256').update(JSON.stringify(sets)).digest('hex').slice(0, 16)
  return { name, table, print }
}
