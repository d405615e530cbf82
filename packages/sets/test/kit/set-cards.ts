/** The cards of one set, to be counted and compared: by kind, by Act, by deck. */
import { type CardEntry, type CardKind, type CardSet, cardEntries } from '@runesaga/engine/language'

type InAct = 'trait' | 'ally' | 'adversary' | 'challenge'

export interface SetCards {
  entries: readonly CardEntry[]
  of: <K extends CardKind>(...kinds: K[]) => CardEntry<K>[]
  /** how many cards of these kinds each Act has */
  byAct: (...kinds: InAct[]) => number[]
}

export function cardsIn(set: CardSet): SetCards {
  const entries = cardEntries(set)
  const of: SetCards['of'] = <K extends CardKind>(...kinds: K[]) =>
    entries.filter((e): e is CardEntry<K> => (kinds as string[]).includes(e.kind))
  const byAct: SetCards['byAct'] = (...kinds) =>
    [1, 2, 3].map((act) => copies(of(...kinds).filter(({ card }) => card.act === act)))
  return { entries, of, byAct }
}

/** Cards, not titles. */
export const copies = (list: readonly CardEntry[]): number => list.reduce((sum, one) => sum + one.copies, 0)

export const ids = (list: readonly { card: { id: string } }[]): string[] =>
  list.map(({ card }) => card.id).toSorted()

/** Everything with a name of its own on a card: the card, its paths, its sides. */
export function namedOn({ kind, card }: CardEntry): { name: { en: string; fr?: string | undefined } }[] {
  if (kind === 'challenge') return [card, card.top, card.bottom]
  if (kind === 'adversary') return [card, card.path]
  // the second side is called as the card is
  return kind === 'two-sided' ? [card.adversary, card.final] : [card]
}

/** What stands more than once in a list. */
export const repeated = (list: readonly (string | undefined)[]): (string | undefined)[] =>
  list.filter((one, i) => list.indexOf(one) !== i)
