// The rules reference: whole in both languages, and about the rules that there are.

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { bodyBlocks, LANGUAGES, plain, rulesReference } from '../src/index.ts'
import { faults } from './faults.ts'
import { SPOKEN } from './spoken.ts'

const RULES = readFileSync(new URL('../../../docs/rules/RULES.md', import.meta.url), 'utf8')
const KNOWN = new Set([...RULES.matchAll(/^- \*\*(R-[A-Z]+-\d+)\*\*/gm)].map(([, id]) => id))

/** Rules that no player needs to read. */
const UNEXPLAINED = {
  'R-CORR-07': 'says how the track is kept as data',
}

const english = rulesReference(SPOKEN.en)
const french = rulesReference(SPOKEN.fr)

test('the topics that a player looks for are there, in the order of reading', () => {
  expect(english.map(({ id }) => id)).toEqual([
    'aim',
    'set-up',
    'turn',
    'traits',
    'challenges',
    'runes',
    'dark-runes',
    'twist',
    'feats',
    'corruption',
    'journeys',
    'allies',
    'adversaries',
    'acts',
    'scoring',
    'together',
    'heritage-class',
    'radiants',
    'mixing',
    'terms',
  ])
})

test('no section of a language is left out, and each id is there once', () => {
  const shown = english.flatMap(({ id, sections }) => sections.map((section) => `${id}/${section.id}`))
  for (const { reference } of Object.values(SPOKEN)) {
    const written = Object.entries(reference).flatMap(([id, { sections }]) =>
      Object.keys(sections).map((section) => `${id}/${section}`),
    )
    expect(written.toSorted()).toEqual(shown.toSorted())
  }
  for (const { sections } of english) {
    expect(new Set(sections.map(({ id }) => id)).size).toBe(sections.length)
  }
})

test.each(LANGUAGES)('%s has as many paragraphs and items as English, and the same icons', (language) => {
  const other = rulesReference(SPOKEN[language])
  const shape = (body: string) => ({
    blocks: body.split('\n\n').map((block) => block.split('\n').length),
    icons: [...body.matchAll(/\{[^}]+\}/g)].map(([icon]) => icon).sort((a, b) => a.localeCompare(b)),
  })
  english.forEach((topic, t) => {
    topic.sections.forEach(({ id, body }, s) => {
      expect({ id, ...shape(other[t].sections[s].body) }).toEqual({ id, ...shape(body) })
    })
  })
})

describe('rules', () => {
  const explained = new Set(english.flatMap(({ sections }) => sections.flatMap(({ rules }) => rules)))

  test('every section names some, and all that are named exist', () => {
    for (const { sections } of english) {
      for (const { rules } of sections) expect(rules.length).toBeGreaterThan(0)
    }
    expect([...explained].filter((id) => !KNOWN.has(id))).toEqual([])
  })

  test('every rule that concerns players is explained', () => {
    expect([...KNOWN].filter((id) => !explained.has(id))).toEqual(Object.keys(UNEXPLAINED))
  })
})

