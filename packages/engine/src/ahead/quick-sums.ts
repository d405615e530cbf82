/** The sums of an attempt that isn't declared yet, without running it: quick, for whoever compares many. */
import type { Box } from '../compile/box.ts'
import {
  bonusOf,
  coreZerosCount,
  darkInPool,
  difficultyOf,
  stonesOfAbility,
} from '../conduct/attempt-math.ts'
import { newAttempt } from '../conduct/new-attempt.ts'
import { SPECIAL_GAINS, STANDARD_OF_ABILITY } from '../conduct/stones.ts'
import { copyRoot, copyTurn } from '../state/copy.ts'
import { Game } from '../state/game.ts'
import { type Attempt, DID, type GameState, type Seat } from '../state/types.ts'
import type { Pool } from './distribution.ts'

export interface Target {
  /** -1: the Adversary that lies apart */
  row: number
  slot: number
  path: number
  /** where the hero chooses them */
  abilities?: number[]
}

export interface QuickSums {
  pool: Pool
  difficulty: number
  bonus: number
}

/** Pool, difficulty and bonus as they stand now; powers and Feats that would act on the way are not looked at. */
export function quickSums(box: Box, state: GameState, seat: Seat, target: Target, dark: number): QuickSums {
  const g = quickGame(box, state, seat, target)
  g.state.attempt!.darkBought = dark
  return sumsOf(g)
}

/** The game as it would be with the attempt declared, as far as sums ask for it. For reading. */
export function quickGame(box: Box, state: GameState, seat: Seat, target: Target): Game {
  const declared = copyRoot(state)
  declared.attempt = newAttempt(state, box, seat, target)
  // a power that is always on may ask what was done this turn
  if (state.standingMask !== 0 && (state.turn.did & DID.attempt) === 0) {
    declared.turn = copyTurn(state.turn)
    declared.turn.did |= DID.attempt
  }
  return Game.reading(declared, box)
}

/** The sums of the attempt in progress as they stand. */
export function sumsOf(g: Game): QuickSums {
  return { pool: poolSummary(g, g.state.attempt!), difficulty: difficultyOf(g), bonus: bonusOf(g) }
}

/** The pool of an attempt as the distribution counts it. */
export function poolSummary(g: Game, a: Attempt): Pool {
  let standard = 0
  const specials: ('xp' | 'hero' | 'antihero')[] = []
  for (const ability of a.abilities) {
    const n = stonesOfAbility(g, a, ability)
    standard += Math.min(n, STANDARD_OF_ABILITY)
    if (n > STANDARD_OF_ABILITY) specials.push(SPECIAL_GAINS[ability])
  }
  return { standard, specials, dark: darkInPool(g, a), coreCounts: coreZerosCount(g, a.seat) > 0 ? 1 : 0 }
}
