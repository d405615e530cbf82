/** What a hero holds that could change an attempt, and how the Feats of the hand stand to a window. */
import { refuses } from '../actions/legal.ts'
import { WINDOW } from '../compile/events.ts'
import { isUsed } from '../conduct/limits.ts'
import { mayTarget } from '../conduct/playing.ts'
import { unlocked } from '../conduct/standing.ts'
import { type CardRef, refsIn } from '../deeds/card-ref.ts'
import { deedOf } from '../deeds/of-action.ts'
import type { Game } from '../state/game.ts'
import { AT } from '../state/places.ts'
import { windowFrame } from '../state/registers.ts'
import type { CardNo, GameState, Seat } from '../state/types.ts'
import { costOf } from './cost.ts'
import type { HeldFeat, Help, HelpMoment } from './view.ts'

const MOMENTS: readonly (readonly [HelpMoment, number])[] = [
  ['before', WINDOW.beforeCast],
  ['after', WINDOW.afterCast],
  ['failing', WINDOW.beforeResolve],
]
const momentOf = (windows: number): HelpMoment | undefined =>
  MOMENTS.find(([, window]) => (windows & window) !== 0)?.[0]
/** After the one that is named first. */
function laterIn(windows: number, first: HelpMoment): Help['later'] {
  const found = MOMENTS.find(([name, window]) => name !== first && (windows & window) !== 0)?.[0] ?? null
  return first === 'before' && found !== 'before' ? found : null
}

/** Feats first, then powers: in the order in which a plan with all of them would use them. */
export const helpsFor = (g: Game, seat: Seat): Help[] => [
  ...g.state.heroes[seat].hand.flatMap((card) => ofFeat(g, seat, card)),
  ...g.state.heroes[seat].inPlay.flatMap((card) => ofPowers(g, seat, card)),
]

function ofFeat({ box, state }: Game, seat: Seat, no: CardNo): Help[] {
  const { kind, bit, windows } = box.featOf[no]!
  const moment = momentOf(windows)
  if (moment === undefined) return []
  const card = refsIn(box)[no]
  const locked = (box.kindsAtLevel[state.heroes[seat].level] & bit) === 0
  const price = costOf(box, no, box.cards[no].feat!.cost)
  const later = laterIn(windows, moment)
  return [{ deed: { play: { card, on: seat } }, card, kind, moment, later, locked, price }]
}

/** Powers that aren't locked or used up, once for each of their costs. */
function ofPowers(g: Game, seat: Seat, no: CardNo): Help[] {
  const { box, state } = g
  return box.cards[no].powers.flatMap((power, index): Help[] => {
    const moment = momentOf(power.windows)
    if (moment === undefined || !unlocked(g, seat, power) || isUsed(g, no, index, seat)) return []
    const costs = power.costs.length === 0 ? [-1] : power.costs
    return costs.map((cost) => ({
      deed: deedOf(box, state, seat, { type: 'use', card: no, power: index, cost }),
      card: refsIn(box)[no],
      kind: null,
      moment,
      later: laterIn(power.windows, moment),
      locked: false,
      price: costOf(box, no, cost),
    }))
  })
}

/** Feats of the hand that may not be played at the hero's level (R-CORR-04). */
export function lockedFeats({ box, state }: Game, seat: Seat): CardRef[] {
  const { hand, level } = state.heroes[seat]
  const locked = hand.filter((card) => (box.kindsAtLevel[level] & box.featOf[card]!.bit) === 0)
  return locked.map((card) => refsIn(box)[card])
}

type Awaited = NonNullable<HeldFeat['waits']>

/** What a window still lies ahead of, in the order of an attempt. */
const AHEAD: ReadonlyMap<number, readonly (readonly [Awaited, number])[]> = new Map<
  number,
  readonly (readonly [Awaited, number])[]
>([
  [
    WINDOW.beforeCast,
    [
      ['cast', WINDOW.afterCast],
      ['fail', WINDOW.beforeResolve],
      ['end', WINDOW.afterResolve],
      ['card', WINDOW.reply],
    ],
  ],
  [
    WINDOW.afterCast,
    [
      ['fail', WINDOW.beforeResolve],
      ['end', WINDOW.afterResolve],
      ['card', WINDOW.reply],
    ],
  ],
  [WINDOW.beforeResolve, [['end', WINDOW.afterResolve]]],
])

/** In a window in which this seat is asked; else nothing. */
export function heldFeats(g: Game, seat: Seat): HeldFeat[] {
  const { box, state } = g
  const f = state.top
  if (f === null || f.place !== AT.window.ask || f.seat !== seat) return []
  const window = windowFrame.window(f)
  const ahead = AHEAD.get(window) ?? []
  const on = state.attempt?.seat ?? seat
  return state.heroes[seat].hand.map((card) => {
    const feat = box.featOf[card]!
    const { windows } = feat
    const refused = refuses(g, seat, { type: 'play', card, on })
    // one that is for the attempts of others is neither too early nor too late for this one
    const whyNot = refused === 'wrong-moment' && !mayTarget(g, feat, seat, on) ? 'wrong-hero' : refused
    const isForThis = whyNot !== null && whyNot !== 'wrong-hero'
    return {
      card: refsIn(box)[card],
      whyNot,
      waits: isForThis ? (ahead.find(([, bit]) => (windows & bit) !== 0)?.[0] ?? null) : null,
      tooLate: whyNot === 'wrong-moment' ? missed(state, windows) : null,
    }
  })
}

/** The last moment of the attempt in which a Feat works, if that is over. */
function missed({ attempt }: GameState, windows: number): HeldFeat['tooLate'] {
  const { beforeCast, afterCast, beforeResolve, afterResolve } = WINDOW
  if (attempt === null || (windows & (beforeResolve | afterResolve)) !== 0) return null
  if ((windows & afterCast) !== 0) return attempt.outcome === '' ? null : 'result'
  return (windows & beforeCast) !== 0 && attempt.casts > 0 ? 'cast' : null
}
