/** How a position changes for a seat: the own hero, the others, the Adversary, measured against where it started from. */
import type { GameState, Hero, Seat } from '@runesaga/engine'
import { ABILITIES, ICONS } from '@runesaga/engine/language'
import type { Box } from '@runesaga/engine/search'
import { NO_CARD } from '@runesaga/engine/search'
import { standing } from './adversary.ts'
import { attemptInProgress } from './attempts.ts'
import { type Outlook, outlookOf, retold } from './outlook.ts'
import { isFriend, type Position, positionAt } from './position.ts'
import { AT, tallyOf } from './tally.ts'

/** What all the rivals' fortunes together weigh against the own. */
const RIVALRY = 0.7
const MAIN_ACTION = 4
const FREE_JOURNEY = 0.5

/** Weighs states that came of one another. They share what didn't change, and what didn't change needn't be weighed. */
export class Scales {
  private readonly start: Position
  private readonly own: Outlook
  private readonly outlooks: (Outlook | undefined)[]
  /** by seat, what each hero was worth at the start */
  private readonly worths: number[] = []
  /** by seat, what each hero's fortune counts */
  private readonly weights: readonly number[]

  /** `own`: the outlook of the seat's own hero at the start, which its view shows in full */
  constructor(box: Box, start: GameState, seat: Seat, own: Outlook) {
    this.start = positionAt(box, start, seat)
    this.own = own
    this.outlooks = start.heroes.map(() => undefined)
    this.weights = this.start.together
      ? start.heroes.map((_, other) => (isFriend(this.start, other) ? 1 : -RIVALRY))
      : rivalry(this.start)
  }

  /** What the seat has gained on the way from the start to this state. */
  gained(state: GameState): number {
    const { start } = this
    if (state === start.state) return 0
    const position = positionAt(start.box, state, start.seat)
    const pace = samePace(state, start.state)
    let sum = standing(state, position.box, start.seat) - standing(start.state, position.box, start.seat)
    for (let seat = 0; seat < state.heroes.length; seat++) {
      const same = pace && state.heroes[seat] === start.state.heroes[seat]
      if (same && !attempts(state, seat) && !attempts(start.state, seat)) continue
      const before = this.outlooks[seat] ?? this.weighStart(seat)
      const after = same
        ? before
        : pace
          ? retold(before, state.heroes[seat])
          : outlookOf(state, position.box, seat)
      const change = after.now + attemptInProgress(position, after, seat) - this.worths[seat]
      sum += this.weights[seat] * change
    }
    return sum + this.turn(state) - this.turn(start.state)
  }

  private weighStart(seat: Seat): Outlook {
    const { start } = this
    const outlook = seat === start.seat ? this.own : outlookOf(start.state, start.box, seat)
    this.outlooks[seat] = outlook
    this.worths[seat] = outlook.now + attemptInProgress(start, outlook, seat)
    return outlook
  }

  private turn({ turn }: GameState): number {
    return this.weights[turn.seat] * (turn.main * MAIN_ACTION + turn.freeJourneys * FREE_JOURNEY)
  }
}

/** What a rival loses is worth something to whoever else can still win: most where the rival leads. */
function rivalry({ state, box, seat }: Position): number[] {
  if (state.heroes.length === 2) return state.heroes.map((_, i) => (i === seat ? 1 : -RIVALRY))
  const leads = state.heroes.map((h, i) => (i === seat ? 0 : Math.exp(scored(box, h) / LEAD)))
  const all = leads.reduce((sum, lead) => sum + lead, 0)
  return leads.map((lead, i) => (i === seat ? 1 : (-RIVALRY * lead) / all))
}
/** By so many points, a rival must be ahead to count about three times as much. */
const LEAD = 5

/** Points that everybody can see. */
function scored(box: Box, h: Hero): number {
  const t = tallyOf(box, { ...h, destiny: NO_CARD })
  const { triumph, tragedy } = box.ruleset.track[h.level]
  let sum = t[AT.points] + t[AT.xp] + triumph + tragedy
  for (let i = ABILITIES.length; i < ICONS.length; i++) sum += box.ruleset.iconPoints[Math.min(4, t[i])]
  return sum
}

const attempts = (state: GameState, seat: Seat): boolean =>
  state.attempt !== null && state.attempt.seat === seat

/** Do stories, Allies and the Adversary stand as they did? What heroes can expect depends on them. */
function samePace(a: GameState, b: GameState): boolean {
  if (a.adversary !== b.adversary) return false
  for (let i = 0; i < a.heroes.length; i++) {
    if (a.heroes[i].story.length !== b.heroes[i].story.length) return false
    if (a.heroes[i].allies.length !== b.heroes[i].allies.length) return false
  }
  return true
}
