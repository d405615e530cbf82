/** What somebody laid out in place of chance: the next cards of decks, and what the first casts come to. */
import { BadSetup } from './bad-setup.ts'
import type { Box } from './compile/box.ts'
import { type CardRef, cardOf } from './deeds/card-ref.ts'
import type { DeckName } from './deeds/names.ts'
import type { Arrangement } from './random/random.ts'
import type { CardNo } from './state/types.ts'

export interface LaidOnTop {
  readonly next: { readonly [deck in DeckName]?: CardRef[] }
  readonly arranged: Arrangement | null
}

/** A shuffled deck with these of its cards on top. */
export function onTop(box: Box, deck: CardNo[], next: readonly CardRef[] = []): CardNo[] {
  if (next.length === 0) return deck
  const first = next.map((ref) => cardOf(box, ref) ?? -1)
  const stranger = first.findIndex((card, i) => !deck.includes(card) || first.indexOf(card) < i)
  if (stranger >= 0) throw new BadSetup(`${next[stranger]} can't be among the next cards of its deck`)
  return [...first, ...deck.filter((card) => !first.includes(card))]
}
