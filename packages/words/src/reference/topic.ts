/** What the rules reference is made of: topics, their sections, and the rules that each section explains. */
import type { Edition, Mode } from '@runesaga/engine'
import type { Language, Said } from '../language.ts'

/** As written: both languages side by side. */
export interface TopicSource {
  id: string
  title: Said
  sections: SectionSource[]
}

export interface SectionSource {
  id: string
  title: Said
  /** left out: all of them */
  editions?: Edition[]
  modes?: Mode[]
  /** rules of docs/rules/RULES.md */
  rules: string[]
  /** paragraphs and lists with `**bold**` and inline icons: see text() and list() */
  body: Said
}

/** As read: one language. */
export interface Topic {
  id: string
  title: string
  sections: Section[]
}
export type Section = Omit<SectionSource, 'title' | 'body'> & { title: string; body: string }

/** Rule ids of one chapter: rules('TURN', 1, 2) is R-TURN-01 and R-TURN-02. */
export const rules = (chapter: string, ...numbers: number[]): string[] =>
  numbers.map((n) => `R-${chapter}-${String(n).padStart(2, '0')}`)

/** From the first to the last. */
export const range = (chapter: string, first: number, last: number): string[] =>
  rules(chapter, ...Array.from({ length: last - first + 1 }, (_, i) => first + i))

/** Paragraphs, and lists among them. */
export const text = (...blocks: string[]): string => blocks.join('\n\n')
export const list = (...items: string[]): string => items.map((item) => `- ${item}`).join('\n')

export const topicIn = ({ id, title, sections }: TopicSource, language: Language): Topic => ({
  id,
  title: title[language],
  sections: sections.map((section) => ({
    ...section,
    title: section.title[language],
    body: section.body[language],
  })),
})
