/** Names of cards, heroes and icons in the reader's language, without inline icons. */
import {
  ABILITIES,
  type CardNo,
  type CompiledCard,
  HIDDEN_ANTIHERO,
  HIDDEN_HERO,
  ICONS,
  LEVELS,
  type Seat,
} from '@runesaga/engine'
import type { Box } from '@runesaga/engine/search'
import { heroWords, iconWords, type Names, namesOf, plain, type Words } from '@runesaga/words'

type Path = CompiledCard['paths'][number]

export class Teller {
  readonly box: Box
  readonly words: Words
  readonly names: Names

  constructor(box: Box, words: Words, heroName: (seat: Seat) => string, you?: Seat) {
    this.box = box
    this.words = words
    this.names = namesOf(box, heroName, you)
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

  /** A card's name; a hidden one says so. */
  card(no: CardNo): string {
    if (no >= 0) return this.names.cardName(no, this.words.language)
    const back = no === HIDDEN_HERO ? 'hero' : no === HIDDEN_ANTIHERO ? 'antihero' : 'card'
    return this.words.say(`terminal/hidden/${back}`)
  }

  cards(cards: readonly CardNo[]): string {
    return cards.map((card) => this.card(card)).join(', ')
  }

  /** The name of a path, or of the card where it has only one. */
  path(no: CardNo, path: number): string {
    return this.names.pathName(no, path, this.words.language)
  }

  /** What a path gives, in a few words. */
  gives(path: Path): string {
    const { triumph, tragedy, virtue, corruption, hero, antihero } = path
    const once = { virtue, corruption, hero, antihero }
    const parts = this.iconParts(path.icons)
    if (triumph > 0) parts.push(iconWords('triumph', triumph, this.words))
    if (tragedy > 0) parts.push(iconWords('tragedy', tragedy, this.words))
    for (const [icon, n] of Object.entries(once) as [keyof typeof once, number][]) {
      if (n > 0) parts.push(iconWords(icon, n === 1 ? null : n, this.words))
    }
    return parts.length === 0 ? this.words.say('terminal/nothing') : parts.join(', ')
  }

  abilities(indices: readonly number[]): string {
    return indices.map((i) => iconWords(ABILITIES[i], null, this.words)).join(' + ')
  }

  icons(counts: readonly number[]): string {
    const parts = this.iconParts(counts)
    return parts.length === 0 ? this.words.say('terminal/no-icons') : parts.join(', ')
  }

  level(level: number): string {
    return this.words.say(`level/${LEVELS[level]}`)
  }

  private iconParts(counts: readonly number[]): string[] {
    return ICONS.flatMap((icon, i) =>
      counts[i] > 0 ? [iconWords(icon, counts[i] === 1 ? null : counts[i], this.words)] : [],
    )
  }
}
