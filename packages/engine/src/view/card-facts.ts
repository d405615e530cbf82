/** What a client knows of the cards of a table beside what they say: by id (`set/id`), since copies of a card are alike. */
import type { Box } from '../compile/box.ts'
import type { CardKind, CompiledCard, CompiledCost } from '../compile/compiled.ts'
import { type PathName, pathsOf } from '../deeds/names.ts'
import { costWords, partName, powerWords } from '../deeds/part-name.ts'
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

export const cardFactsOf = (box: Box): CardFacts =>
  Object.fromEntries(box.cards.map((card, no) => [card.id, factOf(box, card, no)]))

function factOf(box: Box, card: CompiledCard, no: number): CardFact {
  const { kind, name, feat, paths, powers, costs } = card
  return {
    kind,
    name,
    feat: feat?.kind ?? null,
    paths: paths.map((path, i) => ({ path: pathsOf(box, no)[i], name: path.name })),
    powers: powers.map((power, i) => {
      const words = costWords(card, power)
      return {
        name: partName(powerWords(card), i),
        pays: power.costs.map((cost, c) => ({ name: partName(words, c), cost: costs[cost] })),
      }
    }),
  }
}
