/** Hostile actions and plans at positions of random games: only refusals may come of them, and no state may change. */
import {
  type Action,
  type GameState,
  IllegalAction,
  type Plan,
  REASONS,
  type Rules,
  type Seat,
} from '@runesaga/engine'
import { boxOf, holding, resultOf } from '@runesaga/engine/search'
import type { SoakTable } from '../soak/tables.ts'
import { Dice } from './dice.ts'
import { Found, shown } from './finding.ts'
import { lookAt } from './play-on.ts'
import { strange } from './strange.ts'

/** Attacks in one game, one a move. */
export const ATTACKS = 100

type Attack = (rules: Rules, state: GameState, dice: Dice) => void

/** Plays a random game; before each move comes an attack. */
export function attackGame(rules: Rules, tables: readonly SoakTable[], seed: string, attack: Attack): void {
  const dice = new Dice(seed)
  const { setup } = dice.pick(tables)
  let state = rules.newGame({ ...setup, seed: { fast: seed } })
  for (let n = 0; n < ATTACKS; n++) {
    attack(rules, state, dice)
    const seat = rules.seatToAct(state)
    if (seat < 0) return
    state = rules.apply(state, seat, dice.pick(rules.legalActions(state, seat))).state
  }
}

/** What an action that might just fit is made of. */
interface Position {
  legal: readonly Action[]
  cards: readonly number[]
}

const positionOf = (rules: Rules, state: GameState): Position => ({
  legal: rules.legalActions(state, rules.seatToAct(state)),
  cards: state.heroes.flatMap(({ hand, inPlay, dealt }) => [...hand, ...inPlay, ...dealt]),
})

/** Seats at the table and strange ones. */
const someSeat = (rules: Rules, state: GameState, dice: Dice): Seat =>
  dice.oneIn(4)
    ? (strange(dice) as Seat)
    : dice.oneIn(3)
      ? dice.below(state.heroes.length)
      : rules.seatToAct(state)

const TYPES = [
  'keep',
  'gain',
  'attempt',
  'journey',
  'replace',
  'use',
  'play',
  'bank',
  'choose',
  'pass',
] as const
const FIELDS = [
  'origin',
  'motivation',
  'destiny',
  'row',
  'slot',
  'path',
  'abilities',
  'card',
  'power',
  'cost',
  'on',
  'option',
] as const

/** A number that might just fit, or something strange. */
const someField = ({ cards }: Position, field: string, dice: Dice): unknown => {
  if (dice.oneIn(4)) return strange(dice)
  if (field === 'abilities') return dice.oneIn(2) ? undefined : [dice.below(7), dice.below(7)]
  return dice.oneIn(2) && cards.length > 0 ? dice.pick(cards) : dice.below(8) - 2
}

function wild(position: Position, dice: Dice): unknown {
  const action: Record<string, unknown> = { type: dice.oneIn(8) ? strange(dice) : dice.pick(TYPES) }
  for (const field of FIELDS) if (!dice.oneIn(3)) action[field] = someField(position, field, dice)
  return action
}

/** A legal action of some seat, bent: a field changed, something added, its fields only inherited. */
function bent(position: Position, dice: Dice): unknown {
  const { legal } = position
  if (legal.length === 0) return wild(position, dice)
  const action = dice.pick(legal)
  const field = dice.pick([...Object.keys(action), ...FIELDS])
  switch (dice.below(5)) {
    case 0:
      return { ...action, [field]: strange(dice) }
    case 1:
      return { ...action, extra: strange(dice), toJSON: null }
    case 2:
      return Object.create(action)
    case 3:
      return Object.assign(Object.create(null), action, dice.oneIn(2) ? {} : { [field]: strange(dice) })
    default:
      return { ...action, [field]: someField(position, field, dice) }
  }
}

const someAction = (position: Position, dice: Dice): unknown =>
  dice.oneIn(8) ? strange(dice) : dice.oneIn(2) ? bent(position, dice) : wild(position, dice)

