/** The sums of an attempt that isn't declared yet, without running it: quick, for bots that compare many. */
import type { Box } from '../compile/box.ts'
import { bonusOf, coreZerosCount, darkInPool, difficultyOf, stonesOfAbility } from '../rules/attempt-math.ts'
import { newAttempt } from '../rules/new-attempt.ts'
import { SPECIAL_GAINS, STANDARD_OF_ABILITY } from '../rules/stones.ts'
import { copyRoot } from '../state/copy.ts'
import { Game } from '../state/game.ts'
import type { Attempt, GameState, Seat } from '../state/types.ts'
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
  const attempt = newAttempt(state, box, seat, target)
  attempt.darkBought = dark
  const declared = copyRoot(state)
  declared.attempt = attempt
  const g = Game.reading(declared, box)
  return { pool: poolSummary(g, attempt), difficulty: difficultyOf(g), bonus: bonusOf(g) }
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
