/** What the rules reference is made of: topics, their sections, and the rules that each section explains. */
import type { Edition, Mode } from '@runesaga/engine/language'
import type { Parts, SectionText } from '../../language.ts'

type Texts = Parts['reference']

/** A section without its words. */
export interface SectionShape<Id extends string = string> {
  id: Id
  /** left out: all of them */
  editions?: Edition[]
  modes?: Mode[]
  /** rules of docs/rules/RULES.md */
  rules: string[]
}

/** A topic that every language has, with sections that it has there. */
export type TopicShape = {
  [T in keyof Texts]: { id: T; sections: SectionShape<keyof Texts[T]['sections'] & string>[] }
}[keyof Texts]

/** As read: one language. */
export interface Topic {
  id: string
  title: string
  sections: Section[]
}
export type Section = SectionShape & SectionText

/** Rule ids of one chapter: rules('TURN', 1, 2) is R-TURN-01 and R-TURN-02. */
export const rules = (chapter: string, ...numbers: number[]): string[] =>
  numbers.map((n) => `R-${chapter}-${String(n).padStart(2, '0')}`)

/** From the first to the last. */
export const range = (chapter: string, first: number, last: number): string[] =>
  rules(chapter, ...Array.from({ length: last - first + 1 }, (_, i) => first + i))
