// What the game waits for, what can be chosen and what can be done, as the one who decides and the others read it.

import { type Action, type Choice, type Decision, LEVELS, type ScoreLine, WINDOW } from '@runesaga/engine'
import { describe, expect, test } from 'vitest'
import {
  type Asking,
  actionWords,
  type CardWords,
  choiceWords,
  contextOf,
  type DecisionContext,
  decisionWords,
  plain,
  scoreLineWords,
} from '../src/index.ts'
import { HUNTER, MASTER, MENTOR, names, SABOTAGE, WOODS } from './samples.ts'
import { PINNED, SPOKEN } from './spoken.ts'

type Question = Extract<Decision, { kind: 'choose' }>

const turn = { seat: 0, main: 1, mustFace: false }

/** A scene with Lost in the Woods in row I, and a cast on the table. */
const scene = (you?: number, change: Partial<DecisionContext> = {}): DecisionContext => ({
  ...names(you),
  cardAt: () => WOODS,
  stoneAt: (position) =>
    [
      { stone: 1, face: 0 },
      { stone: 2, face: 1 },
      { stone: 23, face: 0 },
      { stone: 10, face: 1 },
    ][position],
  turn,
  asking: null,
  cardWords: {},
  ...change,
})

const asks = (about: Question['about'], step: string, options: Choice[], card = SABOTAGE): Question => ({
  kind: 'choose',
  seat: 0,
  about,
  step,
  card,
  options,
})

/** An effect of a card that waits, with what it offers if it says so itself. */
const asking = (word: Asking['word'], options: Asking['options'] = []): Asking => ({
  word,
  options,
  thatIsYou: true,
})

/** In English and French, for seat 0 itself. */
const told = (decision: Decision, s: DecisionContext = scene(0)) =>
  PINNED.map((language) => plain(decisionWords(decision, s, SPOKEN[language]), SPOKEN[language]))

describe('what the game waits for', () => {
  test('a turn depends on what is left to do', () => {
    const menu: Decision = { kind: 'menu', seat: 0 }
    expect(told(menu)[0]).toBe(
      'Your turn: gain a Trait or attempt a Challenge. Free actions may come before and after.',
    )
    expect(told(menu, scene(0, { turn: { ...turn, main: 0 } }))[0]).toBe(
      'Your turn: your main action is done. Use what else you have, or end the turn.',
    )
    expect(told(menu, scene(0, { turn: { ...turn, mustFace: true } }))).toEqual([
      'Your turn: you must face the Adversary. Free actions may come before.',
      'À votre tour\u00a0: vous devez affronter l’Adversaire. Des actions libres sont possibles avant.',
    ])
    expect(told(menu, scene(1))).toEqual(['It is the turn of Ada.', 'C’est à Ada de jouer.'])
  })

  test('every window has words of its own', () => {
    for (const language of PINNED) {
      const said = Object.keys(WINDOW).map((window) =>
        decisionWords(
          { kind: 'window', seat: 0, window: window as keyof typeof WINDOW },
          scene(0),
          SPOKEN[language],
        ),
      )
      expect(new Set(said).size).toBe(said.length)
    }
  })

  test('in a window, a Feat that waits is named with who played it', () => {
    const reply: Decision = { kind: 'window', seat: 0, window: 'reply' }
    const by = (seat: number, you = 0) => told(reply, scene(you, { waiting: { card: SABOTAGE, by: seat } }))
    expect(by(1)).toEqual([
      'Iseult played Sabotage: do you answer it?',
      'Iseult a joué Sabotage\u00a0: y répondez-vous\u00a0?',
    ])
    expect(by(0)[0]).toBe('Your card Sabotage takes effect once all have passed: do you add anything?')
    expect(by(-1)[0]).toBe('The Adversary played Sabotage: do you answer it?')
    expect(by(1, 1)).toEqual([
      'Ada may answer Sabotage, played by you.',
      'Ada peut répondre à Sabotage, carte jouée par vous.',
    ])
  })

  test('a question names its card; others only hear that there is one', () => {
    const question = asks('pay', 'discard', [{ kind: 'card', card: MENTOR }])
    expect(told(question)).toEqual([
      'Sabotage: which Feat do you discard for it?',
      'Sabotage\u00a0: quel Exploit défaussez-vous en échange\u00a0?',
    ])
    expect(told(question, scene(1))).toEqual(['Ada has a choice to make.', 'Ada a un choix à faire.'])
  })

  test('an effect asks with its own word', () => {
    const ask = (word: Asking['word']) =>
      told(asks('effect', 'choose', []), scene(0, { asking: asking(word) }))
    expect(ask('for')[0]).toBe('Sabotage: which hero?')
    expect(ask('discard-feat')).toEqual([
      'Sabotage: which Feat do you discard?',
      'Sabotage\u00a0: quel Exploit défaussez-vous\u00a0?',
    ])
    expect(ask('look-at')[0]).toBe('Sabotage: which card do you put under its deck?')
    expect(ask('turn-rune')[0]).toBe('Sabotage: which rune is turned over?')
    expect(ask('may')[0]).toBe('Sabotage: do you want this?')
  })

  test('a question that has no words is an error, not an empty line', () => {
    expect(() => told(asks('riddle' as Question['about'], 'ask', []))).toThrow(
      'no words for the question "riddle/ask"',
    )
    expect(() => told(asks('effect', 'choose', []), scene(0, { asking: asking('xp') }))).toThrow(
      'no words for the question "xp"',
    )
  })
})

