// What the game waits for, what can be chosen and what can be done, as the one who decides and the others read it.

import type { WindowName } from '@runesaga/engine'
import { WINDOW } from '@runesaga/engine/search'
import type {
  Answer,
  Deed,
  QuestionName,
  QuestionView,
  ScoreLineView,
  View,
  Waiting,
} from '@runesaga/engine/view'
import { describe, expect, test } from 'vitest'
import {
  answerWords,
  type CardWords,
  contextOf,
  type DecisionContext,
  decisionWords,
  deedWords,
  plain,
  scoreLineWords,
} from '../src/index.ts'
import { HUNTER, MASTER, MENTOR, names, SABOTAGE, WOODS } from './samples.ts'
import { PINNED, SPOKEN } from './spoken.ts'

/** A table with a cast on it, at which seat 0 is asked something. */
interface Scene {
  you?: number
  turn?: Partial<View['turn']>
  question?: Partial<QuestionView>
  cardWords?: CardWords
  /** does a Dark rune lie there? */
  dark?: boolean
}

const scene = ({ you = 0, turn, question, cardWords, dark = true }: Scene = {}): DecisionContext => {
  const view = {
    turn: { mainActions: 1, mustFace: false, ...turn },
    attempt: {
      seat: 0,
      stones: [
        { name: 'fate', kind: 'fate', face: 'twist' },
        ...(dark ? [{ name: 'dark#1', kind: 'dark', face: 'moon' }] : []),
        { name: 'intelligence-special', kind: 'intelligence-special', face: 'hero' },
        { name: 'strength#1', kind: 'strength', face: 'symbol' },
      ],
    },
    you: {
      question: question === undefined ? null : { card: SABOTAGE, options: [], power: null, ...question },
    },
  } as unknown as DecisionContext['view']
  return contextOf(view, names(you), cardWords)
}

const asks = (question: QuestionName): Waiting => ({ seat: 0, for: 'answer', question, card: SABOTAGE })

/** In English and French, for seat 0 itself. */
const told = (waiting: Waiting, s: DecisionContext = scene()) =>
  PINNED.map((language) => plain(decisionWords(waiting, s, SPOKEN[language]), SPOKEN[language]))

const menu: Waiting = { seat: 0, for: 'turn' }
const windowOf = (window: WindowName, next: Played | null = null): Waiting => ({
  seat: 0,
  for: 'window',
  window,
  passed: [],
  next,
})
type Played = Extract<Waiting, { for: 'window' }>['next']

describe('what the game waits for', () => {
  test('a turn depends on what is left to do', () => {
    expect(told(menu)[0]).toBe('Your turn: win one card. Take a Trait, or attempt a Challenge.')
    expect(told(menu, scene({ turn: { mainActions: 0 } }))[0]).toBe(
      'This turn’s card is settled. Use anything else, or end your turn.',
    )
    expect(told(menu, scene({ turn: { mustFace: true } }))).toEqual([
      'Your turn: you must face the Adversary. You may use other things first.',
      'À votre tour\u202f: vous devez affronter l’Adversaire. Vous pouvez d’abord utiliser autre chose.',
    ])
    expect(told(menu, scene({ you: 1 }))).toEqual(['It is the turn of Ada.', 'C’est à Ada de jouer.'])
  })

  test('every window has words of its own', () => {
    for (const language of PINNED) {
      const said = (Object.keys(WINDOW) as WindowName[]).map((window) =>
        decisionWords(windowOf(window), scene(), SPOKEN[language]),
      )
      expect(new Set(said).size).toBe(said.length)
    }
  })

  test('in a window, a Feat that waits is named with who played it', () => {
    const by = (by: number | 'adversary', you = 0) =>
      told(windowOf('reply', { card: SABOTAGE, by, on: 0 }), scene({ you }))
    expect(by(1)).toEqual([
      'Iseult played Sabotage: answer it?',
      'Iseult a joué Sabotage\u202f: répondre\u202f?',
    ])
    expect(by(0)[0]).toBe('Your card Sabotage takes effect if nobody answers: play another?')
    expect(by('adversary')[0]).toBe('The Adversary played Sabotage: answer it?')
    expect(by(1, 1)).toEqual([
      'Ada may answer Sabotage, played by you.',
      'Ada peut répondre à Sabotage, carte jouée par vous.',
    ])
  })

  test('a question names its card; others only hear that there is one', () => {
    const question = asks('pay-discard')
    expect(told(question)).toEqual([
      'Sabotage: which Feat do you discard for it?',
      'Sabotage\u202f: quel Exploit défaussez-vous en échange\u202f?',
    ])
    expect(told(question, scene({ you: 1 }))).toEqual([
      'Ada has a choice to make.',
      'Ada a un choix à faire.',
    ])
  })

  test('an effect asks with its own word', () => {
    const ask = (word: QuestionName) => told(asks(word))
    expect(ask('for')[0]).toBe('Sabotage: on which hero?')
    expect(ask('discard-feat')).toEqual([
      'Sabotage: which Feat do you discard?',
      'Sabotage\u202f: quel Exploit défaussez-vous\u202f?',
    ])
    expect(ask('look-at')[0]).toBe('Sabotage: which card do you put at the bottom of its deck?')
    expect(ask('turn-rune')[0]).toBe('Sabotage: which stone is turned over?')
  })

  test('whether to do something says what it is', () => {
    const cardWords: CardWords = {
      may: (_, { language }) =>
        language === 'fr' ? 'Vous pouvez piocher une {hero}.' : 'You may draw a {hero}.',
    }
    expect(told(asks('may'), scene({ cardWords }))).toEqual([
      'Sabotage: you may draw a Hero card. Do it?',
      'Sabotage\u202f: vous pouvez piocher une carte Héros. Le faire\u202f?',
    ])
  })

  test('a power that is offered says what it does', () => {
    const cardWords: CardWords = {
      power: (_, power, pay) => `Once per turn, ${power} ${pay}.`,
    }
    const offered = (power: string | null) =>
      told(asks('power'), scene({ cardWords, question: { power } }))[0]
    expect(offered('1:failed')).toBe('Sabotage: once per turn, 1:failed undefined. Do it?')
    expect(offered(null)).toBe('Sabotage: use this power?')
  })

  test('the stones are counted; who helps another hero is told whom', () => {
    expect(told(windowOf('afterCast'))).toEqual([
      'The stones show 4: play a card?',
      'Les Runes donnent 4\u202f: jouer une carte\u202f?',
    ])
    const seat = (seat: number, you: number) =>
      told({ ...windowOf('beforeResolve'), seat }, scene({ you }))[0]
    expect(seat(0, 0)).toBe('You are about to fail: save it with a card?')
    expect(seat(1, 1)).toBe('Ada is about to fail: play a card?')
    expect(seat(1, 0)).toBe('Before this counts as failed, Iseult may play a card.')
  })

  test('who is about to sink isn’t known to the window: it speaks of a hero, to whoever is asked', () => {
    expect(told(windowOf('corruption'))).toEqual([
      'A hero is about to sink: prevent it?',
      'Un Héros va descendre\u202f: l’empêcher\u202f?',
    ])
  })

  test('a question that has no words is an error, not an empty line', () => {
    expect(() => told(asks('riddle' as QuestionName))).toThrow('no words for the question "riddle"')
    expect(() => told(asks('xp'))).toThrow('no words for the question "xp"')
  })
})

