/** What the adept would do, by name. */
import type { Motive } from '@runesaga/bots'
import type { CardRef, Deed } from '@runesaga/engine/view'

export interface Hint {
  deed: Deed
  reasons: readonly HintReason[]
}

/** A bot's reason with its card by name, or that somebody is shown how the game goes. */
export type HintReason = { why: 'next-step' } | NamedMotive

type NamedMotive = Motive extends infer M ? { [F in keyof M]: F extends 'card' ? CardRef : M[F] } : never