describe('choices', () => {
  const effect = asks('effect', 'choose', [])
  const chosen = (choice: Choice, question: Decision = effect, s: DecisionContext = scene(0)) =>
    PINNED.map((language) => plain(choiceWords(choice, question, s, SPOKEN[language]), SPOKEN[language]))

  test.each<[Choice, string, string]>([
    [{ kind: 'seat', seat: 0 }, 'You', 'Vous'],
    [{ kind: 'seat', seat: 1 }, 'Iseult', 'Iseult'],
    [{ kind: 'card', card: HUNTER }, 'Hunter', 'Chasseur'],
    [{ kind: 'slot', row: 0, slot: 0 }, 'Lost in the Woods', 'Poursuite dans les Bois'],
    [{ kind: 'stone', position: 0 }, 'Core rune: Twist of Fate', 'Rune de Base\u00a0: Coup du Destin'],
    [
      { kind: 'stone', position: 1 },
      'Dark rune: 2 successes, 1 Corruption',
      'Rune Sombre\u00a0: 2 points, 1 Corruption',
    ],
    [
      { kind: 'stone', position: 2 },
      'Special Intelligence rune: 1 Hero card',
      'Rune Spéciale d’Intelligence\u00a0: 1 carte Héros',
    ],
    [{ kind: 'stone', position: 3 }, 'Strength rune: 2 successes', 'Rune de Force\u00a0: 2 points'],
    [{ kind: 'ability', ability: 4 }, 'Wisdom', 'Sagesse'],
    [{ kind: 'ability', ability: 4, seat: 1 }, 'Wisdom, as Iseult has it', 'Sagesse, comme en a Iseult'],
    [{ kind: 'row', row: 1 }, 'Row II', 'Rangée II'],
    [{ kind: 'deck', deck: 'antihero' }, 'Draw an Antihero card', 'Piocher une carte Antihéros'],
    [{ kind: 'amount', amount: 2 }, '2 Experience', '2 points d’Expérience'],
    [{ kind: 'option', option: 1 }, 'Choice 2', 'Choix 2'],
    [{ kind: 'pay', cost: 0 }, 'Yes, use it', 'Oui, l’utiliser'],
    [{ kind: 'yes' }, 'Yes', 'Oui'],
    [{ kind: 'no' }, 'No', 'Non'],
    [{ kind: 'done' }, 'Nothing more', 'Rien de plus'],
  ])('%o', (choice, english, french) => {
    expect(chosen(choice)).toEqual([english, french])
  })

  test('amounts are Dark runes where these are bought', () => {
    const buying = asks('attempt', 'buyDark', [])
    expect(chosen({ kind: 'amount', amount: 0 }, buying)).toEqual(['No Dark rune', 'Aucune Rune Sombre'])
    expect(chosen({ kind: 'amount', amount: 2 }, buying)).toEqual(['2 Dark runes', '2 Runes Sombres'])
  })

  test('what a card says about its options is taken from the card', () => {
    const cardWords: CardWords = {
      option: (card, option, thatIsYou) =>
        `${card} ${JSON.stringify(option)} ${thatIsYou}`.replace(/[{}]/g, ''),
      cost: (_, cost) => (cost < 0 ? undefined : 'Pay {xp 2}'),
    }
    const s = scene(0, { cardWords, asking: asking('choose', [{ xp: 1 }, { corruption: 2 }]) })
    expect(chosen({ kind: 'option', option: 1 }, effect, s)[0]).toBe(`${SABOTAGE} "corruption":2 true`)
    expect(chosen({ kind: 'pay', cost: 0 }, effect, s)[0]).toBe('Yes: pay 2 Experience')
    expect(chosen({ kind: 'pay', cost: -1 }, effect, s)[0]).toBe('Yes, use it')
  })
})

