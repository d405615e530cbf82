// What an attempt would come to, before anybody decides: as the game then really plays, and its parts add up.

import { PASS, type Seat } from '@runesaga/engine'
import { advanceUntil, boxOf as boxIn, enact, Game, resultOf } from '@runesaga/engine/search'
import type { Deed, NewTable, OddsView, PlanView, Player } from '@runesaga/table'
import { describe, expect, test } from 'vitest'
import { Dice } from '../packages/sets/test/kit/dice.ts'
import { byApply, type Moment, play } from '../packages/sets/test/kit/players.ts'
import { boxOf, rules, scenario } from './kit/rules.ts'
import { openAgain, person, seededTable } from './kit/seeded-table.ts'
import { inDeed, isInWindow, type Seats, type Sitting } from './kit/sitting.ts'

const TABLES: [string, Player[], Partial<NewTable['setup']>][] = [
  ['base', [person('Ada'), person('Ben')], {}],
  ['epic', [person('Ada'), person('Ben')], { edition: 'epic', mode: 'coop' }],
  ['stormlight', [person('Ada')], { edition: 'stormlight', mode: 'solo' }],
]

/** Plays a game by the hint; `visit` sees every position first. */
const playThrough = (table: Seats, visit: (asked: Sitting, seat: Seat) => Promise<void>) =>
  table.follow(async (asked, seat) => {
    await visit(asked, seat)
    return false
  })

/** A copy of the table on which everybody passes until the attempt is weighed. */
async function allPass(table: Seats, first: Deed | null, by: Seat) {
  const copy = await openAgain(await table.saved())
  const { version } = copy.spectator
  if (first !== null) await copy.seats[by].act(first)
  for (;;) {
    const events = copy.spectator.updates.slice(version).flatMap((update) => update.events)
    const weighed = events.find((event) => event.type === 'weighed')
    if (weighed !== undefined) return weighed
    const asked = copy.asked!
    // a question on the way: the test leaves that to the result
    if (!asked.deeds.includes('pass')) return null
    await asked.act('pass')
  }
}

const ENOUGH = 12

/** The first attempt that is offered. */
const targetOf = ({ deeds }: Sitting) => deeds.flatMap((deed) => inDeed(deed, 'attempt') ?? [])[0]

async function oddsOf(asked: Sitting, plan: PlanView): Promise<OddsView> {
  const { it } = await asked.ask({ ask: 'odds', plans: { it: plan } })
  if (typeof it === 'string') throw new Error(it)
  return it
}

describe.each(TABLES)('an attempt of %s', (_, players, setup) => {
  test('comes to the sum that was foreseen, if everybody passes', async () => {
    const table = await seededTable(players, setup, 5)
    let compared = 0
    await playThrough(table, async (asked, seat) => {
      // each comparison plays the whole game again
      if (compared >= ENOUGH) return
      const { attempt } = asked.view
      if (!isInWindow(asked) || attempt?.stage !== 'after-cast' || attempt.revealed.length > 0) return
      const deeds = [null, ...asked.deeds.filter((deed) => deed !== 'pass')]
      const foreseen = await asked.ask({ ask: 'results', deeds })
      for (const [i, deed] of deeds.entries()) {
        const result = foreseen[i]
        if (result === null || typeof result === 'string' || result.total === null) continue
        const weighed = await allPass(table, deed, seat)
        if (weighed === null) continue
        expect({ total: result.total, difficulty: result.difficulty }).toEqual({
          total: weighed.total,
          difficulty: weighed.difficulty,
        })
        compared++
      }
    })
    expect(compared).toBeGreaterThan(0)
  })

  test('has the chance before the cast that its odds have, and difficulties are the sum of their parts', async () => {
    const table = await seededTable(players, setup, 6)
    let compared = 0
    await playThrough(table, async (asked) => {
      const target = targetOf(asked)
      if (target !== undefined) {
        const { difficulty, bonus, darkPrices } = await oddsOf(asked, { target })
        for (const { n, parts } of [difficulty, bonus])
          expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(n)
        expect(difficulty.parts[0].from).toBe('printed')
        expect(darkPrices[0]).toBe(0)
        compared++
      }
      if (asked.view.attempt?.stage === 'before-cast' && isInWindow(asked)) {
        const { it } = await asked.ask({ ask: 'odds', plans: { it: {} } })
        const [result] = await asked.ask({ ask: 'results', deeds: [null] })
        expect(typeof result === 'object' && result?.success).toBe(typeof it === 'object' && it.success)
        compared++
      }
    })
    expect(compared).toBeGreaterThan(0)
  })
})

