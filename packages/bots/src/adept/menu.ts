/** The adept's turn: weigh every gain and every attempt, look for something better when all are poor, and never idle. */
import { type Action, PASS } from '@runesaga/engine'
import {
  asIfJourneyed,
  hasJourneyed,
  hasLocked,
  hasStanding,
  journeyPrice,
  NO_CARD,
  type Target,
} from '@runesaga/engine/search'
import type { Chosen, Motive } from '../bot.ts'
import { ambition } from './ambition.ts'
import { exactValueOfAttempt, valueOfAttempt } from './attempts.ts'
import { type CastValue, corruptionCosts } from './cast-value.ts'
import { worthOfGained } from './gained.ts'
import { fedBy, fedDestiny, type Outlook, worthOfFeat, worthOfPath } from './outlook.ts'
import type { Position } from './position.ts'
import { AT } from './tally.ts'

interface Option {
  action: Action
  value: number
  /** of an attempt */
  cast: CastValue | null
}

/** Where the best of a row is worth less than this, by Act, something new is worth a Journey's price. */
const POOR = [2.4, 1.6, 2.2]
/** In the party, failing costs more than time. */
const POOR_TOGETHER = [4.2, 3.5, 3.8]
/** What is left when a Journey or a bank is paid for. */
const RESERVE = 1

export function inMenu(position: Position, o: Outlook, legal: readonly Action[]): Chosen {
  const bank = banks(o) ? legal.find((action) => action.type === 'bank') : undefined
  if (bank !== undefined)
    return { action: bank, reasons: [{ why: 'feeds-class', banked: o.tally[AT.banked] + 1 }] }
  if (position.state.turn.main === 0) return { action: PASS, reasons: NOTHING }
  const costs = corruptionCosts(o)
  const options: Option[] = []
  for (const action of legal) {
    if (action.type === 'attempt') {
      const cast =
        position.imagined === null
          ? valueOfAttempt(position, o, costs, action)
          : exactValueOfAttempt(position, position.imagined, o, costs, targetOf(action))
      options.push({ action, value: cast.value, cast })
    } else if (action.type === 'gain') {
      const card = position.state.rows[action.row].cards[action.slot]
      options.push({ action, value: worthOfTrait(position, o, costs, card), cast: null })
    }
  }
  options.sort((a, b) => b.value - a.value)
  const best = options[0]
  const journey = worthAJourney(position, o, legal, options)
  if (journey !== null) return { action: journey, reasons: whyJourney(position, o, best?.value ?? 0) }
  if (best !== undefined) return { action: best.action, reasons: reasonsFor(position, o, best, options) }
  const replace = leastUseful(position, legal, 'replace', options)
  if (replace !== null) return { action: replace, reasons: [{ why: 'poor-rows', best: 0 }] }
  return { action: PASS, reasons: NOTHING }
}
const NOTHING: Motive[] = [{ why: 'nothing-gained' }]

const targetOf = ({ row, slot, path, abilities }: Extract<Action, { type: 'attempt' }>): Target =>
  abilities === undefined ? { row, slot, path } : { row, slot, path, abilities }

/** Every attempt that the open rows allow this hero, now or on a later turn. */
export function attemptsIn(position: Position, o: Outlook): { target: Target; value: number }[] {
  const { state, box } = position
  const costs = corruptionCosts(o)
  const found: { target: Target; value: number }[] = []
  const done = Math.floor(position.me.story.length / box.ruleset.cardsPerColumn)
  for (let row = done; row < state.rows.length; row++) {
    if (!state.rows[row].open) continue
    for (let slot = 0; slot < state.rows[row].cards.length; slot++) {
      const card = state.rows[row].cards[slot]
      if (card === NO_CARD || box.cards[card].kind === 'trait') continue
      for (let path = 0; path < box.cards[card].paths.length; path++) {
        const target = { row, slot, path }
        found.push({ target, value: valueOfAttempt(position, o, costs, target).value })
      }
    }
  }
  return found
}

/** A Trait is sure, but has its price. */
function worthOfTrait(position: Position, o: Outlook, costs: readonly number[], no: number): number {
  const { game, seat, box } = position
  const card = box.cards[no]
  const { need, pay, orPay } = card.gaining!
  const met = need === null || need(game, seat, seat, no)
  const index = met ? pay : orPay
  let value =
    worthOfPath(o, 'trait', card.paths[0]) + worthOfGained(position, o, costs, no) - o.token * o.burdens.trait
  if (index < 0) return value
  const cost = card.costs[index]
  value -= (cost.xp + cost.xpUpTo) * o.xp + cost.adversaryXp * o.token
  value += costs[Math.min(3, cost.corruption)]
  if (cost.discard > 0) value -= cost.discard * Math.min(worthOfFeat(o, 'hero'), worthOfFeat(o, 'antihero'))
  return cost.sacrificeAlly || cost.sacrificeThis ? value - SACRIFICE : value
}
/** What an Ally is worth who is given up for a Trait. */
const SACRIFICE = 3

