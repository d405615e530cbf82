/** A range of the games of a balance run: kind after kind, each game with a seed of its own. */
import { playGame } from '../simulate/game.ts'
import type { Table } from '../table.ts'
import { type Counts, noCounts } from './counts.ts'
import { type Kind, kindName } from './kinds.ts'
import { setupsOf } from './setups.ts'
import { Watch } from './watch.ts'

export interface BalanceRun {
  /** the set: an edition, and files of card sets beside the edition's own */
  table: Pick<Table, 'edition' | 'files'>
  kinds: Kind[]
  /** of each kind */
  games: number
  seed: string
  maxTurns: number
  /** the chapters of the campaign instead of single games */
  chapters: boolean
}

/** Counts by name of the kind, of those kinds that the range has games of. */
export type BalancePart = Record<string, Counts>

export function balanceRange(run: BalanceRun) {
  const { kinds, games, seed, maxTurns } = run
  const tables = kinds.map((kind) => {
    const bots = Array.from({ length: kind.players }, () => 'adept')
    return { kind, bots, ...setupsOf(run, kind) }
  })
  return ({ from, to }: { from: number; to: number }): BalancePart => {
    const part: BalancePart = {}
    const watches = new Map<string, Watch>()
    for (let index = from; index < to; index++) {
      const { kind, rules, setups, box, bots } = tables[Math.floor(index / games)]
      const name = kindName(kind)
      const counts = (part[name] ??= noCounts(kind.players, box.cards.length))
      let watch = watches.get(name)
      if (watch === undefined) watches.set(name, (watch = new Watch(rules, counts)))
      const number = index % games
      const own = `${seed}/${name}/${number}`
      try {
        playGame(rules, setups[number % setups.length], own, bots, maxTurns, watch)
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
