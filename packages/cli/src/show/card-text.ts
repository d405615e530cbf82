/** What the cards of a game say, in the reader's language, without inline icons. */
import { type CardNo, type CardSet, cardEntries } from '@runesaga/engine'
import type { Box } from '@runesaga/engine/search'
import {
  type CardWords,
  cardText,
  cardWordsOf,
  type Language,
  type Line,
  namesIn,
  plain,
  plainText,
} from '@runesaga/words'

type Said = ReturnType<typeof cardText>

export class CardText {
  /** what cards say about their own parts, for the labels of decisions */
  readonly words: CardWords
  private readonly box: Box
  private readonly language: Language
  private readonly said = new Map<string, Said>()

  constructor(sets: readonly CardSet[], box: Box, language: Language) {
    this.words = cardWordsOf(sets, box)
    this.box = box
    this.language = language
    for (const set of sets) {
      const nameOf = namesIn(set)
      for (const entry of cardEntries(set)) this.said.set(entry.id, cardText(entry, language, nameOf))
    }
  }

  /** All of a card's rules as one paragraph; empty where it has none. */
  whole(card: CardNo): string {
    return plainText(this.of(card), this.language)
  }

  /** A card's rules, one text each. */
  rules(card: CardNo): string[] {
    return this.of(card).lines.map(({ sentence }: Line) => plain(sentence, this.language))
  }

  /** One of its powers, counted as the engine does. */
  power(card: CardNo, power: number): string {
    return plain(this.words.power!(card, power, -1, this.language), this.language)
  }

  private of(card: CardNo): Said {
    return this.said.get(this.box.cards[card].id)!
  }
}
