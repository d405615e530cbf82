/** A range of simulated games. Each game's seed comes from the run's seed and its own number, whichever thread plays it. */
import { openTable, type Table } from '../table.ts'
import { playGame, seating } from './game.ts'
import { addError, addGame, noGames, type Sums } from './sums.ts'

export interface Simulation {
  table: Table
  bots: string[]
  seed: string
  maxTurns: number
}

export function simulateRange({ table, bots, seed, maxTurns }: Simulation) {
  const { rules, setup } = openTable(table)
  return ({ from, to }: { from: number; to: number }): Sums => {
    const sums = noGames(table.players, bots)
    for (let index = from; index < to; index++) {
      const own = `${seed}/${index}`
      const seats = seating(bots, table.players, index)
      try {
        addGame(sums, seats, own, playGame(rules, setup, own, seats, maxTurns))
      } catch (error) {
        addError(sums, own, error)
      }
    }
    return sums
  }
}
