/** What the cards of a game say, in the reader's language, without inline icons. */
import { type CardNo, type CardSet, cardEntries } from '@runesaga/engine'
import type { Box } from '@runesaga/engine/search'
import {
  type CardWords,
  cardText,
  cardWordsOf,
  type Line,
  namesIn,
  plain,
  plainText,
  type Words,
} from '@runesaga/words'

type Said = ReturnType<typeof cardText>

export class CardText {
  /** what cards say about their own parts, for the labels of decisions */
  readonly parts: CardWords
  private readonly box: Box
  private readonly words: Words
  private readonly said = new Map<string, Said>()

  constructor(sets: readonly CardSet[], box: Box, words: Words) {
    this.parts = cardWordsOf(sets, box)
    this.box = box
    this.words = words
    for (const set of sets) {
      const nameOf = namesIn(set)
      for (const entry of cardEntries(set)) this.said.set(entry.id, cardText(entry, words, nameOf))
    }
  }

  /** All of a card's rules as one paragraph; empty where it has none. */
  whole(card: CardNo): string {
    return plainText(this.of(card), this.words)
  }

  /** A card's rules, one text each. */
  rules(card: CardNo): string[] {
    return this.of(card).lines.map(({ sentence }: Line) => plain(sentence, this.words))
  }

  /** One of its powers, counted as the engine does. */
  power(card: CardNo, power: number): string {
    return plain(this.parts.power!(card, power, -1, this.words), this.words)
  }

  private of(card: CardNo): Said {
    return this.said.get(this.box.cards[card].id)!
  }
}