describe('answers', () => {
  const chosen = (answer: Answer, s: Scene = {}) =>
    PINNED.map((language) => plain(answerWords(answer, scene(s), SPOKEN[language]), SPOKEN[language]))

  test.each<[Answer, string, string]>([
    [{ seat: 0 }, 'You', 'Vous'],
    [{ seat: 1 }, 'Iseult', 'Iseult'],
    [{ card: HUNTER }, 'Hunter', 'Chasseur'],
    [{ place: WOODS }, 'Lost in the Woods', 'Poursuite dans les Bois'],
    [{ stone: 'fate' }, 'Core rune: Twist of Fate', 'Rune de Base\u202f: Coup du Destin'],
    [
      { stone: 'dark#1' },
      'Dark rune: 2 successes, 1 Corruption',
      'Rune Sombre\u202f: 2 points, 1 Corruption',
    ],
    [
      { stone: 'intelligence-special' },
      'Special Intelligence rune: 1 Hero card',
      'Rune Spéciale d’Intelligence\u202f: 1 carte Héros',
    ],
    [{ stone: 'strength#1' }, 'Strength rune: 2 successes', 'Rune de Force\u202f: 2 points'],
    [{ ability: 'wisdom' }, 'Wisdom', 'Sagesse'],
    [{ ability: 'wisdom', seat: 1 }, 'Wisdom, as Iseult has it', 'Sagesse, comme chez Iseult'],
    [{ row: 2 }, 'Row II', 'Rangée II'],
    [
      { deck: 'antihero' },
      'Draw an Antihero card: stronger, often at a price',
      'Piocher une carte Antihéros\u202f: plus forte, mais souvent coûteuse',
    ],
    [{ amount: 2 }, '2 Experience', '2 points d’Expérience'],
    [{ option: '2:draw' }, 'Choice 2', 'Choix 2'],
    [{ pay: '1:xp' }, 'Yes, use it', 'Oui, l’utiliser'],
    ['yes', 'Yes', 'Oui'],
    ['no', 'No', 'Non'],
    ['done', 'Nothing more', 'Rien de plus'],
  ])('%o', (answer, english, french) => {
    expect(chosen(answer)).toEqual([english, french])
  })

  test('amounts are Dark runes where these are bought', () => {
    const buying = { question: { name: 'dark' as const }, dark: false }
    expect(chosen({ amount: 0 }, buying)).toEqual(['No Dark rune', 'Aucune Rune Sombre'])
    expect(chosen({ amount: 2 }, buying)).toEqual(['2 Dark runes', '2 Runes Sombres'])
    const again = { ...buying, dark: true }
    expect(chosen({ amount: 0 }, again)).toEqual(['No more Dark runes', 'Aucune Rune Sombre de plus'])
    expect(chosen({ amount: 1 }, again)).toEqual(['1 more Dark rune', '1 Rune Sombre de plus'])
  })

  test('what a card says about its options and costs is taken from the card', () => {
    const cardWords: CardWords = {
      option: (card, option, thatIsYou) =>
        `${card} ${JSON.stringify(option)} ${thatIsYou}`.replace(/[{}]/g, ''),
      cost: (card, power, pay) => `${card} ${power} ${pay}`,
    }
    const options = [{ xp: 1 }, { corruption: 2 }]
    const choice = { cardWords, question: { name: 'choose', options, thatIsYou: true } } as const
    expect(chosen({ option: '2:corruption' }, choice)[0]).toBe(`${SABOTAGE} "corruption":2 true`)
    const offer = { cardWords, question: { name: 'power', power: '2:failed' } } as const
    expect(chosen({ pay: '1:xp' }, offer)[0]).toBe(`Yes: ${SABOTAGE} 2:failed 1:xp`)
    expect(chosen('yes', offer)[0]).toBe('Yes, use it')
  })
})

