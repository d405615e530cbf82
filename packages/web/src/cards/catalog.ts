/** The cards of a table: as they are seen, and how they and the heroes are called in its game. */
import type { Emblems } from '@runesaga/draw'
import type { CardFacts, CardSet, Seat, View } from '@runesaga/table'
import {
  type CardWords,
  cardWordsOf,
  contextOf,
  type DecisionContext,
  type Names,
  namesOf,
} from '@runesaga/words'
import { CardFaces } from './faces.ts'

export class CardCatalog extends CardFaces {
  readonly facts: CardFacts
  private readonly heroes: readonly { name: string }[]
  private readonly words: CardWords

  /** `heroes`: by their seats */
  constructor(
    sets: readonly CardSet[],
    emblems: Emblems,
    facts: CardFacts,
    heroes: readonly { name: string }[],
  ) {
    super(sets, emblems)
    this.facts = facts
    this.heroes = heroes
    this.words = cardWordsOf(sets, facts)
  }

  /** `you`: who reads, if one of the heroes does. */
  names(you?: Seat | null): Names {
    const { facts, heroes } = this
    return {
      ...namesOf(facts, (seat) => heroes[seat].name, you ?? undefined),
      termWords: (card, term, words) => this.text(card, words).lines.find((line) => line.term === term)?.text,
      heroes: heroes.length,
    }
  }

  context(view: View, you?: Seat): DecisionContext {
    return contextOf(view, this.names(you), this.words)
  }
}
