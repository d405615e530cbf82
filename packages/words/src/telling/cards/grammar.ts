/** What a language must be able to say of cards. A third language is one more of these. */
import type {
  Condition,
  Cost,
  Effects,
  Legacy,
  Level,
  Power,
  ScoringTerm,
  Text,
} from '@runesaga/engine/language'
import type { Line } from './card-text.ts'
import type { Feat, Gives } from './reading.ts'

/** What must be reached before a rule holds. */
export type Gate = { banked: number } | { radiant: number } | { side: string }

/** A power as a card has it. Without an owner, "you" is the hero of the event. */
export interface Context {
  owned: boolean
  gate?: Gate
  /** the line before had the same gate: running text doesn't say it again */
  gateSaid?: boolean
  nameOf: NameOf
}

/** Names of other cards of the set, by id, for the few cards that name another. */
export type NameOf = (id: string) => Text | undefined

/** Where an option stands. */
export interface OptionContext {
  /** is the one who chooses the hero that the card calls "that hero"? */
  thatIsYou: boolean
  nameOf: NameOf
}

export interface TraitTerms {
  need?: Condition | undefined
  pay?: Cost | undefined
  'or-pay'?: Cost | undefined
}

export interface Once {
  if?: Condition | undefined
  may?: true | undefined
  pay?: Cost | undefined
  do: Effects
}

export type SetUp = NonNullable<Legacy['setup']>

/** Kinds of words of the card language. */
export type WordKind = 'triggers' | 'conditions' | 'counts' | 'costs' | 'effects' | 'limits'

export interface CardGrammar {
  /** the words of the card language that can be said: a card set can use no other */
  vocabulary: Record<WordKind, readonly string[]>
  power(power: Power, context: Context): Line
  feat(feat: Feat, nameOf: NameOf): Line
  /** a card of the Adversary's own deck */
  adversaryFeat(feat: { if?: Condition | undefined; do: Effects }): Line
  /** a Heritage's choice instead of the draw */
  twist(twist: Once): Line
  /** what a Trait asks for, and what it does once when gained */
  traitTerms(terms: TraitTerms): Line[]
  gained(gained: Once): Line
  /** a Destiny pays only at the end; other cards say that it is then */
  scoring(term: ScoringTerm, saysWhen: boolean): Line
  sacrificedAlliesCount(): Line
  start(level: Level): Line
  abilitiesChosen(n: number): Line
  victory(goal: number, perFurtherHero: number): Line
  /** what a boon or a burden changes before the first turn */
  setUp(setup: SetUp): Line
  rewards(gives: Gives): string
  /** one of the things to choose between, told to the one who chooses; without capital and full stop */
  option(option: Effects, context: OptionContext): string
  /** what is paid, told to the one who pays; without capital and full stop */
  cost(cost: Cost): string
}
