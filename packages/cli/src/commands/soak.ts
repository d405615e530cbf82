/** `runesaga soak`: random whole games in every edition, mode and number of heroes, with checks at every state. */
import { availableParallelism } from 'node:os'
import type { Command } from 'commander'
import { colour } from '../colour.ts'
import { progress } from '../progress.ts'
import { type SoakPart, TABLES } from '../soak/range.ts'
import { someSeed } from '../table.ts'
import { inThreads } from '../threads/pool.ts'
import { CheckFailed, MOST_GAMES, whole } from '../usage.ts'

interface Options {
  games: number
  threads: number
  seed?: string
  maxTurns: number
  every: number
  json?: true
}

const SHOWN = 20

export function soak(program: Command): void {
  program
    .command('soak')
    .description('play random whole games and check every state')
    .option('-g, --games <n>', 'how many games', whole('--games', 1, MOST_GAMES), 1000)
    .option('-t, --threads <n>', 'threads (all cores)', whole('--threads', 1, 256), availableParallelism())
    .option('-s, --seed <text>', 'the same seed gives the same games')
    .option('--every <n>', 'check one state in so many; 0: only the last of a game', whole('--every', 0), 1)
    .option('--max-turns <n>', 'turns after which a game counts as stalled', whole('--max-turns', 1), 5000)
    .option('--json', 'figures for machines')
    .addHelpText(
      'after',
      `
Plays ${TABLES.length} kinds of tables in turn: every edition, mode and number of heroes. An error, a broken state or a game that
doesn't end is printed with its seed, and the exit code is 1.

Examples:
  $ runesaga soak --games 1000000 --every 100
  $ runesaga soak --games 300 --seed 7 --json`,
    )
    .action(run)
}

async function run({ games, threads, maxTurns, every, json, ...options }: Options): Promise<void> {
  const seed = options.seed ?? someSeed()
  const all: SoakPart = { games: 0, actions: 0, checked: 0, stalled: 0, problems: [] }
  const bar = progress(games, 'games')
  const begun = performance.now()
  await inThreads('soak', { seed, maxTurns, every }, games, threads, (part, range) => {
    all.games += part.games
    all.actions += part.actions
    all.checked += part.checked
    all.stalled += part.stalled
    all.problems.push(...part.problems)
    bar.add(range.to - range.from)
  })
  bar.stop()
  all.problems.sort((a, b) => (a.seed < b.seed ? -1 : 1))
  const seconds = (performance.now() - begun) / 1000
  const ok = all.problems.length === 0 && all.stalled === 0
  if (json) console.log(JSON.stringify({ ok, seed, seconds, threads, ...all }, null, 2))
  else {
    console.log(`${all.games} games, ${all.actions} actions, ${all.checked} states checked, seed ${seed}`)
    console.log(
      colour.dim(`${Math.round(all.games / seconds)} games/s on ${threads} threads, ${seconds.toFixed(1)} s`),
    )
    if (all.stalled > 0) console.log(colour.red(`${all.stalled} games didn't end in ${maxTurns} turns`))
    for (const { table, seed: own, move, problem } of all.problems.slice(0, SHOWN)) {
      console.log(colour.red(`${table}, seed ${own}, move ${move}: ${problem}`))
    }
    if (all.problems.length > SHOWN) console.log(`… and ${all.problems.length - SHOWN} more`)
    console.log(ok ? colour.green('all sound') : colour.red(`${all.problems.length} problems`))
  }
  if (!ok) throw new CheckFailed()
}
