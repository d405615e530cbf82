/** `runesaga soak`: whole games of bots at every kind of table, with checks at every state. */
import { availableParallelism } from 'node:os'
import { BOT_NAMES, MOST_IN_A_TURN } from '@runesaga/bots'
import type { Command } from 'commander'
import { colour } from '../colour.ts'
import { progress } from '../progress.ts'
import type { SoakPart } from '../soak/range.ts'
import { soakRules, soakTables } from '../soak/tables.ts'
import { someSeed } from '../table.ts'
import { inRanges, inThreads } from '../threads/pool.ts'
import type { Range } from '../threads/tasks.ts'
import { CheckFailed, MOST_GAMES, whole } from '../usage.ts'

interface Options {
  games: number
  threads: number
  seed?: string
  maxTurns: number
  every: number
  game?: number
  json?: true
}

const SHOWN = 20

export function soak(program: Command): void {
  program
    .command('soak')
    .description('play whole games at every kind of table and check every state')
    .option('-g, --games <n>', 'how many games', whole('--games', 1, MOST_GAMES), 1000)
    .option('-t, --threads <n>', 'threads (all cores)', whole('--threads', 1, 256), availableParallelism())
    .option('-s, --seed <text>', 'the same seed gives the same games')
    .option('--every <n>', 'check one state in so many; 0: only the last of a game', whole('--every', 0), 1)
    .option('--max-turns <n>', 'turns after which a game counts as stalled', whole('--max-turns', 1), 5000)
    .option(
      '--game <n>',
      'only the game of this number, to see it again (with its --seed)',
      whole('--game', 0),
    )
    .option('--json', 'figures for machines')
    .addHelpText('after', () => {
      const kinds = Object.entries(soakTables(soakRules()))
      return `
Plays ${kinds.flatMap(([, tables]) => tables).length} kinds of tables in turn, by bots of each kind (${BOT_NAMES.join(', ')}) and of all together:
${kinds.map(([what, tables]) => `  ${String(tables.length).padStart(3)} ${what}`).join('\n')}
An error, a broken state, a turn of more than ${MOST_IN_A_TURN} actions or a game that doesn't end is printed with what to run to see it
again, and the exit code is 1.

Examples:
  $ runesaga soak --games 100000 --every 100
  $ runesaga soak --games 300 --seed 7 --json
  $ runesaga soak --seed 7 --game 123`
    })
    .action(run)
}

async function run({ games, threads, maxTurns, every, json, game, ...options }: Options): Promise<void> {
  const seed = options.seed ?? someSeed()
  const all: SoakPart = { games: 0, actions: 0, checked: 0, stalled: 0, problems: [] }
  const bar = progress(games, 'games')
  const begun = performance.now()
  const soaking = { seed, maxTurns, every }
  const add = (part: SoakPart, range: Range) => {
    all.games += part.games
    all.actions += part.actions
    all.checked += part.checked
    all.stalled += part.stalled
    all.problems.push(...part.problems)
    bar.add(range.to - range.from)
  }
  await (game === undefined
    ? inThreads('soak', soaking, games, threads, add)
    : inRanges('soak', soaking, [{ from: game, to: game + 1 }].values(), 1, add)
  ).finally(() => bar.stop())
  all.problems.sort((a, b) => a.game - b.game)
  const seconds = (performance.now() - begun) / 1000
  const ok = all.problems.length === 0
  if (json) console.log(JSON.stringify({ ok, seed, seconds, threads, ...all }, null, 2))
  else {
    console.log(`${all.games} games, ${all.actions} actions, ${all.checked} states checked, seed ${seed}`)
    console.log(
      colour.dim(`${Math.round(all.games / seconds)} games/s on ${threads} threads, ${seconds.toFixed(1)} s`),
    )
    for (const { table, game: number, move, problem } of all.problems.slice(0, SHOWN)) {
      console.log(colour.red(`${table}, move ${move}: ${problem}`))
      console.log(`  runesaga soak --seed ${seed} --max-turns ${maxTurns} --game ${number}`)
    }
    if (all.problems.length > SHOWN) console.log(`… and ${all.problems.length - SHOWN} more`)
    console.log(ok ? colour.green('all sound') : colour.red(`${all.problems.length} problems`))
  }
  if (!ok) throw new CheckFailed()
}
