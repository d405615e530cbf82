/** Every word of the card language is said in every language, by itself and in every person. */
import {
  type CardEntry,
  COUNTS,
  type Condition,
  type Cost,
  cardSetJsonSchema,
  type Effect,
  HEROES,
  ICONS,
  LIMITS,
  type Power,
  TRIGGERS,
} from '@runesaga/engine/language'
import { describe, expect, test } from 'vitest'
import { cardText, LANGUAGES, type Language, plainText, type WordKind } from '../src/index.ts'
import { documented, examplesOf } from './documented.ts'
import { faults } from './faults.ts'
import { PINNED, SPOKEN } from './spoken.ts'

type Whole<T> = { [K in keyof T]-?: NonNullable<T[K]> }

/** One of each, as the page on the card language has them. */
const EFFECTS = examplesOf<Whole<Effect>>('effects')
const CONDITIONS = examplesOf<Whole<Condition>>('conditions')
const COSTS = examplesOf<Whole<Cost>>('costs')

const nameOf = () => ({ en: 'The Other Card', fr: 'L’Autre Carte' })
const origin = (power: Power): CardEntry => ({
  kind: 'origin',
  set: 'my',
  id: 'my/one',
  copies: 1,
  card: { id: 'one', name: { en: 'One', fr: 'Un' }, abilities: ['strength'], powers: [power] },
})
const quest = (power: Power): CardEntry => ({
  kind: 'quest',
  set: 'my',
  id: 'my/one',
  copies: 1,
  card: { id: 'one', name: { en: 'One', fr: 'Un' }, powers: [power] },
})
type FeatRules = Pick<Extract<CardEntry, { kind: 'feat' }>['card'], 'play' | 'on' | 'if' | 'pay' | 'do'>
const feat = (rules: FeatRules): CardEntry => ({
  kind: 'feat',
  set: 'my',
  id: 'my/one',
  copies: 1,
  card: { id: 'one', name: { en: 'One', fr: 'Un' }, kind: 'hero', ...rules },
})
const STRIKES: Effect = { for: { who: 'that-hero', do: { virtue: 1 } } }
const say = (entry: CardEntry, language: Language): string =>
  plainText(cardText(entry, SPOKEN[language], nameOf), SPOKEN[language])
/** The faults of a power on a hero's card and on one without an owner. */
const faultsOf = (power: Power): string[] =>
  LANGUAGES.flatMap((language) =>
    [origin(power), quest(power)].flatMap((entry) => {
      const text = say(entry, language)
      return faults(text, language).map((fault) => `${JSON.stringify(power)}\n  ${fault}\n  ${text}`)
    }),
  )
const featFaults = (rules: FeatRules): string[] =>
  LANGUAGES.flatMap((language) => {
    const text = say(feat(rules), language)
    return faults(text, language).map((fault) => `${JSON.stringify(rules)}\n  ${fault}\n  ${text}`)
  })
const each = <T extends object>(samples: T): Partial<T>[] =>
  Object.entries(samples).map(([word, p]) => ({ [word]: p }) as Partial<T>)

/** The words of an object of the schema, known by one of them. */
const schemaWords = (one: string): string[] => {
  const found: string[][] = []
  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    const { properties } = node as { properties?: Record<string, unknown> }
    if (properties && one in properties) found.push(Object.keys(properties))
    Object.values(node).forEach(walk)
  }
  walk(cardSetJsonSchema())
  return [...new Set(found.sort((a, b) => b.length - a.length)[0])]
}
const ALL: Record<WordKind, readonly string[]> = {
  triggers: TRIGGERS,
  conditions: schemaWords('challenge-uses'),
  counts: COUNTS,
  costs: schemaWords('xp-up-to'),
  effects: schemaWords('re-attempt'),
  limits: LIMITS,
}

describe('no word is without text', () => {
  for (const [kind, words] of Object.entries(ALL)) {
    test.each(LANGUAGES)(`of the ${kind} in %s`, (language) => {
      const said = SPOKEN[language].grammar.vocabulary[kind as WordKind]
      expect(words.filter((word) => !said.includes(word))).toEqual([])
      expect(words.length).toBeGreaterThan(3)
    })
  }
})

