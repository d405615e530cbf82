/** The shape of actions and plans: they may come from anywhere, so every field is looked at before anything is done with it. */
import type { Plan } from '../ahead/odds.ts'
import type { GameState, Seat } from '../state/types.ts'
import { type Action, PASS } from './action.ts'

/** A negative zero would pass for a zero everywhere, and yet not survive a save. */
const whole = (n: unknown): boolean => Number.isInteger(n) && !Object.is(n, -0)

/** Is this an action at all, with a whole number wherever one belongs? Whether it is legal is another question. */
export function wellFormed(action: Action): boolean {
  if (action === PASS) return true
  if (typeof action !== 'object' || action === null) return false
  switch (action.type) {
    case 'pass':
    case 'bank':
      return true
    case 'choose':
      return whole(action.option)
    case 'play':
      return whole(action.card) && whole(action.on)
    case 'use':
      return whole(action.card) && whole(action.power) && whole(action.cost)
    case 'gain':
    case 'journey':
    case 'replace':
      return whole(action.row) && whole(action.slot)
    case 'attempt': {
      const { row, slot, path, abilities } = action
      if (!whole(row) || !whole(slot) || !whole(path)) return false
      return abilities === undefined || (Array.isArray(abilities) && abilities.every(whole))
    }
    case 'keep':
      return whole(action.origin) && whole(action.motivation) && whole(action.destiny)
    default:
      return false
  }
}

/** Is this a place at the table? */
export const isSeat = ({ heroes }: GameState, seat: Seat): boolean =>
  whole(seat) && seat >= 0 && seat < heroes.length

const maybe = (value: unknown): boolean => value === undefined || whole(value)

const isList = (value: unknown, isItem: (item: never) => boolean): boolean =>
  value === undefined || (Array.isArray(value) && value.every((item: unknown) => isItem(item as never)))

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null

/** The same of a plan whose odds are asked for. */
export const isPlan = (plan: Plan): boolean =>
  isObject(plan) &&
  (plan.target === undefined || isObject(plan.target)) &&
  maybe(plan.dark) &&
  isList(plan.feats, (feat: NonNullable<Plan['feats']>[number]) => isObject(feat) && maybe(feat.by)) &&
  isList(plan.powers, isObject) &&
  isList(plan.uses, isObject) &&
  isList(plan.choices, whole)
