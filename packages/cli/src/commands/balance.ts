/** `runesaga balance`: adept bots play every kind of table with a card set; the report says how its cards fare. */
import { availableParallelism } from 'node:os'
import { MODES, type Mode } from '@runesaga/engine/language'
import type { Box } from '@runesaga/engine/search'
import type { Command } from 'commander'
import { reportHtml } from '../balance/html.ts'
import { kindsOf } from '../balance/kinds.ts'
import { playAll } from '../balance/play.ts'
import type { BalanceRun } from '../balance/range.ts'
import { reportOf } from '../balance/report.ts'
import { setToMeasure } from '../balance/set.ts'
import { setupsOf } from '../balance/setups.ts'
import { reportText } from '../balance/text.ts'
import { checkWritable, writeText } from '../files.ts'
import { progress } from '../progress.ts'
import { CheckFailed, MOST_GAMES, oneOf, UsageError, whole } from '../usage.ts'

interface Options {
  set: string
  games: number
  seed: string
  threads: number
  only: Mode[]
  maxTurns: number
  chapters?: true
  json?: true
  html?: string
  resume?: string
}

export function balance(program: Command): void {
  program
    .command('balance')
    .description('measure the balance of a card set over many games of bots')
    .option('--set <name>', 'an edition, or a file with a card set of your own', 'base')
    .option('-g, --games <n>', 'games of each kind of table', whole('--games', 1, MOST_GAMES), 3000)
    .option('-s, --seed <text>', 'the same seed gives the same games', '1')
    .option('-t, --threads <n>', 'threads (all cores)', whole('--threads', 1, 256), availableParallelism())
    .option('--only <modes>', `some of ${MODES.join(', ')}`, modes, [...MODES])
    .option('--max-turns <n>', 'turns after which a game counts as stalled', whole('--max-turns', 1), 1000)
    .option('--chapters', 'the chapters of the campaign, each with what is unlocked by then (--set epic)')
    .option('--json', 'figures for machines')
    .option('--html <file>', 'write a page with plots')
    .option('--resume <file>', 'save counts there, and go on from what is there')
    .addHelpText(
      'after',
      `
Plays competitive and co-op games of 2, 3 and 4 heroes and solo games, all by adept bots, and counts for every card how often it could
be had and was taken, how often it was tried and overcome, and the scores with and without it. A ✗ marks what is outside the bars.
Where any Adversary may have any of several Quests, each is played equally often and told apart.
Scores are those of competitive games. Who begins is drawn by lot, so wins are told by seat and by place in the order of play.

Examples:
  $ runesaga balance --set base
  $ runesaga balance --set base --games 10000 --html balance.html --resume balance.json
  $ runesaga balance --set my-set.yaml --only competitive,solo --games 500 --json`,
    )
    .action(run)
}

const modes = (text: string): Mode[] => text.split(',').map((name) => oneOf('mode', MODES)(name.trim()))

async function run(options: Options): Promise<void> {
  const { games, seed, maxTurns, threads, resume, html, chapters = false } = options
  if (html !== undefined) checkWritable(html)
  const { name, table, print } = setToMeasure(options.set)
  if (chapters && name !== 'epic') throw new UsageError('--chapters are those of --set epic')
  const kinds = kindsOf(chapters ? options.only.filter((mode) => mode !== 'competitive') : options.only)
  const all: BalanceRun = { table, kinds, games, seed, maxTurns, chapters }
  const box = boxOfRun(all)
  const bar = progress(kinds.length * games, 'games')
  const counted = (n: number) => bar.add(n)
  const part = await playAll(all, { threads, file: resume, cards: print, counted }).finally(() => bar.stop())
  const report = reportOf(name, all, box, part)
  if (html !== undefined) writeText(html, reportHtml(report))
  console.log(options.json ? JSON.stringify(report, null, 2) : reportText(report))
  if (report.errors > 0) throw new CheckFailed()
}

/** Opens every kind of table once, so that a set that can't be played is refused before anything begins; gives the cards. */
const boxOfRun = (run: BalanceRun): Box => run.kinds.map((kind) => setupsOf(run, kind).box)[0]
