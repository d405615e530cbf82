/** Names of cards, heroes and icons in the reader's language, without inline icons. */
import type { Seat } from '@runesaga/engine'
import type { Level } from '@runesaga/engine/language'
import type { CardFacts, CardRef, PathName } from '@runesaga/engine/view'
import { heroWords, type Names, namesOf, plain, type Words } from '@runesaga/words'

export class Teller {
  readonly words: Words
  readonly names: Names

  /** `heroes`: what they are called, by their seats */
  constructor(facts: CardFacts, words: Words, heroes: readonly string[], you?: Seat) {
    this.words = words
    this.names = { ...namesOf(facts, (seat) => heroes[seat], you), heroes: heroes.length }
  }

  /** A text of the game with its icons in words. */
  plain(text: string): string {
    return plain(text, this.words)
  }

  /** A hero at the beginning of a line. */
  hero(seat: Seat): string {
    const name = heroWords(seat, this.names, this.words)
    return name[0].toUpperCase() + name.slice(1)
  }

  card(card: CardRef): string {
    return this.names.cardName(card, this.words.language)
  }

  cards(cards: readonly CardRef[]): string {
    return cards.map((card) => this.card(card)).join(', ')
  }

  /** The name of a path, or of the card where it has only one. */
  path(card: CardRef, path: PathName): string {
    return this.names.pathName(card, path, this.words.language)
  }

  /** "81%", "81 %" */
  chance(chance: number): string {
    return this.words.rules.percent(String(Math.round(chance * 100)))
  }

  level(level: Level): string {
    return this.words.say(`level/${level}`)
  }
}