describe('actions', () => {
  const menu: Decision = { kind: 'menu', seat: 0 }

  test.each<[Action, string, string]>([
    [
      { type: 'keep', origin: HUNTER, motivation: MENTOR, destiny: MASTER },
      'Keep Hunter, Mentor and Wise Master',
      'Garder Chasseur, Mentor et Maître Éclairé',
    ],
    [{ type: 'gain', row: 0, slot: 0 }, 'Gain Lost in the Woods', 'Gagner Poursuite dans les Bois'],
    [
      { type: 'attempt', row: 0, slot: 0, path: 1 },
      'Attempt Lost in the Woods: Find a Place of Power',
      'Tenter Poursuite dans les Bois\u00a0: Trouver une Place Forte',
    ],
    [
      { type: 'attempt', row: -1, slot: 0, path: 0, abilities: [0, 3] },
      'Face Lost in the Woods with Strength and Intelligence',
      'Affronter Poursuite dans les Bois avec Force et Intelligence',
    ],
    [
      { type: 'journey', row: 0, slot: 0 },
      'Journey past Lost in the Woods',
      'Explorer en défaussant Poursuite dans les Bois',
    ],
    [{ type: 'play', card: SABOTAGE, on: 0 }, 'Play Sabotage', 'Jouer Sabotage'],
    [{ type: 'play', card: SABOTAGE, on: 1 }, 'Play Sabotage on Iseult', 'Jouer Sabotage sur Iseult'],
    [{ type: 'bank' }, 'Place 1 Experience on your Class', 'Placer 1 point d’Expérience sur votre Classe'],
    [{ type: 'pass' }, 'End the turn', 'Terminer le tour'],
  ])('%o', (action, english, french) => {
    const said = PINNED.map((language) =>
      plain(actionWords(action, menu, scene(0), SPOKEN[language]), SPOKEN[language]),
    )
    expect(said).toEqual([english, french])
  })
})

test('who steps in plays on themselves or on whoever’s turn it is', () => {
  const menu: Decision = { kind: 'menu', seat: 0 }
  const play = (on: number) =>
    PINNED.map((language) =>
      actionWords({ type: 'play', card: SABOTAGE, on }, menu, scene(1), SPOKEN[language]),
    )
  expect(play(1)).toEqual(['Play Sabotage on yourself', 'Jouer Sabotage sur vous-même'])
  expect(play(0)).toEqual(['Play Sabotage on Ada', 'Jouer Sabotage sur Ada'])
})

test('lines of a score sheet say where their points come from', () => {
  const lines: ScoreLine[] = [
    { box: 'A', points: 2, what: 'path', card: WOODS },
    { box: 'B', points: 2, what: 'track', level: LEVELS.indexOf('C1') },
    { box: 'D', points: 4, what: 'icons', icon: 'nature', count: 3 },
  ]
  const said = (language: 'en' | 'fr') =>
    lines.map((line) => plain(scoreLineWords(line, names(), SPOKEN[language]), SPOKEN[language]))
  expect(said('en')).toEqual([
    'Lost in the Woods, in the story',
    'the Corruption track: Corruption 1',
    '3 Nature in the story',
  ])
  expect(said('fr')).toEqual([
    'Poursuite dans les Bois, dans l’Histoire',
    'la piste de Corruption\u00a0: Corruption 1',
    '3 icônes de Nature dans l’Histoire',
  ])
})

test('a scene of a state finds its cards and its runes', () => {
  const table = {
    rows: [{ open: true, cards: [HUNTER, WOODS], allies: [-1, -1] }],
    attempt: { stones: [0, 2], faces: [1, 0] },
    adversary: { card: SABOTAGE },
    turn,
    top: null,
  } as unknown as Parameters<typeof contextOf>[0]
  const box = { cards: [] } as unknown as Parameters<typeof contextOf>[1]
  const s = contextOf(table, box, names(0))
  expect([s.cardAt(0, 1), s.cardAt(-1, 0), s.stoneAt(1), s.asking]).toEqual([
    WOODS,
    SABOTAGE,
    { stone: 2, face: 0 },
    null,
  ])
})
