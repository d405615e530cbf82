/** The kinds of Character cards that somebody keeps one of each, and what was dealt of them. */
import type { CardNo, PlainBox } from '@runesaga/table'

/** The second is the Class in editions that have one. */
export const SLOTS = ['origin', 'motivation', 'destiny'] as const
export type Slot = (typeof SLOTS)[number]

export type Dealt = Record<Slot, CardNo[]>
/** NO_CARD where nothing is chosen yet */
export type Kept = Record<Slot, CardNo>

const slotOf = (kind: string): Slot => (kind === 'origin' || kind === 'destiny' ? kind : 'motivation')

export function bySlot(cards: readonly CardNo[], { cards: all }: PlainBox): Dealt {
  const dealt: Dealt = { origin: [], motivation: [], destiny: [] }
  for (const card of cards) dealt[slotOf(all[card].kind)].push(card)
  return dealt
}
