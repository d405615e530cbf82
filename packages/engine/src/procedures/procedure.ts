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
  options(g: Game, f: Frame): readonly Choice[]
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

/** So many of something, from none to the most: lists made once, and shared, so nobody may write them. */
export const amounts = (most: number): readonly Choice[] => {
  for (let n = AMOUNTS.length; n <= most; n++) {
    const choices = Array.from(
      { length: n + 1 },
      (_, amount): Choice => Object.freeze({ kind: 'amount', amount }),
    )
    AMOUNTS.push(Object.freeze(choices))
  }
  return AMOUNTS[most]
}
const AMOUNTS: (readonly Choice[])[] = []

export const YES_OR_NO: readonly Choice[] = Object.freeze([
  Object.freeze({ kind: 'yes' }),
  Object.freeze({ kind: 'no' }),
])
