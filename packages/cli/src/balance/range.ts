/** A range of the games of a balance run: kind after kind, each game with a seed of its own. */
import { boxOf, type GameSetup, newGame } from '@runesaga/engine'
import { playGame } from '../simulate/game.ts'
import { openTable, type Table } from '../table.ts'
import { type Counts, noCounts } from './counts.ts'
import { type Kind, kindName } from './kinds.ts'
import { Watch } from './watch.ts'

export interface BalanceRun {
  /** the set: an edition, and files of card sets beside the edition's own */
  table: Pick<Table, 'edition' | 'files'>
  kinds: Kind[]
  /** of each kind */
  games: number
  seed: string
  maxTurns: number
}

/** Counts by name of the kind, of those kinds that the range has games of. */
export type BalancePart = Record<string, Counts>

/** How many cards the box of a table has, copies and all. */
export const cardsIn = (setup: Omit<GameSetup, 'seed'>): number =>
  boxOf(newGame({ ...setup, seed: { fast: 0 } }).setup).cards.length

export function balanceRange({ table, kinds, games, seed, maxTurns }: BalanceRun) {
  const tables = kinds.map((kind) => {
    const { setup } = openTable({ ...table, ...kind })
    return { kind, setup, cards: cardsIn(setup), bots: Array.from({ length: kind.players }, () => 'adept') }
  })
  return ({ from, to }: { from: number; to: number }): BalancePart => {
    const part: BalancePart = {}
    const watches = new Map<string, Watch>()
    for (let index = from; index < to; index++) {
      const { kind, setup, cards, bots } = tables[Math.floor(index / games)]
      const name = kindName(kind)
      const counts = (part[name] ??= noCounts(kind.players, cards))
      let watch = watches.get(name)
      if (watch === undefined) watches.set(name, (watch = new Watch(counts)))
      const own = `${seed}/${name}/${index % games}`
      try {
        playGame(setup, own, bots, maxTurns, watch)
      } catch (error) {
        counts.games++
        counts.errors++
        counts.firstErrors.push({
          seed: own,
          message: error instanceof Error ? error.message : String(error),
        })
      }
    }
    return part
  }
}
