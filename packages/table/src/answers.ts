/**
 * What a table tells a seat about the game, and nothing that the seat can't know. Whatever looks ahead does so in a state that was
 * imagined from the seat's own view, so that nothing hidden can show through.
 */
import { adept, type Chosen } from '@runesaga/bots'
import {
  type Action,
  fastRandom,
  type GameState,
  IllegalAction,
  isPlan,
  type Odds,
  type Plan,
  type Player,
  type Reason,
  type Result,
  type Rules,
  type Seat,
  type Viewer,
  WINDOW,
  type WindowName,
} from '@runesaga/engine'
import { boxOf, chanceOf, difficultyOf, Game, imagineOne } from '@runesaga/engine/search'
import type { PromptPolicy } from './prompt-policy.ts'
import type { Look, Refusal } from './table.ts'
import { NOBODY_ASKS, whyNotFor } from './why-not.ts'

/** A game and who plays it. */
export interface Seated {
  rules: Rules
  state: GameState
  players: readonly Player[]
  asking: readonly PromptPolicy[]
  /** seats that pass until this turn has ended, by its number */
  passing: ReadonlyMap<Seat, number>
}

/** What a look tells about the state alone: neither how it came about nor whether the last move is still looked at. */
export type Sight = Omit<Look, 'version' | 'waiting' | 'undo'>

export function sightOf(table: Seated, viewer: Viewer): Sight {
  const { rules, state } = table
  const sheets = state.outcome === null ? [] : state.heroes.map((_, seat) => rules.scoreSheet(state, seat))
  const view = rules.knowledgeOf(state, viewer)
  if (viewer === 'spectator') return { view, sheets, ...NOTHING_TO_DO }
  const legal = rules.legalActions(state, viewer)
  const known = imagined(rules, state, viewer)
  return {
    view,
    legal,
    asked: isPending(rules, state, viewer) && !passesFor(table, viewer),
    chances: legal.map((action) => chanceFor(rules, known, viewer, action)),
    idle: legal.map((action) => rules.changesNothing(known, viewer, action)),
    why: whyNotFor(rules, known, viewer),
    prices: rules.menuPrices(known, viewer),
    sheet: state.phase === 'setup' ? null : rules.scoreSheet(state, viewer),
    sheets,
  }
}

const NOTHING_TO_DO = {
  legal: [],
  asked: false,
  chances: [],
  idle: [],
  why: NOBODY_ASKS,
  prices: { journey: 0, traits: [] },
  sheet: null,
} satisfies Partial<Sight>

const isPending = (rules: Rules, state: GameState, seat: Seat): boolean =>
  rules.pending(state).some((asked) => asked.seat === seat)

/** A state that fits what the seat knows: the same for all states that the seat can't tell apart. */
const imagined = (rules: Rules, state: GameState, seat: Seat): GameState =>
  imagineOne(boxOf(rules, state.setup), rules.knowledgeOf(state, seat))

function chanceFor(rules: Rules, known: GameState, seat: Seat, action: Action): number | null {
  if (action.type !== 'attempt') return null
  const { type: _, ...target } = action
  return chanceOf(boxOf(rules, known.setup), known, seat, { target })
}

/** The persons whom the game waits for. */
export const waitedFor = ({ rules, state, players }: Seated): Seat[] =>
  rules.pending(state).flatMap(({ seat }) => (players[seat].kind === 'person' ? [seat] : []))

/**
 * Does the table pass in the window that is open, because this person doesn't want to be asked? Where other persons sit at the table
 * only what they know too counts, since whom the game waits for tells them.
 */
export function passesFor({ rules, state, players, asking, passing }: Seated, seat: Seat): boolean {
  if (players[seat].kind !== 'person') return false
  const [decision] = rules.pending(state)
  if (decision?.seat !== seat || decision.kind !== 'window') return false
  if (passing.get(seat) === state.turn.number) return true
  const alone = players.every(({ kind }, other) => other === seat || kind !== 'person')
  if (alone && !hasReason(rules, state, seat, decision.window)) return true
  return !isAsked(rules, state, seat, asking[seat])
}

/** Is there anything to do in this window that isn't idle, or can't wait for a later moment? */
function hasReason(rules: Rules, state: GameState, seat: Seat, window: WindowName): boolean {
  const { cards } = boxOf(rules, state.setup)
  // a Feat that says no time may also wait for the turn's menu
  const later = LATER[window] | WINDOW.menu
  return rules.legalActions(state, seat).some((action) => {
    if (action.type !== 'play') return action.type !== 'pass'
    const waits = (cards[action.card].feat!.windows & later) !== 0
    return !waits || !rules.changesNothing(state, seat, action)
  })
}

/** The windows that come after each in the same attempt. */
const LATER: Record<WindowName, number> = {
  menu: 0,
  beforeCast: WINDOW.afterCast,
  afterCast: WINDOW.afterResolve,
  beforeResolve: WINDOW.afterResolve,
  afterResolve: 0,
  reply: 0,
  corruption: 0,
}

/** The exact odds of a plan of this seat's own; whose Feats others play isn't for it to ask. */
export const oddsFor = (rules: Rules, state: GameState, seat: Seat, plan: Plan): Odds | Refusal =>
  isOwn(plan, seat) ? orRefusal(() => rules.odds(imagined(rules, state, seat), seat, plan)) : 'wrong-hero'

export const holdingFor = (
  rules: Rules,
  state: GameState,
  seat: Seat,
  plan: Plan,
  later: Action,
): number | Refusal | null =>
  isOwn(plan, seat)
    ? orRefusal(() => rules.holding(imagined(rules, state, seat), seat, plan, later))
    : 'wrong-hero'

/** What is no plan at all is left to whoever works it out. */
const isOwn = (plan: Plan, seat: Seat): boolean =>
  !isPlan(plan) || (plan.feats ?? []).every(({ by = seat }) => by === seat)

export function foreseeFor(
  rules: Rules,
  state: GameState,
  seat: Seat,
  actions: readonly (Action | null)[],
): (Result | Reason | null)[] {
  if (!Array.isArray(actions)) return []
  const known = imagined(rules, state, seat)
  return actions.map((action) => rules.resultOf(known, seat, action))
}

export const whyNotOf = (rules: Rules, state: GameState, seat: Seat, action: Action): Reason | null =>
  rules.whyNot(imagined(rules, state, seat), seat, action)

/** A hint says the chances that the cards show. */
const HINT = { tries: 0, exact: true }

/** What the adept would do, if this seat is asked; `moment` makes its chance the same when it is asked again. */
export function hintFor(rules: Rules, state: GameState, seat: Seat, moment: string): Chosen | null {
  if (!isPending(rules, state, seat)) return null
  const box = boxOf(rules, state.setup)
  const legal = rules.legalActions(state, seat)
  return adept.choose(box, rules.knowledgeOf(state, seat), legal, fastRandom(moment), HINT)
}

function orRefusal<T>(figure: () => T): T | Refusal {
  try {
    return figure()
  } catch (error) {
    if (error instanceof IllegalAction) return error.reason
    throw error
  }
}

/** Does this seat want to be asked in the window that is open? By its wish and by what everybody sees. */
function isAsked(rules: Rules, state: GameState, seat: Seat, asking: PromptPolicy): boolean {
  const { attempt } = state
  switch (asking.when) {
    case 'always':
      return true
    case 'mine':
      return attempt === null ? state.turn.seat === seat : attempt.seat === seat
    case 'from':
      return (
        attempt === null || difficultyOf(Game.reading(state, boxOf(rules, state.setup))) >= asking.difficulty
      )
    case 'never':
      return false
  }
}
