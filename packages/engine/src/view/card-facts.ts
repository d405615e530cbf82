/** What a client knows of the cards of a table beside what they say: by id (`set/id`), since copies of a card are alike. */
import type { CardKind, CompiledCost } from '../compile/compiled.ts'
import type { PathName } from '../deeds/names.ts'
import type { Text } from '../language/cards.ts'
import type { FeatKind } from '../language/names.ts'

export interface CardFact {
  kind: CardKind
  name: Text
  /** of a Feat */
  feat: FeatKind | null
  /** of a Challenge, or the sides of an Adversary */
  paths: readonly { path: PathName; name: Text }[]
  /** all that aren't always in force, in order, by their names in deeds, with the costs that they can be used for */
  powers: readonly { name: string; pays: readonly { name: string; cost: CompiledCost }[] }[]
}

export type CardFacts = Readonly<Record<string, CardFact>>

/** The id of a card: copies share it. */
export const idOf = (ref: string): string => {
  const copy = ref.indexOf('#')
  return copy < 0 ? ref : ref.slice(0, copy)
}
