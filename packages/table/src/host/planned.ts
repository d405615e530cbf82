/** What was planned for the turns that a table begins with, where it was laid out. */
import type { Action, GameState, Rules, Seat } from '@runesaga/engine'
import { actionOf } from '@runesaga/engine/host'
import { type Box, isAtMenu } from '@runesaga/engine/search'
import type { Deed } from '@runesaga/engine/view'
import type { TurnPlan } from '../lobby/new-table.ts'
import type { HostedGame } from './game.ts'
import { orReason } from './or-reason.ts'

/** What a bot does of its plan now; null where it decides itself. */
export const plannedAction = (
  rules: Rules,
  game: HostedGame,
  seat: Seat,
  plan: readonly TurnPlan[],
  legal: readonly Action[],
): Action | null => plannedDeed(rules, game, seat, plan, legal) ?? plannedFeat(rules, game, seat, plan, legal)

/** What it begins its turn with. */
function plannedDeed(
  rules: Rules,
  { box, state }: HostedGame,
  seat: Seat,
  plan: readonly TurnPlan[],
  legal: readonly Action[],
): Action | null {
  const { turn } = state
  const [deed] = deedsOf(plan[ownTurn(state, seat)])
  if (deed === undefined || turn.seat !== seat || !isAtMenu(state)) return null
  // one thing a turn: a bot that looked further might take away what the turn leads up to
  if (turn.mainDone) return passAmong(legal)
  return ifAllowed(rules, box, state, seat, deed)
}

/** A Feat that was planned up to this turn waits in the hand for the stones: nothing else is played before they are cast. */
function plannedFeat(
  rules: Rules,
  { box, state }: HostedGame,
  seat: Seat,
  plan: readonly TurnPlan[],
  legal: readonly Action[],
): Action | null {
  const { attempt, heroes } = state
  const feat = plannedSoFar(state, seat, plan).find(
    (deed) =>
      typeof deed === 'object' &&
      'play' in deed &&
      heroes[seat].hand.some((no) => box.cards[no].id === deed.play.card),
  )
  if (feat === undefined || attempt === null) return null
  if (attempt.casts === 0) return passAmong(legal)
  return ifAllowed(rules, box, state, seat, feat)
}

function ifAllowed(rules: Rules, box: Box, state: GameState, seat: Seat, deed: Deed): Action | null {
  const action = orReason(() => actionOf(box, state, seat, deed))
  return typeof action === 'string' || rules.whyNot(state, seat, action) !== null ? null : action
}

/** Which of its turns a hero is in, or was in last; from 0. */
function ownTurn({ turn, setup, heroes }: GameState, seat: Seat): number {
  const place = (seat - setup.firstSeat + heroes.length) % heroes.length
  return Math.floor((turn.number - 1 - place) / heroes.length)
}

/** What was planned for its turns up to this one; nothing any more once its plan is over. */
export function plannedSoFar(state: GameState, seat: Seat, plan: readonly TurnPlan[]): readonly Deed[] {
  const now = ownTurn(state, seat)
  return now < plan.length ? plan.slice(0, now + 1).flatMap(deedsOf) : []
}

const passAmong = (legal: readonly Action[]): Action | null =>
  legal.find(({ type }) => type === 'pass') ?? null

const deedsOf = (turn: TurnPlan | undefined): readonly Deed[] =>
  turn === undefined ? [] : typeof turn === 'object' && Array.isArray(turn) ? turn : [turn as Deed]