/** A Journey when what it may turn up, and what the own cards make of it, are worth its price. */
function worthAJourney(
  position: Position,
  o: Outlook,
  legal: readonly Action[],
  options: readonly Option[],
): Action | null {
  const { turn } = position.state
  if (turn.main === 0 || turn.mustFace || o.left === 0) return null
  const journey = leastUseful(position, legal, 'journey', options)
  if (journey === null || journey.type !== 'journey') return null
  if (options.length === 0) return legal.some((action) => action.type === 'replace') ? null : journey
  const price = journeyPrice(position.game, position.seat)
  if (price > 0 && o.tally[AT.xp] < price + RESERVE) return null
  const poor = (position.together ? POOR_TOGETHER : POOR)[journey.row] - o.token * o.burdens.journey
  const better =
    Math.exp((poor - options[0].value) / SPREAD) +
    (fedBy(o, AT.journeys) + lift(position, o, options[0])) / o.xp
  return better > Math.max(price, A_LITTLE) ? journey : null
}
/** How fast the hope for a better card fades the better the best one is. */
const SPREAD = 1.5
/** What even a Journey that costs nothing must bring. */
const A_LITTLE = 0.1

/** What it adds to the best attempt that the hero has journeyed this turn. */
function lift(position: Position, o: Outlook, { action }: Option): number {
  const { state } = position
  if (action.type !== 'attempt' || !hasStanding(position.me) || hasJourneyed(state)) return 0
  const costs = corruptionCosts(o)
  const then = valueOfAttempt({ ...position, state: asIfJourneyed(state) }, o, costs, action)
  return then.value - valueOfAttempt(position, o, costs, action).value
}

/** The place in the rows, highest Act first, whose card this hero has least use for. */
function leastUseful(
  position: Position,
  legal: readonly Action[],
  type: 'journey' | 'replace',
  options: readonly Option[],
): Action | null {
  const done = Math.floor(position.me.story.length / position.box.ruleset.cardsPerColumn)
  let found: Action | null = null
  let least = Number.POSITIVE_INFINITY
  for (const action of legal) {
    if (action.type !== type || action.row < done) continue
    let value = -2 * action.row
    for (const option of options) {
      const at = option.action
      if ((at.type === 'attempt' || at.type === 'gain') && at.row === action.row && at.slot === action.slot) {
        value = Math.max(value, option.value)
      }
    }
    if (value >= least) continue
    least = value
    found = action
  }
  return found ?? legal.find((action) => action.type === type) ?? null
}

/** Experience goes to the Class while there are cards enough to come for its powers to pay. */
const banks = (o: Outlook): boolean =>
  o.left >= BANK_UNTIL && o.tally[AT.xp] > RESERVE && hasLocked(o.box.ruleset, o.tally[AT.banked])
const BANK_UNTIL = 5

function whyJourney({ state, box, me: { destiny } }: Position, o: Outlook, best: number): Motive[] {
  const poor: Motive = { why: 'poor-rows', best }
  const points = destiny < 0 ? 0 : fedBy(o, AT.journeys, ambition(state, box, destiny))
  return points > 0 ? [poor, { why: 'feeds-destiny', card: destiny, points }] : [poor]
}

function reasonsFor(position: Position, o: Outlook, best: Option, options: readonly Option[]): Motive[] {
  const reasons: Motive[] = [{ why: 'worth', points: best.value, next: options[1]?.value ?? null }]
  const { action, cast } = best
  if (cast !== null) {
    const other = options.find((option) => option !== best && option.cast !== null)
    reasons.push({ why: 'odds', success: cast.success, against: other?.cast?.success ?? null })
    if (cast.dark > 0) {
      const { dark: runes, success, plain: without } = cast
      reasons.push({ why: 'dark-runes', runes, success, without })
    }
  }
  if ((action.type === 'attempt' || action.type === 'gain') && action.row >= 0 && position.me.destiny >= 0) {
    const card = position.box.cards[position.state.rows[action.row].cards[action.slot]]
    const path = card.paths[action.type === 'attempt' ? action.path : 0]
    const points = fedDestiny(o, card.kind, path)
    if (points > 0) reasons.push({ why: 'feeds-destiny', card: position.me.destiny, points })
  }
  return reasons
}
