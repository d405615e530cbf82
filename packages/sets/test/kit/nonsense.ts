/** Actions that nobody may take: legal ones bent out of shape, wild ones, and things that are no action. */
import type { Action, GameState, Seat } from '@runesaga/engine'
import type { Dice } from './dice.ts'

/** Values that no field of an action may have. */
const STRANGE: unknown[] = [
  -1,
  -2,
  99,
  1e9,
  0.5,
  -0.5,
  Number.NaN,
  Infinity,
  null,
  undefined,
  '0',
  '',
  true,
  {},
  [0],
]

const NO_ACTIONS: unknown[] = [
  null,
  undefined,
  0,
  'pass',
  [],
  {},
  { type: 'fly' },
  { type: '__proto__' },
  { type: 'toString' },
  { type: null },
  { type: 'choose' },
  { type: 'play' },
  { type: 'use' },
  { type: 'attempt' },
  { type: 'journey' },
  { type: 'keep' },
]

/** A legal action with one field changed. */
function bent(action: Action, dice: Dice): unknown {
  const fields = Object.keys(action).filter((key) => key !== 'type')
  if (fields.length === 0) return { ...action, type: dice.pick(['keep', 'fly', 'choose', 'gain']) }
  return { ...action, [dice.pick(fields)]: dice.pick(STRANGE) }
}

/** An action of any type, well formed, with numbers that might just fit. */
function wild(state: GameState, dice: Dice): unknown {
  const row = dice.below(5) - 1
  const slot = dice.below(6)
  const cards = state.heroes
    .flatMap((h) => [...h.hand, ...h.inPlay, ...h.dealt])
    .concat(state.watchers, 0, 57)
  const card = dice.pick(cards)
  return dice.pick<object>([
    { type: 'keep', origin: card, motivation: dice.pick(cards), destiny: dice.pick(cards) },
    { type: 'gain', row, slot },
    { type: 'attempt', row, slot, path: dice.below(3) },
    { type: 'attempt', row: -1, slot: 0, path: dice.below(2), abilities: [dice.below(6), dice.below(6)] },
    // the abilities of a Challenge are not for the hero to choose
    { type: 'attempt', row, slot, path: dice.below(2), abilities: [0, 1, 2, 3, 4, 5] },
    { type: 'journey', row, slot },
    { type: 'replace', row, slot },
    { type: 'use', card, power: dice.below(3), cost: dice.below(3) - 1 },
    { type: 'play', card, on: dice.below(6) - 1 },
    { type: 'bank' },
    { type: 'choose', option: dice.below(8) },
    { type: 'pass' },
  ])
}

export const nonsense = (state: GameState, actions: readonly Action[], dice: Dice): unknown =>
  dice.pick([
    () => bent(dice.pick(actions), dice),
    () => wild(state, dice),
    () => wild(state, dice),
    () => dice.pick(NO_ACTIONS),
  ])()

/** Seats that are not asked, at the table or not. */
export const wrongSeats = (state: GameState, asked: readonly Seat[]): Seat[] =>
  [...state.heroes.keys(), -1, state.heroes.length, 99, 0.5, Number.NaN].filter(
    (seat) => !asked.includes(seat),
  )

/** Is it one of these? Two ways to write an action are the same: the order of chosen abilities says nothing. */
export function isAmong(actions: readonly Action[], action: unknown): boolean {
  const type = (action as Action | null | undefined)?.type
  const alike = actions.filter((a) => a.type === type)
  if (alike.length === 0) return false
  const text = sorted(action)
  return alike.some((a) => sorted(a) === text)
}

const sorted = (action: unknown): string =>
  JSON.stringify(action, (key, value: unknown) =>
    key === 'abilities' && Array.isArray(value) ? value.toSorted((a, b) => Number(a) - Number(b)) : value,
  )
