/** What is promised before an attempt comes true: whatever is planned, with Feats, powers and Dark runes, in every edition. */
import type { Action, GameState, Seat } from '@runesaga/engine'
import { actionOf, beginning, oddsFor, viewFor } from '@runesaga/engine/host'
import { EDITIONS } from '@runesaga/engine/language'
import type { Deed, OddsView, PlanView } from '@runesaga/engine/view'
import { expect, test } from 'vitest'
import { Dice } from './kit/dice.ts'
import { orReason } from './kit/or-reason.ts'
import { byApply, play } from './kit/players.ts'
import { apply, boxOf, legalActions, newGame, pending, scoreSheet } from './kit/rules.ts'
import { setupOf, TABLES } from './kit/tables.ts'

const GAMES = 36

/** Plans for a card of the rows: alone, with Dark runes, with each Feat and power that works before the cast. */
function plansIn(state: GameState, seat: Seat, dice: Dice): PlanView[] {
  const { offers, helps } = viewFor(boxOf(state.setup), state, seat, beginning).you!
  const targets = offers.flatMap(({ deed }) =>
    typeof deed === 'object' && 'attempt' in deed ? [deed.attempt] : [],
  )
  if (targets.length === 0) return []
  const target = dice.pick(targets)
  const uses = helps.filter(({ locked, moment }) => !locked && moment === 'before')
  return [{ target }, { target, dark: 2 }, ...uses.map(({ deed }) => ({ target, uses: [deed] }))]
}

const oddsOf = (state: GameState, seat: Seat, plan: PlanView) =>
  orReason(() => oddsFor(boxOf(state.setup), state, seat, plan)) as OddsView | string

/** The plan is carried out, and nobody does more. What must be chosen is the first, as in a plan; once the stones lie the dice choose. The margin is null where it failed. */
function carriedOut(state: GameState, seat: Seat, { target, dark = 0, uses = [] }: PlanView, dice: Dice) {
  let now = state
  let margin: number | null = null
  let moons = 0
  const { abilities, ...place } = target!
  const asked = abilities === undefined ? place : { ...place, abilities: [...abilities] }
  const left: Deed[] = [{ attempt: asked }, ...uses]
  const does = (who: Seat, action: Action): void => {
    const { state: next, events } = apply(now, who, action)
    now = next
    for (const event of events) {
      if (event.type === 'overcame') margin = event.margin
      // of the stones, not of a card
      if (event.type === 'level' && event.by < 0) moons++
    }
  }
  const next = (): Action => actionOf(boxOf(now.setup), now, seat, left.shift()!)
  does(seat, next())
  while (now.attempt !== null) {
    const [asks] = pending(now)
    const legal = legalActions(now, asks.seat)
    const pass = legal.find(({ type }) => type === 'pass')
    if (pass !== undefined) does(asks.seat, left.length > 0 && asks.seat === seat ? next() : pass)
    else if (asks.kind === 'choose') {
      const { options } = asks
      const declines = options.findIndex(({ kind }) => kind === 'no' || kind === 'done')
      const runes = options.findIndex((one) => one.kind === 'amount' && one.amount === dark)
      const must = now.attempt.casts === 0 ? 0 : dice.below(legal.length)
      does(asks.seat, legal[declines >= 0 ? declines : runes >= 0 ? runes : must])
    }
  }
  return { margin, moons, points: scoreSheet(now, seat).total - scoreSheet(state, seat).total }
}

test.each(EDITIONS)('%s: the points that come are the points that were promised', (edition) => {
  const seen = { exactly: 0, atLeast: 0, spared: 0, withFeats: 0, withDark: 0 }
  const tables = TABLES.filter((one) => one.edition === edition && one.mode === 'competitive')
  for (let game = 0; game < GAMES; game++) {
    const table = tables[game % tables.length]
    const dice = new Dice(`promises ${table.name} ${game}`)
    play(newGame(setupOf(table, { fast: `promises ${game}` })), 'keen', dice, byApply, ({ state, seat }) => {
      const [asked] = pending(state)
      if (state.attempt !== null || asked.kind !== 'menu' || asked.seat !== seat || !dice.oneIn(3)) return
      for (const plan of plansIn(state, seat, dice)) {
        const odds = oddsOf(state, seat, plan)
        if (typeof odds === 'string' || odds.brings === null || odds.success === 0) continue
        const { points, spare, isLeast } = odds.brings
        const { margin, moons, points: came } = carriedOut(state, seat, plan, dice)
        // what moons do is promised apart
        if (margin === null || moons > 0) continue
        const more = spare
          .filter(({ from, to }) => margin >= from && (to === null || margin <= to))
          .reduce((sum, { xp }) => sum + xp, 0)
        const said = `${table.name}, game ${game}, turn ${state.turn.number}: ${JSON.stringify(plan)}`
        if (isLeast) expect(came, said).toBeGreaterThanOrEqual(points + more)
        else expect(came, said).toBe(points + more)
        seen[isLeast ? 'atLeast' : 'exactly']++
        if (more > 0) seen.spared++
        if (plan.uses !== undefined) seen.withFeats++
        if (plan.dark !== undefined) seen.withDark++
      }
    })
  }
  expect(seen.exactly).toBeGreaterThan(seen.atLeast)
  expect(Math.min(seen.withFeats, seen.withDark, edition === 'base' ? seen.spared : 1)).toBeGreaterThan(0)
})
