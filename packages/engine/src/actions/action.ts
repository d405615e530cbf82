/** What a seat can do: one small union. Who acts comes from whoever knows the player, never out of the action. */
import type { CardNo, Seat } from '../state/types.ts'

export type Action =
  /** keep one Character card of each kind */
  | { type: 'keep'; origin: CardNo; motivation: CardNo; destiny: CardNo }
  | { type: 'gain'; row: number; slot: number }
  /** row -1: the Adversary that lies apart; abilities only where the hero chooses them */
  | { type: 'attempt'; row: number; slot: number; path: number; abilities?: number[] }
  | { type: 'journey'; row: number; slot: number }
  /** the free replacement when nothing is possible */
  | { type: 'replace'; row: number; slot: number }
  | { type: 'use'; card: CardNo; power: number; cost: number }
  | { type: 'play'; card: CardNo; on: Seat }
  /** one Experience onto the Class */
  | { type: 'bank' }
  /** answers a question: the index of one of its options */
  | { type: 'choose'; option: number }
  /** in a window: nothing more; in the menu: the turn ends */
  | { type: 'pass' }

/** The action of one type. */
export type Doing<T extends Action['type']> = Extract<Action, { type: T }>

export const PASS: Action = Object.freeze({ type: 'pass' })
export const BANK: Action = Object.freeze({ type: 'bank' })
