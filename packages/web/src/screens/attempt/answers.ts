/** What a hero could answer with in a Feat window: what works now, what waits for another moment, what can't be played. */
import {
  type Action,
  type CardNo,
  type Decision,
  type Knowledge,
  type PlainBox,
  type Reason,
  type Seat,
  WINDOW,
} from '@runesaga/table'

type WindowName = Extract<Decision, { kind: 'window' }>['window']

export interface Answer {
  card: CardNo
  /** several where it may be aimed or paid in several ways; none: not now */
  actions: readonly Action[]
  /** what is still to come before it works */
  waits: 'cast' | 'fail' | 'card' | 'end' | null
}

/** What a window still lies ahead of, in the order of an attempt. */
const AHEAD: Partial<Record<WindowName, readonly (readonly [NonNullable<Answer['waits']>, number])[]>> = {
  beforeCast: [
    ['cast', WINDOW.afterCast],
    ['fail', WINDOW.beforeResolve],
    ['end', WINDOW.afterResolve],
    ['card', WINDOW.reply],
  ],
  afterCast: [
    ['fail', WINDOW.beforeResolve],
    ['end', WINDOW.afterResolve],
    ['card', WINDOW.reply],
  ],
  beforeResolve: [['end', WINDOW.afterResolve]],
}

export function answersOf(
  view: Knowledge,
  legal: readonly Action[],
  seat: Seat,
  window: WindowName,
  box: PlainBox,
): Answer[] {
  const { hand } = view.heroes[seat]
  const cardOf = (action: Action): CardNo | null =>
    action.type === 'play' || action.type === 'use' ? action.card : null
  const actionsOf = (card: CardNo) => legal.filter((action) => cardOf(action) === card)
  const now = [...new Set(legal.flatMap((action) => cardOf(action) ?? []))]
  const later = hand.filter((card) => !now.includes(card))
  const waitsFor = (card: CardNo) =>
    AHEAD[window]?.find(([, bit]) => ((box.cards[card].feat?.windows ?? 0) & bit) !== 0)?.[0] ?? null
  return [
    ...now.map((card) => ({ card, actions: actionsOf(card), waits: null })),
    ...later.map((card) => ({ card, actions: [], waits: waitsFor(card) })),
  ]
}

/** Is the answer too late, as it only works before the cast? */
export const isTooLate = (
  card: CardNo,
  window: WindowName,
  reason: Reason | null | undefined,
  box: PlainBox,
) =>
  reason === 'wrong-moment' &&
  window !== 'beforeCast' &&
  ((box.cards[card].feat?.windows ?? 0) & WINDOW.beforeCast) !== 0
