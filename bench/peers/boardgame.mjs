// Measures boardgame.io's moves per second, for the engine benchmark to compare with in the same run.
// Where a choice is open, it favours the peer: no undo, no log kept, the config processed once, five moves a turn.

import { createRequire } from 'node:module'
import { createInterface } from 'node:readline'

// boardgame.io and Immer read this while loading; their development checks would be unfair.
process.env.NODE_ENV = 'production'

const PLAYERS = 4
const MOVES = 100
const MOVES_PER_TURN = 5
const WARM_UP_MS = 4000
const ROUND_MS = 2000
const ROUNDS = 3

const { CreateGameReducer, InitializeGame, ProcessGameConfig, version } = loadPeer()
const NAME = `boardgame.io ${version}`

/** Draw the top card until the deck is empty. Changing `G` in place is the documented way, and the faster one. */
const game = ProcessGameConfig({
  name: 'toy',
  disableUndo: true,
  setup: ({ ctx }) => ({
    deck: Array.from({ length: MOVES }, (_, card) => card),
    hands: Object.fromEntries(ctx.playOrder.map((player) => [player, []])),
  }),
  turn: { maxMoves: MOVES_PER_TURN },
  moves: {
    draw: ({ G, playerID }) => {
      G.hands[playerID].push(G.deck.pop())
    },
  },
  endIf: ({ G }) => G.deck.length === 0 || undefined,
})
const reduce = CreateGameReducer({ game })

const drawn = new Set(Object.values(playGame().G.hands).flat())
if (drawn.size !== MOVES) throw new Error(`the toy game dealt ${drawn.size} different cards, not ${MOVES}`)

movesPerSecond(WARM_UP_MS)
if (process.argv[2] === '--in-turn') await playInTurn()
else {
  const rounds = Array.from({ length: ROUNDS }, () => movesPerSecond(ROUND_MS))
  const figure = { peer: NAME, movesPerSecond: Math.round(median(rounds)), how: 'reducer' }
  console.log(JSON.stringify(figure))
}

/** Says its name, and then, for each line with a number of seconds, the moves a second in a round of that length. */
async function playInTurn() {
  console.log(NAME)
  for await (const seconds of createInterface({ input: process.stdin })) {
    console.log(movesPerSecond(Number(seconds) * 1000))
  }
}

/** Its entry points are CommonJS folders, which `import` can't resolve. */
function loadPeer() {
  const require = createRequire(import.meta.url)
  try {
    const { version } = require('boardgame.io/package.json')
    return { ...require('boardgame.io/internal'), version }
  } catch (error) {
    if (error.code !== 'MODULE_NOT_FOUND') throw error
    console.error('boardgame.io is not installed: run `npm ci --prefix bench/peers`')
    process.exit(2)
  }
}

function playGame() {
  let state = InitializeGame({ game, numPlayers: PLAYERS })
  for (let move = 0; move < MOVES; move++) {
    state = reduce(state, {
      type: 'MAKE_MOVE',
      payload: { type: 'draw', args: [], playerID: state.ctx.currentPlayer },
    })
  }
  if (state.ctx.gameover === undefined) throw new Error(`the toy game did not end after ${MOVES} moves`)
  return state
}

/** Plays whole games, setup included, for at least `duration` milliseconds. */
function movesPerSecond(duration) {
  const start = performance.now()
  let moves = 0
  let elapsed = 0
  while (elapsed < duration) {
    playGame()
    moves += MOVES
    elapsed = performance.now() - start
  }
  return (moves / elapsed) * 1000
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}
