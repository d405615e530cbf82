/** Who answers how while a game is played ahead. */
import { type Action, PASS } from '../actions/action.ts'
import { refuses } from '../actions/legal.ts'
import { IllegalAction } from '../actions/reasons.ts'
import { darkPrices } from '../conduct/dark.ts'
import type { Game } from '../state/game.ts'
import { AT } from '../state/places.ts'
import type { Seat } from '../state/types.ts'
import type { Choice } from '../words/op.ts'
import type { Policy } from './advance-until.ts'
import type { Plan } from './odds.ts'

/**
 * Nobody does anything: windows are passed, what may be declined is declined, no Dark runes are bought. A choice that must be made is
 * left open, so that each answer is tried.
 */
export const declining: Policy = ({ game, options }) => {
  if (options === null) return PASS
  const { place } = game.state.top!
  const option = place === AT.attempt.buyDark ? 0 : options.findIndex(refusalAt(place))
  if (option < 0 && options.length > 1) return 'each'
  return { type: 'choose', option: Math.max(0, option) }
}

/** To take nothing of a Twist of Fate is to decline; to be done with stones is a choice among stones. */
const refusalAt =
  (place: number) =>
  ({ kind }: Choice): boolean =>
    kind === 'no' || (kind === 'done' && place === AT.twist.heritage)

/** A plan that is being carried out. */
export interface Planned {
  policy: Policy
  /** what 0, 1, 2 … Dark runes cost when they could be bought: filled on the way */
  prices: number[]
  /** has all been played and used that was to be? */
  isDone: () => boolean
}

/**
 * What is planned is done as soon as it can be; everything else is passed or declined. Where the plan says nothing and a choice must be
 * made, it is the first: a plan has one course. What the rules refuse throws IllegalAction.
 */
export function planned(plan: Plan, seat: Seat): Planned {
  const uses = [...(plan.uses ?? [])]
  const feats = [...(plan.feats ?? [])]
  const powers = [...(plan.powers ?? [])]
  const choices = [...(plan.choices ?? [])]
  const inWindow = ({ state }: Game, asked: Seat): Action => {
    if (uses.length > 0 && asked === seat) return uses.shift()!
    const [feat] = feats
    const [power] = powers
    if (feat !== undefined && (feat.by ?? seat) === asked) {
      feats.shift()
      return { type: 'play', card: feat.card, on: feat.on ?? state.attempt!.seat }
    }
    if (power === undefined || asked !== seat) return PASS
    powers.shift()
    return { type: 'use', card: power.card, power: power.power, cost: power.cost ?? -1 }
  }
  const prices = [0]
  return {
    prices,
    isDone: () => uses.length + feats.length + powers.length === 0,
    policy({ game, seat: asked, options }) {
      if (options === null) return checked(game, asked, inWindow(game, asked))
      if (game.state.top!.place === AT.attempt.buyDark) {
        prices.splice(0, prices.length, ...darkPrices(game))
        return checked(game, asked, { type: 'choose', option: plan.dark ?? 0 })
      }
      const no = options.findIndex(({ kind }) => kind === 'no')
      return checked(game, asked, { type: 'choose', option: choices.shift() ?? Math.max(0, no) })
    },
  }
}

/** The action, if it may be done. */
export function checked(g: Game, seat: Seat, action: Action): Action {
  const reason = action === PASS ? null : refuses(g, seat, action)
  if (reason !== null) throw new IllegalAction(reason)
  return action
}
