/** What the sentences of an effect stand in, alike in every language: who is struck, whose attempt it is, what was said before. */
import type { Effect } from '@runesaga/engine/language'
import type { Filled } from './reading.ts'

/** The least that a language knows of a hero it speaks of. */
export interface AnySubject {
  you: boolean
  name: string
}

/** `S`: a hero as the language speaks of one. */
export interface Subjects<S extends AnySubject> {
  /** whom effects strike */
  s: S
  /** whose attempt it is */
  attempting: S
  /** who the card means by "you" */
  owner: S
  /** how the hero of the event is named where an effect is aimed at that hero */
  that: S
  /** how the Feat in question is named: "it" */
  feat: string
  /** there is some already: failing gives Experience by itself */
  more: boolean
  /** something comes before it; and of this there is some already */
  after: boolean
  given: 'xp' | 'successes' | 'adversary-xp' | null
  /** bought or chosen, not got by itself */
  optional: boolean
  paid: boolean
  /** after the attempt */
  past?: boolean
  /** it always holds */
  standing?: boolean
  nameOf: (id: string) => string
}

/** Nothing was said yet: effects strike this hero, whose attempt and card it is. */
export const plainSubjects = <S extends AnySubject>(
  s: S,
  that: S,
  more: Partial<Subjects<S>> = {},
): Subjects<S> => ({
  s,
  owner: s,
  attempting: s,
  that,
  feat: '',
  more: false,
  after: false,
  given: null,
  optional: false,
  paid: false,
  nameOf: (id) => id,
  ...more,
})

/** The same subjects once its heroes have been named: from then on they are "that hero", "il". */
export const named = <S extends AnySubject>(subjects: Subjects<S>, he: S): Subjects<S> => ({
  ...subjects,
  s: subjects.s.you ? subjects.s : he,
  attempting: subjects.attempting.you ? subjects.attempting : he,
})

/** What a condition's clause needs to know beside its own word. */
export interface Saying<S extends AnySubject> {
  s: S
  /** whose attempt it is */
  attempting: S
  /** the hero of the event, who may be the very one that is spoken to */
  that?: S
  /** after the attempt */
  past?: boolean
  nameOf: (id: string) => string
}

/** How a word of the vocabulary is said, as deeds `D`: one entry a word. */
export type Sayings<S extends AnySubject, D> = {
  [K in keyof Filled<Effect>]: (p: Filled<Effect>[K], subjects: Subjects<S>) => D[]
}
