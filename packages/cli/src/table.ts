/** What a table is set up with, from the options that several commands share. */
import { randomBytes } from 'node:crypto'
import { BOT_NAMES } from '@runesaga/bots'
import { createRules, type GameSetup, type Rules } from '@runesaga/engine'
import { type CardSet, EDITIONS, type Edition, MODES, type Mode } from '@runesaga/engine/language'
import type { Command } from 'commander'
import { SET_NAMES, setFrom, warnOfGaps } from './set-files.ts'
import { collect, oneOf, UsageError, whole as wholeNumber } from './usage.ts'

export interface TableOptions {
  edition?: Edition
  mode: Mode
  players?: number
  seed?: string
  set: string[]
  alone?: true
  whole?: true
}

/** A table that can be handed to another thread: sets are named by their files. */
export interface Table {
  edition: Edition
  mode: Mode
  players: number
  /** card sets beside the edition's own, by name or file */
  files: string[]
  /** without the edition's own */
  alone?: boolean
  /** added sets with all their cards, whatever the edition's book lists */
  whole?: boolean
}

export const tableOptions = (command: Command): Command =>
  command
    .option(
      '-e, --edition <name>',
      `whose rules: ${EDITIONS.join(', ')} (that of the first --set, else base)`,
      oneOf('edition', EDITIONS),
    )
    .option('-m, --mode <name>', MODES.join(', '), oneOf('mode', MODES), 'competitive')
    .option('-p, --players <n>', 'heroes at the table (2; solo 1)', wholeNumber('--players', 1))
    .option('-s, --seed <text>', 'the same seed gives the same game')
    .option('--set <set>', `cards that join the edition’s: ${SET_NAMES}; may be repeated`, collect, [])
    .option('--whole', 'added sets with all their cards, not only those that the edition’s book lists')
    .option('--alone', 'only the cards of --set, without the edition’s own')

/** The table that was asked for. Names without French in the sets are told here, once. */
export function tableOf({ edition, mode, players, set, alone, whole }: TableOptions): Table {
  if (alone && set.length === 0) throw new UsageError('--alone needs a --set to play with')
  const own = set.map(setFrom)
  warnOfGaps(set)
  return {
    edition: edition ?? own[0]?.edition ?? 'base',
    mode,
    players: players ?? (mode === 'solo' ? 1 : 2),
    files: set,
    alone: alone === true,
    ...(whole && { whole }),
  }
}

/** The sets in play, the edition's own first: it is the host. */
function setsOf({ edition, files, alone }: Table): CardSet[] {
  const names = alone ? files : [edition, ...files]
  const sets = new Map<string, { set: CardSet; from: string }>()
  for (const from of names) {
    const set = setFrom(from)
    const other = sets.get(set.set)
    if (other !== undefined && other.set !== set)
      throw new UsageError(
        `${other.from} and ${from} are both the set "${set.set}"; change the word after "set:" in one of them`,
      )
    sets.set(set.set, { set, from })
  }
  return [...sets.values()].map(({ set }) => set)
}

/** What the games of a table are set up with, but for their seeds. */
type TableGame = Omit<GameSetup, 'seed'> & { sets: string[] }

/** The rules with the table's cards, and what its games are set up with; a bad table is refused here. */
export function openTable(table: Table): { rules: Rules; setup: TableGame; sets: CardSet[] } {
  const sets = setsOf(table)
  const rules = createRules(sets)
  const { edition, mode, players: heroes } = table
  const options = table.whole ? { options: { wholeSets: true } } : {}
  const setup = { edition, mode, heroes, sets: sets.map(({ set }) => set), ...options }
  rules.newGame({ ...setup, seed: { fast: 0 } })
  return { rules, setup, sets }
}

export const someSeed = (): string => randomBytes(6).toString('hex')

/** `adept,random`: names of bots, one or more. */
export const botNames = (text: string): string[] =>
  text.split(',').map((name) => oneOf('bot', BOT_NAMES)(name.trim()))
