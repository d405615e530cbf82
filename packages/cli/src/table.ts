/** What a table is set up with, from the options that several commands share. */
import { randomBytes } from 'node:crypto'
import { BOTS } from '@runesaga/bots'
import {
  type CardSet,
  EDITIONS,
  type Edition,
  type GameSetup,
  MODES,
  type Mode,
  newGame,
  useSets,
} from '@runesaga/engine'
import { readSet, SetError, setNamed } from '@runesaga/sets'
import type { Command } from 'commander'
import { collect, oneOf, readText, UsageError, whole } from './usage.ts'

export interface TableOptions {
  edition: Edition
  mode: Mode
  players?: number
  seed?: string
  set: string[]
}

/** A table that can be handed to another thread: sets are named by their files. */
export interface Table {
  edition: Edition
  mode: Mode
  players: number
  /** files of card sets beside the edition's own */
  files: string[]
}

export const tableOptions = (command: Command): Command =>
  command
    .option('-e, --edition <name>', EDITIONS.join(', '), oneOf('edition', EDITIONS), 'base')
    .option('-m, --mode <name>', MODES.join(', '), oneOf('mode', MODES), 'competitive')
    .option('-p, --players <n>', 'heroes at the table (2; solo 1)', whole('--players', 1))
    .option('-s, --seed <text>', 'the same seed gives the same game')
    .option('--set <file>', 'a card set of your own, beside the edition’s; may be repeated', collect, [])

export const tableOf = ({ edition, mode, players, set }: TableOptions): Table => ({
  edition,
  mode,
  players: players ?? (mode === 'solo' ? 1 : 2),
  files: set,
})

/** Makes the table's cards known to the engine, and gives what its games are set up with; a bad table is refused here. */
export function openTable(table: Table): { setup: Omit<GameSetup, 'seed'>; sets: CardSet[] } {
  const own = table.files.map((file) => {
    readText(file)
    try {
      return readSet(file)
    } catch (error) {
      if (!(error instanceof SetError)) throw error
      const [first, ...more] = error.message.split('\n')
      throw new UsageError(more.length === 0 ? first : `${first} (and ${more.length} more)`)
    }
  })
  const sets = [setNamed(table.edition), ...own]
  useSets(...sets)
  const { edition, mode, players: heroes } = table
  const names = new Set([edition, ...own.map((set) => set.set)])
  const setup = { edition, mode, heroes, sets: [...names] }
  newGame({ ...setup, seed: { fast: 0 } })
  return { setup, sets }
}

export const someSeed = (): string => randomBytes(6).toString('hex')

const BOT_NAMES = Object.keys(BOTS)

/** `adept,random`: names of bots, one or more. */
export const botNames = (text: string): string[] =>
  text.split(',').map((name) => oneOf('bot', BOT_NAMES)(name.trim()))
