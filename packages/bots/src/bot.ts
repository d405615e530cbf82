/** What a bot is: a player that gets what its seat knows and its legal actions, and answers with one of them and its reasons. */
import type { Action, CardNo, Knowledge, RandomState } from '@runesaga/engine'
import type { Box } from '@runesaga/engine/search'

export interface Bot {
  readonly name: string
  /** `box` has the cards of the table. `legal` has at least one action; `random` moves on when the bot uses it. */
  choose(
    box: Box,
    knowledge: Knowledge,
    legal: readonly Action[],
    random: RandomState,
    budget?: Budget,
  ): Chosen
  /** Another hero's turn begins. `plays` are the Feats with which this hero may step in, at least one; null: rather not. */
  stepIn(box: Box, knowledge: Knowledge, plays: readonly Action[], random: RandomState): Chosen | null
}

/** How much a bot may think, in things it does, not in time: the same budget gives the same answer everywhere. */
export interface Budget {
  /** imagined states to try each option on; 0: at a glance */
  tries: number
  /** chances as the table tells them, whatever powers act on the way: what a hint needs, and too slow for simulations */
  exact?: boolean
}

export interface Chosen {
  action: Action
  reasons: readonly Motive[]
}

/** Why, as data: words make sentences of it. Points are Destiny points, chances lie between 0 and 1. */
export type Motive =
  | { why: 'only-choice' }
  | { why: 'at-random' }
  /** what it is expected to bring, and the next best thing instead */
  | { why: 'worth'; points: number; next: number | null }
  /** chance of success, and that of the next best attempt */
  | { why: 'odds'; success: number; against: number | null }
  /** Dark runes bought, and the chance without them */
  | { why: 'dark-runes'; runes: number; success: number; without: number }
  /** how much of the worth is the Destiny's */
  | { why: 'feeds-destiny'; card: CardNo; points: number }
  /** Experience for the powers of the Class */
  | { why: 'feeds-class'; banked: number }
  /** nothing in the rows is worth the turn */
  | { why: 'poor-rows'; best: number }
  /** how the position changes against leaving it */
  | { why: 'better-position'; points: number }
  | { why: 'nothing-gained' }
