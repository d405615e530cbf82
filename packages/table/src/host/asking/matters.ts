/**
 * Could a card or a power of one's own still change something that matters? This looks into the hand, so it is for whoever sits alone with
 * bots: nobody else is told whether the game waits.
 */
import type { Action, GameState, Rules, Seat } from '@runesaga/engine'
import { resultFor } from '@runesaga/engine/host'
import {
  areFriends,
  type Box,
  boxOf,
  hasLocked,
  nextThreshold,
  showsMoon,
  TOUCHES,
  WINDOW,
} from '@runesaga/engine/search'
import { type Doing, possibleWith, windowOf } from './possible.ts'

type Result = Exclude<ReturnType<typeof resultFor>, string | null>

/** Answers that were found already: a table asks several times about the same moment. */
const known = new WeakMap<GameState, Map<Seat, boolean>>()

/** Could it turn a success or a failure, stop a loss, or be lost if it isn't done now? */
export function matters(rules: Rules, state: GameState, seat: Seat): boolean {
  const found = known.get(state) ?? new Map<Seat, boolean>()
  known.set(state, found)
  const before = found.get(seat)
  if (before !== undefined) return before
  const answer = new Moment(rules, state, seat).matters()
  found.set(seat, answer)
  return answer
}

class Moment {
  private readonly rules: Rules
  private readonly box: Box
  private readonly state: GameState
  private readonly seat: Seat
  /** is it good for this seat when the attempt succeeds? */
  private readonly hopes: boolean
  /** what comes of the attempt if this seat does nothing */
  private readonly otherwise: Result | null

  constructor(rules: Rules, state: GameState, seat: Seat) {
    this.rules = rules
    this.box = boxOf(rules, state.setup)
    this.state = state
    this.seat = seat
    this.hopes = state.attempt !== null && areFriends(state, state.attempt.seat, seat)
    this.otherwise = this.resultOf(null)
  }

  matters(): boolean {
    return this.rules.legalActions(this.state, this.seat).some((action) => this.isWorth(action))
  }

  private isWorth(action: Action): boolean {
    const { rules, box, state, seat } = this
    if (action.type === 'bank') return this.isWorthBanking()
    if (action.type !== 'play' && action.type !== 'use') return false
    if (rules.changesNothing(state, seat, action)) return false
    const { touches, waits } = possibleWith(rules, box, state, action)
    if ((touches & (TOUCHES.blows | TOUCHES.moons)) !== 0 && this.isThreatened()) return true
    if ((touches & TOUCHES.blows) !== 0 && this.isFoeAtWork()) return true
    // what can be done after the cast as well waits for the faces
    if (waits && state.attempt?.casts === 0) return false
    const turns = this.turns(action)
    if (turns !== 'not') return turns === 'well'
    return !waits && (touches & (TOUCHES.goods | TOUCHES.turn)) !== 0
  }

  /** Experience on a Class: where it opens a power that a failure calls for, or would be taken by a Feat. */
  private isWorthBanking(): boolean {
    const { box, state, seat, otherwise } = this
    const { banked, xp } = state.heroes[seat]
    if (!hasLocked(box.ruleset, banked)) return false
    if (state.stack.some(({ by, on, card }) => by !== seat && on === seat && box.featOf[card]!.takesXp))
      return true
    const isFailing = state.attempt?.seat === seat && state.attempt.casts > 0 && otherwise?.success === 0
    return isFailing && banked + xp >= nextThreshold(box.ruleset, banked)
  }

  /** Has the Adversary turned up a card on the attempt of a friend? */
  private isFoeAtWork(): boolean {
    const { attempt } = this.state
    return attempt !== null && attempt.revealed.length > 0 && areFriends(this.state, attempt.seat, this.seat)
  }

  /** Does a loss come? A Feat that waits and strikes this hero, Corruption of Dark runes or of a card. */
  private isThreatened(): boolean {
    const { state, seat } = this
    const { attempt, stack, top } = state
    if (stack.some(({ by, on }) => by !== seat && (on === seat || attempt?.seat === seat))) return true
    if (windowOf(this.rules, state) === WINDOW.corruption) return areFriends(state, top!.that, seat)
    if (attempt?.seat !== seat || attempt.casts === 0 || attempt.noCorruption) return false
    return attempt.stones.some((stone, i) => showsMoon(stone, attempt.faces[i]))
  }

  /** Does it turn the outcome, and as this seat would have it? What can't be told may turn it. */
  private turns(action: Doing<'play'> | Doing<'use'>): 'well' | 'ill' | 'not' {
    const { otherwise, hopes, state } = this
    if (otherwise === null) return 'not'
    const after = this.resultOf(action)
    const sign = hopes ? 1 : -1
    if (after === null) return (hopes ? otherwise.success < 1 : otherwise.success > 0) ? 'well' : 'not'
    const gained = sign * (after.success - otherwise.success)
    if (Math.abs(gained) > 1e-9) return gained > 0 ? 'well' : 'ill'
    // each success beyond the difficulty takes something from an Adversary that lies apart
    const beyond =
      state.attempt!.row < 0 && after.success === 1 ? sign * (spare(after) - spare(otherwise)) : 0
    return beyond === 0 ? 'not' : beyond > 0 ? 'well' : 'ill'
  }

  private resultOf(action: Action | null): Result | null {
    const { rules, box, state, seat } = this
    if (state.attempt === null) return null
    const result = resultFor(box, state, seat, action === null ? null : rules.deedOf(state, seat, action))
    return typeof result === 'string' ? null : result
  }
}

const spare = ({ total, difficulty }: Result): number => (total ?? difficulty) - difficulty
