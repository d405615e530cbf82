/** Figures by name are the figures by number, of what the seat knows; and whatever isn't a plan or a deed is refused with a reason. */
import { type GameState, IllegalAction, type Odds, type Plan, REASONS, type Seat } from '@runesaga/engine'
import { cardFactsOf, holdingFor, oddsFor, resultFor, viewFor, whyNotDeed } from '@runesaga/engine/host'
import { holding, imagineOne, resultOf } from '@runesaga/engine/search'
import type { Deed, Help, OddsView, PlanView } from '@runesaga/engine/view'
import { afterAll, expect, test } from 'vitest'
import type { Dice } from './kit/dice.ts'
import { actionOf, boxOf, knowledgeOf, odds, pending, rules } from './kit/rules.ts'
import { bytes } from './kit/values.ts'
import { agree, namesIn, WATCHED_TABLES, type Watched, watchGame } from './kit/watched.ts'

const seen = { plans: 0, withHelps: 0, refused: 0, chances: 0, held: 0, results: 0, locks: 0, factPowers: 0 }
afterAll(() => console.log(bytes(seen)))

const imagined = (state: GameState, seat: Seat): GameState =>
  imagineOne(boxOf(state.setup), knowledgeOf(state, seat))

function orReason<T>(figure: () => T): T | string {
  try {
    return figure()
  } catch (error) {
    if (error instanceof IllegalAction) return error.reason
    throw error
  }
}

type Target = NonNullable<PlanView['target']>

const attemptIn = (deed: Deed): Target | undefined =>
  typeof deed === 'object' && 'attempt' in deed ? deed.attempt : undefined

/** The same plan in numbers: Feats and powers apart, as whoever plays by numbers plans. */
function numbered(state: GameState, seat: Seat, { target, dark, uses = [] }: PlanView): Plan {
  const plan: Plan = { dark: dark ?? 0, feats: [], powers: [] }
  if (target !== undefined) {
    const action = actionOf(state, seat, { attempt: target } as Deed)
    if (action.type !== 'attempt') throw new Error('no attempt')
    const { type: _, ...place } = action
    plan.target = place
  }
  for (const deed of uses) {
    const action = actionOf(state, seat, deed)
    if (action.type === 'play') plan.feats!.push({ card: action.card, on: action.on })
    if (action.type === 'use') {
      const { card, power, cost } = action
      plan.powers!.push({ card, power, cost })
    }
  }
  return plan
}

/** Some helps that work before the cast, in their order. */
const someHelps = (helps: readonly Help[], dice: Dice): Deed[] =>
  helps.flatMap(({ deed, moment }) => (moment === 'before' && dice.oneIn(3) ? [deed] : []))

test.each(WATCHED_TABLES)('$name: odds of plans by name and by number', (table) => {
  watchGame(table, 'figures', (watched, dice) => {
    const [asked] = pending(watched.state)
    if (asked === undefined || !dice.oneIn(asked.kind === 'menu' ? 5 : 16)) return
    checkFigures(watched, asked.seat, dice)
  })
})

function checkFigures({ state, history }: Watched, seat: Seat, dice: Dice): void {
  const box = boxOf(state.setup)
  const known = imagined(state, seat)
  const { you } = viewFor(box, state, seat, history)
  for (const { deed, chance } of you!.offers) {
    const target = attemptIn(deed)
    if (target === undefined) continue
    seen.chances++
    agree('chance', chance, odds(known, seat, numbered(known, seat, { target })).success)
  }
  const targets = you!.offers.flatMap(({ deed }) => attemptIn(deed) ?? [])
  const plan: PlanView = { dark: dice.below(3), uses: someHelps(you!.helps, dice) }
  if (targets.length > 0) plan.target = dice.pick(targets)
  const found = orReason(() => oddsFor(box, state, seat, plan))
  const wanted = orReason(() => odds(known, seat, numbered(known, seat, plan)))
  if (typeof wanted === 'string' || typeof found === 'string') {
    agree('refused', found, wanted)
    seen.refused++
  } else {
    seen.plans++
    if (plan.uses!.length > 0) seen.withHelps++
    checkOdds(found, wanted, state, seat)
  }
  const deeds: (Deed | null)[] = [
    null,
    ...you!.offers.map(({ deed }) => deed),
    ...you!.helps.map(({ deed }) => deed),
  ]
  checkResults(state, seat, deeds)
  const late = you!.helps.find(({ moment }) => moment !== 'before')
  if (late === undefined || targets.length === 0 || !dice.oneIn(3)) return
  const target = { target: targets[0] }
  seen.held++
  agree(
    'holding',
    orReason(() => holdingFor(box, state, seat, target, late.deed)),
    orReason(() =>
      holding(
        boxOf(known.setup),
        known,
        seat,
        numbered(known, seat, target),
        actionOf(known, seat, late.deed),
      ),
    ),
  )
}