describe('in the order of the rulebooks', () => {
  /** A section in both languages. */
  const told = (topic: string, section: string): string[] =>
    [english, french].map(
      (topics) => topics.find(({ id }) => id === topic)!.sections.find(({ id }) => id === section)!.body,
    )
  /** The words in this order, in one of the two languages. */
  const inOrder = (body: string, ...words: string[]): void => {
    const places = words.map((word) => body.indexOf(word))
    expect(places).not.toContain(-1)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
  }

  test('the tale is told once the scores are counted', () => {
    const [en, fr] = told('aim', 'story')
    inOrder(en, 'scores are counted', 'tell your hero’s tale')
    inOrder(fr, 'scores comptés', 'racontez')
  })

  test('who begins is drawn by lot or named', () => {
    const [en, fr] = told('set-up', 'table')
    expect(en).toContain('Who begins is drawn by lot, or you name a hero')
    expect(fr).toContain('Le premier joueur est tiré au sort, ou vous désignez un Héros')
  })

  test('row III is turned up at the start of a turn, with an Adversary that of the first facing', () => {
    const [en, fr] = told('acts', 'rows')
    expect(en).toContain(
      'facing the Adversary; the first hero to get there turns row III up at the start of that turn',
    )
    expect(fr).toContain('le premier Héros qui y parvient révèle la rangée III au début de ce tour')
    const [alone, seul] = told('heritage-class', 'competitive')
    expect(alone).toContain('Row III is turned up at the start of a turn')
    expect(seul).toContain('La rangée III est révélée au début d’un tour')
  })

  test('an attempt ends with success or failure, then Corruption, then the Adversary’s tokens', () => {
    const [en, fr] = told('challenges', 'result')
    inOrder(
      en,
      '**success**',
      '**failure**',
      '{corruption}',
      'an Adversary that you overcame loses',
      'place in the row',
    )
    inOrder(fr, '**succès**', '**échec**', '{corruption}', 'un Adversaire contre lequel', 'place vide')
  })
})

/** Words that English has and French doesn't, and the other way round; names of editions aside. A third language may have either. */
const ONLY = {
  en: /\b(the|you|your|and|with|when|which|each|card|turn|row|of)\b/i,
  fr: /\b(le|la|les|vous|votre|avec|quand|chaque|carte|rangée|du|des)\b/i,
}
const withoutTitles = (text: string) =>
  text.replaceAll('Call to Adventure', '').replaceAll('Epic Origins', '')

describe.each(LANGUAGES)('in %s', (language) => {
  const texts = rulesReference(SPOKEN[language]).flatMap(({ title, sections }) => [
    title,
    ...sections.flatMap((section) => [section.title, section.body]),
  ])

  test('the texts are plain words once their icons are said', () => {
    for (const text of texts) {
      const words = plain(text, SPOKEN[language])
      expect(words).not.toMatch(/[{}]|undefined|'|"| {2}/)
    }
  })

  test('the markdown is only paragraphs, lists and bold', () => {
    for (const text of texts) {
      expect(text.split('**').length % 2).toBe(1)
      expect(text).not.toMatch(/^#|^\d+\.|[_`[\]|]|\n{3}|^[ \t]|[ \t]$/m)
      for (const block of text.split('\n\n')) {
        const items = block.split('\n').filter((line) => line.startsWith('- ')).length
        expect([0, block.split('\n').length]).toContain(items)
      }
    }
  })
})

test.each([
  ['en', 'fr'],
  ['fr', 'en'],
] as const)('nothing in %s is left in %s', (language, other) => {
  for (const { title, sections } of rulesReference(SPOKEN[language]))
    for (const text of [title, ...sections.flatMap((section) => [section.title, section.body])])
      expect(withoutTitles(plain(text, SPOKEN[language]))).not.toMatch(ONLY[other])
})

test.each(LANGUAGES)('nothing that a native reader would stumble over in %s', (language) => {
  const found = rulesReference(SPOKEN[language]).flatMap(({ sections }) =>
    sections.flatMap(({ title, body }) =>
      [title, ...body.replaceAll('**', '').split('\n')].flatMap((line) =>
        faults(plain(line, SPOKEN[language]), language),
      ),
    ),
  )
  expect(found).toEqual([])
})

test('a body is taken apart into paragraphs and lists, plain and bold', () => {
  expect(bodyBlocks('Pay {xp 1}.\n\n- **Once**: so\n- twice')).toEqual([
    { kind: 'paragraph', line: [{ text: 'Pay {xp 1}.', bold: false }] },
    {
      kind: 'list',
      items: [
        [
          { text: 'Once', bold: true },
          { text: ': so', bold: false },
        ],
        [{ text: 'twice', bold: false }],
      ],
    },
  ])
})