/** A power around one word, and what a card says of the power alone. */
const AROUND: Record<WordKind, { power: (example: never) => Power; before: RegExp; after: RegExp }> = {
  triggers: {
    power: (when) => ({ when, do: { xp: 1 } }),
    before: /^/,
    after: /, gain 1( more)? Experience\.$/,
  },
  conditions: {
    power: (asked) => ({ when: 'turn-start', if: asked, do: { xp: 1 } }),
    before: /^At the start of your turn, /,
    after: /, gain 1 Experience\.$/,
  },
  counts: {
    power: (count) => ({ when: 'turn-start', do: { 'for-each': { count, do: { xp: 1 } } } }),
    before: /^At the start of your turn, /,
    after: /\.$/,
  },
  costs: {
    power: (pay) => ({ when: 'turn-start', pay, do: { xp: 1 } }),
    before: /^At the start of your turn, /,
    after: / to gain 1 Experience\.$/,
  },
  effects: {
    power: (effect) => ({ when: 'before-cast', do: effect }),
    before: /^Before you cast, /,
    after: /\.$/,
  },
  limits: {
    power: (limit) => ({ when: 'turn-start', may: true, limit, do: { xp: 1 } }),
    before: /^/,
    after: /, at the start of your turn, you may gain 1 Experience\.$/,
  },
}

describe.each(Object.keys(ALL) as WordKind[])('docs/card-language.md has all %s', (kind) => {
  const rows = documented(kind)

  test('each once, and nothing else', () => {
    const words = ALL[kind].filter((word) => !(ICONS as readonly string[]).includes(word))
    expect(rows.map(({ word }) => word).toSorted()).toEqual(words.toSorted())
  })

  test('with what a card says of it', () => {
    const { power, before, after } = AROUND[kind]
    const said = rows.map(({ example }) =>
      say(origin(power(example as never)), 'en')
        .replace(before, '')
        .replace(after, ''),
    )
    expect(rows.map((row) => row.said)).toEqual(said)
  })
})

