// Many games at once: so many actions a second, sent when their time has come whether or not those before have been answered.

import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { forEach, Game } from './clients.mjs'
import { share } from './figures.mjs'

/** Games that have come to different moments: each after up to so many actions. */
export async function manyGames(nodes, count, warmUp) {
  const games = []
  await forEach(Array.from({ length: count }), 16, async () => {
    games.push({ game: await Game.begun(nodes, 2), actions: Math.floor(Math.random() * warmUp) })
  })
  // nobody may act too fast
  for (let round = 0; round < warmUp; round++) {
    const playing = games.filter(({ actions }) => actions > round)
    await forEach(playing, 16, ({ game }) => actOrBegin(game))
  }
  return games.map(({ game }) => game)
}

async function actOrBegin(game) {
  if (game.isOver) await game.beginAnew()
  else {
    const { why } = await game.act()
    if (why !== undefined) throw new Error(`an action was refused: ${why}`)
  }
}

/** What came of it. A game that is over begins anew; an action that isn't done after ten seconds is `stuck`. */
export async function load(nodes, games, { rate, seconds }) {
  const before = await usages(nodes)
  const times = []
  const refused = {}
  let bytes = 0
  let news = 0
  let late = 0
  let begun = 0
  let lastOver = 0
  const ready = games.slice()
  const open = new Set()
  const heardOf = (length) => {
    bytes += length
    news++
  }
  const play = async (game) => {
    open.add(game)
    if (game.isOver) {
      await game.beginAnew()
      begun++
    }
    const { took, why } = await game.act(heardOf)
    if (why === undefined) times.push(took)
    else refused[why] = (refused[why] ?? 0) + 1
    lastOver = performance.now()
    open.delete(game)
    ready.push(game)
  }
  const start = performance.now()
  let sent = 0
  while (performance.now() - start < seconds * 1000) {
    const due = Math.floor(((performance.now() - start) / 1000) * rate)
    for (; sent < due; sent++) {
      const at = Math.floor(Math.random() * ready.length)
      const [game] = ready.splice(at, 1)
      if (game === undefined) late++
      else void play(game)
    }
    await sleep(1)
  }
  for (let waited = 0; open.size > 0 && waited < 10_000; waited += 10) await sleep(10)
  const elapsed = (Math.max(lastOver, start + seconds * 1000) - start) / 1000
  const after = await usages(nodes)
  if (open.size > 0) refused.stuck = open.size
  // no game had time for them
  if (late > 0) refused.late = late
  const sorted = times.toSorted((a, b) => a - b)
  return {
    rate: Math.round(times.length / elapsed),
    p50: share(sorted, 0.5),
    p99: share(sorted, 0.99),
    max: sorted.at(-1),
    refused,
    cpu: after.servers.map(({ cpu }, i) => (cpu - before.servers[i].cpu) / elapsed),
    clientCpu: (after.own - before.own) / elapsed,
    rss: Math.max(...after.servers.map(({ rss }) => rss)) / 1e6,
    bytes: bytes / news,
    begun,
    load: loadavg()[0],
  }
}

async function usages(nodes) {
  const { user, system } = process.cpuUsage()
  return { servers: await Promise.all(nodes.map((node) => node.usage())), own: (user + system) / 1e6 }
}
