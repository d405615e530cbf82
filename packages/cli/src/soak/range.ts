/** A range of whole games, over every kind of table and of players, with checks at every state. */
import { BOT_NAMES, BOTS, type BotName, MOST_IN_A_TURN, SteppingIn, TurnCounter } from '@runesaga/bots'
import { fastRandom, type Rules } from '@runesaga/engine'
import { apply, boxOf, checkInvariants, knowledgeOf, legalActions, seatToAct } from '@runesaga/engine/search'
import { type SoakTable, soakRules, soakTableList } from './tables.ts'

export interface Soak {
  seed: string
  maxTurns: number
  /** check one state in so many; 0: only the last */
  every: number
}

export interface SoakPart {
  games: number
  actions: number
  checked: number
  stalled: number
  problems: SoakProblem[]
}

export interface SoakProblem {
  table: string
  seed: string
  /** the number of the game */
  game: number
  move: number
  problem: string
}

/** Who plays: each kind of bot alone, and all of them together, the strongest first; the seats take turns with them. */
const PLAYERS: readonly (readonly BotName[])[] = [...BOT_NAMES.map((bot) => [bot]), BOT_NAMES.toReversed()]

/** Every table is played by every kind of players after as many rounds. */
export const kindOfGame = (game: number, tables: number) => ({
  table: game % tables,
  players: PLAYERS[(game + Math.floor(game / tables)) % PLAYERS.length],
})

export function soakRange(soak: Soak) {
  const rules = soakRules()
  const tables = soakTableList(rules)
  return ({ from, to }: { from: number; to: number }): SoakPart => {
    const part: SoakPart = { games: 0, actions: 0, checked: 0, stalled: 0, problems: [] }
    for (let game = from; game < to; game++) {
      const { table, players } = kindOfGame(game, tables.length)
      oneGame(rules, soak, game, tables[table], players, part)
    }
    return part
  }
}

function oneGame(
  rules: Rules,
  { seed, maxTurns, every }: Soak,
  game: number,
  { name, setup }: SoakTable,
  players: readonly string[],
  part: SoakPart,
): void {
  const own = `${seed}/${game}`
  const randoms = Array.from({ length: setup.heroes }, (_, seat) => fastRandom(`${own}/seat ${seat}`))
  const bots = randoms.map((_, seat) => BOTS[players[seat % players.length]])
  const steppingIn = new SteppingIn()
  const turns = new TurnCounter()
  let move = 0
  const note = (problem: string) =>
    part.problems.push({ table: `${name}, ${players.join(' and ')}`, seed: own, game, move, problem })
  part.games++
  try {
    let state = rules.newGame({ ...setup, seed: { fast: own } })
    const box = boxOf(rules, state.setup)
    for (let next = seatToAct(box, state); next >= 0; next = seatToAct(box, state)) {
      if (state.turn.number > maxTurns) {
        part.stalled++
        note(`no end after ${maxTurns} turns`)
        break
      }
      if (turns.isTooMany(state.turn.number)) {
        note(`turn ${state.turn.number} of seat ${state.turn.seat} has no end: ${MOST_IN_A_TURN} actions`)
        break
      }
      const { seat, action } = steppingIn.next(box, state, bots, randoms) ?? {
        seat: next,
        action: bots[next].choose(
          box,
          knowledgeOf(box, state, next),
          legalActions(box, state, next),
          randoms[next],
        ).action,
      }
      state = apply(box, state, seat, action).state
      move++
      if (every === 0 || move % every !== 0) continue
      part.checked++
      const problems = checkInvariants(box, state)
      problems.forEach(note)
      if (problems.length > 0) break
    }
    part.checked++
    checkInvariants(box, state).forEach(note)
  } catch (error) {
    note(error instanceof Error ? error.message : String(error))
  }
  part.actions += move
}
