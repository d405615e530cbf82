/**
 * The places at which a frame can stand: every step of every procedure. In a frame a place is a number, since it is asked for all the
 * time and names take longer to compare. The numbers mean something within one build only: what is kept of a game is its record.
 */
import type { Frame, Place } from './types.ts'

let places = 0
const place = (): Place => places++

/** The place of a step: `AT.attempt.cast`. Steps stand in the order in which they mostly come: how far an attempt is, is told by comparing. */
export const AT = {
  attempt: {
    declared: place(),
    boons: place(),
    buyDark: place(),
    beforeCast: place(),
    windowBeforeCast: place(),
    cast: place(),
    takeGains: place(),
    afterCast: place(),
    adversaryFeats: place(),
    weigh: place(),
    beforeResolve: place(),
    spare: place(),
    weighAgain: place(),
    resolve: place(),
    overcome: place(),
    overcomeTriggers: place(),
    failed: place(),
    discard: place(),
    waiting: place(),
    corruption: place(),
    tokens: place(),
    refill: place(),
    afterResolve: place(),
    windowAfterResolve: place(),
    done: place(),
  },
  corruption: { next: place(), move: place() },
  end: { adversaryWins: place() },
  effect: { run: place(), again: place(), choose: place() },
  feat: { aim: place(), effect: place(), done: place() },
  journey: { discard: place(), replace: place() },
  may: { ask: place() },
  offer: { ask: place() },
  pay: { tokens: place(), amount: place(), discard: place(), sacrifice: place(), corruption: place() },
  refill: { draw: place(), place: place() },
  setup: { keep: place(), show: place(), openFirstRow: place(), firstTurn: place() },
  trait: { power: place(), tuck: place(), triggers: place(), refill: place() },
  turn: {
    begin: place(),
    openRow: place(),
    beginAct: place(),
    startOfTurn: place(),
    menu: place(),
    end: place(),
    cleanUp: place(),
  },
  twist: { begin: place(), draw: place(), revealAfterDraw: place(), reveal: place(), heritage: place() },
  window: { next: place(), ask: place() },
} as const

export type Proc = keyof typeof AT

/** By place, what it is a step of, and its name. */
const NAMES = Object.entries(AT).flatMap(([proc, steps]) =>
  Object.keys(steps).map((step) => ({ proc: proc as Proc, step })),
)

/** The procedure that a frame is of. */
export const procOf = (f: Frame): Proc => NAMES[f.place].proc

/** The name of the step that a frame is at. */
export const stepOf = (f: Frame): string => NAMES[f.place].step

/** Is there such a place? */
export const isPlace = (place: number): boolean => NAMES[place] !== undefined
