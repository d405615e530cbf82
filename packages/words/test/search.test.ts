// Searching the rules: by any of the words, in any spelling, and only where all of them stand.

import { describe, expect, test } from 'vitest'
import { findSections, foundIn, rulesReference, type Section, sectionsFor, type Topic } from '../src/index.ts'
import { SPOKEN } from './spoken.ts'

const section = (id: string, title: string, body: string, more: Partial<Section> = {}): Section => ({
  id,
  title,
  body,
  rules: [],
  ...more,
})
const TOPICS: Topic[] = [
  {
    id: 'turn',
    title: 'Un tour',
    sections: [
      section('order', 'L’ordre du tour', 'Le Héros **commence** et gagne {xp 2}.'),
      section('end', 'La fin', 'Le Héros à votre gauche joue.', { modes: ['competitive', 'coop'] }),
    ],
  },
  {
    id: 'radiants',
    title: 'Les voies Radieuses',
    sections: [section('oaths', 'Les serments', 'Un cœur pur.', { editions: ['stormlight'] })],
  },
]
const ids = (topics: readonly Topic[]) =>
  topics.flatMap((topic) => topic.sections.map(({ id }) => `${topic.id}/${id}`))
const search = (query: string) => ids(findSections(TOPICS, query, SPOKEN.fr))

describe('a search', () => {
  test('takes no notice of accents, capitals, ligatures and the kind of apostrophe', () => {
    expect(search('HEROS')).toEqual(['turn/order', 'turn/end'])
    expect(search("l'ordre")).toEqual(['turn/order'])
    expect(search('coeur')).toEqual(['radiants/oaths'])
  })

  test('wants all words in one section, in any order', () => {
    expect(search('gauche héros')).toEqual(['turn/end'])
    expect(search('gauche commence')).toEqual([])
  })

  test('reads the titles of topic and section, bold words, and icons by their names', () => {
    expect(search('tour')).toEqual(['turn/order', 'turn/end'])
    expect(search('commence et')).toEqual(['turn/order'])
    expect(search('points expérience')).toEqual(['turn/order'])
  })

  test('for nothing finds everything', () => {
    expect(search('  ')).toEqual(ids(TOPICS))
  })
})

describe('a kind of game', () => {
  test('keeps what concerns it, and drops topics with nothing left', () => {
    expect(ids(sectionsFor(TOPICS, { edition: 'base' }))).toEqual(['turn/order', 'turn/end'])
    expect(ids(sectionsFor(TOPICS, { mode: 'solo' }))).toEqual(['turn/order', 'radiants/oaths'])
    expect(ids(sectionsFor(TOPICS, {}))).toEqual(ids(TOPICS))
  })
})

describe('what was found', () => {
  test('is marked in the text as it is written', () => {
    expect(foundIn('Le Héros à votre gauche', 'heros VOTRE')).toEqual([
      { text: 'Le ', found: false },
      { text: 'Héros', found: true },
      { text: ' à ', found: false },
      { text: 'votre', found: true },
      { text: ' gauche', found: false },
    ])
    expect(foundIn('Un cœur', 'oeu')).toEqual([
      { text: 'Un c', found: false },
      { text: 'œu', found: true },
      { text: 'r', found: false },
    ])
  })

  test('never cuts an icon', () => {
    expect(foundIn('gagnez {xp 2} ou {xp}.', 'x ou')).toEqual([
      { text: 'gagnez {xp 2} ', found: false },
      { text: 'ou', found: true },
      { text: ' {xp}.', found: false },
    ])
  })
})

test('in the real rules every section is found by the words of its own title', () => {
  for (const language of ['en', 'fr'] as const) {
    const topics = rulesReference(SPOKEN[language])
    for (const topic of topics) {
      for (const { id, title } of topic.sections)
        expect(ids(findSections([topic], title, SPOKEN[language]))).toContain(`${topic.id}/${id}`)
    }
  }
})
