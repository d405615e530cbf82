/** All that looks ahead in a position, as lines of text: odds, what an attempt comes to, what is held back, the hint. */
import { adept } from '@runesaga/bots'
import { type Action, fastRandom, type GameState, type Plan, type Seat } from '@runesaga/engine'
import { holding, resultOf } from '@runesaga/engine/search'
import { Dice } from '../../packages/sets/test/kit/dice.ts'
import { orReason } from '../../packages/sets/test/kit/or-reason.ts'
import { byApply, play } from '../../packages/sets/test/kit/players.ts'
import { setupOf, type Table } from '../../packages/sets/test/kit/tables.ts'
import { boxOf, imagine, knowledgeOf, legalActions, newGame, odds } from './rules.ts'

export interface Position {
  name: string
  state: GameState
  seat: Seat
}

/** One moment in so many of a game is looked at. */
const SELDOM = 9

/** Random positions of these tables in turn: the same ones every time, whatever looks ahead in them. */
export function* positions(tables: readonly Table[]): Generator<Position> {
  for (let game = 0; ; game++) {
    const table = tables[game % tables.length]
    const dice = new Dice(`figures ${table.name} ${game}`)
    const found: Position[] = []
    play(newGame(setupOf(table, { fast: `figures ${game}` })), 'keen', dice, byApply, ({ state, seat }) => {
      if (!dice.oneIn(SELDOM)) return
      const name = `${table.name}, game ${game}, turn ${state.turn.number}, seat ${seat}`
      found.push({ name: `${name}, no. ${found.length}`, state, seat })
    })
    yield* found
  }
}

/** A state that the seat might be in, as far as it knows: what a table looks ahead in. */
export const knownTo = (state: GameState, seat: Seat): GameState =>
  imagine(knowledgeOf(state, seat), fastRandom(0))

/** What the adept would do here, and why: at a glance, or with exact chances as a hint has them. */
const choiceIn = (state: GameState, seat: Seat, exact: boolean) => {
  const legal = legalActions(state, seat)
  const budget = { tries: 0, exact }
  return adept.choose(boxOf(state.setup), knowledgeOf(state, seat), legal, fastRandom('figures'), budget)
}

/** Every line names what was asked and gives the answer to the last bit. */
export function figuresOf({ name, state, seat }: Position): string[] {
  const lines: string[] = []
  const note = (what: string, asked: unknown, figure: () => unknown) =>
    lines.push(`${name}: ${what} ${JSON.stringify(asked)} ${JSON.stringify(orReason(figure))}`)
  const dice = new Dice(name)
  const known = knownTo(state, seat)
  const legal = legalActions(state, seat)
  note('choice', legal.length, () => choiceIn(state, seat, false))
  note('hint', legal.length, () => choiceIn(state, seat, true))
  if (state.phase === 'setup') return lines
  for (const plan of plansIn(known, seat, legal, dice)) note('odds', plan, () => odds(known, seat, plan))
  for (const { plan, later } of heldIn(known, seat, legal, dice))
    note('held', [plan, later], () => holding(boxOf(known.setup), known, seat, plan, later))
  if (state.attempt === null) return lines
  for (const action of [null, ...dice.shuffled(legal).slice(0, 3)])
    note('result', action, () => resultOf(boxOf(known.setup), known, seat, action))
  return lines
}

const targetsIn = (legal: readonly Action[], dice: Dice): Plan[] =>
  dice
    .shuffled(legal.filter((action) => action.type === 'attempt'))
    .slice(0, 2)
    .map((action) => {
      const { type: _, ...target } = action
      return { target }
    })

/** Attempts as planned: plainly, with Dark runes, with Feats of one's own and of others, with powers and answers. */
function plansIn(known: GameState, seat: Seat, legal: readonly Action[], dice: Dice): Plan[] {
  const bases = known.attempt !== null ? [{}] : targetsIn(legal, dice)
  const by = dice.below(known.heroes.length)
  const { cards } = boxOf(known.setup)
  const powers = known.heroes[seat].inPlay.flatMap((card) =>
    cards[card].powers.flatMap(({ costs, windows }, power) =>
      windows === 0 ? [] : [{ card, power, cost: costs[0] ?? -1 }],
    ),
  )
  return bases.flatMap((base) => [
    base,
    { ...base, dark: 1 + dice.below(3) },
    ...dice
      .shuffled(known.heroes[seat].hand)
      .slice(0, 1)
      .map((card) => ({ ...base, feats: [{ card }] })),
    ...known.heroes[by].hand.slice(0, 1).map((card) => ({ ...base, feats: [{ card, by }], choices: [1] })),
    ...dice
      .shuffled(powers)
      .slice(0, 1)
      .map((power) => ({ ...base, powers: [power] })),
  ])
}

/** Something of one's own that is kept back until the runes lie. */
function heldIn(known: GameState, seat: Seat, legal: readonly Action[], dice: Dice) {
  const { hand, inPlay } = known.heroes[seat]
  const { cards } = boxOf(known.setup)
  const [plan] = known.attempt !== null ? [{}] : targetsIn(legal, dice)
  if (plan === undefined) return []
  const held: Action[] = [
    ...hand.map((card): Action => ({ type: 'play', card, on: seat })),
    ...inPlay.flatMap((card) =>
      cards[card].powers.flatMap(({ costs, windows }, power): Action[] =>
        (windows & LATE) === 0 ? [] : [{ type: 'use', card, power, cost: costs[0] ?? -1 }],
      ),
    ),
  ]
  return dice
    .shuffled(held)
    .slice(0, 1)
    .map((later) => ({ plan, later }))
}
/** Windows after the cast and before it counts as failed. */
const LATE = 4 | 8
