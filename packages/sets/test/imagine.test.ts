/** Imagined states: they fit the view they were made from, obey the rules, and can be played to the end. */
import { fairRandom, fastRandom, type GameState, type Knowledge, type Viewer } from '@runesaga/engine'
import { AT } from '@runesaga/engine/search'
import { afterAll, describe, expect, test } from 'vitest'
import { Dice } from './kit/dice.ts'
import { byAdvance, byApply, play } from './kit/players.ts'
import { boxOf, checkInvariants, imagine, knowledgeOf, newGame } from './kit/rules.ts'
import {
  ADVERSARY_TABLES,
  CAMPAIGN_TABLES,
  fairSeed,
  MIXED_TABLES,
  OPTION_TABLES,
  setupOf,
  TABLES,
  type Table,
} from './kit/tables.ts'
import { bytes, deepFreeze } from './kit/values.ts'

const MINUTES = 60_000
const told = { imagined: 0, playedOut: 0, inAttempts: 0, inWindows: 0, inQuestions: 0 }
afterAll(() => {
  console.log(
    `imagined states: ${Object.entries(told)
      .map(([what, n]) => `${n} ${what}`)
      .join(', ')}`,
  )
})

/** Imagines from a view that can't be written, as a bot would get it over the wire; and looks at what comes out. */
function expectFits(state: GameState, viewer: Viewer, dice: Dice): GameState {
  const text = bytes(knowledgeOf(state, viewer))
  const view = deepFreeze(JSON.parse(text) as Knowledge)
  const imagined = imagine(view, fastRandom(dice.word()))
  told.imagined++
  if (state.attempt !== null) told.inAttempts++
  const top = state.top!
  if (top.place === AT.window.ask) told.inWindows++
  else if (top.place !== AT.turn.menu && top.place !== AT.setup.keep) told.inQuestions++
  const again = bytes(knowledgeOf(imagined, viewer))
  // the very field first, where it is one
  if (again !== text) expect(JSON.parse(again)).toEqual(view)
  if (again !== text) throw new Error('the same fields in another order')
  expect(checkInvariants(imagined)).toEqual([])
  return imagined
}

function sample(table: Table, games: number, oneIn: number): void {
  for (let i = 0; i < games; i++) {
    const dice = new Dice(`${table.name} imagine ${i}`)
    const state = newGame(setupOf(table, { fast: `imagine ${i}` }))
    play(state, i % 2 ? 'keen' : 'uniform', dice, byApply, ({ state }) => {
      // while heroes choose their cards there are few states: look at each
      if (state.phase !== 'setup' && !dice.oneIn(oneIn)) return
      const viewer = dice.pick<Viewer>([...state.heroes.keys(), 'spectator'])
      const imagined = expectFits(state, viewer, dice)
      if (!dice.oneIn(6)) return
      const last = play(imagined, 'uniform', dice, byAdvance)
      expect(last.phase).toBe('over')
      expect(checkInvariants(last)).toEqual([])
      told.playedOut++
    })
  }
}

describe('an imagined state fits its view', () => {
  test.each(TABLES)('$name', { timeout: 5 * MINUTES }, (table) => sample(table, 6, 8))
  test.each(MIXED_TABLES)('$name', { timeout: 5 * MINUTES }, (table) => sample(table, 2, 20))
  test.each(OPTION_TABLES)('$name', { timeout: 5 * MINUTES }, (table) => sample(table, 1, 20))
  test.each(CAMPAIGN_TABLES)('$name', { timeout: 5 * MINUTES }, (table) => sample(table, 1, 20))

  test('each Adversary with each of its Quests', { timeout: 5 * MINUTES }, () => {
    for (const table of ADVERSARY_TABLES) sample(table, 1, 40)
  })

  test.each(TABLES)('$name with Character cards that were promised', (table) => {
    const box = boxOf(newGame(setupOf(table, { fast: 1 })).setup)
    const ids = (cards: readonly number[]) => cards.map((card) => box.cards[card].id)
    const [heritage] = ids(box.heritages)
    const characters = [
      {
        origin: ids(box.origins)[3],
        destiny: ids(box.destinies)[2],
        ...(heritage !== undefined && { heritage }),
      },
    ]
    sample({ ...table, name: `${table.name} promised`, options: { characters } }, 1, 20)
  })
})

describe('what is imagined is only imagined', () => {
  const table = TABLES[2]

  test('the generator is seeded anew, also from a fair one, and the caller’s moves on', () => {
    const seed = fairSeed('mine')
    const state = newGame(setupOf(table, { fair: fairSeed('theirs') }))
    const random = fairRandom(seed)
    const first = imagine(knowledgeOf(state, 0), random)
    const second = imagine(knowledgeOf(state, 0), random)
    expect(first.random).not.toEqual(state.random)
    expect(first.random).not.toEqual(random)
    expect(bytes(first)).not.toBe(bytes(second))
    expect(bytes(first)).not.toContain(fairSeed('theirs'))
  })

  test('the same view and the same generator give the same state', () => {
    const view = knowledgeOf(newGame(setupOf(table, { fast: 'same' })), 1)
    expect(bytes(imagine(view, fastRandom(7)))).toBe(bytes(imagine(view, fastRandom(7))))
  })

  test('every hidden card can be anywhere where it might be', () => {
    const state = newGame(setupOf({ ...table, options: { noChoice: true } }, { fast: 'anywhere' }))
    const view = knowledgeOf(state, 0)
    const destinies = new Set<number>()
    const held = new Set<number>()
    const random = fastRandom('many')
    for (let i = 0; i < 400; i++) {
      const imagined = imagine(view, random)
      destinies.add(imagined.heroes[1].destiny)
      held.add(imagined.heroes[1].hand[0])
    }
    const box = boxOf(state.setup)
    expect(destinies.size).toBe(box.destinies.length - 1)
    expect(held.size).toBe(box.feats.hero.length - 1)
  })

  test('advancing an imagined state leaves the real one alone', () => {
    const state = deepFreeze(newGame(setupOf(table, { fast: 'alone' })))
    play(imagine(knowledgeOf(state, 2), fastRandom(3)), 'uniform', new Dice('alone'), byAdvance)
  })
})
