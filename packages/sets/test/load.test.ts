/** A set file loads whole, or every mistake in it is listed with its place. */
import { EDITIONS } from '@runesaga/engine/language'
import { describe, expect, test } from 'vitest'
import {
  loadComplete,
  loadSet,
  loadWithWarnings,
  ownSets,
  placedLine,
  readSet,
  SetError,
  setNamed,
} from '../src/index.ts'

const GOOD = `set: mine
name: { en: Mine, fr: Le mien }
edition: base
origins:
  - id: sailor
    name: { en: Sailor, fr: Marin }
    abilities: [strength, intelligence]
    powers:
      - when: instead-of-failing
        if: { challenge-uses: [strength, intelligence] }
        limit: once-per-turn
        pay: { xp: 2 }
        do: { re-attempt: true }
challenges:
  - id: street-fight
    name: { en: Street Fight }
    act: 1
    difficulty: 4
    abilities: [strength, dexterity]
    top:
      name: { en: Win }
      gives: { triumph: 1 }
    bottom:
      name: { en: Flee }
      gives: { tragedy: 1, dexterity: 1 }
`

/** The error of a text, which must have one. */
function errorOf(text: string): SetError {
  try {
    loadSet(text, 'mine.yaml')
  } catch (error) {
    if (error instanceof SetError) return error
    throw error
  }
  throw new Error('the set loaded')
}
const linesOf = (text: string): string[] => errorOf(text).message.split('\n')

/** The good set with one passage changed. */
function changed(from: string, to: string): string {
  expect(GOOD.split(from)).toHaveLength(2)
  return GOOD.replace(from, to)
}

test('a good set loads', () => {
  const set = loadSet(GOOD, 'mine.yaml')
  expect(set.origins![0].powers![0]).toEqual({
    when: 'instead-of-failing',
    if: { 'challenge-uses': ['strength', 'intelligence'] },
    limit: 'once-per-turn',
    pay: { xp: 2 },
    do: { 're-attempt': true },
  })
  expect(set.challenges!.map(({ id }) => id)).toEqual(['street-fight'])
})

