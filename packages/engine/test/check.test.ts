/** What the check of a set finds beyond its schema, and how it says what the schema finds. */
import { describe, expect, test } from 'vitest'
import { nearest } from '../src/language/nearest.ts'
import { checkSet, missingTranslations, type Problem } from '../src/language.ts'

const head = { set: 'mine', name: { en: 'Mine', fr: 'Le mien' }, edition: 'base' }
const named = (id: string) => ({ id, name: { en: id, fr: id } })
const challenge = {
  ...named('street-fight'),
  act: 1,
  difficulty: 4,
  abilities: ['strength', 'dexterity'],
  top: { name: { en: 'Win', fr: 'Gagner' }, gives: { triumph: 1 } },
  bottom: { name: { en: 'Flee', fr: 'Fuir' }, gives: { tragedy: 1 } },
}
const origin = (powers: unknown[]) => ({ ...named('sailor'), abilities: ['strength', 'wisdom'], powers })

/** The problems of a set of these decks, as `path: message`. */
const problems = (decks: object): string[] => found(checkSet({ ...head, ...decks }).problems)
const found = (list: Problem[]) => list.map(({ path, message }) => `${path.join('/')}: ${message}`)
/** The same, of an Origin with this one power; paths from the power on. */
const powerProblems = (power: object): string[] =>
  problems({ origins: [origin([power])] }).map((line) => line.replace('origins/0/powers/0/', ''))
/** The same, of an effect. */
const effectProblems = (effect: object): string[] =>
  powerProblems({ when: 'overcome', do: effect }).map((line) => line.replace('do/', ''))

test('a good set comes back whole, without problems', () => {
  const data = { ...head, challenges: [challenge], origins: [origin([{ when: 'failed', do: { xp: 1 } }])] }
  expect(checkSet(data)).toEqual({ set: data, problems: [] })
})

test('a set with one problem is no set', () => {
  expect(checkSet({ ...head, edition: 'bas' }).set).toBeNull()
})

test('an id stands once in the set, whatever the deck', () => {
  const feat = { ...named('sailor'), kind: 'hero', play: 'any-time', on: 'you', do: { xp: 1 } }
  const victory = { ...named('sailor'), goal: 9, 'per-further-hero': 3 }
  expect(problems({ origins: [origin([])], feats: [feat], victory })).toEqual([
    'feats/0/id: id "sailor" twice in the set; origins[0] has it already',
    'victory/id: id "sailor" twice in the set; origins[0] has it already',
  ])
})

test('what has no word says nothing', () => {
  const empty = 'says nothing: an object without any word'
  expect(powerProblems({ when: 'failed', if: {}, do: {} })).toEqual([`if: ${empty}`, `do: ${empty}`])
  expect(problems({ allies: [{ ...named('dog'), act: 1, gives: {} }] })).toEqual([`allies/0/gives: ${empty}`])
  expect(effectProblems({ choose: [] })).toEqual(['choose: says nothing: an empty list'])
  expect(powerProblems({ when: [], do: { xp: 1 } })).toEqual([
    'when: expected a list of at least 1, got an empty list',
  ])
})

test('a difference is between two counts', () => {
  const difference = { between: ['traits'], 'at-most': 1 }
  expect(powerProblems({ when: 'failed', if: { difference }, do: { xp: 1 } })).toEqual([
    'if/difference/between: expected a list of 2, got a list of 1',
  ])
})

