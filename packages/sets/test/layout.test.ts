/** Tables that begin with a position: laid out by a scenario, left to chance beyond it, kept and checked like any other. */
import type { GameEvent, Player, Recorder, Seat } from '@runesaga/engine'
import { type Layout, openRecord, parseRecord, recordFrom, verifyRecord } from '@runesaga/engine/record'
import { BadLayout, layoutOf } from '@runesaga/engine/scenario'
import type { Deed } from '@runesaga/engine/view'
import { describe, expect, test } from 'vitest'
import { firstTale } from '../src/index.ts'
import { Dice } from './kit/dice.ts'
import { chooseAction, nextSeat } from './kit/players.ts'
import {
  actionOf,
  boxOf,
  checkInvariants,
  deedOf,
  legalActions,
  rules,
  runScenario,
  seatToAct,
} from './kit/rules.ts'
import { fairSeed } from './kit/tables.ts'
import { saveAndLoad } from './kit/values.ts'

const data = firstTale() as object
const { layout: tale, plans } = layoutOf(rules, data)
const PLAYERS: Player[] = [
  { kind: 'person', name: 'Ysolde' },
  { kind: 'bot', name: 'Émile', bot: 'adept' },
]
const GAMES = 40
const laid = (i: number, layout: Layout = tale): Recorder =>
  recordFrom(rules, layout, PLAYERS, { fair: fairSeed(`tale ${i}`) })

const legalDeeds = ({ state }: Recorder, seat: Seat): Deed[] =>
  legalActions(state, seat).map((action) => deedOf(state, seat, action))
const isSame = (a: Deed, b: Deed) => JSON.stringify(a) === JSON.stringify(b)

/** Plays deeds in turn. Windows in between are passed, no Dark rune is bought, and the first answer is taken. */
function play(game: Recorder, ...deeds: [Seat, Deed][]): GameEvent[] {
  const events: GameEvent[] = []
  const act = (seat: Seat, deed: Deed) => events.push(...game.act(seat, actionOf(game.state, seat, deed)))
  const decline = (legal: readonly Deed[]): Deed =>
    legal.includes('pass') ? 'pass' : (legal.find((deed) => isSame(deed, { dark: 0 })) ?? legal[0])
  for (const [seat, deed] of deeds) {
    for (;;) {
      const asked = seatToAct(game.state)
      const legal = legalDeeds(game, asked)
      if (asked === seat && legal.some((one) => isSame(one, deed))) break
      act(asked, decline(legal))
    }
    act(seat, deed)
  }
  while (game.state.attempt !== null) {
    const asked = seatToAct(game.state)
    act(asked, decline(legalDeeds(game, asked)))
  }
  return events
}

const of = <T extends GameEvent['type']>(events: readonly GameEvent[], type: T) =>
  events.filter((event): event is Extract<GameEvent, { type: T }> => event.type === type)
const margin = (events: readonly GameEvent[]): number => {
  const [{ total, difficulty }] = of(events, 'weighed').slice(-1)
  return total - difficulty
}

const INFERNO: Deed = { attempt: { card: 'base/raging-inferno', path: 'bottom' } }
const ACADEMY: Deed = { attempt: { card: 'base/the-academy', path: 'top' } }
const STREET: Deed = { attempt: { card: 'base/street-fight', path: 'top' } }

/** The guided line up to Street Fight, which the person then attempts with so many Dark runes. */
const streetFight = (dark: number): [Seat, Deed][] => [
  [0, 'end-turn'],
  [1, ACADEMY],
  [1, 'end-turn'],
  [0, { gain: 'base/adventurous' }],
  [0, 'end-turn'],
  [1, { gain: 'base/studious' }],
  [1, 'end-turn'],
  [0, STREET],
  [0, { dark }],
]
const SECOND_WIND: Deed = { play: { card: 'base/second-wind', on: 0 } }