test('what may not be done has its reason, and nothing is foreseen without an attempt', async () => {
  const table = await seededTable([person('Ada'), person('Ben')], {}, 1)
  const asked = await table.toMenu()
  expect(await asked.ask({ ask: 'results', deeds: [null] })).toEqual([null])
  const deeds: Deed[] = ['pass', { gain: 'base/nobody' }, 'bank', asked.deeds[0]]
  expect(await asked.ask({ ask: 'why-not', deeds })).toEqual(['not-asked', 'no-such-card', 'no-class', null])
})

test('what is held back for later never makes it less likely, and a second attempt counts as one', async () => {
  const table = await seededTable([person('Ada'), person('Ben')], {}, 6)
  let better = 0
  let again = 0
  await playThrough(table, async (asked, seat) => {
    const target = targetOf(asked)
    if (target === undefined) return
    const { success } = await oddsOf(asked, { target })
    const hand = asked.view.heroes[seat].hand.cards!
    const deeds = Object.fromEntries(hand.map((card) => [card, { play: { card, on: seat } }]))
    const held = await asked.ask({ ask: 'holding', plan: { target }, deeds })
    for (const chance of Object.values(held)) {
      if (typeof chance !== 'number') continue
      expect(chance).toBeGreaterThanOrEqual(success - 1e-12)
      if (chance > success + 1e-12) better++
      if (Math.abs(chance - (1 - (1 - success) ** 2)) < 1e-12 && success < 1) again++
    }
  })
  expect(better).toBeGreaterThan(0)
  expect(again).toBeGreaterThan(0)
})

test('answers to a look at the Adversary’s deck come to what they come to', () => {
  const game = scenario('epic', {
    mode: 'coop',
    cards: { challenges: [{ id: 'gate', difficulty: 3, abilities: ['strength'] }] },
    row: ['gate'],
    hero: { xp: 0, hand: ['whispers-in-the-dark'] },
  })
  const { state } = game.attempt('gate', 'top').cast(3).play('whispers-in-the-dark').goOn()
  const answers = game.rules.legalActions(state, 0)
  // three cards, or none of them
  expect(answers.length).toBe(4)
  for (const answer of answers) {
    expect(resultOf(boxIn(game.rules, state.setup), state, 0, answer)).toEqual({
      success: 1,
      difficulty: 3,
      total: 3,
      forced: false,
    })
  }
})

test('R-TWIST-04 while a Heritage is offered, doing nothing comes to what “nothing more” comes to', () => {
  const game = scenario('epic', {
    mode: 'coop',
    cards: { challenges: [{ id: 'gate', difficulty: 3, abilities: ['strength'] }] },
    row: ['gate'],
    hero: { xp: 0, heritage: 'halfling' },
    adversary: { card: 'usurper', quest: 'reign-of-the-adversary' },
    decks: { adversary: ['web-of-lies'] },
  })
  const { state, rules } = game.attempt('gate', 'top').cast('slash', 'blank', 'twist')
  const answers = rules.legalActions(state, 0)
  const sums = answers
    .map((answer) => resultOf(boxIn(rules, state.setup), state, 0, answer))
    .map((one) => one !== null && typeof one === 'object' && one.total)
  // two draws; the Halfling turns a rune over; nothing more
  expect(sums).toEqual([0, 0, 1, 0])
  expect(resultOf(boxIn(rules, state.setup), state, 0, null)).toEqual({
    success: 0,
    difficulty: 3,
    total: 0,
    forced: false,
  })
})

test('a look ahead to the end of the game ends there', () => {
  const dice = new Dice('the end')
  let last: Moment | undefined
  const setup = { edition: 'base', mode: 'coop', heroes: 2, seed: { fast: 'the end' } } as const
  play(rules.newGame(setup), 'keen', dice, byApply, (moment) => {
    last = moment
  })
  const { state, seat, action } = last!
  const game = Game.on(state, boxOf(state.setup))
  enact(game, seat, action)
  expect(
    advanceUntil(
      game,
      () => false,
      () => PASS,
    ),
  ).toBe('stuck')
  expect(game.state.outcome).not.toBeNull()
})
