/** An attempt at its very beginning. */
import type { Box } from '../compile/box.ts'
import { ABILITIES } from '../language/names.ts'
import { NO_ICONS } from '../state/lists.ts'
import type { Attempt, GameState, Seat } from '../state/types.ts'

/** Shared by all attempts: their lists are replaced, never written. */
const NONE: never[] = []
const NO_RUNES = ABILITIES.map(() => 0)

export function newAttempt(
  state: GameState,
  box: Box,
  seat: Seat,
  target: { row: number; slot: number; path: number; abilities?: readonly number[] },
): Attempt {
  const { row, slot, path } = target
  const card = row < 0 ? state.adversary!.card : state.rows[row].cards[slot]
  const def = box.cards[card]
  // R-ATTEMPT-17: by card, not by path; a two-sided Adversary has two on each side (R-ADV-11)
  const printed = def.kind === 'two-sided' && path === 1 ? def.finalAbilities : def.abilities
  return {
    seat,
    card,
    row,
    slot,
    path,
    abilities: target.abilities?.slice() ?? printed,
    icons: NO_ICONS,
    runes: NO_RUNES,
    darkBought: 0,
    darkAdded: 0,
    darkGranted: 0,
    darkKept: 0,
    stones: NONE,
    faces: NONE,
    casts: 0,
    throws: 0,
    bonus: 0,
    classBonus: 0,
    classOff: false,
    harder: 0,
    easier: 0,
    noCorruption: false,
    keep: false,
    again: false,
    spare: 0,
    forced: '',
    outcome: '',
    margin: 0,
    used: NONE,
    ifOvercome: NONE,
    ifFailed: NONE,
    revealed: NONE,
    feats: NONE,
    barred: 0,
    heritageBoth: false,
    heritage: NONE,
    missed: NONE,
    allyGained: false,
  }
}