describe('one mistake', () => {
  const ABILITIES = 'strength, dexterity, constitution, intelligence, wisdom, charisma'
  test.each<[string, string, string, string]>([
    [
      'an unknown trigger',
      'when: instead-of-failing',
      'when: atempt-failed',
      '9:9 origins[0].powers[0].when: unknown trigger "atempt-failed"; did you mean "failed"?',
    ],
    [
      'an unknown trigger in a list',
      'when: instead-of-failing',
      'when: [overcome, faild]',
      '9:26 origins[0].powers[0].when[1]: unknown trigger "faild"; did you mean "failed"?',
    ],
    [
      'an unknown word',
      'if: { challenge-uses',
      'if: { chalenge-uses',
      '10:15 origins[0].powers[0].if.chalenge-uses: unknown word "chalenge-uses"; did you mean "challenge-uses"?',
    ],
    [
      'an unknown word inside an effect of a list',
      'do: { re-attempt: true }',
      'do:\n          - re-attempt: true\n          - { xp: 1, sucesses: 1 }',
      '15:22 origins[0].powers[0].do[1].sucesses: unknown word "sucesses"; did you mean "successes"?',
    ],
    [
      'an unknown word with none near',
      'top:\n',
      'top:\n      banana: 1\n',
      '21:7 challenges[0].top.banana: unknown word "banana"; expected one of name, plus-one, gives',
    ],
    [
      'an unknown value',
      'challenge-uses: [strength, ',
      'challenge-uses: [strengh, ',
      `10:32 origins[0].powers[0].if.challenge-uses[0]: expected one of ${ABILITIES}, got "strengh"; did you mean "strength"?`,
    ],
    [
      'an unknown gain',
      'tragedy: 1, dexterity',
      'tragedy: 1, Dexterity',
      '25:28 challenges[0].bottom.gives.Dexterity: unknown word "Dexterity"; did you mean "dexterity"?',
    ],
    [
      'no number',
      'difficulty: 4',
      'difficulty: two',
      '18:5 challenges[0].difficulty: expected a whole number of 1 to 99, got "two"',
    ],
    [
      'too small a number',
      'pay: { xp: 2 }',
      'pay: { xp: 0 }',
      '12:16 origins[0].powers[0].pay.xp: expected a whole number of 1 to 99, got 0',
    ],
    [
      'too large a number',
      'pay: { xp: 2 }',
      'pay: { xp: 1000000000 }',
      '12:16 origins[0].powers[0].pay.xp: expected a whole number of 1 to 99, got 1000000000',
    ],
    [
      'too large a difficulty',
      'difficulty: 4',
      'difficulty: 10000',
      '18:5 challenges[0].difficulty: expected a whole number of 1 to 99, got 10000',
    ],
    [
      'too much taken away',
      'do: { re-attempt: true }',
      'do: { xp: -1e9 }',
      '13:15 origins[0].powers[0].do.xp: expected a whole number of -99 to 99, got -1000000000',
    ],
    [
      'a number that is none',
      'difficulty: 4',
      'difficulty: .inf',
      '18:5 challenges[0].difficulty: expected a whole number of 1 to 99, got Infinity',
    ],
    ['a number out of a few', 'act: 1', 'act: 4', '17:5 challenges[0].act: expected one of 1, 2, 3, got 4'],
    [
      'a number in quotes',
      'difficulty: 4',
      'difficulty: "4"',
      '18:5 challenges[0].difficulty: expected a whole number of 1 to 99, got "4"; did you mean 4?',
    ],
    [
      'one of a few numbers in quotes',
      'act: 1',
      'act: "1"',
      '17:5 challenges[0].act: expected one of 1, 2, 3, got "1"; did you mean 1?',
    ],
    [
      'an unknown icon that the story should have',
      'challenge-uses: [strength, intelligence]',
      'story-has: { strengh: 1 }',
      '10:28 origins[0].powers[0].if.story-has.strengh: unknown icon "strengh"; did you mean "strength"?',
    ],
    [
      'yes instead of true',
      're-attempt: true',
      're-attempt: yes',
      '13:15 origins[0].powers[0].do.re-attempt: expected true, got "yes"',
    ],
    ['something missing', '    difficulty: 4\n', '', '15:5 challenges[0]: missing "difficulty"'],
    [
      'something missing that may have several forms',
      '        do: { re-attempt: true }\n',
      '',
      '9:9 origins[0].powers[0]: missing "do"',
    ],
    [
      'something misspelt, which is not missing too',
      'difficulty: 4',
      'dificulty: 4',
      '18:5 challenges[0].dificulty: unknown word "dificulty"; did you mean "difficulty"?',
    ],
    [
      'nothing where something is due',
      'difficulty: 4',
      'difficulty:',
      '18:5 challenges[0].difficulty: expected a whole number of 1 to 99, got nothing',
    ],
    [
      'too many',
      'abilities: [strength, intelligence]\n',
      'abilities: [strength, wisdom, charisma]\n',
      '7:5 origins[0].abilities: expected a list of 1 to 2, got a list of 3',
    ],
    [
      'no id',
      'id: street-fight',
      'id: Street Fight!',
      '15:5 challenges[0].id: expected lower-case words joined by hyphens, got "Street Fight!"; did you mean "street-fight"?',
    ],
    [
      'text instead of an object',
      'name: { en: Sailor, fr: Marin }',
      'name: Sailor',
      '6:5 origins[0].name: expected an object with en, fr, got "Sailor"',
    ],
    [
      'a contradiction',
      'abilities: [strength, dexterity]',
      'abilities: [strength, strength]',
      '19:5 challenges[0].abilities: the two abilities must differ, and both are "strength"',
    ],
    [
      'an id used twice',
      'id: street-fight',
      'id: sailor',
      '15:5 challenges[0].id: id "sailor" twice in the set; origins[0] has it already',
    ],
    [
      'a word with a strange name',
      'act: 1',
      'act: 1\n    "the act": 1',
      '18:5 challenges[0]["the act"]: unknown word "the act"; did you mean "act"?',
    ],
  ])('%s', (_kind, from, to, line) => {
    expect(linesOf(changed(from, to))).toEqual([`mine.yaml:${line}`])
  })

  test('keys that are numbers have a place too', () => {
    const power = '{ when: failed, do: { xp: 1 } }'
    const text = `set: mine
name: { en: Mine }
edition: epic
classes:
  - id: bard
    name: { en: Bard }
    powers:
      2: ${power}
      4: ${power}
      6: { when: failed, do: { px: 1 } }
`
    expect(linesOf(text)).toEqual([
      'mine.yaml:10:32 classes[0].powers.6.do.px: unknown word "px"; did you mean "xp"?',
    ])
  })
})

