/** Rules are a value: sets of one name can be in one process, each game with its own, and are never taken for each other. */
import { describe, expect, test } from 'vitest'
import {
  BadSets,
  below,
  createRules,
  fastRandom,
  type GameEvent,
  type GameSetup,
  type GameState,
  PASS,
  type Rules,
  WrongRules,
  withSets,
} from '../src/index.ts'
import type { CardSet } from '../src/language.ts'
import { plainSet } from '../src/scenario/plain.ts'
import { boxOf, holding, resultOf } from '../src/search.ts'

/** Enough cards for a game, all Challenges of one difficulty. */
const woods = (name: string, difficulty: number): CardSet => {
  const { challenges = [], ...plain } = plainSet('base')
  return {
    ...plain,
    set: 'woods',
    name: { en: name },
    challenges: challenges.map((card) => ({ ...card, difficulty })),
    adversaries: [],
  }
}
const calm = woods('Calm Woods', 1)
const wild = woods('Wild Woods', 3)

const SETUP: GameSetup = {
  edition: 'base',
  mode: 'competitive',
  heroes: 2,
  sets: ['woods'],
  seed: { fast: 'woods' },
}

interface Step {
  state: GameState
  events: GameEvent[]
}

/** Far more than these games need. */
const MOST_STEPS = 5000

/** A game by dice, step by step to its end. */
function* played(rules: Rules): Generator<Step> {
  const dice = fastRandom('dice')
  let state = rules.newGame(SETUP)
  for (let steps = 0; state.outcome === null; steps++) {
    if (steps === MOST_STEPS) throw new Error('the game goes on and on')
    const seat = rules.seatToAct(state)
    const legal = rules.legalActions(state, seat)
    const attempts = legal.filter(({ type }) => type === 'attempt')
    const among = attempts.length > 0 ? attempts : legal
    const step = rules.apply(state, seat, among[below(dice, among.length)])
    state = step.state
    yield step
  }
}

const difficulties = (steps: readonly Step[]) =>
  new Set(steps.flatMap(({ events }) => events.flatMap((e) => (e.type === 'weighed' ? [e.difficulty] : []))))

describe('two sets of one name', () => {
  test('in one process: a game of each goes on undisturbed', () => {
    const alone = [calm, wild].map((set) => [...played(createRules([set]))])
    const games = [calm, wild].map((set) => played(createRules([set])))
    const together: Step[][] = [[], []]
    // a step of one, a step of the other, until both are over
    for (let going = true; going; ) {
      const steps = games.map((game) => game.next())
      for (const [i, { done, value }] of steps.entries()) if (done !== true) together[i].push(value)
      going = steps.some(({ done }) => done !== true)
    }
    expect(together).toEqual(alone)
    // each by its own cards: the bottom path is one harder
    expect(together.map(difficulties)).toEqual([new Set([1, 2]), new Set([3, 4])])
  })

  test('at one table they are refused, both by what they are called', () => {
    const both = () => createRules([calm, wild])
    expect(both).toThrow(BadSets)
    expect(both).toThrow('two sets are called "woods": "Calm Woods" and "Wild Woods"')
    const joined = () => withSets(createRules([calm]), [wild])
    expect(joined).toThrow(BadSets)
    expect(joined).toThrow('"Calm Woods" and "Wild Woods"')
  })
})

describe('a game under other rules than its own', () => {
  const { newGame, sets } = createRules([calm])
  const begun = newGame(SETUP)

  test('knows its sets by their names and by what their cards do', () => {
    expect(begun.setup.sets).toEqual(sets)
    expect(createRules([wild]).sets.map(({ id }) => id)).toEqual(['woods'])
    expect(createRules([wild]).sets).not.toEqual(sets)
  })

  const ASKED: [string, (rules: Rules, state: GameState) => unknown][] = [
    ['pending', (rules, state) => rules.pending(state)],
    ['seatToAct', (rules, state) => rules.seatToAct(state)],
    ['legalActions', (rules, state) => rules.legalActions(state, 0)],
    ['whyNot', (rules, state) => rules.whyNot(state, 0, PASS)],
    ['changesNothing', (rules, state) => rules.changesNothing(state, 0, PASS)],
    ['apply', (rules, state) => rules.apply(state, 0, PASS)],
    ['knowledgeOf', (rules, state) => rules.knowledgeOf(state, 0)],
    ['scoreSheet', (rules, state) => rules.scoreSheet(state, 0)],
    ['odds', (rules, state) => rules.odds(state, 0, {})],
    ['holding', (rules, state) => holding(boxOf(rules, state.setup), state, 0, {}, PASS)],
    ['resultOf', (rules, state) => resultOf(boxOf(rules, state.setup), state, 0, null)],
  ]

  test.each(ASKED)(
    '%s: other cards of that name are the wrong ones, also once saved and loaded',
    (_, ask) => {
      const other = createRules([wild])
      // its own games have no part in it
      other.pending(other.newGame(SETUP))
      const saved = JSON.parse(JSON.stringify(begun)) as GameState
      for (const state of [begun, saved]) {
        expect(() => ask(other, state)).toThrow(WrongRules)
        expect(() => ask(other, state)).toThrow('the game was begun with another "woods"')
      }
    },
  )

  test('a name that they don’t know is said, with those that they do', () => {
    expect(() => createRules([{ ...calm, set: 'meadow' }]).pending(begun)).toThrow(
      'the card set "woods" is not loaded; known sets: meadow',
    )
  })

  test('the same cards will do, whoever loaded them and however they are called', () => {
    const mended = createRules([woods('Calm Wood', 1)])
    expect(mended.pending(begun)).toEqual(createRules([calm]).pending(begun))
  })
})
