/**
 * Hidden is hidden: states that differ only in what a seat can't know stay the same to it while they are played on. That a table tells
 * nothing of the difference is tested in test/twins.test.ts.
 */
import { type Action, fastRandom, type GameEvent, type GameState, type Viewer } from '@runesaga/engine'
import { eventsFor } from '@runesaga/engine/search'
import { afterAll, describe, expect, test } from 'vitest'
import { Dice } from './kit/dice.ts'
import { hiddenPermutation, type Permutation, permuted, permutedAction } from './kit/permute.ts'
import { byApply, chooseAction, nextSeat, play } from './kit/players.ts'
import { apply, knowledgeOf, legalActions, newGame, pending } from './kit/rules.ts'
import { fairSeed, setupOf, TABLES, type Table } from './kit/tables.ts'
import { bytes, sameParts, saveAndLoad } from './kit/values.ts'

const MINUTES = 60_000
const told = { steps: 0, runs: 0, longest: 0 }
afterAll(() => {
  console.log(
    `non-interference: ${Object.entries(told)
      .map(([what, n]) => `${n} ${what}`)
      .join(', ')}`,
  )
})

const viewersOf = (table: Table): Viewer[] => [...Array(table.heroes).keys(), 'spectator']

/** Everything that a viewer is shown of a state. */
function shown(state: GameState, viewer: Viewer): unknown[] {
  const toAll = knowledgeOf(state, 'spectator')
  return viewer === 'spectator' ? [toAll] : [knowledgeOf(state, viewer), legalActions(state, viewer), toAll]
}

/** Byte for byte. What differs is looked at only then: most of the time nothing does. */
function expectSame(left: readonly unknown[], right: readonly unknown[], when: () => string): void {
  if (sameParts(left, right) || bytes(left) === bytes(right)) return
  expect(saveAndLoad(right), when()).toEqual(saveAndLoad(left))
  throw new Error(`${when()}: the same fields in another order`)
}

const expectAlike = (a: GameState, b: GameState, viewer: Viewer, when: () => string): void =>
  expectSame(shown(a, viewer), shown(b, viewer), when)

/** Events by which a hidden card comes to light for everybody; of a seat's own draws and looks, for that seat. */
const SHOWS = new Set<GameEvent['type']>([
  'row-opened',
  'card-laid',
  'ally-revealed',
  'feat-played',
  'feat-discarded',
  'adversary-card',
  'characters-shown',
  'destiny-revealed',
  'destinies-revealed',
])
const SHOWS_OWN = new Set<GameEvent['type']>(['feat-drawn', 'cards-seen', 'put-under', 'kept'])

function comesToLight(event: GameEvent, moved: Permutation, viewer: Viewer): boolean {
  const own = SHOWS_OWN.has(event.type) && 'seat' in event && event.seat === viewer
  if (!own && !SHOWS.has(event.type)) return false
  return cardsIn(event).some((card) => moved.has(card))
}

const CARD_FIELDS = ['card', 'cards', 'heritage', 'origin', 'motivation']
const cardsIn = (event: GameEvent): number[] =>
  Object.entries(event).flatMap(([key, value]) =>
    CARD_FIELDS.includes(key) ? (value as number | number[]) : [],
  )

/** Two states that a viewer can't tell apart, played alike until something of the difference comes to light. */
class Twins {
  private readonly moved: Permutation
  private readonly viewer: Viewer
  private a: GameState
  private b: GameState
  steps = 0

  constructor(state: GameState, moved: Permutation, viewer: Viewer) {
    this.moved = moved
    this.viewer = viewer
    this.a = state
    this.b = permuted(state, moved, viewer)
  }

  /** An action that both can take and that doesn't itself show an exchanged card. */
  private choose(dice: Dice): { seat: number; action: Action; same: Action } | undefined {
    const seat = nextSeat(this.a, dice)
    if (seat === undefined) return undefined
    const able = new Set(legalActions(this.b, seat).map(bytes))
    const both = legalActions(this.a, seat).filter((action) => {
      if (action.type === 'play' && this.moved.has(action.card)) return false
      return able.has(bytes(permutedAction(action, seat === this.viewer ? new Map() : this.moved)))
    })
    if (both.length === 0) return undefined
    const action = chooseAction(both, 'uniform', dice)
    return { seat, action, same: seat === this.viewer ? action : permutedAction(action, this.moved) }
  }

