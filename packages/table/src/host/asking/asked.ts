/** Whom the game waits for, and whom the table passes for. */
import type { GameState, Player, Rules, Seat } from '@runesaga/engine'
import type { PromptPolicy } from '../../protocol/prompt-policy.ts'
import type { Made } from '../game.ts'
import type { Judge } from './judge.ts'

/** A game and who plays it. */
export interface Seated {
  rules: Rules
  state: GameState
  players: readonly Player[]
  asking: readonly PromptPolicy[]
  /** what was done up to here, without what was taken back */
  made: readonly Made[]
  /** seats that do nothing more, and after how many moves they said so */
  content: ReadonlyMap<Seat, number>
  /** who wants to be asked; there as soon as a window is open */
  judge: Judge | null
}

export const isPending = (rules: Rules, state: GameState, seat: Seat): boolean =>
  rules.pending(state).some((asked) => asked.seat === seat)

/** The persons whom the game waits for. */
export const waitedFor = ({ rules, state, players }: Seated): Seat[] =>
  rules.pending(state).flatMap(({ seat }) => (players[seat].kind === 'person' ? [seat] : []))

/**
 * Does the table pass in the window that is open, because this person doesn't want to be asked? Where other persons sit at the table
 * only what they know too counts, since whom the game waits for tells them.
 */
export function passesFor(seated: Seated, seat: Seat): boolean {
  const { rules, state, players, judge } = seated
  const [decision] = rules.pending(state)
  const isOpen = decision?.seat === seat && decision.kind === 'window' && players[seat].kind === 'person'
  return isOpen && judge !== null && !judge.wantsToSpeak(seated, seat)
}
