/**
 * What gaining a Trait would bring and take, and overcoming an attempt: the plan is carried out up to the cast, the cast is taken for one that is just enough
 * and shows no moon, and the rules go on until the row is filled again. Whoever may decline something declines it. Experience that
 * hangs on the margin isn't counted.
 */
import type { Action } from '../actions/action.ts'
import { enact } from '../actions/apply.ts'
import type { Box } from '../compile/box.ts'
import { castIsToCome, poolOf } from '../conduct/attempt-math.ts'
import { type ScoreSheet, scoreSheet } from '../score/sheet.ts'
import { Game } from '../state/game.ts'
import { AT } from '../state/places.ts'
import type { GameState, Seat } from '../state/types.ts'
import { advanceUntil, type Policy, type Stop } from './advance-until.ts'
import { hideAdversaryDeck, scriptCasts } from './casts.ts'
import { carryOut, declared, type Plan } from './odds.ts'
import { checked, declining } from './policies.ts'
import { adversaryWinsNext } from './stops.ts'

export interface Brought {
  /** the level of the track, by its index */
  level: number
  /** Experience, without what the plan itself costs */
  xp: number
  /** as the game would be scored at the cast, and then */
  before: ScoreSheet
  after: ScoreSheet
}

/** More than any power asks for. */
const WIDE_MARGIN = 20

/** Null for what lies apart, and where nothing is left to overcome. Throws IllegalAction for a plan that can't be carried out. */
export function broughtBy(box: Box, state: GameState, seat: Seat, plan: Plan): Brought | null {
  const narrow = broughtWith(0, box, state, seat, plan)
  const wide = narrow && broughtWith(WIDE_MARGIN, box, state, seat, plan)
  return wide && { ...narrow, xp: Math.min(narrow.xp, wide.xp) }
}

function broughtWith(margin: number, box: Box, state: GameState, seat: Seat, plan: Plan): Brought | null {
  const g = declared(box, state, seat, plan)
  if (!castIsToCome(g) || g.state.attempt!.row < 0) return null
  carryOut(g, seat, plan)
  if (adversaryWinsNext(g)) return null
  const { xp } = g.state.heroes[seat]
  const before = scoreSheet(box, g.state, seat)
  overcome(g, margin)
  const hero = g.state.heroes[seat]
  return { level: hero.level, xp: hero.xp - xp, before, after: scoreSheet(box, g.state, seat) }
}

/** R-TRAIT-02…06: the Trait is paid for and tucked, with what powers make of it by themselves. Throws IllegalAction for what may not be done. */
export function broughtByGain(box: Box, state: GameState, seat: Seat, gain: Action): Brought {
  const g = Game.on(state, box)
  const before = scoreSheet(box, state, seat)
  const { xp } = state.heroes[seat]
  enact(g, seat, checked(g, seat, gain))
  scriptCasts(g, [])
  hideAdversaryDeck(g)
  advanceUntil(g, (one) => one.state.top!.place === AT.trait.refill || adversaryWinsNext(one), firstAnswers)
  const hero = g.state.heroes[seat]
  return { level: hero.level, xp: hero.xp - xp, before, after: scoreSheet(box, g.state, seat) }
}

/** From the cast on: R-ATTEMPT-13, and what powers make of it by themselves. */
function overcome(g: Game, margin: number): void {
  const a = g.attempt()
  a.stones = poolOf(g)
  a.faces = a.stones.map(() => 0)
  a.casts++
  a.throws++
  a.outcome = 'overcome'
  a.margin = margin
  g.top().place = AT.attempt.resolve
  scriptCasts(g, [])
  hideAdversaryDeck(g)
  advanceUntil(g, atRefill, firstAnswers)
}

const atRefill: Stop = (g) => g.state.top!.place === AT.attempt.refill || adversaryWinsNext(g)

/** A choice that must be made is answered as in a plan: by the first answer. */
const firstAnswers: Policy = (asked) => {
  const answer = declining(asked)
  return answer === 'each' ? { type: 'choose', option: 0 } : answer
}