  /** One action further; false when the difference has come to light or the game is over. */
  go(dice: Dice): boolean {
    const choice = this.choose(dice)
    if (choice === undefined) return false
    const { seat, action, same } = choice
    const a = apply(this.a, seat, action)
    const b = apply(this.b, seat, same)
    for (let i = 0; i < Math.max(a.events.length, b.events.length); i++) {
      const [left, right] = [a.events.slice(i, i + 1), b.events.slice(i, i + 1)]
      if ([...left, ...right].some((event) => comesToLight(event, this.moved, this.viewer))) return false
      for (const viewer of new Set<Viewer>([this.viewer, 'spectator'])) {
        expectSame(eventsFor(left, viewer), eventsFor(right, viewer), () => `event ${i} of ${bytes(action)}`)
      }
    }
    this.a = a.state
    this.b = b.state
    this.steps++
    // who is asked, in which order, also of windows nobody can use
    const when = () => `after ${bytes(action)} of seat ${seat}`
    const asked = (state: GameState) => pending(state).map((d) => d.seat)
    expectSame(asked(a.state), asked(b.state), when)
    expectAlike(a.state, b.state, this.viewer, when)
    return a.state.phase !== 'over'
  }
}

describe('what a viewer can’t know makes no difference to what happens', () => {
  test.each(TABLES)('$name', { timeout: 5 * MINUTES }, (table) => {
    let steps = 0
    // solo games are short
    for (let i = 0; i < (table.mode === 'solo' ? 8 : 4); i++) {
      const dice = new Dice(`${table.name} twins ${i}`)
      play(newGame(setupOf(table, { fast: `twins ${i}` })), 'uniform', dice, byApply, ({ state }) => {
        if (!dice.oneIn(table.mode === 'solo' ? 12 : 40)) return
        const viewer = dice.pick(viewersOf(table))
        const reach = { decks: dice.pick([0.3, 0.3, 0.6]), rows: dice.oneIn(3) }
        const twins = new Twins(state, hiddenPermutation(state, viewer, reach, dice), viewer)
        while (twins.steps < 150 && twins.go(dice));
        steps += twins.steps
        told.longest = Math.max(told.longest, twins.steps)
        told.runs++
      })
    }
    told.steps += steps
    expect(steps).toBeGreaterThan(200)
  })

  test('the test would notice: a view that shows the hands differs', () => {
    const dice = new Dice('noticed')
    const state = newGame(setupOf(TABLES[2], { fast: 'noticed' }))
    const moved = hiddenPermutation(state, 0, { decks: 1, rows: true }, dice)
    const other = permuted(state, moved, 0)
    expect(bytes(knowledgeOf(other, 1))).not.toBe(bytes(knowledgeOf(state, 1)))
    expect(bytes(other.heroes[2].hand)).not.toBe(bytes(state.heroes[2].hand))
  })
})

describe('nothing of the generator is in a view', () => {
  function addKeys(value: unknown, keys: Set<string>): void {
    if (typeof value !== 'object' || value === null) return
    for (const [key, part] of Object.entries(value)) {
      if (!Array.isArray(value)) keys.add(key)
      addKeys(part, keys)
    }
  }

  test.each(TABLES)('$name', (table) => {
    const seed = fairSeed(`secret ${table.name}`)
    const dice = new Dice(`secret ${table.name}`)
    const random = newGame(setupOf(table, { fair: seed })).random
    const secret = new Set(
      [...Object.keys(random), ...Object.keys(fastRandom(1)), 'random'].filter((key) => key !== 'kind'),
    )
    play(newGame(setupOf(table, { fair: seed })), 'uniform', dice, byApply, ({ state }) => {
      if (!dice.oneIn(10)) return
      for (const viewer of viewersOf(table)) {
        const text = bytes(knowledgeOf(state, viewer))
        expect(text.includes(seed)).toBe(false)
        const keys = new Set<string>()
        addKeys(JSON.parse(text), keys)
        expect([...secret].filter((key) => keys.has(key))).toEqual([])
      }
    })
  })
})
