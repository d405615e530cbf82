/** What the adept would do, by name. */
import type { Motive } from '@runesaga/bots'
import type { CardRef, Deed } from '@runesaga/engine/view'

export interface Hint {
  deed: Deed
  reasons: readonly HintReason[]
}

/** A bot's reason with its card by name. */
export type HintReason = Motive extends infer M
  ? { [F in keyof M]: F extends 'card' ? CardRef : M[F] }
  : never
