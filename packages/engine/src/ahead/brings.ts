/**
 * What gaining a Trait would bring and take, and overcoming an attempt: the plan is carried out up to the cast, the cast is taken for one that is just enough
 * and shows no moon, and the rules go on until the row is filled again. Whoever may decline something declines it. Experience that
 * hangs on how much there is to spare is told apart.
 */
import type { Action } from '../actions/action.ts'
import { enact } from '../actions/apply.ts'
import type { Box } from '../compile/box.ts'
import { EVENT } from '../compile/events.ts'
import { castIsToCome, poolOf } from '../conduct/attempt-math.ts'
import { type ScoreSheet, scoreSheet } from '../score/sheet.ts'
import { Game } from '../state/game.ts'
import { AT } from '../state/places.ts'
import type { GameState, Hero, Seat } from '../state/types.ts'
import { advanceUntil, type Policy, type Stop } from './advance-until.ts'
import { facesMatter, hideAdversaryDeck, scriptCasts } from './casts.ts'
import { carryOut, declared, type Plan, weighed } from './odds.ts'
import { checked, declining } from './policies.ts'
import { adversaryWinsNext } from './stops.ts'

export interface Brought {
  /** the level of the track, by its index */
  level: number
  /** Experience, without what the plan itself costs: as much as there is however it succeeds */
  xp: number
  /** Experience beyond that, where a success has so much to spare */
  spare: readonly SpareXp[]
  /** as the game would be scored before anything of it was done, and then */
  before: ScoreSheet
  after: ScoreSheet
  /** how the score changes, with as little as choices on the way may leave */
  points: number
  /** a choice on the way, or what the faces pay, may bring more */
  isLeast: boolean
}

/** With `from` to `to` successes to spare; null: however many more. */
export interface SpareXp {
  from: number
  to: number | null
  xp: number
}

/** No power asks for more to spare; and far more than that. */
const MOST_SPARE = 8
const WIDE_SPARE = 20

/** Null for what lies apart, and where nothing is left to overcome. Throws IllegalAction for a plan that can't be carried out. */
export function broughtBy(box: Box, state: GameState, seat: Seat, plan: Plan): Brought | null {
  const g = declared(box, state, seat, plan)
  if (!castIsToCome(g) || g.state.attempt!.row < 0) return null
  carryOut(g, seat, plan)
  if (adversaryWinsNext(g)) return null
  const planned = g.state.heroes[seat].xp
  const before = scoreSheet(box, state, seat)
  const endsWith = (spare: number, choice: Pick): End => overcome(Game.on(g.state, box), seat, spare, choice)
  const first = endsWith(0, 'first')
  const wide = endsWith(WIDE_SPARE, 'first')
  const least = first.hasChosen ? endsWith(0, 'last') : first
  const ends =
    first.hero.xp === wide.hero.xp
      ? [first]
      : [first, ...Array.from({ length: MOST_SPARE }, (_, i) => endsWith(i + 1, 'first')), wide]
  const xps = ends.map(({ hero }) => hero.xp)
  const xp = Math.min(...xps)
  return {
    level: first.hero.level,
    xp: xp - planned,
    spare: spareXp(xps.map((one) => one - xp)),
    before,
    after: first.sheet,
    points: Math.min(first.sheet.total, least.sheet.total) - first.hero.xp + xp - before.total,
    isLeast: first.hasChosen || wide.hasChosen || facesPay(g, seat),
  }
}

/** By how much there is to spare, from 0 on; the last stands for all that is more. */
function spareXp(xps: readonly number[]): SpareXp[] {
  const runs: SpareXp[] = []
  xps.forEach((xp, spare) => {
    const run = runs.at(-1)
    const isLast = spare === xps.length - 1
    if (run?.xp === xp) run.to = isLast ? null : spare
    else runs.push({ from: spare, to: isLast ? null : spare, xp })
  })
  return runs.filter(({ xp }) => xp > 0)
}

/** What powers may answer to once the stones have fallen. */
const OF_FACES = (['cast', 'rune-shows', 'twist', 'feat-drawn', 'feat-discarded'] as const).reduce(
  (bits, event) => bits | (1 << EVENT[event]),
  0,
)

/** May the stones pay Experience, or a power of the hero for what they show? */
const facesPay = (g: Game, seat: Seat): boolean =>
  facesMatter(g) || (g.state.heroes[seat].eventMask & OF_FACES) !== 0 || weighed(g).gains.xp > 0

/** R-TRAIT-02…06: the Trait is paid for and tucked, with what powers make of it by themselves. Throws IllegalAction for what may not be done. */
export function broughtByGain(box: Box, state: GameState, seat: Seat, gain: Action): Brought {
  const g = Game.on(state, box)
  const before = scoreSheet(box, state, seat)
  const { xp } = state.heroes[seat]
  enact(g, seat, checked(g, seat, gain))
  scriptCasts(g, [])
  hideAdversaryDeck(g)
  const { policy, hasChosen } = answering('first')
  advanceUntil(g, (one) => one.state.top!.place === AT.trait.refill || adversaryWinsNext(one), policy)
  const hero = g.state.heroes[seat]
  const after = scoreSheet(box, g.state, seat)
  const points = after.total - before.total
  return { level: hero.level, xp: hero.xp - xp, spare: [], before, after, points, isLeast: hasChosen() }
}

/** Which answer is given where one must be chosen. */
type Pick = 'first' | 'last'

/** How an attempt ends for its hero. */
interface End {
  hero: Hero
  sheet: ScoreSheet
  /** something had to be chosen on the way */
  hasChosen: boolean
}

/** From the cast on: R-ATTEMPT-13, and what powers make of it by themselves. */
function overcome(g: Game, seat: Seat, spare: number, choice: Pick): End {
  g.events = null
  const a = g.attempt()
  a.stones = poolOf(g)
  a.faces = a.stones.map(() => 0)
  a.casts++
  a.throws++
  a.outcome = 'overcome'
  a.margin = spare
  g.top().place = AT.attempt.resolve
  scriptCasts(g, [])
  hideAdversaryDeck(g)
  const { policy, hasChosen } = answering(choice)
  advanceUntil(g, atRefill, policy)
  return { hero: g.state.heroes[seat], sheet: scoreSheet(g.box, g.state, seat), hasChosen: hasChosen() }
}

const atRefill: Stop = (g) => g.state.top!.place === AT.attempt.refill || adversaryWinsNext(g)

function answering(choice: Pick): { policy: Policy; hasChosen: () => boolean } {
  let hasChosen = false
  return {
    hasChosen: () => hasChosen,
    policy: (asked) => {
      const answer = declining(asked)
      if (answer !== 'each') return answer
      hasChosen = true
      return { type: 'choose', option: choice === 'first' ? 0 : asked.options!.length - 1 }
    },
  }
}
