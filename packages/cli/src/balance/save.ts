/** What a run has counted so far, in a file: an interrupted run goes on where it stopped. */
import { existsSync } from 'node:fs'
import { readText, writeText } from '../files.ts'
import { UsageError } from '../usage.ts'
import type { BalancePart, BalanceRun } from './range.ts'

export interface Saved {
  runesaga: 'balance 1'
  run: BalanceRun
  /** of the cards: counts of other cards don't add up with these */
  cards: string
  /** beginnings of the ranges that are counted */
  done: number[]
  part: BalancePart
}

/** The counts in a file; null if there is no such file yet. Counts of another run are refused. */
export function readSaved(file: string, run: BalanceRun, cards: string): Saved | null {
  if (!existsSync(file)) return null
  let saved: Partial<Saved> | null
  try {
    saved = JSON.parse(readText(file)) as Partial<Saved> | null
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError(`${file} holds no balance run: it is not JSON`)
  }
  const { run: its, done, part } = saved ?? {}
  const whole = typeof its === 'object' && Array.isArray(done) && typeof part === 'object'
  if (saved?.runesaga !== 'balance 1' || !whole || its === null || part === null)
    throw new UsageError(`${file} holds no balance run`)
  if (saved.cards !== cards)
    throw new UsageError(`${file} holds a run with other cards: they have changed since`)
  const other = differing(its, run)
  if (other !== undefined) throw new UsageError(`${file} holds a run with another ${other}`)
  return saved as Saved
}

const NAMES: Record<keyof BalanceRun, string> = {
  table: '--set',
  kinds: '--only',
  games: '--games',
  seed: '--seed',
  maxTurns: '--max-turns',
  chapters: '--chapters',
}

const differing = (a: BalanceRun, b: BalanceRun): string | undefined => {
  const keys = Object.keys(NAMES) as (keyof BalanceRun)[]
  const key = keys.find((k) => JSON.stringify(a[k]) !== JSON.stringify(b[k]))
  return key === undefined ? undefined : NAMES[key]
}

export const writeSaved = (file: string, saved: Saved): void => writeText(file, `${JSON.stringify(saved)}\n`)
