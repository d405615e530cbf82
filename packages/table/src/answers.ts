/**
 * What a table tells a seat about the game, and nothing that the seat can't know. Whatever looks ahead does so in a state that was
 * imagined from the seat's own view, so that nothing hidden can show through.
 */
import { adept, type Chosen } from '@runesaga/bots'
import {
  type Action,
  boxOf,
  changesNothing,
  fastRandom,
  type GameState,
  holding,
  IllegalAction,
  imagine,
  isPlan,
  legalActions,
  menuPrices,
  type Odds,
  odds,
  type Plan,
  type Prospect,
  pending,
  prospect,
  type Reason,
  type Seat,
  scoreSheet,
  type Viewer,
  viewFor,
  WINDOW,
  type WindowName,
  whyNot,
} from '@runesaga/engine'
import { type Asking, isAsked } from './asking.ts'
import type { Look, Player, Refusal } from './table.ts'
import { NOBODY_ASKS, whyNotFor } from './why-not.ts'

/** A game and who plays it. */
export interface Seated {
  state: GameState
  players: readonly Player[]
  asking: readonly Asking[]
  /** seats that pass until this turn has ended, by its number */
  passing: ReadonlyMap<Seat, number>
}

/** What a look tells about the state alone: neither how it came about nor whether the last move is still looked at. */
export type Sight = Omit<Look, 'version' | 'waiting' | 'undo'>

export function sightOf(table: Seated, viewer: Viewer): Sight {
  const { state } = table
  const sheets = state.outcome === null ? [] : state.heroes.map((_, seat) => scoreSheet(state, seat))
  const view = viewFor(state, viewer)
  if (viewer === 'spectator') return { view, sheets, ...NOTHING_TO_DO }
  const legal = legalActions(state, viewer)
  const known = imagined(state, viewer)
  return {
    view,
    legal,
    asked: isPending(state, viewer) && !passesFor(table, viewer),
    chances: legal.map((action) => chanceOf(known, viewer, action)),
    idle: legal.map((action) => changesNothing(known, viewer, action)),
    why: whyNotFor(known, viewer),
    prices: menuPrices(known, viewer),
    sheet: state.phase === 'setup' ? null : scoreSheet(state, viewer),
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

const isPending = (state: GameState, seat: Seat): boolean =>
  pending(state).some((asked) => asked.seat === seat)

/** A state that fits what the seat knows: the same for all states that the seat can't tell apart. */
const imagined = (state: GameState, seat: Seat): GameState => imagine(viewFor(state, seat), fastRandom(0))

function chanceOf(known: GameState, seat: Seat, action: Action): number | null {
  if (action.type !== 'attempt') return null
  const { type: _, ...target } = action
  return odds(known, seat, { target }).success
}

/** The persons whom the game waits for. */
export const waitedFor = ({ state, players }: Seated): Seat[] =>
  pending(state).flatMap(({ seat }) => (players[seat].kind === 'person' ? [seat] : []))

/**
 * Does the table pass in the window that is open, because this person doesn't want to be asked? Where other persons sit at the table
 * only what they know too counts, since whom the game waits for tells them.
 */
export function passesFor({ state, players, asking, passing }: Seated, seat: Seat): boolean {
  if (players[seat].kind !== 'person') return false
  const [decision] = pending(state)
  if (decision?.seat !== seat || decision.kind !== 'window') return false
  if (passing.get(seat) === state.turn.number) return true
  const alone = players.every(({ kind }, other) => other === seat || kind !== 'person')
  if (alone && !hasReason(state, seat, decision.window)) return true
  return !isAsked(state, seat, asking[seat])
}

/** Is there anything to do in this window that isn't idle, or can't wait for a later moment? */
function hasReason(state: GameState, seat: Seat, window: WindowName): boolean {
  const { cards } = boxOf(state.setup)
  // a Feat that says no time may also wait for the turn's menu
  const later = LATER[window] | WINDOW.menu
  return legalActions(state, seat).some((action) => {
    if (action.type !== 'play') return action.type !== 'pass'
    const waits = (cards[action.card].feat!.windows & later) !== 0
    return !waits || !changesNothing(state, seat, action)
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
export const oddsFor = (state: GameState, seat: Seat, plan: Plan): Odds | Refusal =>
  isOwn(plan, seat) ? orRefusal(() => odds(imagined(state, seat), seat, plan)) : 'wrong-hero'

export const holdingFor = (
  state: GameState,
  seat: Seat,
  plan: Plan,
  later: Action,
): number | Refusal | null =>
  isOwn(plan, seat) ? orRefusal(() => holding(imagined(state, seat), seat, plan, later)) : 'wrong-hero'

/** What is no plan at all is left to whoever works it out. */
const isOwn = (plan: Plan, seat: Seat): boolean =>
  !isPlan(plan) || (plan.feats ?? []).every(({ by = seat }) => by === seat)

export function foreseeFor(
  state: GameState,
  seat: Seat,
  actions: readonly (Action | null)[],
): (Prospect | Reason | null)[] {
  if (!Array.isArray(actions)) return []
  const known = imagined(state, seat)
  return actions.map((action) => prospect(known, seat, action))
}

export const whyNotOf = (state: GameState, seat: Seat, action: Action): Reason | null =>
  whyNot(imagined(state, seat), seat, action)

/** What the adept would do, if this seat is asked; `moment` makes its chance the same when it is asked again. */
export function hintFor(state: GameState, seat: Seat, moment: string): Chosen | null {
  if (!isPending(state, seat)) return null
  return adept.choose(viewFor(state, seat), legalActions(state, seat), fastRandom(moment))
}

function orRefusal<T>(figure: () => T): T | Refusal {
  try {
    return figure()
  } catch (error) {
    if (error instanceof IllegalAction) return error.reason
    throw error
  }
}
