// The bots at real tables: they end every game, see nothing hidden, and the adept is worth its name.

import { adept, BOTS, type Bot, type Motive, randomBot } from '@runesaga/bots'
import { type Action, fastRandom, type GameSetup, type GameState, type Knowledge } from '@runesaga/engine'
import { EDITIONS, MODES } from '@runesaga/engine/language'
import { describe, expect, test } from 'vitest'
import {
  apply,
  boxOf,
  imagine,
  knowledgeOf,
  legalActions,
  newGame,
  odds,
  scenario,
  seatToAct,
} from './kit/rules.ts'

const MINUTE = 60_000
const MOST_TURNS = 1000

interface Moment {
  state: GameState
  view: Knowledge
  seat: number
  legal: readonly Action[]
  chosen: { action: Action; reasons: readonly Motive[] }
}

/** Plays a game between bots; every choice must be one of the legal actions. */
function play(
  setup: Omit<GameSetup, 'seed'>,
  seed: string,
  bots: readonly Bot[],
  look?: (m: Moment) => void,
) {
  let state = newGame({ ...setup, seed: { fast: seed } })
  const box = boxOf(state.setup)
  const randoms = bots.map((_, seat) => fastRandom(`${seed}/${seat}`))
  for (let seat = seatToAct(state); seat >= 0; seat = seatToAct(state)) {
    if (state.turn.number > MOST_TURNS) throw new Error(`no end after ${MOST_TURNS} turns`)
    const legal = legalActions(state, seat)
    const view = knowledgeOf(state, seat)
    const chosen = bots[seat].choose(box, view, legal, randoms[seat])
    if (!legal.some((action) => JSON.stringify(action) === JSON.stringify(chosen.action))) {
      throw new Error(`${bots[seat].name} chose ${JSON.stringify(chosen.action)}, which isn't legal`)
    }
    expect(chosen.reasons.length).toBeGreaterThan(0)
    look?.({ state, view, seat, legal, chosen })
    state = apply(state, seat, chosen.action).state
  }
  return state
}

const HEROES = { competitive: [2, 3, 4], coop: [2, 3, 4], solo: [1] }
const TABLES = EDITIONS.flatMap((edition) =>
  MODES.flatMap((mode) => HEROES[mode].map((heroes) => ({ edition, mode, heroes }))),
)

test.each(Object.values(BOTS))(
  'R-CHAR-14 $name lays no token on a Class whose powers are all open',
  (bot) => {
    const hero = { motivation: 'fighter', banked: 6, xp: 9, hand: ['steady-nerves'] }
    const game = scenario('epic', { hero, row: ['goblin-raid'] })
    const inWindow = scenario('epic', { hero, row: ['goblin-raid'] })
      .attempt('goblin-raid', 'top')
      .dark(0)
    const random = fastRandom('waste')
    for (const { state } of [game, inWindow.cast('blank', 'blank', 'slash')]) {
      const legal = legalActions(state, 0)
      expect(legal).toContainEqual({ type: 'bank' })
      for (let i = 0; i < 60; i++)
        expect(bot.choose(boxOf(state.setup), knowledgeOf(state, 0), legal, random).action.type).not.toBe(
          'bank',
        )
    }
  },
)

describe('every game ends, with legal actions only', () => {
  for (const table of TABLES) {
    const name = `${table.edition} ${table.mode} ${table.heroes}`
    test.each(Object.values(BOTS))(`${name}: $name`, { timeout: MINUTE }, (bot) => {
      for (let game = 0; game < 3; game++) {
        const end = play(table, `${name}/${game}`, Array<Bot>(table.heroes).fill(bot))
        expect(end.outcome).not.toBeNull()
      }
    })
  }

  test('with the cards of all three sets', { timeout: MINUTE }, () => {
    for (const edition of EDITIONS) {
      const sets = [...EDITIONS]
      play({ edition, mode: 'competitive', heroes: 3, sets }, 'mixed', [adept, randomBot, adept])
    }
  })
})

test('the adept beats the random bot in at least four of five games', { timeout: 2 * MINUTE }, () => {
  const games = 200
  let wins = 0
  for (let game = 0; game < games; game++) {
    const seat = game % 2
    const bots = seat === 0 ? [adept, randomBot] : [randomBot, adept]
    const { outcome } = play({ edition: 'base', mode: 'competitive', heroes: 2 }, `strength/${game}`, bots)
    if (outcome!.winners.includes(seat) && outcome!.winners.length === 1) wins++
  }
  expect(wins / games).toBeGreaterThanOrEqual(0.8)
})

test('the adept helps the party: it wins more often than the random bot', { timeout: 2 * MINUTE }, () => {
  for (const edition of EDITIONS) {
    const won = (bot: Bot): number => {
      let wins = 0
      for (let game = 0; game < 12; game++) {
        if (play({ edition, mode: 'coop', heroes: 2 }, `party/${game}`, [bot, bot]).outcome!.party === 'won')
          wins++
      }
      return wins
    }
    expect(won(adept)).toBeGreaterThan(won(randomBot) + 2)
  }
})

test('what a bot chooses depends on its view alone', { timeout: 2 * MINUTE }, () => {
  const guess = fastRandom('other hidden cards')
  let compared = 0
  for (const [i, table] of TABLES.entries()) {
    play(
      table,
      `hidden/${i}`,
      Array<Bot>(table.heroes).fill(adept),
      ({ state, view, seat, legal, chosen }) => {
        if (state.turn.number % 3 !== 0) return
        const other = imagine(view, guess)
        const seen = knowledgeOf(other, seat)
        if (JSON.stringify(seen) !== JSON.stringify(view)) return
        const box = boxOf(state.setup)
        const again = adept.choose(box, knowledgeOf(state, seat), legal, fastRandom(5))
        expect(adept.choose(box, seen, legalActions(other, seat), fastRandom(5))).toEqual(again)
        expect(legal).toContainEqual(chosen.action)
        compared++
      },
    )
  }
  expect(compared).toBeGreaterThan(500)
})

test('reasons are data that can be checked: the odds are those of the engine', () => {
  let checked = 0
  play(
    { edition: 'base', mode: 'competitive', heroes: 2 },
    'reasons',
    [adept, adept],
    ({ state, seat, chosen }) => {
      const { action, reasons } = chosen
      const said = reasons.find((reason) => reason.why === 'odds')
      const dark = reasons.find((reason) => reason.why === 'dark-runes')
      if (action.type !== 'attempt' || said?.why !== 'odds') return
      const { type: _, ...target } = action
      const runes = dark?.why === 'dark-runes' ? dark.runes : 0
      expect(said.success).toBeCloseTo(odds(state, seat, { target, dark: runes }).success, 12)
      checked++
    },
  )
  expect(checked).toBeGreaterThan(5)
})

test('more tries make no illegal and no different kind of answer', () => {
  const state = newGame({ edition: 'epic', mode: 'coop', heroes: 2, seed: { fast: 3 } })
  const legal = legalActions(state, 0)
  const { action } = adept.choose(boxOf(state.setup), knowledgeOf(state, 0), legal, fastRandom(1), {
    tries: 4,
  })
  expect(legal).toContainEqual(action)
})
