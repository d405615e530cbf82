// What the recap of a rival's turn says: its sentence with the Feat that decided, Experience by its causes, Feats, and what cards made of the cast.
import type { NamedEvent } from '@runesaga/engine/view'
import { type Names, tell, turnCard, turnSentence, turnSoFar } from '@runesaga/words'
import { describe, expect, test } from 'vitest'
import { lastCast } from '../packages/web/src/screens/table/moments/last-cast.ts'
import { drawnIn, playedIn, xpOf } from '../packages/web/src/screens/table/moments/what-came.ts'
import { SPOKEN } from './kit/words.ts'

const [WATCH, ESCAPE, FRIEND, ROYAL] = ['watch', 'escape', 'friend', 'royal']
const CARDS: Record<string, [en: string, fr: string]> = {
  [WATCH]: ['Guard Duty', 'Tour de Garde'],
  [ESCAPE]: ['Narrow Escape', 'Échappée Belle'],
  [FRIEND]: ['Comrade in Arms', 'Frère d’Armes'],
  [ROYAL]: ['Secret Royalty', 'Sang Royal'],
}
/** Tomas sits on seat 1 and plays; Ysolde on seat 0. */
const NAMES: Names = {
  heroName: (seat) => ['Ysolde', 'Tomas'][seat],
  cardName: (card, language) => CARDS[card][language === 'fr' ? 1 : 0],
  pathName: (_, __, language) => (language === 'fr' ? 'Veiller sur la Ville' : 'Watch Over the City'),
  heroes: 2,
}
const inBoth = (events: readonly NamedEvent[], seat = 1) =>
  (['en', 'fr'] as const).map((language) => turnSentence(events, seat, NAMES, SPOKEN[language]))

const BEGAN: NamedEvent = { type: 'turn-began', seat: 1, number: 12 }
const DECLARED: NamedEvent = {
  type: 'attempt-declared',
  seat: 1,
  card: WATCH,
  row: 2,
  place: 1,
  path: 'top',
  abilities: [],
}
const CAST: NamedEvent = { type: 'cast', seat: 1, stones: [], faces: [], again: false }
const weighed = (total: number): NamedEvent => ({ type: 'weighed', seat: 1, total, difficulty: 6 })
const played = (card: string, seat = 1): NamedEvent => ({ type: 'feat-played', seat, on: 1, card })
const worked = (card: string, seat = 1): NamedEvent => ({
  type: 'feat-took-effect',
  seat,
  card,
  effect: true,
})
const won = (margin: number): NamedEvent => ({ type: 'overcame', seat: 1, card: WATCH, path: 'top', margin })
const failed = (margin: number): NamedEvent => ({
  type: 'failed',
  seat: 1,
  card: WATCH,
  path: 'top',
  margin,
})
const xp = (amount: number, by: string | null = null, seat = 1): NamedEvent => ({
  type: 'xp',
  seat,
  amount,
  by,
})
const helps = (amount: number, by: string): NamedEvent => ({ type: 'successes', amount, by })

/** Five against six, and a Feat that makes it a success all the same. */
const SAVED = [BEGAN, DECLARED, CAST, weighed(5), played(ESCAPE), worked(ESCAPE), weighed(5), won(0)] as const

describe('the Feat that decided is named', () => {
  test('where it decided against the sum, which isn’t said to have been enough', () => {
    expect(inBoth(SAVED)).toEqual([
      'Tomas watched over the city, thanks to Narrow Escape.',
      'Tomas veille sur la ville, grâce à «\u202fÉchappée Belle\u202f».',
    ])
    expect(lastCast(SAVED)).toEqual({
      stones: [],
      plain: 5,
      added: [],
      total: 5,
      difficulty: 6,
      changed: [],
      decider: ESCAPE,
    })
  })

  test('where it added more than there was to spare, and not where it added less', () => {
    const by = (margin: number) => [
      BEGAN,
      DECLARED,
      CAST,
      played(FRIEND),
      worked(FRIEND),
      helps(2, FRIEND),
      weighed(6 + margin),
      won(margin),
    ]
    expect(inBoth(by(1))[0]).toBe('Tomas watched over the city with 1 to spare, thanks to Comrade in Arms.')
    expect(inBoth(by(2))[0]).toBe('Tomas watched over the city with 2 to spare.')
    expect(lastCast(by(1))).toMatchObject({
      plain: 5,
      added: [{ card: FRIEND, n: 2 }],
      total: 7,
      decider: null,
    })
  })

  test('also a Feat of another hero that made it fail with successes enough', () => {
    const events = [BEGAN, DECLARED, CAST, weighed(7), played(FRIEND, 0), worked(FRIEND, 0), failed(1)]
    expect(inBoth(events)[0]).toBe('Tomas failed to watch over the city, struck by Ysolde’s Comrade in Arms.')
  })

  test('a Feat that only changed the sum is none against it', () => {
    const events = [
      BEGAN,
      DECLARED,
      CAST,
      weighed(4),
      played(ESCAPE),
      played(FRIEND, 0),
      worked(FRIEND, 0),
      helps(1, FRIEND),
      worked(ESCAPE),
      weighed(5),
      won(0),
    ]
    expect(lastCast(events)).toMatchObject({ plain: 4, total: 5, decider: ESCAPE })
  })
})

