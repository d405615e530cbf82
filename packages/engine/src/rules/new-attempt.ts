/** An attempt at its very beginning. */
import type { Box } from '../compile/box.ts'
import type { Attempt, GameState, Seat } from '../state/types.ts'

export function newAttempt(
  state: GameState,
  box: Box,
  seat: Seat,
  target: { row: number; slot: number; path: number; abilities?: readonly number[] },
): Attempt {
  const { row, slot, path } = target
  const card = row < 0 ? state.adversary!.card : state.rows[row].cards[slot]
  const def = box.cards[card]
  const printed = def.kind === 'two-sided' && path === 1 ? def.finalAbilities : def.abilities
  return {
    seat,
    card,
    row,
    slot,
    path,
    abilities: (target.abilities ?? printed).slice(),
    icons: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0],
    runes: [0, 0, 0, 0, 0, 0],
    darkBought: 0,
    darkAdded: 0,
    stones: [],
    faces: [],
    casts: 0,
    throws: 0,
    bonus: 0,
    classBonus: 0,
    castBonus: 0,
    castClassBonus: 0,
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
    used: [],
    ifOvercome: [],
    ifFailed: [],
    revealed: [],
    feats: [],
    heritageBoth: false,
  }
}
