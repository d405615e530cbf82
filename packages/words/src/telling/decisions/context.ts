/** What decisions are told with: the names, the table as its reader sees it, and what its cards say. */
import type { Effects } from '@runesaga/engine/language'
import type { CardRef, View } from '@runesaga/engine/view'
import type { Words } from '../../words.ts'
import type { Names } from '../names.ts'

/** What cards say about their own parts, which deeds call `1:failed`, `1:xp`: see card-words.ts. */
export interface CardWords {
  /** one of the things that a card lets its hero choose between; `thatIsYou`: who chooses is the card's "that hero" */
  option?(card: CardRef, option: Effects, thatIsYou: boolean, words: Words): string
  /** one of the costs of a power */
  cost?(card: CardRef, power: string, pay: string, words: Words): string
  /** what it asks whether to do: once, as a Trait is gained, or whatever else it says */
  may?(card: CardRef, words: Words): string
  /** for one of its costs, if it has any */
  power?(card: CardRef, power: string, pay: string | undefined, words: Words): string
}

export interface DecisionContext extends Names {
  /** as the one who reads sees it */
  view: Pick<View, 'turn' | 'attempt' | 'you'>
  cardWords: CardWords
}

export const contextOf = (
  view: DecisionContext['view'],
  names: Names,
  cardWords: CardWords = {},
): DecisionContext => ({ ...names, view, cardWords })