function checkOdds(found: OddsView, wanted: Odds, state: GameState, seat: Seat): void {
  const name = namesIn(state)
  const { stones, difficulty, bonus, brings, moons, ...figures } = found
  const { stones: cast, pool: _, difficulty: d, bonus: b, difficultyParts, bonusParts, ...others } = wanted
  agree('figures', figures, others)
  const named = (n: number, parts: Odds['bonusParts']) => ({
    n,
    parts: parts.map(({ from, card, amount }) => ({ from, card: name(card), amount })),
  })
  agree('difficulty', difficulty, named(d, difficultyParts))
  agree('bonus', bonus, named(b, bonusParts))
  agree('stones', stones.length, cast.length)
  agree('stones have names of their own', new Set(stones.map((stone) => stone.name)).size, cast.length)
  const { track } = boxOf(state.setup).ruleset
  const { level } = state.heroes[seat]
  if (brings !== null) agree('from here', brings.track.from, track[level].level)
  const indexOf = (wanted: string) => track.findIndex((one) => one.level === wanted)
  const start = brings === null ? level : indexOf(brings.track.to)
  moons.forEach((one, n) => {
    const to = Math.min(start + n, track.length - 1)
    agree('moons', [one.moons, one.chance, one.track.to], [n, figures.corruption[n], track[to].level])
    const mayPlay = (at: number) => track[at].feats.includes('hero')
    agree('locks', one.track.locks.includes('hero'), mayPlay(level) && !mayPlay(to))
    if (one.track.locks.length > 0) seen.locks++
  })
}

function checkResults(state: GameState, seat: Seat, deeds: readonly (Deed | null)[]): void {
  const box = boxOf(state.setup)
  const known = imagined(state, seat)
  for (const deed of deeds.slice(0, 6)) {
    const action = deed === null ? null : orReason(() => actionOf(known, seat, deed))
    const byNumber = typeof action === 'string' ? action : resultOf(boxOf(known.setup), known, seat, action)
    agree('result', resultFor(box, state, seat, deed), byNumber)
    seen.results++
    if (deed === null || action === null) continue
    const reason = typeof action === 'string' ? action : rules.whyNot(known, seat, action)
    agree('why not', whyNotDeed(box, state, seat, deed), reason)
  }
}

test('games bring up plans of all kinds', () => {
  expect(
    Math.min(seen.plans, seen.withHelps, seen.refused, seen.chances, seen.held, seen.locks),
  ).toBeGreaterThan(3)
})

/** Neither plans nor deeds: what anybody could send. */
const NONSENSE: unknown[] = [
  null,
  undefined,
  0,
  'pass twice',
  [],
  { target: null },
  { target: { card: 'base/nobody', path: 'top' } },
  { target: { card: 'base/street-fight', path: 'sideways' } },
  { target: { card: 'base/street-fight', path: 'top', abilities: ['luck'] } },
  { dark: -1 },
  { dark: 0.5 },
  { uses: {} },
  { uses: ['bank'] },
  { uses: [{ play: { card: 'base/nobody', on: 0 } }] },
  { uses: [{ play: { card: 'base/inner-strength', on: 9 } }] },
  { uses: [{ use: { card: 'base/sailor', power: '7:failed' } }] },
  { choices: [0] },
  {
    get dark() {
      throw new Error('broken')
    },
  },
]

test('what is no plan or no deed is refused with a reason, whatever it is', () => {
  const reasons = new Set<string>(REASONS)
  let refused = 0
  watchGame(WATCHED_TABLES[0], 'nonsense', ({ state }, dice) => {
    if (state.outcome !== null || !dice.oneIn(25)) return
    const box = boxOf(state.setup)
    for (const odd of NONSENSE as never[]) {
      const answers = [
        orReason(() => oddsFor(box, state, 0, odd)),
        orReason(() => holdingFor(box, state, 0, {}, odd)),
        orReason(() => holdingFor(box, state, 0, odd, 'bank')),
        whyNotDeed(box, state, 0, odd),
      ]
      for (const answer of answers) expect(reasons).toContain(answer)
      if (odd !== null && state.attempt !== null) expect(reasons).toContain(resultFor(box, state, 0, odd))
      refused += answers.length
    }
  })
  expect(refused).toBeGreaterThan(500)
})

test('what is offered of a card is among its facts', () => {
  watchGame(WATCHED_TABLES[7], 'facts', ({ state, history }, dice) => {
    const [asked] = pending(state)
    if (asked === undefined || !dice.oneIn(3)) return
    const box = boxOf(state.setup)
    const facts = cardFactsOf(box)
    const { you } = viewFor(box, state, asked.seat, history)
    for (const { deed } of [...you!.offers, ...you!.helps]) {
      if (typeof deed !== 'object' || !('use' in deed)) continue
      const { card, power, pay } = deed.use
      const fact = facts[card.replace(/#.*/, '')].powers.find((one) => one.name === power)!
      agree(
        'pays',
        pay === undefined ? fact.pays : fact.pays.filter(({ name }) => name === pay).length,
        pay === undefined ? [] : 1,
      )
      seen.factPowers++
    }
    if (you!.question?.power) {
      const { card, power, answers } = you!.question
      const { pays } = facts[card!.replace(/#.*/, '')].powers.find((one) => one.name === power)!
      const names = answers.flatMap((answer) =>
        typeof answer === 'object' && 'pay' in answer ? [answer.pay] : [],
      )
      for (const name of names) expect(pays.map((one) => one.name)).toContain(name)
    }
  })
  expect(seen.factPowers).toBeGreaterThan(20)
})
