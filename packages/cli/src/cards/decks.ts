/** The decks of a box, in the order in which a sheet shows them. */
import type { CardEntry, CardKind } from '@runesaga/engine/language'
import { actName, type Words } from '@runesaga/words'

const DECKS = [
  'heritage',
  'origin',
  'motivation',
  'class',
  'destiny',
  'act-1',
  'act-2',
  'act-3',
  'hero',
  'antihero',
  'two-sided',
  'last-foe',
  'adversary-feat',
  'quest',
  'victory',
]
/** The kinds that are shuffled together into a Story deck. */
const IN_STORY_DECK: readonly CardKind[] = ['trait', 'ally', 'adversary', 'challenge']

export const actOf = ({ card }: CardEntry): number | null => ('act' in card ? card.act : null)

/** `act-1`, `hero`, `antihero`, else the kind: the back of the card, so to say. */
export function deckOf(entry: CardEntry): string {
  const act = actOf(entry)
  if (act !== null) return `act-${act}`
  return entry.kind === 'feat' ? entry.card.kind : entry.kind
}

/** By deck, and in it by kind; cards of a kind stay in the order of their file. */
export function byDeck(entries: readonly CardEntry[]): CardEntry[] {
  const place = (entry: CardEntry): number =>
    DECKS.indexOf(deckOf(entry)) * IN_STORY_DECK.length + Math.max(0, IN_STORY_DECK.indexOf(entry.kind))
  return [...entries].sort((a, b) => place(a) - place(b))
}

/** "Act II · Challenges", "Hero cards", "Origins" */
export function deckTitle(entry: CardEntry, words: Words): string {
  const act = actOf(entry)
  if (entry.kind === 'feat') return capital(words.terms.icons[entry.card.kind].many)
  const kind = capital(words.terms.kinds[entry.kind].many)
  return act === null ? kind : `${actName(act, words)} · ${kind}`
}

const capital = (text: string): string => text[0].toUpperCase() + text.slice(1)
