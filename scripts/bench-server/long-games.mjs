// What grows with the length of a game: the cost of an action, opening it from cold, and the memory that it takes.

import { setTimeout as sleep } from 'node:timers/promises'
import { forEach, Game, opening } from './clients.mjs'
import { share } from './figures.mjs'
import { startNode } from './node.mjs'

const HEROES = 4
const MOVES = 400
const PART = 50
/** A table that everybody has left is forgotten after a minute. */
const FORGOTTEN = 65_000

/** `env`: where the servers keep their tables. */
export async function longGames(env, count) {
  const played = await startNode(env)
  const { passes, costs } = await playLong(played, count)
  await played.stop()
  const node = await startNode(env, ['--expose-gc'])
  // the code is there once somebody has played a move
  const warm = await Game.begun([node], 2)
  for (let actions = 0; actions < 20; actions++) await warm.act()
  warm.close()
  // what the first openings leave behind isn't the games'
  for (const pass of passes.slice(0, 3)) (await opening(node, pass)).person.close()
  const before = await node.usage()
  const times = []
  const persons = []
  for (const pass of passes) {
    const { took, person } = await opening(node, pass)
    times.push(took)
    persons.push(person)
  }
  const open = await node.usage()
  for (const person of persons) person.close()
  await sleep(FORGOTTEN)
  const asleep = await node.usage()
  await node.stop()
  const sorted = times.toSorted((a, b) => a - b)
  const kilobytes = (usage) => (usage.heap - before.heap) / 1000 / passes.length
  return {
    games: passes.length,
    early: costs[1],
    late: costs.at(-1),
    openP50: share(sorted, 0.5),
    openP99: share(sorted, 0.99),
    openHeap: kilobytes(open),
    asleepHeap: kilobytes(asleep),
  }
}

/** Plays until there are so many games of 400 moves. Gives a pass for each, and what an action cost by parts of fifty moves, in milliseconds of the server's processor. */
async function playLong(node, count) {
  let games = []
  await forEach(Array.from({ length: count }), 8, async () => {
    games.push(await Game.begun([node], HEROES))
  })
  const costs = []
  for (let end = PART; end <= MOVES; end += PART) {
    const before = await node.usage()
    let actions = 0
    const isPlaying = (game) => !game.isOver && game.version < end
    // in turn: nobody may act too fast
    for (let playing = games; playing.length > 0; playing = games.filter(isPlaying)) {
      await forEach(playing.filter(isPlaying), 8, async (game) => {
        const { why } = await game.act()
        if (why === undefined) actions++
      })
    }
    const { cpu } = await node.usage()
    costs.push(((cpu - before.cpu) * 1000) / actions)
    for (const game of games) if (game.isOver) game.close()
    games = games.filter(({ isOver }) => !isOver)
  }
  for (const game of games) game.close()
  return { passes: games.map(({ passes }) => passes[0]), costs }
}
