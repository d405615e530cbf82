/** Odds are what really happens: exactly, case by case, and as the frequency of a hundred thousand casts. */
import { type GameState, IllegalAction, type Plan, type Seat } from '@runesaga/engine'
import { AT, frameOf, stepOf } from '@runesaga/engine/search'
import { afterAll, describe, expect, test } from 'vitest'
import { brinkOf, enumerated, overcomeOf, withoutAdversaryDeck } from './kit/casts.ts'
import { Dice } from './kit/dice.ts'
import { byApply, play } from './kit/players.ts'
import { facesAnswered, featsBefore, findPosition, heroWith, type Sought } from './kit/positions.ts'
import { boxOf, newGame, odds } from './kit/rules.ts'
import { setupOf, TABLES } from './kit/tables.ts'

const MINUTES = 60_000
const CASTS = 100_000
const told = {
  positions: 0,
  cases: 0,
  dark: 0,
  feats: 0,
  powers: 0,
  inProgress: 0,
  reattempts: 0,
  facesAnswered: 0,
}
afterAll(() => {
  console.log(
    `odds: ${Object.entries(told)
      .map(([what, n]) => `${n} ${what}`)
      .join(', ')}`,
  )
})

/** The first hero's Class has all its powers. */
const sixBanked = (state: GameState): GameState => heroWith(state, 0, { banked: 6 })

/** Who holds a Feat for before the cast, and plays it. */
const ownFeat: Sought['plan'] = (state, seat, box, dice) => {
  const hand = featsBefore(state, seat, box)
  return hand.length === 0 ? undefined : { feats: [{ card: dice.pick(hand) }] }
}
const othersFeat: Sought['plan'] = (state, seat, box, dice) => {
  const by = (seat + 1) % state.heroes.length
  const hand = featsBefore(state, by, box)
  return hand.length === 0 ? undefined : { feats: [{ card: dice.pick(hand), by }] }
}
const without = (state: GameState, seat: Seat, { target }: Plan) =>
  odds(state, seat, { target: target! }).success

const POSITIONS: Sought[] = [
  {
    name: 'an Ally makes it harder',
    table: 'base competitive 2',
    fits: (_, { state, plan }) => state.rows[plan.target!.row]?.allies[plan.target!.slot] >= 0,
  },
  {
    name: 'three Dark runes',
    table: 'base competitive 2',
    plan: () => ({ dark: 3 }),
    fits: (o) => o.pool.dark === 3 && o.stones.length > 8,
  },
  {
    name: 'a Feat that helps',
    table: 'base competitive 2',
    plan: ownFeat,
    fits: (o, { state, seat, plan }) => o.success > without(state, seat, plan),
  },
  {
    name: 'a Feat of another hero that hinders',
    table: 'base competitive 3',
    plan: othersFeat,
    fits: (o, { state, seat, plan }) => o.success < without(state, seat, plan),
  },
  {
    name: 'an Adversary in a row',
    table: 'base competitive 2',
    fits: (_, { state, plan }, box) =>
      box.cards[state.rows[plan.target!.row].cards[plan.target!.slot]].kind === 'adversary',
  },
  {
    name: 'epic Fighter with six banked',
    table: 'epic competitive 2',
    options: { characters: [{ motivation: 'fighter' }] },
    arranged: sixBanked,
    fits: facesAnswered,
  },
  {
    name: 'epic Barbarian with six banked',
    table: 'epic competitive 2',
    options: { characters: [{ motivation: 'barbarian' }] },
    arranged: sixBanked,
    plan: (_, seat) => (seat === 0 ? { dark: 2 } : undefined),
    fits: facesAnswered,
  },
  {
    name: 'epic Wizard whose bonus a drawn Feat brings',
    table: 'epic competitive 2',
    options: { characters: [{ motivation: 'wizard' }] },
    arranged: sixBanked,
    fits: facesAnswered,
  },
  {
    name: 'a Final Adversary who turns a rune',
    table: 'epic coop 2',
    options: { adversary: 'mirror-twin' },
    fits: (o, { plan }) => plan.target!.row < 0 && facesAnswered(o),
  },
  {
    name: 'Edgedancer: zeros of Core runes count',
    table: 'stormlight competitive 2',
    options: { characters: [{ destiny: 'edgedancer' }] },
    fits: (o) => o.pool.coreCounts === 1,
  },
  {
    name: 'facing Odium with two chosen abilities',
    table: 'stormlight coop 2',
    fits: (_, { plan }) => plan.target!.abilities !== undefined,
  },
  {
    name: 'both special stones',
    table: 'stormlight competitive 2',
    fits: (o) => o.pool.specials.length === 2,
  },
  {
    name: 'a penalty',
    table: 'stormlight coop 3',
    plan: othersFeat,
    fits: (o, { state, seat, plan }) => o.success < without(state, seat, plan),
  },
]