describe('powers that are always on', () => {
  test('own some words', () => {
    for (const [word, value] of Object.entries({
      'journey-price': -1,
      'dark-price': -1,
      'dark-allowed': true,
      'core-zeros-count': 1,
      forbid: ['journey'],
    })) {
      const effect = { [word]: value }
      expect(powerProblems({ when: 'always', do: effect })).toEqual([])
      expect(effectProblems(effect)).toEqual([
        `${word}: "${word}" stands only in a power with "when: always"`,
      ])
    }
  })

  test('a Feat has no such power', () => {
    const feat = { ...named('calm'), kind: 'hero', play: 'any-time', on: 'you', do: { 'dark-price': -1 } }
    expect(problems({ feats: [feat] })).toEqual([
      'feats/0/do/dark-price: "dark-price" stands only in a power with "when: always"',
    ])
  })

  test('can do nothing else, however deep', () => {
    const can =
      '"successes", "difficulty", "journey-price", "dark-price", "dark-allowed", "core-zeros-count", "forbid", ' +
      '"protect", "check" and "for-each"'
    const check = { if: { 'your-turn': true }, do: [{ successes: 1 }, { xp: 1 }] }
    expect(powerProblems({ when: 'always', do: { check } })).toEqual([
      `do/check/do/1/xp: "xp" can't stand in a power with "when: always"; what can is ${can}`,
    ])
    expect(powerProblems({ when: 'always', do: { may: { do: { xp: 1 } } } })).toEqual([
      `do/may: "may" can't stand in a power with "when: always"; what can is ${can}`,
    ])
  })

  test("aren't chosen, paid or limited", () => {
    expect(
      powerProblems({
        when: 'always',
        pay: { xp: 1 },
        may: true,
        limit: 'once-per-turn',
        do: { successes: 1 },
      }),
    ).toEqual([
      'pay: "pay" can\'t stand beside "when: always"',
      'may: "may" can\'t stand beside "when: always"',
      'limit: "limit" can\'t stand beside "when: always"',
    ])
  })

  test('have no other trigger', () => {
    expect(powerProblems({ when: ['always', 'failed'], do: { successes: 1 } })).toEqual([
      'when: "always" stands alone, not beside other triggers',
    ])
  })

  test('a misspelt trigger brings no follow-up complaint', () => {
    expect(powerProblems({ when: 'allways', do: { 'dark-price': -1 } })).toEqual([
      'when: unknown trigger "allways"; did you mean "always"?',
    ])
  })
})

test('only an Ally can be the price of its own power', () => {
  const power = {
    when: 'activate',
    pay: { 'one-of': [{ xp: 2 }, { 'sacrifice-this': true }] },
    do: { xp: 1 },
  }
  expect(problems({ allies: [{ ...named('dog'), act: 1, powers: [power] }] })).toEqual([])
  expect(powerProblems(power)).toEqual([
    'pay/one-of/1/sacrifice-this: only an Ally has the cost "sacrifice-this"',
  ])
})

test('xp-paid is counted where xp-up-to is paid', () => {
  const counted = { 'for-each': { count: 'xp-paid', do: { successes: 1 } } }
  const complaint = '"xp-paid" counts nothing here; the "pay" of the same power must have "xp-up-to"'
  expect(powerProblems({ when: 'before-cast', pay: { 'xp-up-to': 3 }, do: counted })).toEqual([])
  expect(effectProblems({ may: { pay: { 'xp-up-to': 3 }, do: counted } })).toEqual([])
  expect(powerProblems({ when: 'before-cast', pay: { xp: 3 }, do: counted })).toEqual([
    `do/for-each/count: ${complaint}`,
  ])
  const scoring = [{ triumph: 1, per: { sum: ['traits', 'xp-paid'] } }]
  expect(problems({ destinies: [{ ...named('fate'), scoring }] })).toEqual([
    `destinies/0/scoring/0/per/sum/1: ${complaint}`,
  ])
})

test('exactly one of several words', () => {
  const either = 'needs exactly one of "of" and "one-of"'
  expect(effectProblems({ icon: { until: 'turn' } })).toEqual([`icon: ${either}`])
  expect(effectProblems({ icon: { until: 'turn', of: 'wisdom' } })).toEqual([])
  expect(effectProblems({ 'add-rune': { of: 'wisdom', 'one-of': ['strength'] } })).toEqual([
    `add-rune: ${either}`,
  ])
  expect(effectProblems({ 're-cast': { 'up-to': true } })).toEqual([
    're-cast: needs exactly one of "n", "any-number" and "all"',
  ])
  expect(effectProblems({ 're-cast': { all: 'dark', n: 1 } })).toEqual([
    're-cast: needs exactly one of "n", "any-number" and "all"',
  ])
  const scoring = [{ per: 'traits' }, { triumph: 1, tragedy: 1 }, { triumph: 5 }]
  expect(problems({ destinies: [{ ...named('fate'), scoring }] })).toEqual([
    'destinies/0/scoring/0: needs exactly one of "triumph" and "tragedy"',
    'destinies/0/scoring/1: needs exactly one of "triumph" and "tragedy"',
  ])
})

