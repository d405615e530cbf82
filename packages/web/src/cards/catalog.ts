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
  private readonly heroName: (seat: Seat) => string
  private readonly words: CardWords

  constructor(
    sets: readonly CardSet[],
    emblems: Emblems,
    facts: CardFacts,
    heroName: (seat: Seat) => string,
  ) {
    super(sets, emblems)
    this.facts = facts
    this.heroName = heroName
    this.words = cardWordsOf(sets, facts)
  }

  /** `you`: who reads, if one of the heroes does. */
  names(you?: Seat): Names {
    return namesOf(this.facts, this.heroName, you)
  }

  context(view: View, you?: Seat): DecisionContext {
    return contextOf(view, this.names(you), this.words)
  }
}
