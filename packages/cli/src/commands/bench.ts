/** `runesaga bench`: measure the speed of the engine, with the bars it has to clear. */
import { cpus } from 'node:os'
import type { Command } from 'commander'
import type { Figure } from '../bench/figure.ts'
import { MEASURES } from '../bench/figures.ts'
import { measurePeer, type Peer } from '../bench/peer.ts'
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
Each path in a thread of its own, one after the other, warmed up; the median of several rounds. The peer is measured before and after
what it is compared with; it needs "npm ci --prefix bench/peers" once.

Examples:
  $ runesaga bench
  $ runesaga bench --only public-2p,peer --json`,
    )
    .action(run)
}

async function run({ only, warmUp, round, rounds, json }: Options): Promise<void> {
  const wanted = Object.keys(MEASURES).filter((name) => only === undefined || only.includes(name))
  const bar = progress(wanted.length + 2, 'measures', 0)
  const figures: Figure[] = []
  // the peer before and after what it is compared with: the machine may be faster at one time than at another
  const asked = only === undefined || only.includes('peer')
  const compared = wanted.filter((name) => COMPARED.includes(name))
  const before = asked ? await measurePeer() : 'not asked for'
  let peer = before
  bar.add(1)
  for (const name of wanted) {
    figures.push(...(await alone('bench', { name, timing: { warmUp, round, rounds } })))
    bar.add(1)
    if (asked && name === compared.at(-1)) peer = mean(before, await measurePeer())
  }
  bar.stop()
  if (typeof peer !== 'string') figures.push(...ratios(figures, peer.peer, peer.movesPerSecond))
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? 'unknown' }
  if (json) console.log(JSON.stringify({ machine, peer, figures: figures.map(judged) }, null, 2))
  else {
    console.log(colour.dim(`node ${machine.node}, ${machine.cpu}`))
    for (const figure of figures) console.log(line(figure))
    if (typeof peer === 'string') console.log(colour.dim(`no peer: ${peer}`))
  }
}

const met = ({ value, bar, better }: Figure): boolean | null =>
  bar === null ? null : better === 'more' ? value >= bar : value <= bar

const judged = (figure: Figure) => ({ ...figure, met: met(figure) })

/** What the peer is compared with. They come first. */
const COMPARED = ['public-2p', 'in-place-2p']

const mean = (one: Peer | string, other: Peer | string): Peer | string =>
  typeof one === 'string' || typeof other === 'string'
    ? other
    : { ...one, movesPerSecond: (one.movesPerSecond + other.movesPerSecond) / 2 }

/** Our actions against the peer's moves. */
function ratios(figures: readonly Figure[], peer: string, moves: number): Figure[] {
  const against = (name: string, bar: number): Figure[] =>
    figures
      .filter((figure) => figure.name === name && figure.unit === 'actions/s')
      .map(({ path, value }) => ({
        name: `${name} against ${peer}`,
        path: `${path}; the peer's reducer makes ${Math.round(moves)} moves/s`,
        value: value / moves,
        unit: '×',
        bar,
        better: 'more',
      }))
  return [...against('random 2p base, public', 80), ...against('random 2p base, in place', 120)]
}

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
