/** What the cards of a game say and give, in the reader's language, without inline icons. */
import { type Ability, type CardSet, cardEntries, ICONS } from '@runesaga/engine/language'
import { type CardFacts, type CardRef, idOf, type PathName } from '@runesaga/engine/view'
import {
  type CardWords,
  cardText,
  cardWordsOf,
  iconWords,
  namesIn,
  plain,
  plainText,
  type Words,
} from '@runesaga/words'
import { type CardData, factsOf, type Gives } from '../cards/facts.ts'

interface Known {
  said: ReturnType<typeof cardText>
  data: CardData
}

/** Once on winning, after the icons that stay. */
const POINTS = ['triumph', 'tragedy'] as const
const ONCE = ['virtue', 'corruption', 'hero', 'antihero'] as const

export class CardText {
  /** what cards say about their own parts, for the labels of decisions */
  readonly parts: Required<CardWords>
  private readonly words: Words
  private readonly known = new Map<string, Known>()

  constructor(sets: readonly CardSet[], facts: CardFacts, words: Words) {
    this.parts = cardWordsOf(sets, facts)
    this.words = words
    for (const set of sets) {
      const nameOf = namesIn(set)
      for (const entry of cardEntries(set))
        this.known.set(entry.id, {
          said: cardText(entry, words, nameOf),
          data: factsOf(entry, nameOf, [words]),
        })
    }
  }

  /** All of a card's rules as one paragraph; empty where it has none. */
  whole(card: CardRef): string {
    return plainText(this.of(card).said, this.words)
  }

  /** A card's rules, one text each. */
  rules(card: CardRef): string[] {
    return this.of(card).said.lines.map(({ sentence }) => plain(sentence, this.words))
  }

  /** One of its powers. */
  power(card: CardRef, power: string): string {
    return plain(this.parts.power(card, power, undefined, this.words), this.words)
  }

  /** The printed figures of a card. */
  data(card: CardRef): CardData {
    return this.of(card).data
  }

  abilities(card: CardRef): string {
    return this.data(card)
      .abilities.map((ability) => iconWords(ability, null, this.words))
      .join(' + ')
  }

  /** What a card gives, or one of its paths, in a few words. */
  gives(card: CardRef, path: PathName | null = null): string {
    const gives = givenBy(this.data(card), path)
    const parts = iconParts(gives, this.words)
    for (const icon of POINTS)
      if ((gives[icon] ?? 0) > 0) parts.push(iconWords(icon, gives[icon], this.words))
    for (const icon of ONCE) {
      const n = gives[icon] ?? 0
      if (n > 0) parts.push(iconWords(icon, n === 1 ? null : n, this.words))
    }
    return parts.length === 0 ? this.words.say('terminal/nothing') : parts.join(', ')
  }

  private of(card: CardRef): Known {
    return this.known.get(idOf(card))!
  }
}

/** Icons with their numbers, where there are several. */
export const iconParts = (counts: Gives, words: Words): string[] =>
  ICONS.flatMap((icon) => {
    const n = counts[icon] ?? 0
    return n > 0 ? [iconWords(icon, n === 1 ? null : n, words)] : []
  })

function givenBy({ type, gives, abilities, paths, sides }: CardData, path: PathName | null): Gives {
  if (sides.length > 0) {
    const { reward, gives } = sides[path === 'final' ? 1 : 0]
    return gives ?? { [reward!]: 1 }
  }
  if (paths.length > 0) return paths[path === 'bottom' ? 1 : 0].gives
  return type === 'origin' ? withAbilities(gives ?? {}, abilities) : (gives ?? {})
}

const withAbilities = (gives: Gives, abilities: readonly Ability[]): Gives => {
  const all = { ...gives }
  for (const ability of abilities) all[ability] = (all[ability] ?? 0) + 1
  return all
}