describe('every word makes a sound sentence', () => {
  test('each effect: told, offered, bought', () => {
    const found = each(EFFECTS).flatMap((effect) => [
      ...faultsOf({ when: 'turn-start', do: effect }),
      ...faultsOf({ when: 'turn-start', may: true, do: effect }),
      ...faultsOf({ when: 'before-cast', pay: { xp: 1 }, limit: 'once-per-game', do: effect }),
    ])
    expect(found).toEqual([])
  })

  test('each effect beside another, as a choice, and counted', () => {
    const found = each(EFFECTS).flatMap((effect) => [
      ...faultsOf({ when: 'overcome', do: [{ xp: 1 }, effect] }),
      ...faultsOf({ when: 'overcome', do: { choose: [effect, { xp: 1 }] } }),
      ...faultsOf({ when: 'overcome', do: { 'if-overcome': effect } }),
    ])
    expect(found).toEqual([])
  })

  test('each effect on each hero', () => {
    const found = each(EFFECTS).flatMap((effect) =>
      HEROES.flatMap((who) => faultsOf({ when: 'feat-played', do: { for: { who, do: effect } } })),
    )
    expect(found).toEqual([])
  })

  test('each condition, and its opposite', () => {
    const found = each(CONDITIONS).flatMap((condition) => [
      ...faultsOf({ when: 'turn-end', if: condition, do: { xp: 1 } }),
      ...faultsOf({ when: 'turn-end', if: { not: condition }, do: { xp: 1 } }),
      ...faultsOf({ when: 'always', if: condition, do: { successes: 1 } }),
      ...faultsOf({ when: 'overcome', do: { check: { if: condition, do: { xp: 1 } } } }),
    ])
    expect(found).toEqual([])
  })

  test('each trigger with each condition that it may take', () => {
    const found = TRIGGERS.flatMap((when) =>
      each(CONDITIONS).flatMap((condition) => faultsOf({ when, if: condition, do: { successes: 1 } })),
    )
    expect(found).toEqual([])
  })

  test('each trigger of each hero', () => {
    const found = TRIGGERS.flatMap((when) => HEROES.flatMap((who) => faultsOf({ when, who, do: { xp: 1 } })))
    expect(found).toEqual([])
  })

  test('each cost and each limit', () => {
    const found = each(COSTS).flatMap((pay) =>
      LIMITS.flatMap((limit) => faultsOf({ when: 'activate', pay, limit, do: { virtue: 1 } })),
    )
    expect(found).toEqual([])
  })

  test('each way to play a Feat, with each effect and each condition on whom it strikes', () => {
    const plays = [
      'before-attempt',
      'as-attempt',
      'instead-of-failing',
      'after-attempt',
      'any-time',
      'corruption-coming',
    ] as const
    const targets = ['you', 'any-hero', 'another-hero'] as const
    const found = plays.flatMap((play) =>
      targets.flatMap((on) => [
        ...each(EFFECTS).flatMap((effect) => featFaults({ play, on, do: effect })),
        ...each(EFFECTS).flatMap((effect) => featFaults({ play, on, pay: { xp: 1 }, do: effect })),
        ...each(CONDITIONS).flatMap((asked) =>
          featFaults({ play, on, if: asked, do: { for: { who: 'that-hero', do: { xp: 1 } } } }),
        ),
      ]),
    )
    expect(found).toEqual([])
  })

  test('what a Feat asks of whom it strikes is said', () => {
    const text = (asked: Condition) =>
      say(feat({ play: 'any-time', on: 'any-hero', if: { 'that-hero': asked }, do: STRIKES }), 'en')
    expect(text({ track: 'C2 or worse' })).toBe(
      'At any time, if a hero has at least 2 Corruption, that hero gains 1 Virtue.',
    )
    expect(text({ 'your-attempt': true })).toBe('As any hero attempts a Challenge, that hero gains 1 Virtue.')
    expect(text({})).toBe('At any time, a hero of your choice gains 1 Virtue.')
  })

  test('what waits for the next turn is nothing more of this one, and a penalty is never “another”', () => {
    const onNextTurn = (successes: number) =>
      feat({
        play: 'as-attempt',
        on: 'you',
        do: { successes: 3, 'if-failed': { 'next-turn': { successes } } },
      })
    expect(PINNED.map((language) => say(onNextTurn(-1), language))).toEqual([
      'As you attempt a Challenge, you get +3. If you fail the Challenge, you get −1 on the first attempt of your next turn.',
      'Pendant que vous tentez un Défi, obtenez +3. Si vous échouez, subissez −1 pour la première tentative de votre prochain tour.',
    ])
    expect(say(onNextTurn(1), 'en')).toMatch(/you get \+1 on the first attempt of your next turn\.$/)
    const checked = (successes: number) =>
      feat({
        play: 'as-attempt',
        on: 'you',
        do: { successes: 2, check: { if: { track: 'C2 or worse' }, do: { successes } } },
      })
    expect(PINNED.map((language) => say(checked(-1), language))).toEqual([
      'As you attempt a Challenge, you get +2. If you have at least 2 Corruption, you get −1.',
      'Pendant que vous tentez un Défi, obtenez +2. Si vous avez au moins 2 Corruptions, subissez −1.',
    ])
    expect(say(checked(1), 'en')).toMatch(/you get another \+1\.$/)
  })

  test('levels from neutral on are told as what the hero has', () => {
    const told = (track: NonNullable<Condition['track']>) =>
      PINNED.map((language) => say(origin({ when: 'turn-start', if: { track }, do: { xp: 1 } }), language))
    expect(told(['N', 'C1'])).toEqual([
      'At the start of your turn, if you have no Virtue and at most 1 Corruption, gain 1 Experience.',
      'Au début de votre tour, si vous n’avez ni Vertu ni plus de 1 Corruption, gagnez 1 point d’Expérience.',
    ])
    expect(told(['N', 'C2'])[0]).toMatch(/if your Corruption marker is at neutral or Corruption 2,/)
  })

  test('each count: none, one, several, and for each', () => {
    const found = COUNTS.flatMap((of) => [
      ...faultsOf({ when: 'turn-start', if: { count: { of, 'at-most': 0 } }, do: { xp: 1 } }),
      ...faultsOf({ when: 'turn-start', if: { count: { of, 'at-least': 1 } }, do: { xp: 1 } }),
      ...faultsOf({ when: 'turn-start', if: { count: { of, 'at-least': 3 } }, do: { xp: 1 } }),
      ...faultsOf({ when: 'turn-start', do: { 'for-each': { count: of, do: { xp: 1 } } } }),
      ...faultsOf({ when: 'turn-start', do: { 'for-each': { count: of, per: 2, do: { successes: 1 } } } }),
    ])
    expect(found).toEqual([])
  })
})
