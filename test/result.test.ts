// What an attempt would come to, before anybody decides: as the game then really plays, and its parts add up.

import { type Action, PASS, type Seat } from '@runesaga/engine'
import { advanceUntil, enact, Game } from '@runesaga/engine/search'
import { LocalTable, type NewTable, type Player } from '@runesaga/table'
import { describe, expect, test } from 'vitest'
import { Dice } from '../packages/sets/test/kit/dice.ts'
import { byApply, type Moment, play } from '../packages/sets/test/kit/players.ts'
import { boxOf, rules, scenario } from './kit/rules.ts'
import { person, seededTable } from './kit/seeded-table.ts'

const TABLES: [string, Player[], Partial<NewTable['setup']>][] = [
  ['base', [person('Ada'), person('Ben')], {}],
  ['epic', [person('Ada'), person('Ben')], { edition: 'epic', mode: 'coop' }],
  ['stormlight', [person('Ada')], { edition: 'stormlight', mode: 'solo' }],
]

const seatAsked = async (table: LocalTable): Promise<Seat | undefined> =>
  (await table.look('spectator')).view.pending[0]?.seat

/** Plays a game by the hint; `visit` sees every position first. */
async function playThrough(table: LocalTable, visit: (seat: Seat) => Promise<void>): Promise<void> {
  for (let seat = await seatAsked(table); seat !== undefined; seat = await seatAsked(table)) {
    await visit(seat)
    const { version } = await table.look(seat)
    expect(await table.send(seat, (await table.hint(seat))!.action, version)).toBeNull()
  }
}

/** A copy of the table on which everybody passes until the attempt is weighed. */
async function allPass(table: LocalTable, first: Action | null, by: Seat) {
  const copy = await LocalTable.open(rules, table.save())
  const { version } = await copy.look(by)
  if (first !== null) expect(await copy.send(by, first, version)).toBeNull()
  for (;;) {
    const events = (await copy.since('spectator', version)).flatMap((update) => update.events)
    const weighed = events.find((event) => event.type === 'weighed')
    if (weighed !== undefined) return weighed
    const seat = (await seatAsked(copy))!
    const look = await copy.look(seat)
    // a question on the way: the test leaves that to the result
    if (!look.legal.some(({ type }) => type === 'pass')) return null
    expect(await copy.send(seat, { type: 'pass' }, look.version)).toBeNull()
  }
}

const ENOUGH = 12

describe.each(TABLES)('an attempt of %s', (_, players, setup) => {
  test('comes to the sum that was foreseen, if everybody passes', async () => {
    const table = seededTable(players, setup, 5)
    let compared = 0
    await playThrough(table, async (seat) => {
      // each comparison plays the whole game again
      if (compared >= ENOUGH) return
      const { view, legal } = await table.look(seat)
      if (view.pending[0].kind !== 'window' || view.attempt === null || view.attempt.casts === 0) return
      if (view.attempt.outcome !== '' || view.attempt.revealed.length > 0) return
      const actions = [null, ...legal.filter(({ type }) => type !== 'pass')]
      const foreseen = await table.foresee(seat, actions)
      for (const [i, action] of actions.entries()) {
        const result = foreseen[i]
        if (result === null || typeof result === 'string' || result.total === null) continue
        const weighed = await allPass(table, action, seat)
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
    const table = seededTable(players, setup, 6)
    let compared = 0
    await playThrough(table, async (seat) => {
      const { view, legal } = await table.look(seat)
      const attempt = legal.find(({ type }) => type === 'attempt')
      if (attempt?.type === 'attempt') {
        const { type: _type, ...target } = attempt
        const odds = await table.odds(seat, { target })
        if (typeof odds !== 'object') throw new Error(odds)
        expect(odds.difficultyParts.reduce((sum, { amount }) => sum + amount, 0)).toBe(odds.difficulty)
        expect(odds.bonusParts.reduce((sum, { amount }) => sum + amount, 0)).toBe(odds.bonus)
        expect(odds.difficultyParts[0].from).toBe('printed')
        expect(odds.darkPrices[0]).toBe(0)
        compared++
      }
      if (view.attempt?.casts === 0 && view.pending[0].kind === 'window') {
        const odds = await table.odds(seat, {})
        const [result] = await table.foresee(seat, [null])
        expect(typeof result === 'object' && result?.success).toBe(typeof odds === 'object' && odds.success)
        compared++
      }
    })
    expect(compared).toBeGreaterThan(0)
  })
})

test('what may not be done has its reason, and nothing is foreseen without an attempt', async () => {
  const table = seededTable([person('Ada'), person('Ben')], {}, 1)
  let seen = false
  await playThrough(table, async (seat) => {
    if (seen || (await table.look(seat)).view.pending[0].kind !== 'menu') return
    seen = true
    expect(await table.foresee(seat, [null])).toEqual([null])
    expect(await table.whyNot(seat, { type: 'gain', row: 2, slot: 0 })).toBe('row-closed')
    const { legal } = await table.look(seat)
    expect(await table.whyNot(seat, legal[0])).toBeNull()
  })
  expect(seen).toBe(true)
})

test('what is held back for later never makes it less likely, and a second attempt counts as one', async () => {
  const table = seededTable([person('Ada'), person('Ben')], {}, 6)
  let better = 0
  let again = 0
  await playThrough(table, async (seat) => {
    const { view, legal } = await table.look(seat)
    const attempt = legal.find(({ type }) => type === 'attempt')
    if (attempt?.type !== 'attempt') return
    const { type: _type, ...target } = attempt
    const odds = await table.odds(seat, { target })
    if (typeof odds !== 'object') throw new Error(odds)
    for (const card of view.heroes[seat].hand) {
      const chance = await table.holding(seat, { target }, { type: 'play', card, on: seat })
      if (typeof chance !== 'number') continue
      expect(chance).toBeGreaterThanOrEqual(odds.success - 1e-12)
      if (chance > odds.success + 1e-12) better++
      if (Math.abs(chance - (1 - (1 - odds.success) ** 2)) < 1e-12 && odds.success < 1) again++
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
    expect(game.rules.resultOf(state, 0, answer)).toEqual({
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
    .map((answer) => rules.resultOf(state, 0, answer))
    .map((one) => one !== null && typeof one === 'object' && one.total)
  // two draws; the Halfling turns a rune over; nothing more
  expect(sums).toEqual([0, 0, 1, 0])
  expect(rules.resultOf(state, 0, null)).toEqual({ success: 0, difficulty: 3, total: 0, forced: false })
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
