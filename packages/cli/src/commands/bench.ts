/** `runesaga bench`: measure the speed of the engine, with the bars it has to clear. */
import { cpus } from 'node:os'
import type { Command } from 'commander'
import type { Figure, How } from '../bench/figure.ts'
import { MEASURES } from '../bench/figures.ts'
import { againstPeer, startPeer } from '../bench/peer.ts'
import { colour } from '../colour.ts'
import { progress } from '../progress.ts'
import { alone } from '../threads/pool.ts'
import { oneOf, seconds, whole } from '../usage.ts'

interface Options {
  only?: string[]
  warmUp: number
  round: number
  rounds: number
  json?: true
}

export function bench(program: Command): void {
  const names = [...Object.keys(MEASURES), 'peer']
  program
    .command('bench')
    .description('measure the speed of the engine')
    .option('--only <names>', `only these of ${names.join(', ')}`, (text) =>
      text.split(',').map((name) => oneOf('measure', names)(name)),
    )
    .option('--warm-up <s>', 'seconds of warming up each path', seconds('--warm-up'), 8)
    .option('--round <s>', 'seconds of a round', seconds('--round'), 1.5)
    .option('--rounds <n>', 'rounds, of which the median counts', whole('--rounds', 1), 5)
    .option('--json', 'figures for machines')
    .addHelpText(
      'after',
      `
Each path in a thread of its own, one after the other, warmed up; the median of several rounds. The peer plays a round in turn with
what it is compared with; it needs "npm ci --prefix bench/peers" once.

Examples:
  $ runesaga bench
  $ runesaga bench --only public-2p,peer --json`,
    )
    .action(run)
}

async function run({ only, warmUp, round, rounds, json }: Options): Promise<void> {
  const wanted = Object.keys(MEASURES).filter((name) => only === undefined || only.includes(name))
  const timing = { warmUp, round, rounds }
  const peer = only === undefined || only.includes('peer') ? await startPeer() : 'not asked for'
  const compared = typeof peer === 'string' ? [] : wanted.filter((name) => name in COMPARED)
  const bar = progress(wanted.length + compared.length, 'measures', 0)
  const figures: Figure[] = []
  for (const name of wanted) {
    figures.push(...(await alone('bench', { name, timing })))
    bar.add(1)
  }
  if (typeof peer !== 'string') {
    for (const name of compared) {
      figures.push(await againstPeer(peer, COMPARED[name], timing))
      bar.add(1)
    }
    peer.stop()
  }
  bar.stop()
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown' }
  if (json)
    console.log(
      JSON.stringify(
        { machine, peer: typeof peer === 'string' ? peer : peer.name, figures: figures.map(judged) },
        null,
        2,
      ),
    )
  else {
    console.log(colour.dim(`node ${machine.node}, ${machine.cpu}`))
    for (const figure of figures) console.log(line(figure))
    if (typeof peer === 'string') console.log(colour.dim(`no peer: ${peer}`))
  }
}

const met = ({ value, bar, better }: Figure): boolean | null =>
  bar === null ? null : better === 'more' ? value >= bar : value <= bar

const judged = (figure: Figure) => ({ ...figure, met: met(figure) })

/** What the peer is compared with. */
const COMPARED: Record<string, How> = { 'public-2p': 'public', 'in-place-2p': 'in place' }

const shown = (n: number): string =>
  n >= 1000 ? Math.round(n).toLocaleString('en') : n >= 100 ? n.toFixed(0) : n.toFixed(2)

function line(figure: Figure): string {
  const { name, value, unit, bar, better, path } = figure
  const ok = met(figure)
  const mark = ok === null ? ' ' : ok ? colour.green('✓') : colour.red('✗')
  const against = bar === null ? '' : `${better === 'more' ? '≥' : '≤'} ${shown(bar)}`
  const figures = `${shown(value).padStart(10)} ${unit.padEnd(10)}${against.padEnd(12)}`
  return `${mark} ${name.padEnd(48)}${figures} ${colour.dim(path)}`
}
