/** The rules for players, by topic: in our own words, with the editions' differences. */
import type { SectionText } from '../../language.ts'
import type { Words } from '../../words.ts'
import type { Topic } from './topic.ts'
import { TOPICS } from './topics.ts'

export const rulesReference = ({ reference }: Pick<Words, 'reference'>): Topic[] =>
  TOPICS.map(({ id, sections }) => {
    const text: { title: string; sections: Record<string, SectionText> } = reference[id]
    return {
      id,
      title: text.title,
      sections: sections.map((section) => ({ ...section, ...text.sections[section.id] })),
    }
  })
