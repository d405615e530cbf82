/** Finding a place in the rules: accents and capitals don't matter, and a section must hold all the words. */
import type { Edition, Mode } from '@runesaga/engine/language'
import type { Words } from '../../words.ts'
import { inlineParts, plain } from '../inline.ts'
import type { Section, Topic } from './topic.ts'

/** As it is searched for: small letters, without accents and ligatures. */
const folded = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('’', "'")
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')

/** The words of a query, folded. */
const searchWords = (query: string): string[] => folded(query).split(/\s+/).filter(Boolean)

/** The sections that have all words of the query, in their topics; a topic's own title counts for each of its sections. */
export function findSections(topics: readonly Topic[], query: string, words: Words): Topic[] {
  const wanted = searchWords(query)
  const hasAll = (topic: Topic, { title, body }: Section): boolean => {
    const text = folded(`${topic.title}\n${title}\n${plain(body.replaceAll('**', ''), words)}`)
    return wanted.every((word) => text.includes(word))
  }
  return topics
    .map((topic) => ({ ...topic, sections: topic.sections.filter((section) => hasAll(topic, section)) }))
    .filter(({ sections }) => sections.length > 0)
}

/** What concerns one kind of game. Left out: every edition, every mode. */
export const sectionsFor = (
  topics: readonly Topic[],
  { edition, mode }: { edition?: Edition | undefined; mode?: Mode | undefined },
): Topic[] =>
  topics
    .map((topic) => ({
      ...topic,
      sections: topic.sections.filter(
        ({ editions, modes }) =>
          (edition === undefined || editions === undefined || editions.includes(edition)) &&
          (mode === undefined || modes === undefined || modes.includes(mode)),
      ),
    }))
    .filter(({ sections }) => sections.length > 0)

export interface Piece {
  text: string
  /** is it one of the words searched for? */
  found: boolean
}

/** A text cut where words of the query stand. Inline icons stay whole. */
export function foundIn(text: string, query: string): Piece[] {
  const words = searchWords(query)
  const pieces: Piece[] = []
  const add = (more: string, found: boolean): void => {
    const last = pieces[pieces.length - 1]
    if (more === '') return
    if (last?.found === found) last.text += more
    else pieces.push({ text: more, found })
  }
  let at = 0
  for (const part of inlineParts(text)) {
    if (typeof part !== 'string') {
      const end = text.indexOf('}', at) + 1
      add(text.slice(at, end), false)
      at = end
      continue
    }
    const letters = Array.from(part)
    const hits = found(letters, words)
    for (const [i, letter] of letters.entries()) add(letter, hits[i])
    at += part.length
  }
  return pieces
}

/** For each letter: does it belong to one of the words? */
function found(letters: readonly string[], words: readonly string[]): boolean[] {
  const hits = letters.map(() => false)
  // a letter may fold to two, so each folded one remembers where it came from
  const from = letters.flatMap((letter, i) => Array.from(folded(letter), () => i))
  const text = letters.map(folded).join('')
  for (const word of words) {
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
      for (let i = at; i < at + word.length; i++) hits[from[i]] = true
    }
  }
  return hits
}
