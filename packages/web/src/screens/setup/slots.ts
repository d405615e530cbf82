/** The kinds of Character cards that somebody keeps one of each, and what was dealt of them. */
import type { CardEntry, CardRef, HeroView } from '@runesaga/table'
import { isSeen } from '../../cards/is-seen.ts'

/** The second is the Class in editions that have one. */
export const SLOTS = ['origin', 'motivation', 'destiny'] as const
export type Slot = (typeof SLOTS)[number]

/** Kinds of cards that lie in a slot. */
export type SlotKind = Extract<CardEntry['kind'], 'origin' | 'motivation' | 'class' | 'destiny'>

export type Dealt = Readonly<Record<Slot, readonly CardRef[]>>
/** null where nothing is chosen yet */
export type Kept = Record<Slot, CardRef | null>

/** How many cards a hero still chooses from; none once it is ready. */
export const dealtTo = ({ dealt }: HeroView): number =>
  SLOTS.reduce((sum, slot) => sum + dealt[slot].length, 0)

/** What lies before the one who looks: the cards to choose from, or those that were kept. */
export function dealtOrKept(hero: HeroView): Dealt {
  const choosing = dealtTo(hero) > 0
  const cardsOf = (slot: Slot): CardRef[] => (choosing ? hero.dealt[slot] : [hero[slot]]).filter(isSeen)
  return { origin: cardsOf('origin'), motivation: cardsOf('motivation'), destiny: cardsOf('destiny') }
}
