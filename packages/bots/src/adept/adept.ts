/** The adept: exact odds times what the outcome is worth to the own Destiny, one step ahead. */
import {
  type Action,
  type Decision,
  type Knowledge,
  PASS,
  type RandomState,
  type Seat,
} from '@runesaga/engine'
import {
  asState,
  type Box,
  changesNothing,
  imagineOne,
  isFresh,
  sketch,
  TOUCHES,
} from '@runesaga/engine/search'
import type { Bot, Budget, Chosen, Motive } from '../bot.ts'
import { keep } from './keep.ts'
import { inMenu } from './menu.ts'
import { type Outlook, outlookOf } from './outlook.ts'
import { type Position, positionAt, touches } from './position.ts'
import { byRule, type Question } from './questions.ts'
import { type Answer, optionsOf, tryOut } from './trying.ts'
import { BLOW, freeAnswer, worthTrying } from './windows.ts'

const ONLY: readonly Motive[] = [{ why: 'only-choice' }]
const NOTHING: readonly Motive[] = [{ why: 'nothing-gained' }]
/** What something must bring to be done at all. */
const ENOUGH = 0.15
const AT_A_GLANCE: Budget = { tries: 0 }
/** Values this close are the same. */
const EVEN = 1e-9

export const adept: Bot = {
  name: 'adept',
  choose(box, knowledge, legal, random, budget) {
    if (legal.length === 1) return { action: legal[0], reasons: ONLY }
    const seat = knowledge.viewer as Seat
    const decision = knowledge.pending.find((d) => d.seat === seat)
    const thought = new Thought(box, knowledge, seat, random, budget)
    if (decision?.kind === 'menu') return thought.menu(legal)
    if (decision?.kind === 'window') return thought.window(decision, legal)
    if (decision?.kind === 'choose') return thought.question(decision, legal)
    return keep(thought.position, legal)
  },
  stepIn: (box, knowledge, plays, random) =>
    new Thought(box, knowledge, knowledge.viewer as Seat, random).stepIn(plays),
}

/** One decision being thought about. */
class Thought {
  readonly position: Position
  private readonly knowledge: Knowledge
  private readonly random: RandomState
  private readonly tries: number
  private known: Outlook | null = null

  constructor(box: Box, knowledge: Knowledge, seat: Seat, random: RandomState, budget: Budget = AT_A_GLANCE) {
    this.knowledge = knowledge
    this.random = random
    this.tries = budget.tries
    this.position = positionAt(
      box,
      asState(knowledge),
      seat,
      budget.exact === true ? imagineOne(box, knowledge) : null,
    )
  }

  private get outlook(): Outlook {
    const { state, box, seat } = this.position
    return (this.known ??= outlookOf(state, box, seat))
  }

  menu(legal: readonly Action[]): Chosen {
    const { state } = this.position
    if (state.turn.main === 0 && legal.every(({ type }) => type !== 'bank'))
      return { action: PASS, reasons: NOTHING }
    // what can be played at any time is looked at once, when the turn begins
    if (isFresh(state)) {
      const useful = TOUCHES.goods | TOUCHES.turn
      const chosen = this.bestOf(
        legal.filter((action) => (touches(this.position.box, action) & useful) !== 0),
      )
      if (chosen !== null) return chosen
    }
    return inMenu(this.position, this.outlook, legal)
  }

  stepIn(plays: readonly Action[]): Chosen | null {
    return this.bestOf(plays.filter((action) => (touches(this.position.box, action) & TOUCHES.goods) !== 0))
  }

  window(decision: Extract<Decision, { kind: 'window' }>, legal: readonly Action[]): Chosen {
    const free = freeAnswer(this.position, legal)
    if (free !== null) return { action: free, reasons: [{ why: 'better-position', points: BLOW }] }
    const chosen = this.bestOf(worthTrying(this.position, decision.window, legal))
    return chosen ?? { action: PASS, reasons: NOTHING }
  }

  question(decision: Question, legal: readonly Action[]): Chosen {
    const ruled = byRule(this.position, () => this.outlook, decision)
    if (ruled >= 0) return { action: legal[ruled], reasons: NOTHING }
    const values = this.valuesOf(legal)
    let best = 0
    let next: number | null = null
    for (let i = 1; i < values.length; i++) {
      if (values[i] > values[best] + EVEN) {
        next = values[best]
        best = i
      } else if (next === null || values[i] > next) next = values[i]
    }
    return { action: legal[best], reasons: [{ why: 'worth', points: values[best], next }] }
  }

  /** The action that improves the position most, if one does. */
  private bestOf(legal: readonly Action[]): Chosen | null {
    if (legal.length === 0) return null
    // a Feat that would change nothing may find a better moment
    const state = sketch(this.position.box, this.knowledge, this.random)
    const found = legal.filter(
      (action) => !changesNothing(this.position.box, state, this.position.seat, action),
    )
    if (found.length === 0) return null
    const actions = found.length === 1 ? found : found.filter((action, i) => this.isNew(found, action, i))
    const [still, ...values] = this.valuesOf([null, ...actions])
    let best = 0
    for (let i = 1; i < values.length; i++) if (values[i] > values[best]) best = i
    const points = values[best] - still
    if (points < ENOUGH) return null
    return { action: actions[best], reasons: [{ why: 'better-position', points }] }
  }

  private valuesOf(actions: readonly (Action | null)[]): number[] {
    const { box, seat } = this.position
    return tryOut(box, this.knowledge, seat, this.outlook, actions, this.random, this.tries, quick)
  }

  /** Of copies of one card, one is enough to try. */
  private isNew(actions: readonly Action[], action: Action, at: number): boolean {
    if (action.type !== 'play') return true
    const { cards } = this.position.box
    const isCopy = (other: Action): boolean =>
      other.type === 'play' && other.on === action.on && cards[other.card] === cards[action.card]
    return !actions.slice(0, at).some(isCopy)
  }
}

/** Answers on the way of trying out: by rule, else the last option, which is to decline where that is possible. */
const quick: Answer = (box, state, seat, legal) => {
  const question = optionsOf(box, state)
  if (question === null || legal.length === 1) return legal[0]
  const ruled = byRule(positionAt(box, state, seat), () => outlookOf(state, box, seat), question)
  return legal[ruled >= 0 ? ruled : legal.length - 1]
}
