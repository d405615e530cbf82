/** The cards of a set as one list, each with its kind: for whoever shows or counts cards rather than plays them. */
import type { CardKind } from '../compile/compiled.ts'
import type { CardSet } from './cards.ts'

/** Where the cards of a kind stand in a set file. */
const SECTIONS = {
  origin: 'origins',
  motivation: 'motivations',
  class: 'classes',
  heritage: 'heritages',
  destiny: 'destinies',
  trait: 'traits',
  challenge: 'challenges',
  ally: 'allies',
  adversary: 'adversaries',
  feat: 'feats',
  'two-sided': 'two-sided-adversaries',
  'last-foe': 'last-foes',
  'adversary-feat': 'adversary-feats',
  quest: 'quests',
  victory: 'victory',
  legacy: 'legacies',
} as const satisfies Record<CardKind, keyof CardSet>

type Data<K extends CardKind> =
  NonNullable<CardSet[(typeof SECTIONS)[K]]> extends readonly (infer C)[]
    ? C
    : NonNullable<CardSet[(typeof SECTIONS)[K]]>

/** A card as the set file has it, with its kind. `id` is the full one: set and card. */
export type CardEntry<K extends CardKind = CardKind> = K extends CardKind
  ? { kind: K; set: string; id: string; copies: number; card: Data<K> }
  : never

/**
 * Every title of a set once, in the order of the kinds above; `copies` says how many cards it stands for: none for the other side
 * of a card that is counted already.
 */
export function cardEntries(set: CardSet): CardEntry[] {
  const entries: CardEntry[] = []
  for (const [kind, section] of Object.entries(SECTIONS)) {
    for (const card of [set[section] ?? []].flat()) {
      const copies = 'copies' in card ? (card.copies ?? 1) : 'back-of' in card ? 0 : 1
      entries.push({ kind, set: set.set, id: `${set.set}/${card.id}`, copies, card } as CardEntry)
    }
  }
  return entries
}
