/** What a language's folder holds. English is the source of the keys: what another folder lacks doesn't compile. */
import type { Ability, CardKind } from '@runesaga/engine/language'
import type { cards } from './languages/en/cards/index.ts'
import type { first } from './languages/en/first.ts'
import type { reference } from './languages/en/reference/index.ts'
import type { rest } from './languages/en/rest.ts'
import type { CardGrammar } from './telling/cards/grammar.ts'
import type { InlineIcon } from './telling/inline.ts'

/** The same messages as in English, no more and no fewer. */
export type Like<Messages> = Record<keyof Messages, string>

export interface SectionText {
  title: string
  /** paragraphs and lists with `**bold**` and inline icons: see text() and list() of forms.ts */
  body: string
}
/** The same sections of a topic of the rules as in English. */
export interface LikeTopic<Topic extends { sections: Record<string, SectionText> }> {
  title: string
  sections: Record<keyof Topic['sections'], SectionText>
}

/** A noun: singular, plural, and its gender where the language has any. */
export interface Noun {
  one: string
  many: string
  gender?: string
}

/** How a language puts words together. */
export interface LanguageRules {
  /** between the last two of a list */
  and: string
  or: string
  /** does this number of things take the plural? */
  isMany: (n: number) => boolean
  /** the one who reads, in the middle of a sentence */
  you: string
  /** a figure with its sign: "86%" */
  percent: (figure: string) => string
  /** functions of its own that its messages use: `{$who :de}` */
  functions: Readonly<Record<string, (word: string) => string>>
}

/** The game's terms, and how they count. */
export interface Terms {
  icons: Record<InlineIcon, Noun>
  kinds: Record<CardKind, Noun>
  /** what is cast, and what the sum of a cast is counted in */
  cast: Record<'rune' | 'success', Noun>
  /** an icon with its number: "2 Experience" */
  countedIcon: (icon: InlineIcon, n: number) => string
  /** "Strength rune", "special Wisdom rune" */
  abilityRune: (ability: Ability, isSpecial: boolean) => Noun
  /** an ability as it follows "runes" in `opening/advice/runes` */
  runesOf: (ability: Ability) => string
  /** how many icons, from none to nine */
  numbers: readonly string[]
}

/** How the name of a path is told as a deed. Null: the name isn't one of a deed that this language knows. `isProper`: its nouns are names. */
export interface DeedGrammar {
  /** what was done: "stole from the rich" */
  done: (name: string, isReader: boolean, isProper: boolean) => string | null
  /** what was wanted: "steal from the rich" */
  wanted: (name: string, isReader: boolean, isProper: boolean) => string | null
  /** is moving on the track one more deed, or something that came with them? */
  movingIsDeed: boolean
  /** an Adversary's name within a sentence: "the Dark Lord" */
  foe: (name: string) => string
}

/** What a folder gives, in the parts in which it is fetched. */
export interface Parts {
  /** the first screen, and what is said everywhere */
  first: { messages: Like<typeof first.messages>; rules: LanguageRules }
  /** cards, and what a newcomer is told: up to the first decision of a game */
  cards: { messages: Like<typeof cards.messages>; terms: Terms; grammar: CardGrammar }
  /** all other messages */
  rest: { messages: Like<typeof rest.messages>; deeds: DeedGrammar }
  /** the rules for players */
  reference: { [T in keyof typeof reference]: LikeTopic<(typeof reference)[T]> }
}
export const PARTS = ['first', 'cards', 'rest', 'reference'] as const satisfies (keyof Parts)[]
export type Part = (typeof PARTS)[number]

/** All that can be said. */
export type Key = keyof typeof first.messages | keyof typeof cards.messages | keyof typeof rest.messages