test('Quests and Adversary Feats belong to an Adversary of the set', () => {
  const adversary = {
    ...named('lich-king'),
    act: 3,
    difficulty: 9,
    abilities: ['wisdom'],
    path: challenge.top,
  }
  const quest = { ...named('rise'), of: 'lich-kng' }
  const feat = { ...named('doom'), of: 'dragon', do: { xp: -1 } }
  expect(problems({ adversaries: [adversary], quests: [quest], 'adversary-feats': [feat] })).toEqual([
    'quests/0/of: unknown Adversary "lich-kng"; did you mean "lich-king"?',
    'adversary-feats/0/of: unknown Adversary "dragon"; the set has lich-king',
  ])
  expect(problems({ quests: [{ ...quest, of: 'lich-king' }] })).toEqual([
    'quests/0/of: unknown Adversary "lich-king"; the set has none',
  ])
})

test('the back of a Quest names a Quest of the set that is no back itself', () => {
  const quests = [named('reign'), { ...named('age'), 'back-of': 'reign' }]
  expect(problems({ quests })).toEqual([])
  expect(problems({ quests: [...quests, { ...named('end'), 'back-of': 'age' }] })).toEqual([
    'quests/2/back-of: no Quest "age" to be the back of; the set has reign',
  ])
})

test("a Challenge's two abilities differ", () => {
  expect(problems({ challenges: [{ ...challenge, abilities: ['wisdom', 'wisdom'] }] })).toEqual([
    'challenges/0/abilities: the two abilities must differ, and both are "wisdom"',
  ])
})

test('what the schema and the cross-checks find is listed together', () => {
  expect(
    powerProblems({
      when: 'overcome',
      do: [{ xp: 'two' }, { icon: { of: 'wisdom', 'one-of': ['wisdom'] } }],
    }),
  ).toEqual([
    'do/0/xp: expected a whole number of -99 to 99, got "two"',
    'do/1/icon: missing "until"',
    'do/1/icon: needs exactly one of "of" and "one-of"',
  ])
})

test('a word of another part of a power is sent home', () => {
  expect(effectProblems({ 'challenge-uses': 'wisdom' })).toEqual([
    'challenge-uses: unknown word "challenge-uses" here; it is a word of a condition, under "if"',
  ])
})

test('a plain word where an object is wanted', () => {
  expect(powerProblems({ when: 'instead-of-failing', do: 're-attempt' })).toEqual([
    'do: expected an object, got "re-attempt"; did you mean "re-attempt: true"?',
  ])
  expect(problems({ challenges: [{ ...challenge, abilities: 'wisdom' }] })).toEqual([
    'challenges/0/abilities: expected a list of 1 to 2, got "wisdom"; did you mean [wisdom]?',
  ])
  expect(problems({ challenges: [{ ...challenge, name: 'Street Fight' }] })).toEqual([
    'challenges/0/name: expected an object with en, fr, got "Street Fight"',
  ])
})

test('data that contains itself is refused, not followed for ever', () => {
  const effect: Record<string, unknown> = {}
  effect['if-failed'] = effect
  expect(problems({ origins: [origin([{ when: 'failed', do: effect }])] })).toEqual([
    'origins/0/powers/0: nested too deeply',
  ])
})

test('anything at all may be given', () => {
  for (const data of [null, undefined, 1, 'set', [], [[]], true]) {
    const { set, problems } = checkSet(data)
    expect(set).toBeNull()
    expect(problems[0].message).toMatch(/^expected an object, got /)
  }
  expect(checkSet({}).problems.length).toBeGreaterThan(0)
})

test('names without French are listed', () => {
  const { set } = checkSet({
    ...head,
    challenges: [
      { ...challenge, name: { en: 'Street Fight' }, top: { ...challenge.top, name: { en: 'Win' } } },
    ],
  })
  expect(found(missingTranslations(set!))).toEqual([
    'challenges/0/name: "Street Fight" has no French: missing "fr"',
    'challenges/0/top/name: "Win" has no French: missing "fr"',
  ])
})

describe('the nearest word', () => {
  const known = [
    'failed',
    'attempt-declared',
    'after-attempt',
    'challenge-uses',
    'strength',
    'story-has',
    'xp',
  ]
  test.each([
    ['atempt-failed', 'failed'],
    ['chalenge-uses', 'challenge-uses'],
    ['challengeUses', 'challenge-uses'],
    ['Strength', 'strength'],
    ['strenght', 'strength'],
    ['has-story', 'story-has'],
    ['px', 'xp'],
    ['', undefined],
    ['banana', undefined],
    ['constitution', undefined],
    ['x'.repeat(1000), undefined],
  ])('%s: %s', (word, near) => {
    expect(nearest(word, known)).toBe(near)
  })
})
