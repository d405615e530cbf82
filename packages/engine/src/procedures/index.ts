/** All procedures by name, and the loop that runs the top frame until the game waits. */
import type { Game, Progress } from '../state/game.ts'
import { attempt } from './attempt.ts'
import { corruption } from './corruption.ts'
import { effect, may, offer, pay } from './effect.ts'
import { journey } from './journey.ts'
import type { Procedure, Question } from './procedure.ts'
import { refill } from './refill.ts'
import { setup } from './setup.ts'
import { trait } from './trait.ts'
import { turn } from './turn.ts'
import { twist } from './twist.ts'
import { feat, window } from './window.ts'

const ALL: Procedure[] = [
  attempt,
  corruption,
  effect,
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
/** Maps, not objects: looked up by changing names thousands of times a game, they are several times faster. */
const STEPS = new Map(ALL.map((p) => [p.name, new Map(Object.entries(p.steps))]))
const QUESTIONS = new Map(ALL.map((p) => [p.name, new Map(Object.entries(p.questions))]))

export function run(g: Game): void {
  const frames = g.frames()
  while (frames.length > 0) {
    const f = frames[frames.length - 1]
    if (STEPS.get(f.proc)!.get(f.step)!(g, f) === 'wait') return
  }
}

/** One step of the top frame: for looking ahead without going too far. */
export function stepOnce(g: Game): Progress {
  const f = g.top()
  return STEPS.get(f.proc)!.get(f.step)!(g, f)
}

/** The question that the top frame waits with, if it is one with options. */
export function question(proc: string, step: string): Question | undefined {
  return QUESTIONS.get(proc)!.get(step)
}