test('Experience is told by what it came of, Feats by who played them', () => {
  const events = [
    BEGAN,
    DECLARED,
    xp(-2),
    { type: 'dark-bought', seat: 1, runes: 2, paid: 2 } as const,
    CAST,
    played(FRIEND, 0),
    weighed(4),
    failed(-2),
    xp(1),
    xp(3, ROYAL),
    xp(1, ROYAL),
    xp(5, ROYAL, 0),
  ]
  expect(xpOf({ events, seat: 1 })).toEqual([
    { by: null, why: 'dark', n: -2 },
    { by: null, why: 'failing', n: 1 },
    { by: ROYAL, why: null, n: 4 },
  ])
  expect(playedIn({ events })).toEqual([{ card: FRIEND, by: 0 }])
})

describe('a turn in progress', () => {
  const soFar = (events: readonly NamedEvent[]) => turnSoFar(events, 1, NAMES, SPOKEN.en)
  const trait = { type: 'trait-gained', seat: 1, row: 1, place: 2, card: ROYAL } as const
  const refill = { type: 'card-laid', row: 1, place: 2, card: FRIEND } as const

  test('is told by its deed, never by the refill; before that there is nothing to tell', () => {
    expect(soFar([BEGAN])).toBe(null)
    expect(soFar([BEGAN, trait, refill])).toBe('Tomas gained the Trait Secret Royalty.')
    expect(soFar([BEGAN, DECLARED])).toBe('Tomas attempted Guard Duty.')
  })

  test('has the picture of the card that is told', () => {
    expect(turnCard([BEGAN, DECLARED, CAST, weighed(6), won(0), refill, trait], 1)).toBe(WATCH)
    expect(turnCard([BEGAN, trait, refill], 1)).toBe(ROYAL)
    expect(turnCard([BEGAN], 1)).toBe(null)
  })
})

test('turns are numbered as each hero counts its own', () => {
  expect(tell(BEGAN, NAMES, SPOKEN.en)).toBe('Turn 6: Tomas.')
  expect(tell(BEGAN, { ...NAMES, heroes: 3 }, SPOKEN.en)).toBe('Turn 4: Tomas.')
})

describe('deeds in the order in which they were done', () => {
  const JOURNEY: NamedEvent = { type: 'journeyed', seat: 1, row: 1, place: 2, card: ESCAPE, paid: 1 }
  const DARK: NamedEvent = { type: 'dark-bought', seat: 1, runes: 2, paid: 2 }
  const SINKS: NamedEvent = { type: 'level', seat: 1, from: 'N', to: 'C1', by: null }

  test('a Journey stands where it was made', () => {
    const [after] = inBoth([BEGAN, DECLARED, CAST, weighed(7), won(1), JOURNEY])
    expect(after).toBe('Tomas watched over the city with 1 to spare and swapped Narrow Escape on a Journey.')
    const [before] = inBoth([BEGAN, JOURNEY, DECLARED, CAST, weighed(7), won(1)])
    expect(before).toBe('Tomas swapped Narrow Escape on a Journey and watched over the city with 1 to spare.')
  })

  test('a Journey is told in fewer words where there is much to say', () => {
    expect(inBoth([BEGAN, DECLARED, DARK, CAST, weighed(7), won(1), SINKS, JOURNEY])[0]).toBe(
      'Tomas watched over the city with 1 to spare and went on a Journey, sinking to Corruption 1.',
    )
  })
})

test('cards that were drawn are counted by their kind, whatever gave them', () => {
  const draws = (kind: 'hero' | 'antihero', seat = 1): NamedEvent => ({
    type: 'feat-drawn',
    seat,
    kind,
    card: 'face-down',
  })
  const events = [BEGAN, draws('hero'), draws('antihero', 0), draws('hero')]
  expect(drawnIn({ events, seat: 1 })).toEqual([{ icon: 'hero', n: 2 }])
})