describe('the first tale', () => {
  test('its guided line comes out as it is told', () => {
    expect(runScenario(data).lines).toEqual([])
  })

  test('begins as it is laid out, and the rest of its decks in another order each time', () => {
    const orders = new Set<string>()
    for (let i = 0; i < GAMES; i++) {
      const { state } = laid(i)
      expect(checkInvariants(state)).toEqual([])
      expect(state.decks.map(({ at }) => at)).toEqual([4, 4, 4, 2, 0, 0])
      const { cards } = boxOf(state.setup)
      const ids = state.decks.map((deck) => deck.cards.map((no) => cards[no].id.slice('base/'.length)))
      expect(ids[0].slice(0, 6)).toEqual([
        'raging-inferno',
        'adventurous',
        'street-fight',
        'the-academy',
        'studious',
        'forbidden-lore',
      ])
      expect(ids[1].slice(0, 5)).toEqual([
        'frozen-peak',
        'honorable',
        'guard-duty',
        'desert-caravan',
        ids[1][4],
      ])
      orders.add(JSON.stringify(ids))
    }
    expect(orders.size).toBe(GAMES)
  })

  test('the first casts come out as they were arranged, whatever the seed', () => {
    for (let i = 0; i < GAMES; i++) {
      const game = laid(i)
      expect(margin(play(game, [0, INFERNO]))).toBe(1)
      expect(margin(play(game, [0, 'end-turn'], [1, ACADEMY]))).toBe(-1)
      const line = streetFight(2).slice(2)
      const street = play(game, ...line, [0, SECOND_WIND])
      expect(of(street, 'weighed').map(({ total, difficulty }) => total - difficulty)).toEqual([-1, 1])
      expect(of(street, 'twist')).toEqual([])
      expect(of(street, 'level').map(({ from, to }) => from - to)).toEqual([-1])
    }
  })

  test('with three Dark runes, a cast that is 1 short without a Twist can’t be: it succeeds by 1', () => {
    for (let i = 0; i < GAMES; i++) {
      const game = laid(i)
      play(game, [0, INFERNO])
      expect(margin(play(game, ...streetFight(3)))).toBe(1)
    }
  })

  test('what was arranged for Dark runes waits for them, and chance casts meanwhile', () => {
    const margins = new Set<number>()
    for (let i = 0; i < GAMES; i++) {
      const game = laid(i)
      play(game, [0, INFERNO])
      margins.add(margin(play(game, ...streetFight(0))))
      expect(arrangedLeft(game)).toBe(2)
    }
    expect(margins.size).toBeGreaterThan(2)
  })

  test('chance takes over with the fourth turn of the person, and as soon as their Act is told', () => {
    const late = laid(1)
    for (let turn = 1; turn < 7; turn++) play(late, [late.state.turn.seat, 'end-turn'])
    play(late, [0, INFERNO])
    expect(arrangedLeft(late)).toBe(0)
    const told = laid(1)
    play(told, [0, INFERNO], ...streetFight(2), [0, SECOND_WIND], [0, 'end-turn'])
    play(told, [1, { attempt: { card: 'base/magical-test', path: 'top' } }])
    expect(arrangedLeft(told)).toBe(0)
  })

  test('after an undo the casts to come are still arranged', () => {
    const game = laid(3)
    game.act(0, actionOf(game.state, 0, INFERNO))
    game.undo(0)
    expect(game.state.attempt).toBeNull()
    expect(margin(play(game, [0, INFERNO]))).toBe(1)
  })
})

describe('a record that begins with a position', () => {
  const whole = (i: number): Recorder => {
    const game = laid(i)
    const dice = new Dice(`layout ${i}`)
    for (let seat = nextSeat(game.state, dice); seat !== undefined; seat = nextSeat(game.state, dice))
      game.act(seat, chooseAction(legalActions(game.state, seat), 'keen', dice))
    return game
  }

  test('is opened and verified like any other, and says how many casts were arranged', () => {
    for (let i = 0; i < 10; i++) {
      const record = parseRecord(saveAndLoad(whole(i).record))
      expect(openRecord(rules, record).verdict).toBe('same')
      expect(verifyRecord(rules, record)).toMatchObject({
        ok: true,
        problems: [],
        from: null,
        scenario: { name: 'first-tale', arranged: 4 },
      })
    }
  })

  test('proves what was arranged: it can’t be changed afterwards', () => {
    const record = saveAndLoad(whole(0).record)
    if (record.from === null || 'chain' in record.from) throw new Error('it begins with a position')
    const { from } = record
    for (const changed of [
      { ...from, arranged: null },
      { ...from, scenario: 'another' },
      { ...from, next: {} },
    ])
      expect(verifyRecord(rules, { ...record, from: changed }).ok).toBe(false)
  })

  test('names each of its next cards once, in the deck that holds it', () => {
    for (const act1 of [['base/studious', 'base/studious'], ['base/frozen-peak']])
      expect(() => laid(0, { ...tale, next: { act1 } })).toThrow(/can't be among the next cards of its deck/)
  })

  test('needs a fair seed where casts are arranged', () => {
    expect(() => recordFrom(rules, tale, PLAYERS, { fast: 1 })).toThrow(
      'casts are arranged in fair games only',
    )
  })
})

test('what bots do first is told by name, and what a person’s hint says', () => {
  expect(plans).toEqual({
    0: [
      { attempt: { card: 'base/raging-inferno', path: 'bottom' } },
      { gain: 'base/adventurous' },
      [
        { attempt: { card: 'base/street-fight', path: 'top' } },
        { play: { card: 'base/second-wind', on: 0 } },
        { journey: 'base/forbidden-lore' },
      ],
    ],
    1: [ACADEMY, { gain: 'base/studious' }],
  })
})

describe('a scenario that no table can be laid from', () => {
  test.for([
    ['is none', { scenario: 'x' }, /title/],
    [
      'names an unknown card',
      { ...data, row: ['raging-infernal'] },
      /row\[0\]: unknown card "raging-infernal"; did you mean "raging-inferno"\?/,
    ],
    ['brings cards of its own', { ...data, cards: {} }, /^cards: /],
    ['lends a hero icons', { ...data, heroes: [{ icons: { strength: 2 } }, {}] }, /^heroes\[0\].icons: /],
    [
      'deals what nobody is dealt',
      { ...data, heroes: [{ hand: ['second-wind'], xp: 5 }, {}] },
      /^heroes\[0\].xp: /,
    ],
    ['begins with the setup', { ...data, at: 'setup' }, /^at: /],
  ] as const)('%s', ([, wrong, message]) => {
    expect(() => layoutOf(rules, wrong)).toThrow(BadLayout)
    expect(() => layoutOf(rules, wrong)).toThrow(message)
  })
})

/** How many casts are still arranged. */
const arrangedLeft = ({ state: { random } }: Recorder): number =>
  random.kind === 'fair' ? (random.arranged?.casts.length ?? 0) : 0