describe('the frequency over 100,000 casts is the chance that was shown', () => {
  test.each(POSITIONS)('$name', { timeout: 5 * MINUTES }, (sought) => {
    const { state, seat, plan } = findPosition(sought)
    const { success } = odds(state, seat, plan)
    const overcome = overcomeOf(brinkOf(state, seat, plan)!, CASTS)
    const error = Math.sqrt((success * (1 - success)) / CASTS)
    expect(Math.abs(overcome / CASTS - success)).toBeLessThan(4 * error)
  })
})

/** Any plan that might be meant here: Dark runes, a Feat of anybody, a power of one's own. */
function anyPlan(state: GameState, seat: Seat, dice: Dice): Plan {
  const box = boxOf(state.setup)
  const plan: Plan = {}
  const by = dice.below(state.heroes.length)
  const hand = featsBefore(state, by, box)
  if (dice.oneIn(2) && hand.length > 0) plan.feats = [{ card: dice.pick(hand), by }]
  const powers = state.heroes[seat].inPlay.flatMap((card) =>
    box.cards[card].powers.flatMap((p, power) =>
      (p.windows & 2) === 0 ? [] : [{ card, power, cost: p.costs[0] ?? -1 }],
    ),
  )
  if (dice.oneIn(2) && powers.length > 0) plan.powers = [dice.pick(powers)]
  const top = state.top!
  if (state.attempt === null || top.place === AT.attempt.buyDark)
    plan.dark = dice.below(Math.min(3, state.heroes[seat].xp) + 1)
  return plan
}

const BEFORE_CAST = ['buyDark', 'beforeCast', 'windowBeforeCast', 'cast']

function expectExact(state: GameState, seat: Seat, plan: Plan): void {
  let shown: ReturnType<typeof odds>
  try {
    shown = odds(state, seat, plan)
  } catch (error) {
    if (error instanceof IllegalAction) return
    throw error
  }
  const brink = brinkOf(state, seat, plan)
  if (brink === undefined || shown.stones.length > 9) return
  const exact = enumerated(brink, shown.stones.length)
  if (exact === undefined) return
  const what = `turn ${state.turn.number}, seat ${seat}, ${JSON.stringify(plan)}`
  expect(shown.success, what).toBeCloseTo(exact.success, 10)
  const chances = new Map(shown.distribution.filter((d) => d.chance > 0).map((d) => [d.total, d.chance]))
  expect(
    [...chances].sort(([a], [b]) => a - b),
    what,
  ).toEqual([...exact.chances].sort(([a], [b]) => a - b))
  told.positions++
  told.cases += 2 ** shown.stones.length
  if (plan.dark) told.dark++
  if (plan.feats) told.feats++
  if (plan.powers) told.powers++
  if (state.attempt !== null) told.inProgress++
  if ((state.attempt?.casts ?? 0) > 0) told.reattempts++
  if (facesAnswered(shown)) told.facesAnswered++
}

describe('every face of every stone, carried out, gives the chances that were shown', () => {
  test.each(TABLES)('$name', { timeout: 5 * MINUTES }, (table) => {
    for (let i = 0; i < 4; i++) {
      const dice = new Dice(`${table.name} exact ${i}`)
      play(newGame(setupOf(table, { fast: `exact ${i}` })), 'keen', dice, byApply, (moment) => {
        const state = withoutAdversaryDeck(moment.state)
        const { attempt } = state
        if (attempt === null) {
          const attempts = moment.actions.filter((a) => a.type === 'attempt')
          if (attempts.length === 0 || !dice.oneIn(2)) return
          const { type: _, ...target } = dice.pick(attempts)
          expectExact(state, moment.seat, { ...anyPlan(state, moment.seat, dice), target })
          return
        }
        const step = stepOf(frameOf(state, 'attempt')!)
        if (!BEFORE_CAST.includes(step) || (attempt.casts === 0 && !dice.oneIn(3))) return
        expectExact(state, attempt.seat, anyPlan(state, attempt.seat, dice))
      })
    }
  })
})

describe('after the cast', () => {
  test('nothing is left to chance until it is cast again', () => {
    let looked = 0
    const dice = new Dice('cast')
    play(newGame(setupOf(TABLES[1], { fast: 'cast' })), 'keen', dice, byApply, ({ state }) => {
      const { attempt } = state
      if (attempt === null || attempt.outcome !== '' || attempt.casts === 0) return
      const step = stepOf(frameOf(state, 'attempt')!)
      if (BEFORE_CAST.includes(step)) return
      const shown = odds(state, attempt.seat, {})
      expect(shown).toMatchObject({ cast: true, stones: attempt.stones, min: shown.max })
      looked++
    })
    expect(looked).toBeGreaterThan(10)
  })
})