test('what a chapter leaves does something, is one of each kind, and only there a power is once per hero', () => {
  const legacies = `set: mine
name: { en: Mine }
edition: epic
legacies:
  - { id: one, name: { en: One }, chapter: 1, kind: boon }
  - { id: two, name: { en: Two }, chapter: 1, kind: boon, setup: { origins: 3 } }
  - id: three
    name: { en: Three }
    chapter: 2
    kind: burden
    powers: [{ when: corruption-coming, limit: once-per-hero, do: { protect: { from: corruption, n: 1 } } }]
`
  expect(linesOf(legacies)).toEqual([
    'mine.yaml:5:5 legacies[0]: says nothing: it needs "setup" or "powers"',
    'mine.yaml:6:5 legacies[1]: a second boon of chapter 1; legacies[0] is one already',
  ])
  expect(linesOf(changed('once-per-turn', 'once-per-hero'))).toEqual([
    'mine.yaml:11:9 origins[0].powers[0].limit: "once-per-hero" is for cards that no hero owns; use "once-per-game"',
  ])
})

test('several mistakes are listed at once, in the order of the file, and nothing loads', () => {
  const text = GOOD.replace('edition: base', 'edition: bass')
    .replace('once-per-turn', 'once-a-turn')
    .replace('act: 1', 'act: one')
    .replace('abilities: [strength, dexterity]', 'abilities: [wisdom, wisdom]')
    .replace('      gives: { triumph: 1 }\n', '')
  const error = errorOf(text)
  expect(error.message.split('\n')).toEqual([
    `mine.yaml:3:1 edition: expected one of ${EDITIONS.join(', ')}, got "bass"; did you mean "base"?`,
    'mine.yaml:11:9 origins[0].powers[0].limit: expected one of once-per-turn, once-per-attempt, once-per-act, once-per-game, once-per-hero, got "once-a-turn"; did you mean "once-per-turn"?',
    'mine.yaml:17:5 challenges[0].act: expected one of 1, 2, 3, got "one"',
    'mine.yaml:19:5 challenges[0].abilities: the two abilities must differ, and both are "wisdom"',
    'mine.yaml:20:5 challenges[0].top: missing "gives"',
  ])
  expect(error.problems[2]).toEqual({
    file: 'mine.yaml',
    line: 17,
    column: 5,
    path: ['challenges', 0, 'act'],
    message: 'expected one of 1, 2, 3, got "one"',
  })
})

describe('YAML', () => {
  test('a syntax error has its line', () => {
    expect(linesOf(changed('[strength, dexterity]', '[strength, dexterity'))).toEqual([
      'mine.yaml:20:5 Flow sequence in block collection must be sufficiently indented and end with a ]',
    ])
  })

  test('a key twice is reported beside the other mistakes', () => {
    expect(linesOf(changed('difficulty: 4', 'difficulty: 4\n    act: 5'))).toEqual([
      'mine.yaml:19:5 "act" twice in the same object',
      'mine.yaml:19:5 challenges[0].act: expected one of 1, 2, 3, got 5',
    ])
  })

  test('a second document', () => {
    expect(linesOf(`${GOOD}---\n${GOOD}`)).toEqual([
      'mine.yaml:26:1 a second document begins here; a file holds one set',
    ])
  })

  test('an empty file', () => {
    expect(linesOf('')).toEqual(['mine.yaml:1:1 expected an object, got nothing'])
  })

  test('an alias stands for what its anchor holds, also in an error', () => {
    const shared = changed('name: { en: Win }', 'name: &n { en: Win }').replace(
      'name: { en: Flee }',
      'name: *n',
    )
    expect(loadSet(shared, 'mine.yaml').challenges![0].bottom.name).toEqual({ en: 'Win' })
    expect(linesOf(shared.replace('en: Win', 'em: Win'))).toEqual([
      'mine.yaml:21:18 challenges[0].top.name.em: unknown word "em"; did you mean "en"?',
      'mine.yaml:21:18 challenges[0].bottom.name.em: unknown word "em"; did you mean "en"?',
    ])
  })

  test('an alias without an anchor', () => {
    expect(linesOf(changed('name: { en: Win }', 'name: *win'))).toEqual([
      'mine.yaml:21:13 unknown alias "*win"; no "&win" stands before it',
    ])
  })

  test('an unknown tag', () => {
    expect(linesOf(changed('en: Flee', 'en: !loud Flee'))).toEqual(['mine.yaml:24:19 Unresolved tag: !loud'])
  })

  test('what would swamp the reader is refused', () => {
    expect(linesOf(changed('do: { re-attempt: true }', 'do: &x { if-failed: *x }'))).toEqual([
      'mine.yaml:9:9 origins[0].powers[0]: nested too deeply',
    ])
    expect(linesOf('['.repeat(20_000))[0]).toMatch(/^mine\.yaml:1:/)
    const laughs = Array.from({ length: 12 }, (_, i) => `a${i + 1}: &a${i + 1} [${`*a${i},`.repeat(9)}]`)
    expect(linesOf(`a0: &a0 [ha]\n${laughs.join('\n')}\n`)).toEqual([
      'mine.yaml:1:1 Excessive alias count indicates a resource exhaustion attack',
    ])
  })

  test('lines may end as they do on Windows', () => {
    expect(linesOf(changed('act: 1', 'act: 4').replaceAll('\n', '\r\n'))).toEqual([
      'mine.yaml:17:5 challenges[0].act: expected one of 1, 2, 3, got 4',
    ])
  })
})

