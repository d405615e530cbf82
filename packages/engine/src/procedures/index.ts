/** All procedures by name, and the loop that runs the top frame until the game waits. */
import { IllegalAction } from '../actions/reasons.ts'
import { type Game, GO, type Progress } from '../state/game.ts'
import { AT } from '../state/places.ts'
import type { Frame, Seat } from '../state/types.ts'
import { attempt } from './attempt.ts'
import { corruption } from './corruption.ts'
import { effect, may, offer, pay } from './effect.ts'
import { end } from './end.ts'
import { journey } from './journey.ts'
import type { Procedure, Question, Step } from './procedure.ts'
import { refill } from './refill.ts'
import { setup } from './setup.ts'
import { trait } from './trait.ts'
import { menu, turn } from './turn.ts'
import { twist } from './twist.ts'
import { feat, window } from './window.ts'

const ALL: Procedure[] = [
  attempt,
  corruption,
  effect,
  end,
  feat,
  journey,
  may,
  offer,
  pay,
  refill,
  setup,
  trait,
  turn,
  twist,
  window,
]

/** By place. */
const STEPS: Step[] = []
const QUESTIONS: (Question | undefined)[] = []
for (const { name, steps, questions } of ALL) {
  for (const [step, place] of Object.entries(AT[name])) {
    STEPS[place] = steps[step]
    QUESTIONS[place] = questions[step]
  }
}

export function run(g: Game): void {
  while (g.state.top !== null && stepOnce(g) === GO);
}

/** More than any action takes: what goes on for longer would go on for ever. */
const MOST_STEPS = 100_000

/** One step of the top frame: for looking ahead without going too far. */
export function stepOnce(g: Game): Progress {
  if (++g.steps > MOST_STEPS) throw new IllegalAction('endless')
  // the menu is come back to after everything, and writes nothing of its frame
  if (g.state.top!.place === AT.turn.menu) return menu(g)
  const f = g.top()
  return STEPS[f.place](g, f)
}

/** Who is asked by the question that a frame waits with. */
export function seatAsked(g: Game, f: Frame): Seat {
  const q = question(f)!
  return q.seat === undefined ? f.seat : q.seat(g, f)
}

/** The question that a frame waits with, if it is one with options. */
export const question = (f: Frame): Question | undefined => QUESTIONS[f.place]
