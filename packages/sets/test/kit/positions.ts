/** Positions in which odds are interesting, found by playing random games until one comes up. */
import {
  type Action,
  type GameOptions,
  type GameState,
  IllegalAction,
  type Odds,
  type Plan,
  type Seat,
} from '@runesaga/engine'
import type { Box } from '@runesaga/engine/search'
import { castOf, chance } from '@runesaga/engine/search'
import { withoutAdversaryDeck } from './casts.ts'
import { Dice } from './dice.ts'
import { byApply, play } from './players.ts'
import { boxOf, newGame, odds } from './rules.ts'
import { setupOf, TABLES } from './tables.ts'

export interface Position {
  state: GameState
  seat: Seat
  plan: Plan
}

export interface Sought {
  name: string
  table: string
  options?: GameOptions
  /** something changed before the odds are asked for: Experience on a Class, say */
  arranged?: (state: GameState) => GameState
  plan?: (state: GameState, seat: Seat, box: Box, dice: Dice) => Omit<Plan, 'target'> | undefined
  /** is this the position that was meant? */
  fits?: (odds: Odds, position: Position, box: Box) => boolean
}

/** Odds that a table of casts alone would get wrong: a power answers to the faces. */
export const facesAnswered = (found: Odds): boolean =>
  Math.abs(found.success - chance(castOf(found.pool), found.difficulty, found.bonus)) > 1e-9

export const heroWith = (
  state: GameState,
  seat: Seat,
  change: Partial<GameState['heroes'][number]>,
): GameState => ({
  ...state,
  heroes: state.heroes.with(seat, { ...state.heroes[seat], ...change }),
})

/** Feats of a hand that may be played before a cast. */
export const featsBefore = (state: GameState, seat: Seat, box: Box): number[] =>
  state.heroes[seat].hand.filter((card) => (box.cards[card].feat!.windows & BEFORE_CAST) !== 0)
const BEFORE_CAST = 2

function oddsOr(position: Position): Odds | undefined {
  try {
    return odds(position.state, position.seat, position.plan)
  } catch (error) {
    if (error instanceof IllegalAction) return undefined
    throw error
  }
}

/** The first position of random games, seed after seed, that fits: neither hopeless nor certain. */
export function findPosition(sought: Sought): Position {
  const table = TABLES.find((t) => t.name === sought.table)!
  for (let i = 0; i < 400; i++) {
    const dice = new Dice(`${sought.name} ${i}`)
    const setup = setupOf(
      { ...table, ...(sought.options && { options: sought.options }) },
      { fast: `${sought.name} ${i}` },
    )
    let found: Position | undefined
    const look = (now: GameState, seat: Seat, actions: readonly Action[]) => {
      const attempts = actions.filter((a) => a.type === 'attempt')
      if (found !== undefined || attempts.length === 0) return
      const { type: _, ...target } = dice.pick(attempts)
      const plain = withoutAdversaryDeck(now)
      const state = sought.arranged?.(plain) ?? plain
      const box = boxOf(state.setup)
      const plan = sought.plan === undefined ? {} : sought.plan(state, seat, box, dice)
      if (plan === undefined) return
      const position = { state, seat, plan: { ...plan, target } }
      const weighed = oddsOr(position)
      if (weighed === undefined || weighed.success < 0.1 || weighed.success > 0.9) return
      if (sought.fits?.(weighed, position, box) ?? true) found = position
    }
    play(newGame(setup), 'keen', dice, byApply, ({ state, seat, actions }) => look(state, seat, actions))
    if (found !== undefined) return found
  }
  throw new Error(`no position: ${sought.name}`)
}
