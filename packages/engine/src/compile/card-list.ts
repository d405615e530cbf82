/**
 * The cards of a box as a list of names: what a game was dealt from. Copies that lie side by side are counted, `base/inner-strength*2`. A box
 * can be built from such a list again, whatever else its sets have come to hold since.
 */
import { BadSetup } from '../bad-setup.ts'
import type { CardSet } from '../language/cards.ts'
import { compileCards } from './cards.ts'
import type { CompiledCard } from './compiled.ts'

/** Cards that a list names and the sets don't have. */
export class MissingCards extends BadSetup {
  readonly cards: readonly string[]
  constructor(cards: readonly string[]) {
    super(`the chosen sets have no ${cards.map((card) => `"${card}"`).join(', ')}`)
    this.cards = cards
  }
}

/** A card of a list: its name, and how many copies lie side by side. */
export const CARD_ENTRY = /^([a-z0-9-]+\/[a-z0-9-]+)(?:\*([1-9]\d?))?$/

export const MOST_CARDS = 5000

/** Is this a list of cards, by its form? */
export const isCardList = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length <= MOST_CARDS &&
  value.every((entry) => typeof entry === 'string' && CARD_ENTRY.test(entry))

export function cardList(cards: readonly CompiledCard[]): string[] {
  const list: string[] = []
  for (let at = 0; at < cards.length; ) {
    const { id } = cards[at]
    let end = at + 1
    while (end < cards.length && cards[end].id === id) end++
    list.push(end === at + 1 ? id : `${id}*${end - at}`)
    at = end
  }
  return list
}

/** The cards of a list; those that are missing throw MissingCards. */
export function cardsIn(list: readonly string[], sets: readonly CardSet[]): CompiledCard[] {
  const known = new Map(sets.flatMap((set) => compileCards(set).map((card) => [card.id, card])))
  const missing: string[] = []
  const cards = list.flatMap((entry) => {
    const [, id, copies = '1'] = CARD_ENTRY.exec(entry)!
    const card = known.get(id)
    if (card === undefined) missing.push(id)
    return card === undefined ? [] : Array.from({ length: Number(copies) }, () => card)
  })
  if (missing.length > 0) throw new MissingCards(missing)
  return cards
}
