/** `runesaga campaign`: let bots play whole campaigns and tell how each chapter went. */
import { availableParallelism } from 'node:os'
import { BOT_NAMES } from '@runesaga/bots'
import { AGES } from '@runesaga/engine'
import { epicSet, sevenShards } from '@runesaga/sets'
import type { Command } from 'commander'
import { addCampaigns, CARRIED, type CampaignSums, noCampaigns, type Tally } from '../campaign/range.ts'
import { colour } from '../colour.ts'
import { progress } from '../progress.ts'
import { botNames, someSeed } from '../table.ts'
import { inThreads } from '../threads/pool.ts'
import { MOST_GAMES, oneOf, whole } from '../usage.ts'

interface Options {
  campaigns: number
  players: number
  bots: string[]
  quest: string
  retries: number
  threads: number
  seed?: string
  json?: true
}

const quests = (): string[] => (epicSet().quests ?? []).map(({ id }) => id)

export function campaign(program: Command): void {
  program
    .command('campaign')
    .description('let bots play whole campaigns of Epic Origins and tell how each chapter went')
    .option('-c, --campaigns <n>', 'how many campaigns', whole('--campaigns', 1, MOST_GAMES), 100)
    .option('-p, --players <n>', 'heroes at the table', whole('--players', 1, 4), 2)
    .option('-b, --bots <names>', `bots that fill the seats in turn: ${BOT_NAMES.join(', ')}`, botNames, [
      'adept',
    ])
    .option('-q, --quest <id>', 'the side of the Quest (reign-of-the-adversary)')
    .option('-r, --retries <n>', 'how often a lost chapter is played again', whole('--retries', 0, 99), 1)
    .option('-s, --seed <text>', 'the same seed gives the same campaigns')
    .option('-t, --threads <n>', 'threads (all cores)', whole('--threads', 1, 256), availableParallelism())
    .option('--json', 'figures for machines')
    .addHelpText(
      'after',
      `
A chapter that stays lost is left behind, and its burden carried into the next one.

Examples:
  $ runesaga campaign --campaigns 200 --players 3
  $ runesaga campaign --quest age-of-darkness --retries 0 --json`,
    )
    .action(run)
}

async function run({ campaigns, players, bots, retries, threads, json, ...options }: Options): Promise<void> {
  const known = quests()
  const quest = `epic/${oneOf('side of the Quest', known)(options.quest ?? known[0])}`
  const seed = options.seed ?? someSeed()
  const sums = noCampaigns()
  const bar = progress(campaigns, 'campaigns')
  await inThreads('campaign', { players, bots, quest, retries, seed }, campaigns, threads, (part, range) => {
    addCampaigns(sums, part)
    bar.add(range.to - range.from)
  }).finally(() => bar.stop())
  if (json) console.log(JSON.stringify({ campaigns, players, bots, quest, retries, seed, ...sums }, null, 2))
  else print(sums, `${campaigns} campaigns of ${players}, ${quest}, ${retries} retries, seed ${seed}`)
}

function print({ chapters, ages }: CampaignSums, title: string): void {
  console.log(title)
  console.log(
    colour.dim(['chapter'.padEnd(26), ...CARRIED.map((carried) => `with ${carried}`.padStart(18))].join('')),
  )
  const names = (sevenShards().chapters ?? []).map(({ name }) => name.en)
  for (const [i, chapter] of chapters.entries()) {
    const cells = CARRIED.map((carried) => rate(chapter[carried]).padStart(18))
    console.log([`${i + 1} ${names[i]}`.padEnd(26), ...cells].join(''))
  }
  console.log(
    AGES.toReversed()
      .map((age) => `Age of ${age}: ${ages[age]}`)
      .join(', '),
  )
}

/** "62 % of 130" */
const rate = ({ games, won }: Tally): string =>
  games === 0 ? '–' : `${Math.round((100 * won) / games)} % of ${games}`
