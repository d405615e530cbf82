/** All procedures by name, and the loop that runs the top frame until the game waits. */
import type { Game, Progress } from '../state/game.ts'
import type { Frame } from '../state/types.ts'
import { attempt } from './attempt.ts'
import { corruption } from './corruption.ts'
import { effect, may, offer, pay } from './effect.ts'
import { journey } from './journey.ts'
import { type Procedure, type Question, type Step, waits } from './procedure.ts'
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
/** A step by its names, and the steps that ever came after it: a handful, so that looking there is quickest. */
interface Place {
  proc: string
  step: string
  run: Step
  after: Place[]
}
const placesOf = (p: Procedure): [string, Place][] =>
  Object.entries(p.steps).map(([step, run]) => [step, { proc: p.name, step, run, after: [] }])

/** Maps, not objects: looked up by changing names thousands of times a game, they are several times faster. */
const STEPS = new Map(ALL.map((p) => [p.name, new Map(placesOf(p))]))
const QUESTIONS = new Map(ALL.map((p) => [p.name, new Map(Object.entries(p.questions))]))

const START: Place = { proc: '', step: '', run: waits, after: [] }
/** Where the game was left when it last waited: one action mostly goes on where the one before ended. */
let left = START

/** The step that a frame is at, after another one. */
function follow(place: Place, f: Frame): Place {
  const { after } = place
  for (let i = 0; i < after.length; i++) {
    const next = after[i]
    if (next.step === f.step && next.proc === f.proc) return next
  }
  const next = STEPS.get(f.proc)!.get(f.step)!
  after.push(next)
  return next
}

export function run(g: Game): void {
  const frames = g.frames()
  let place = left
  while (frames.length > 0) {
    const f = g.top()
    place = follow(place, f)
    if (place.run(g, f) === 'wait') break
  }
  left = place
}

/** One step of the top frame: for looking ahead without going too far. */
export function stepOnce(g: Game): Progress {
  const f = g.top()
  return follow(START, f).run(g, f)
}

/** Does a procedure of this name have this step? */
export const hasStep = (proc: string, step: string): boolean => STEPS.get(proc)?.has(step) ?? false

/** The question that the top frame waits with, if it is one with options. */
export function question(proc: string, step: string): Question | undefined {
  if (lastAsked.step === step && lastAsked.proc === proc) return lastAsked.asked
  const asked = QUESTIONS.get(proc)?.get(step)
  if (asked !== undefined) lastAsked = { proc, step, asked }
  return asked
}
/** Whose turn it is, what may be chosen, the choice: one question is looked up again and again. */
let lastAsked: { proc: string; step: string; asked: Question | undefined } = {
  proc: '',
  step: '',
  asked: undefined,
}
