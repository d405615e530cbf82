/** `runesaga simulate`: let bots play many games and sum them up. */
import { availableParallelism } from 'node:os'
import { BOT_NAMES } from '@runesaga/bots'
import type { Command } from 'commander'
import { progress } from '../progress.ts'
import { reportOf, reportText } from '../simulate/report.ts'
import { addUp, noGames } from '../simulate/sums.ts'
import { botNames, openTable, someSeed, type TableOptions, tableOf, tableOptions } from '../table.ts'
import { inThreads } from '../threads/pool.ts'
import { CheckFailed, MOST_GAMES, whole } from '../usage.ts'

interface Options extends TableOptions {
  games: number
  bots: string[]
  threads: number
  maxTurns: number
  json?: true
}

export function simulate(program: Command): void {
  tableOptions(program.command('simulate'))
    .description('let bots play many games and sum them up')
    .option('-g, --games <n>', 'how many games', whole('--games', 1, MOST_GAMES), 1000)
    .option('-b, --bots <names>', `bots that fill the seats in turn: ${BOT_NAMES.join(', ')}`, botNames, [
      'adept',
    ])
    .option('-t, --threads <n>', 'threads (all cores)', whole('--threads', 1, 256), availableParallelism())
    .option('--max-turns <n>', 'turns after which a game counts as stalled', whole('--max-turns', 1), 1000)
    .option('--json', 'figures for machines')
    .addHelpText(
      'after',
      `
Seats move on by one from game to game, so that no bot owes its luck to its seat. The same seed gives the same games on any
number of threads. A game won by several heroes counts as a win for each.

Examples:
  $ runesaga simulate --games 2000 --bots adept,random
  $ runesaga simulate --set my-set.yaml --games 500
  $ runesaga simulate --edition stormlight --mode coop --players 3 --json`,
    )
    .action(run)
}

async function run(options: Options): Promise<void> {
  const { games, bots, threads, maxTurns } = options
  const table = tableOf(options)
  const { sets } = openTable(table).setup
  const seed = options.seed ?? someSeed()
  const sums = noGames(table.players, bots)
  const bar = progress(games, 'games')
  const begun = performance.now()
  await inThreads('simulate', { table, bots, seed, maxTurns }, games, threads, (part, range) => {
    addUp(sums, part)
    bar.add(range.to - range.from)
  }).finally(() => bar.stop())
  const seconds = (performance.now() - begun) / 1000
  const report = reportOf(table, { sets, bots, seed, games, threads, seconds }, sums)
  console.log(options.json ? JSON.stringify(report, null, 2) : reportText(report))
  if (sums.errors > 0) throw new CheckFailed()
}
