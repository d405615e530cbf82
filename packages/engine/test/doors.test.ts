/** The doors of the engine, as their files list them: what is public is decided, name by name. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

interface Manifest {
  exports: Record<string, { source: string }>
}

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
const { exports } = JSON.parse(read('package.json')) as Manifest
const doors = Object.entries(exports).map(([door, { source }]) => ({ door, text: read(source) }))

/** The names that a door passes on, types too. */
const namesOf = (text: string): string[] =>
  [...text.matchAll(/^export (?:type )?\{([^}]*)\} from/gm)]
    .flatMap(([, list]) => list.split(','))
    .map((name) =>
      name
        .trim()
        .replace(/^type /, '')
        .replace(/^.* as /, ''),
    )
    .filter((name) => name !== '')

test('the main door has these names and no others, sixty at most', () => {
  const names = namesOf(doors.find(({ door }) => door === '.')!.text)
  expect(names.sort()).toEqual([
    'AGES',
    'Action',
    'Age',
    'BadSets',
    'BadSetup',
    'CHAPTERS',
    'Campaign',
    'CardNo',
    'Decision',
    'Envelope',
    'EventType',
    'GameEvent',
    'GameOptions',
    'GameRecord',
    'GameSetup',
    'GameState',
    'Hero',
    'IllegalAction',
    'Knowledge',
    'Move',
    'NOBODY',
    'Odds',
    'Outcome',
    'OutcomeReason',
    'PASS',
    'Plan',
    'Player',
    'REASONS',
    'RandomState',
    'Reason',
    'Recorder',
    'Rules',
    'ScoreBox',
    'ScoreSheet',
    'Seat',
    'SetupProblem',
    'UndoRefusal',
    'Viewer',
    'WindowName',
    'WrongRules',
    'afterChapter',
    'ageOf',
    'below',
    'carriedInto',
    'chapterNow',
    'chapterSetup',
    'createRules',
    'envelopeOf',
    'fairRandom',
    'fastRandom',
    'goOn',
    'isOver',
    'legacyOf',
    'marksOf',
    'newCampaign',
    'plainSetup',
    'refusesUndo',
    'taleSetup',
    'withSets',
  ])
  expect(names.length).toBeLessThanOrEqual(60)
})

test('a door lists what it passes on, and nothing else', () => {
  for (const { door, text } of doors) {
    const statements = text.match(/^export\b/gm) ?? []
    const lists = text.match(/^export (?:type )?\{[^}]*\} from '/gm) ?? []
    expect(lists.length, door).toBe(statements.length)
    expect(lists.length, door).toBeGreaterThan(0)
  }
})

test('a name stands at one door', () => {
  const doorsOf = new Map<string, string[]>()
  for (const { door, text } of doors) {
    for (const name of namesOf(text)) doorsOf.set(name, [...(doorsOf.get(name) ?? []), door])
  }
  expect([...doorsOf].filter(([, at]) => at.length > 1)).toEqual([])
})