describe('deeds', () => {
  test.each<[Deed, string, string]>([
    [
      { keep: { origin: HUNTER, motivation: MENTOR, destiny: MASTER } },
      'Keep Hunter, Mentor and Wise Master',
      'Garder Chasseur, Mentor et Maître Éclairé',
    ],
    [{ gain: WOODS }, 'Gain Lost in the Woods', 'Gagner Poursuite dans les Bois'],
    [
      { attempt: { card: WOODS, path: 'bottom' } },
      'Attempt Lost in the Woods: Find a Place of Power',
      'Tenter Poursuite dans les Bois\u202f: Trouver une Place Forte',
    ],
    [
      { attempt: { card: WOODS, path: 'first', abilities: ['strength', 'intelligence'] } },
      'Face Lost in the Woods with Strength and Intelligence',
      'Affronter Poursuite dans les Bois avec Force et Intelligence',
    ],
    [{ journey: WOODS }, 'Journey: swap Lost in the Woods', 'Explorer en défaussant Poursuite dans les Bois'],
    [{ play: { card: SABOTAGE, on: 0 } }, 'Play Sabotage', 'Jouer Sabotage'],
    [{ play: { card: SABOTAGE, on: 1 } }, 'Play Sabotage on Iseult', 'Jouer Sabotage sur Iseult'],
    [
      'bank',
      'Train: put 1 Experience on your Class for good',
      'S’entraîner\u202f: poser 1 point d’Expérience sur votre Classe, pour de bon',
    ],
    ['end-turn', 'End the turn', 'Terminer le tour'],
  ])('%o', (deed, english, french) => {
    const said = PINNED.map((language) =>
      plain(deedWords(deed, menu, scene(), SPOKEN[language]), SPOKEN[language]),
    )
    expect(said).toEqual([english, french])
  })
})

test('who steps in plays on themselves or on whoever’s turn it is', () => {
  const play = (on: number) =>
    PINNED.map((language) =>
      deedWords({ play: { card: SABOTAGE, on } }, menu, scene({ you: 1 }), SPOKEN[language]),
    )
  expect(play(1)).toEqual(['Play Sabotage on yourself', 'Jouer Sabotage sur vous-même'])
  expect(play(0)).toEqual(['Play Sabotage on Ada', 'Jouer Sabotage sur Ada'])
})

test('terms of one card are told apart by what each counts, where that is known', () => {
  const line: ScoreLineView = { box: 'A', points: 5, what: 'scoring', card: WOODS, term: 1 }
  const told = { ...names(), termWords: (_: string, term: number) => ['For Journeys.', 'For icons.'][term] }
  expect(scoreLineWords(line, told, SPOKEN.en)).toBe('Lost in the Woods: For icons')
  expect(scoreLineWords(line, names(), SPOKEN.en)).toBe('Lost in the Woods, its conditions')
})

test('lines of a score sheet say where their points come from', () => {
  const lines: ScoreLineView[] = [
    { box: 'A', points: 2, what: 'path', card: WOODS },
    { box: 'B', points: 2, what: 'track', level: 'C1' },
    { box: 'D', points: 4, what: 'icons', icon: 'nature', count: 3 },
  ]
  const said = (language: 'en' | 'fr') =>
    lines.map((line) => plain(scoreLineWords(line, names(), SPOKEN[language]), SPOKEN[language]))
  expect(said('en')).toEqual([
    'Lost in the Woods, in the story',
    'the track: one step below the start',
    '3 Nature in the story',
  ])
  expect(said('fr')).toEqual([
    'Poursuite dans les Bois, dans l’Histoire',
    'la piste\u202f: un cran en dessous du départ',
    '3 icônes de Nature dans l’Histoire',
  ])
})
