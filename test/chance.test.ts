/**
 * One number: card, plan, hint and bot tell the same chance, to the last bit, wherever an attempt can be made. Quick sums stand in
 * for the odds only where nothing bears on the cast.
 */
import { adept, type Budget, type Chosen } from '@runesaga/bots'
import { fastRandom, type GameState, type Seat } from '@runesaga/engine'
import { actionOf, beginning, oddsFor, viewFor } from '@runesaga/engine/host'
import { EDITIONS } from '@runesaga/engine/language'
import { castOf, chanceOf, quickSums, type Target } from '@runesaga/engine/search'
import type { Deed } from '@runesaga/engine/view'
import { afterAll, describe, expect, test } from 'vitest'
import { Dice } from '../packages/sets/test/kit/dice.ts'
import { heroWith } from '../packages/sets/test/kit/positions.ts'
import { CAMPAIGN_TABLES, MIXED_TABLES, TABLES } from '../packages/sets/test/kit/tables.ts'
import { knownTo, positions } from './kit/figures.ts'
import { boxOf, knowledgeOf, legalActions, odds } from './kit/rules.ts'

const WANTED = 2000
const MINUTES = 60_000

const told = {
  positions: 0,
  attempts: 0,
  quickIsWrong: 0,
  hints: 0,
  withDark: 0,
  cardsWithDark: 0,
  cardsWithFeat: 0,
  glances: 0,
  glanceIsWrong: 0,
}
afterAll(() => {
  const counts = Object.entries(told).map(([what, n]) => `${n} ${what}`)
  console.log(`one number: ${counts.join(', ')}`)
})

/** The chances on the cards of a table, by attempt. */
const onCards = (state: GameState, seat: Seat) => {
  const box = boxOf(state.setup)
  const { you } = viewFor(box, state, seat, beginning)
  return you!.offers.flatMap(({ deed, chance, withDark, withFeat }) => {
    if (typeof deed === 'string' || !('attempt' in deed)) return []
    const action = actionOf(box, state, seat, deed)
    if (action.type !== 'attempt') throw new Error('an attempt became something else')
    const { type: _, ...target } = action
    return [{ target, named: deed.attempt, chance, withDark, withFeat }]
  })
}

/** What is said of the attempt that is proposed, if one is: with how many Dark runes, and its chance. */
function saidIn({ action, reasons }: Chosen) {
  const said = reasons.find((reason) => reason.why === 'odds')
  const bought = reasons.find((reason) => reason.why === 'dark-runes')
  if (action.type !== 'attempt' || said?.why !== 'odds') return null
  const { type: _, ...target } = action
  const dark = bought?.why === 'dark-runes' ? bought : null
  return { target, runes: dark?.runes ?? 0, success: said.success, plain: dark?.without ?? said.success }
}

/** What a bot says: as a hint does, with exact chances, or taking the sums as they stand. */
function saidBy(state: GameState, seat: Seat, budget?: Budget) {
  const legal = legalActions(state, seat)
  const random = fastRandom('chance')
  return saidIn(adept.choose(boxOf(state.setup), knowledgeOf(state, seat), legal, random, budget))
}
const HINT: Budget = { tries: 0, exact: true }

/** Expected only where it isn't so: there are many to compare. */
function same(left: unknown, right: unknown, when: string): void {
  if (left !== right) expect(left, when).toBe(right)
}

function compare(state: GameState, seat: Seat, dice: Dice, name: string): void {
  const cards = onCards(state, seat)
  if (cards.length === 0) return
  told.positions++
  const box = boxOf(state.setup)
  const known = knownTo(state, seat)
  for (const { target, named, chance, withDark, withFeat } of cards) {
    const exact = odds(known, seat, { target })
    same(chance, exact.success, `${name}, card`)
    // what Dark runes make of a poor chance: the fewest of those that make most of it
    const bought = exact.darkPrices.map((_, n) => odds(known, seat, { target, dark: n }).success)
    const runes = exact.success < 0.5 ? bought.indexOf(Math.max(...bought)) : 0
    same(withDark?.runes ?? 0, runes, `${name}, Dark runes on the card`)
    same(withDark?.chance ?? exact.success, bought[runes], `${name}, card with Dark runes`)
    if (withDark !== null) told.cardsWithDark++
    if (withFeat !== null) {
      const uses: Deed[] = [{ play: { card: withFeat.card, on: seat } }]
      const panel = oddsFor(box, state, seat, { target: named, uses })
      same(withFeat.chance, panel.success, `${name}, card with a Feat`)
      told.cardsWithFeat++
    }
    same(oddsFor(box, state, seat, { target: named }).success, exact.success, `${name}, panel`)
    const dark = dice.below(exact.darkPrices.length)
    const plan = { target, dark }
    same(chanceOf(box, known, seat, plan), odds(known, seat, plan).success, `${name}, ${dark} Dark runes`)
    const { pool, difficulty, bonus } = quickSums(box, known, seat, target, 0)
    if (castOf(pool).atLeast(difficulty - bonus) !== exact.success) told.quickIsWrong++
    told.attempts++
  }
  const chanceOnCard = (target: Target) =>
    cards.find((one) => JSON.stringify(one.target) === JSON.stringify(target))!.chance
  const hint = saidBy(state, seat, HINT)
  if (hint !== null) {
    const { target, runes, success, plain } = hint
    same(success, odds(known, seat, { target, dark: runes }).success, `${name}, hint`)
    same(plain, chanceOnCard(target), `${name}, hint and card`)
    told.hints++
    if (runes > 0) told.withDark++
  }
  const glance = saidBy(state, seat)
  if (glance === null) return
  told.glances++
  if (glance.plain !== chanceOnCard(glance.target)) told.glanceIsWrong++
}

describe('card, plan and hint tell the same chance', () => {
  const kinds = [
    ...EDITIONS.map((edition) => [edition, TABLES.filter((table) => table.edition === edition)] as const),
    ['mixed sets', MIXED_TABLES] as const,
    ['a campaign', CAMPAIGN_TABLES] as const,
  ]
  test.each(kinds)('%s', { timeout: 10 * MINUTES }, (kind, tables) => {
    const dice = new Dice(`chance ${kind}`)
    const share = WANTED / kinds.length
    const enough = told.positions + share
    for (const { name, state, seat } of positions(tables)) {
      // a Class speaks where Experience is banked
      compare(dice.oneIn(2) ? heroWith(state, seat, { banked: 6 }) : state, seat, dice, name)
      if (told.positions >= enough) return
    }
  })
})

test('the test would notice: quick sums alone are wrong now and then', () => {
  expect(told.quickIsWrong).toBeGreaterThan(100)
})
