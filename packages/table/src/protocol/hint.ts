/** What the adept would do, by name. */
import type { Motive } from '@runesaga/bots'
import type { CardRef, Deed } from '@runesaga/engine/view'

export interface Hint {
  deed: Deed
  reasons: readonly HintReason[]
}

/** A bot's reason with its card by name, or what a table adds to it. */
export type HintReason =
  | NamedMotive
  /** somebody is shown how the game goes */
  | { why: 'next-step' }
  /** the best answer, or to keep one's cards, where the bot goes by a rule */
  | { why: 'best-answer' | 'keeps-cards' }
  /** it can't succeed, or hardly: the Experience that failing brings */
  | { why: 'hopeless' | 'failing'; xp: number }
  /** a Feat of the hand, played before the cast, and the chance without it */
  | { why: 'feat'; card: CardRef; success: number; without: number }
  /** what this makes of the attempt in progress, and the chance without it */
  | { why: 'turns'; success: number; without: number }

type NamedMotive = Motive extends infer M ? { [F in keyof M]: F extends 'card' ? CardRef : M[F] } : never