describe('names without French', () => {
  const GAPS = [
    'mine.yaml:16:5 challenges[0].name: "Street Fight" has no French: missing "fr"',
    'mine.yaml:21:7 challenges[0].top.name: "Win" has no French: missing "fr"',
    'mine.yaml:24:7 challenges[0].bottom.name: "Flee" has no French: missing "fr"',
  ]

  test('are gaps of a set that loads', () => {
    const { set, warnings } = loadWithWarnings(GOOD, 'mine.yaml')
    expect(set).toEqual(loadSet(GOOD, 'mine.yaml'))
    expect(warnings.map(placedLine)).toEqual(GAPS)
  })

  test('are mistakes in a set of ours', () => {
    expect(() => loadComplete(GOOD, 'mine.yaml')).toThrow(
      new SetError(loadWithWarnings(GOOD, 'mine.yaml').warnings),
    )
    const french = GOOD.replaceAll(/{ en: (Street Fight|Win|Flee) }/g, '{ en: $1, fr: $1 }')
    expect(loadComplete(french, 'mine.yaml').challenges).toHaveLength(1)
  })
})

describe('our own sets', () => {
  test('load, each once', () => {
    expect(ownSets().map(({ set }) => set)).toEqual([...EDITIONS])
    expect(setNamed('epic')).toBe(ownSets()[1])
  })

  test('an unknown name is an error', () => {
    expect(() => setNamed('bass')).toThrow('unknown set "bass"; expected one of base, epic, stormlight')
    expect(() => readSet('no-such-file.yaml')).toThrow('no-such-file.yaml')
  })
})

describe('numbers have ceilings', () => {
  const feat = (more: string) => `set: mine
name: { en: Mine, fr: Le mien }
edition: base
feats:
  - { id: a-feat, name: { en: A, fr: A }, kind: hero, play: any-time, on: you, do: { xp: 1 }, ${more} }
`
  test('copies of a card', () => {
    expect(() => loadSet(feat('copies: 20'), 'mine.yaml')).not.toThrow()
    expect(errorOf(feat('copies: 1000000')).message).toBe(
      'mine.yaml:5:95 feats[0].copies: expected a whole number of 1 to 20, got 1000000',
    )
  })

  test('points', () => {
    expect(() => loadSet(feat('points: -99'), 'mine.yaml')).not.toThrow()
    expect(errorOf(feat('points: 100')).message).toContain('expected a whole number of -99 to 99, got 100')
  })

  test('powers of a card, and cards of a kind', () => {
    const power = '{ when: turn-start, do: { xp: 1 } }'
    const powers = (n: number) =>
      GOOD.replace(/powers:[\s\S]*challenges:/, `powers: [${Array(n).fill(power).join(', ')}]\nchallenges:`)
    expect(() => loadSet(powers(8), 'mine.yaml')).not.toThrow()
    expect(errorOf(powers(9)).message).toBe(
      'mine.yaml:8:5 origins[0].powers: expected a list of at most 8, got a list of 9',
    )
    const legacy = (i: number) =>
      `  - { id: l-${i}, name: { en: L, fr: L }, premise: { en: L, fr: L }, won: { en: L, fr: L }, lost: { en: L, fr: L } }`
    const many = `set: mine\nname: { en: Mine, fr: Le mien }\nedition: base\nchapters:\n${Array.from({ length: 1000 }, (_, i) => legacy(i)).join('\n')}`
    expect(errorOf(many).message).toBe(
      'mine.yaml:4:1 chapters: expected a list of at most 999, got a list of 1000',
    )
  })
})
