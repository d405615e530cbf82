/** A name without a translation: an error in one of our sets, a warning in anybody's own. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { EDITIONS } from '@runesaga/engine/language'
import { afterAll, describe, expect, test } from 'vitest'
import {
  loadComplete,
  loadSet,
  loadWithWarnings,
  readSet,
  readWithWarnings,
  SetError,
  setNamed,
} from '../src/index.ts'

const TRANSLATED = `set: mine
name: { en: Mine, fr: Le mien }
edition: base
challenges:
  - id: street-fight
    name: { en: Street Fight, fr: Bagarre de Rue }
    act: 1
    difficulty: 4
    abilities: [strength, dexterity]
    top: { name: { en: Win, fr: Gagner }, gives: { triumph: 1 } }
    bottom:
      name: { en: Flee, fr: Fuir }
      gives: { tragedy: 1 }
`
/** The same with three names in English alone, one of them the set's own. */
const ENGLISH = TRANSLATED.replace(', fr: Le mien', '').replace(', fr: Gagner', '').replace(', fr: Fuir', '')

const MISSING = [
  'mine.yaml:2:1 name: "Mine" has no French: missing "fr"',
  'mine.yaml:10:12 challenges[0].top.name: "Win" has no French: missing "fr"',
  'mine.yaml:12:7 challenges[0].bottom.name: "Flee" has no French: missing "fr"',
]

/** The lines of the error that loading must end in. */
function errorsOf(load: () => unknown): string[] {
  try {
    load()
  } catch (error) {
    if (error instanceof SetError) return error.message.split('\n')
    throw error
  }
  throw new Error('the set loaded')
}

describe('a set of one’s own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'runesaga-'))
  afterAll(() => rmSync(folder, { recursive: true }))

  test('loads without French, with a warning for every name that lacks it, in the order of the file', () => {
    const { set, warnings } = loadWithWarnings(ENGLISH, 'mine.yaml')
    expect(set.challenges![0].top.name).toEqual({ en: 'Win' })
    expect(new SetError(warnings).message.split('\n')).toEqual(MISSING)
    expect(warnings[1]).toEqual({
      file: 'mine.yaml',
      line: 10,
      column: 12,
      path: ['challenges', 0, 'top', 'name'],
      message: '"Win" has no French: missing "fr"',
    })
  })

  test('with both languages has nothing to be warned of', () => {
    expect(loadWithWarnings(TRANSLATED, 'mine.yaml').warnings).toEqual([])
  })

  test('is read from its file with or without the warnings', () => {
    const file = join(folder, 'mine.yaml')
    writeFileSync(file, ENGLISH)
    expect(readWithWarnings(file).warnings.map(({ line }) => line)).toEqual([2, 10, 12])
    expect(readSet(file)).toEqual(readWithWarnings(file).set)
    expect(readSet(file)).toEqual(loadSet(ENGLISH, file))
  })

  test('with a mistake doesn’t load at all: the mistakes are listed, the warnings can wait', () => {
    const broken = ENGLISH.replace('difficulty: 4', 'difficulty: none').replace('act: 1', 'act: 9')
    for (const load of [loadSet, loadWithWarnings, loadComplete]) {
      expect(errorsOf(() => load(broken, 'mine.yaml'))).toEqual([
        'mine.yaml:7:5 challenges[0].act: expected one of 1, 2, 3, got 9',
        'mine.yaml:8:5 challenges[0].difficulty: expected a whole number of 1 to 99, got "none"',
      ])
    }
  })

  test('an empty translation is a mistake, not a missing one', () => {
    expect(errorsOf(() => loadSet(TRANSLATED.replace('fr: Fuir', "fr: ''"), 'mine.yaml'))).toEqual([
      'mine.yaml:12:25 challenges[0].bottom.name.fr: expected some text, got ""',
    ])
  })
})

describe('one of our sets', () => {
  test('doesn’t load without French: every missing name is listed', () => {
    expect(errorsOf(() => loadComplete(ENGLISH, 'mine.yaml'))).toEqual(MISSING)
  })

  test('loads when nothing is missing', () => {
    expect(loadComplete(TRANSLATED, 'mine.yaml')).toEqual(loadSet(TRANSLATED, 'mine.yaml'))
  })

  test.each(EDITIONS)('%s is complete', (edition) => {
    expect(setNamed(edition).set).toBe(edition)
  })
})
