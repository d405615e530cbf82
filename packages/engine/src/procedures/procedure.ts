/**
 * What a procedure is: named steps in the order of the rulebook, and the questions that it may wait with.
 * A step gets the top frame, already ours to write. It does its bit, sets the next step and says whether the game waits.
 */
import { type Game, GO, type Progress, WAIT } from '../state/game.ts'
import type { AT, Proc } from '../state/places.ts'
import type { Frame, Seat } from '../state/types.ts'
import type { Choice } from '../words/op.ts'

export type Step = (g: Game, f: Frame) => Progress

/** A choice that a frame waits for. */
export interface Question {
  /** who is asked, where that isn't the hero of the frame */
  seat?(g: Game, f: Frame): Seat
  options(g: Game, f: Frame): Choice[]
  answer(g: Game, f: Frame, choice: Choice): Progress
}

export interface Procedure {
  name: Proc
  steps: Record<string, Step>
  /** by step */
  questions: Record<string, Question>
}

export const procedure = <P extends Proc>(
  name: P,
  steps: Record<keyof (typeof AT)[P], Step>,
  questions: { [S in keyof (typeof AT)[P]]?: Question } = {},
): Procedure => ({ name, steps, questions: questions as Record<string, Question> })

/** On with the next step at once, unless something was put on top of the frame: that comes first. */
export const goOn = (g: Game, f: Frame, next: Step): Progress => (g.state.top === f ? next(g, f) : GO)

/** A step that leaves going on to the loop: a place at which a look ahead may stop. */
export const goes: Step = () => GO

/** A step at which the game waits for an answer. */
export const waits: Step = () => WAIT

/** So many of something, from none to the most: lists made once. */
export const amounts = (most: number): Choice[] => {
  for (let n = AMOUNTS.length; n <= most; n++) {
    AMOUNTS.push(Array.from({ length: n + 1 }, (_, amount) => ({ kind: 'amount', amount })))
  }
  return AMOUNTS[most]
}
const AMOUNTS: Choice[][] = []

export const YES_OR_NO: Choice[] = [{ kind: 'yes' }, { kind: 'no' }]