/** What an action says, without what is no part of it: the order of chosen abilities says nothing. */
function plain(action: Action): string {
  const known = Object.fromEntries(
    ['type', ...FIELDS].flatMap((field) => {
      const value = action[field as keyof Action] as unknown
      if (value === undefined || !KNOWN[action.type].includes(field)) return []
      return [[field, Array.isArray(value) ? value.toSorted((a, b) => Number(a) - Number(b)) : value]]
    }),
  )
  return JSON.stringify(known)
}
const KNOWN: Record<Action['type'], string[]> = {
  keep: ['type', 'origin', 'motivation', 'destiny'],
  gain: ['type', 'row', 'slot'],
  attempt: ['type', 'row', 'slot', 'path', 'abilities'],
  journey: ['type', 'row', 'slot'],
  replace: ['type', 'row', 'slot'],
  use: ['type', 'card', 'power', 'cost'],
  play: ['type', 'card', 'on'],
  bank: ['type'],
  choose: ['type', 'option'],
  pass: ['type'],
}

/** Nothing but a refusal may be thrown. */
function refused(work: () => void): boolean {
  try {
    work()
    return false
  } catch (error) {
    if (error instanceof IllegalAction && REASONS.includes(error.reason)) return true
    throw error
  }
}

/** The state is the same afterwards, whatever was tried. */
function unchanged(state: GameState, what: () => string, work: () => void): void {
  const before = JSON.stringify(state)
  try {
    work()
  } catch (error) {
    throw new Found(what(), { cause: error })
  }
  if (JSON.stringify(state) !== before) throw new Found(`${what()}: the state was changed`)
}

export const attackWithAction: Attack = (rules, state, dice) => {
  const seat = someSeat(rules, state, dice)
  const action = someAction(positionOf(rules, state), dice) as Action
  unchanged(
    state,
    () => `seat ${shown(seat)}, action ${shown(action)}`,
    () => {
      const why = rules.whyNot(state, seat, action)
      const offered = rules.legalActions(state, seat)
      let next: GameState | null = null
      const no = refused(() => {
        next = rules.apply(state, seat, action).state
      })
      if (no !== (why !== null)) throw new Found(`whyNot says ${why}, and it was ${no ? 'refused' : 'done'}`)
      if (next === null) return
      if (!offered.some((one) => plain(one) === plain(action)))
        throw new Found('it was done and is not offered')
      lookAt(rules, next)
    },
  )
}

function somePlan(position: Position, dice: Dice): unknown {
  if (dice.oneIn(10)) return strange(dice)
  const attempts = position.legal.filter(({ type }) => type === 'attempt')
  const list = (item: () => unknown) =>
    dice.oneIn(6) ? strange(dice) : Array.from({ length: dice.below(3) }, item)
  const number = () => (dice.oneIn(5) ? strange(dice) : dice.below(6) - 1)
  const field = (name: string) => someField(position, name, dice)
  const plan: Record<string, unknown> = {}
  if (attempts.length > 0 && !dice.oneIn(4))
    plan.target = dice.oneIn(4)
      ? wild(position, dice)
      : { ...dice.pick(attempts), type: dice.oneIn(3) ? strange(dice) : undefined }
  if (dice.oneIn(2)) plan.dark = number()
  if (dice.oneIn(2))
    plan.feats = list(() =>
      dice.oneIn(6) ? strange(dice) : { card: field('card'), by: number(), on: number() },
    )
  if (dice.oneIn(2))
    plan.powers = list(() =>
      dice.oneIn(6) ? strange(dice) : { card: field('card'), power: number(), cost: number() },
    )
  if (dice.oneIn(2)) plan.choices = list(number)
  return plan
}

export const attackWithPlan: Attack = (rules, state, dice) => {
  const seat = someSeat(rules, state, dice)
  const plan = somePlan(positionOf(rules, state), dice) as Plan
  const later = someAction(positionOf(rules, state), dice) as Action
  unchanged(
    state,
    () => `seat ${shown(seat)}, plan ${shown(plan)}, later ${shown(later)}`,
    () => {
      refused(() => rules.odds(state, seat, plan))
      refused(() => holding(boxOf(rules, state.setup), state, seat, plan, later))
      refused(() => resultOf(boxOf(rules, state.setup), state, seat, dice.oneIn(2) ? later : null))
      // and honest questions at a strange moment
      const asked = rules.seatToAct(state)
      for (const action of asked < 0 ? [] : rules.legalActions(state, asked))
        refused(() => resultOf(boxOf(rules, state.setup), state, asked, action))
      refused(() => rules.odds(state, asked, {}))
      rules.knowledgeOf(state, 'spectator')
    },
  )
}
