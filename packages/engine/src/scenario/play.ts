/** Plays the steps of a scenario: windows are passed and offers declined until the next deed is open. */
import { type Action, PASS } from '../actions/action.ts'
import { apply } from '../actions/apply.ts'
import { changesNothing, type Decision, pending } from '../actions/legal.ts'
import { IllegalAction, type Reason } from '../actions/reasons.ts'
import type { GameEvent } from '../events.ts'
import type { GameState, Seat } from '../state/types.ts'
import { actionFor, attemptedAction } from './deeds.ts'
import { asksForDark, decisionText } from './describe.ts'
import { wordOf } from './faces.ts'
import type { Names } from './names.ts'
import type { Cast } from './parts.ts'
import { Unplayable } from './problem.ts'
import { DEEDS, type Deed } from './steps.ts'

/** A game that doesn't come to the menu after so many passes never will. */
const LONGEST = 1000

const isCast = (e: GameEvent): e is Extract<GameEvent, { type: 'cast' | 'stones-cast' }> =>
  e.type === 'cast' || e.type === 'stones-cast'

/** A step that isn't allowed; the reason is the game's. */
export class Refused extends Unplayable {
  readonly reason: Reason
  constructor(where: string, message: string, reason: Reason) {
    super(where, message)
    this.reason = reason
  }
}

export class Player {
  state: GameState
  events: GameEvent[]
  readonly names: Names
  /** faces of the casts to come, and the words that show them as far as they are known */
  private readonly script: Cast[]
  private words: number[] = []
  /** the last action that cast stones beyond the script: a `cast` may still say what they show */
  private unscripted: { state: GameState; events: number; seat: Seat; action: Action } | null = null

  constructor(start: { state: GameState; events: GameEvent[] }, names: Names, casts: readonly Cast[]) {
    this.state = start.state
    this.events = start.events
    this.names = names
    this.script = casts.slice()
  }

  get decision(): Decision | undefined {
    return pending(this.names.box, this.state)[0]
  }

  /** Where the game stands, to come back to. */
  save(): () => void {
    const { state, unscripted } = this
    const events = this.events.length
    const casts = this.script.length
    return () => {
      this.state = state
      this.events.length = events
      this.script.length = casts
      this.unscripted = unscripted
    }
  }

  /** Carries out a deed as soon as it is open. */
  do(deed: Deed, where: string): void {
    if (deed.keep === 'first' && deed.seat === undefined) {
      while (this.decision?.kind === 'keep') this.once(deed, where)
    } else if (Array.isArray(deed.choose)) {
      for (const choose of deed.choose) this.once({ ...deed, choose }, where)
    } else for (let i = deed.bank ?? 1; i > 0; i--) this.once(deed, where)
  }

  private once(deed: Deed, where: string): void {
    for (let i = 0; i < LONGEST; i++) {
      for (const decision of pending(this.names.box, this.state)) {
        const seat = stepsIn(deed, decision) ? deed.seat! : decision.seat
        const action = actionFor(deed, seat, this.moment(decision), where)
        if (action !== undefined) {
          // casts on the way here are past
          this.unscripted = null
          this.act(seat, action, where)
          return
        }
      }
      if (!this.goOnOnce(where)) break
    }
    throw this.refusal(deed, where)
  }

  /** Why a deed can't be done where the game has come to. */
  private refusal(deed: Deed, where: string): Unplayable {
    const told = `the scenario says ${JSON.stringify(deed)}`
    const asked = decisionText(this.decision, this.state, this.names)
    const reason = this.reasonAgainst(deed, where)
    if (reason === null) return new Unplayable(where, `${told}, but ${asked}`)
    return new Refused(where, `${told}, but the game refuses that: ${reason}; ${asked}`, reason)
  }

  /** Why the game refuses a deed; null if it doesn't. Looks only: nothing is done. */
  reasonAgainst(deed: Deed, where: string): Reason | null {
    return this.tried(deed, where, () => null)
  }

  /** Is a deed allowed that would change nothing? Else what is the case. */
  idleness(deed: Deed, where: string): 'idle' | 'it changes something' | Reason {
    return this.tried(deed, where, (seat, action) =>
      changesNothing(this.names.box, this.state, seat, action) ? 'idle' : 'it changes something',
    )
  }

  private tried<T>(deed: Deed, where: string, allowed: (seat: Seat, action: Action) => T): T | Reason {
    const decision = this.decision
    if (decision === undefined) return 'game-over'
    const seat = deed.seat ?? this.doer(deed, decision)
    const { length } = this.state.heroes
    if (seat >= length) throw new Unplayable(where, `there is no seat ${seat}: they are 0 to ${length - 1}`)
    try {
      const action = attemptedAction(deed, seat, this.moment(decision), where)
      apply(this.names.box, this.state, seat, action)
      return allowed(seat, action)
    } catch (error) {
      if (error instanceof IllegalAction) return error.reason
      throw error
    }
  }

  /** Who would do this, if nobody is named: who holds the card, else who is asked. */
  private doer(deed: Deed, decision: Decision): Seat {
    const { heroes } = this.state
    const holds = (seat: Seat) => {
      const cards =
        deed.play !== undefined ? heroes[seat].hand : deed.use !== undefined ? heroes[seat].inPlay : []
      return cards.some((no) => this.names.name(no) === (deed.play ?? deed.use))
    }
    if (holds(decision.seat)) return decision.seat
    const holder = heroes.findIndex((_, seat) => holds(seat))
    return holder >= 0 ? holder : decision.seat
  }

  /** Passes the windows of others until this seat is asked. */
  turnTo(seat: Seat | undefined, where: string): void {
    for (let i = 0; i < LONGEST; i++) {
      const decision = this.decision
      if (decision?.kind !== 'window' || seat === undefined || decision.seat === seat) return
      this.act(decision.seat, PASS, where)
    }
  }

  /** Until the stones are cast; they show these faces. */
  cast(faces: Cast, where: string): void {
    this.script.push(faces)
    const again = this.unscripted
    this.unscripted = null
    if (again !== null) {
      this.state = again.state
      this.events.length = again.events
      this.act(again.seat, again.action, where)
      return
    }
    const before = this.events.filter(isCast).length
    for (let i = 0; i < LONGEST; i++) {
      if (this.events.filter(isCast).length > before) return
      if (!this.goOnOnce(where)) break
    }
    throw new Unplayable(
      where,
      `no stones are cast here: ${decisionText(this.decision, this.state, this.names)}`,
    )
  }

  /** Passes windows and declines offers until the menu, or a question that needs an answer. */
  goOn(where: string): void {
    for (let i = 0; i < LONGEST; i++) if (!this.goOnOnce(where)) return
  }

  /** To the menu or the end of the game: a question that is still open is an error. */
  finish(where: string): void {
    this.goOn(where)
    const decision = this.decision
    if (decision === undefined || decision.kind === 'menu') return
    throw new Unplayable(where, `a question is still open: ${decisionText(decision, this.state, this.names)}`)
  }

  private goOnOnce(where: string): boolean {
    const decision = this.decision
    if (decision === undefined) return false
    const action = declining(decision)
    if (action === null) return false
    this.act(decision.seat, action, where)
    return true
  }

  private moment(decision: Decision) {
    return { state: this.state, names: this.names, decision }
  }

  /**
   * One action. What a face means depends on its stone, and which stones are cast is only known when it happens:
   * so the action is tried, the words are put right by what was cast, and it is tried again.
   */
  private act(seat: Seat, action: Action, where: string): void {
    const before = this.state
    for (;;) {
      const state = this.scripted(before)
      const next = apply(this.names.box, state, seat, action)
      if (this.putRight(state, next.events, where)) continue
      if (next.events.filter(isCast).length > this.used(next.state) - this.used(state)) {
        this.unscripted ??= { state: before, events: this.events.length, seat, action }
      }
      this.state = next.state
      this.events.push(...next.events)
      return
    }
  }

  /** How many casts of the script nobody made. */
  castsLeft(): number {
    return this.script.length - this.used(this.state)
  }

  private used(state: GameState): number {
    return state.random.kind === 'scripted' ? state.random.at : 0
  }

  private scripted(state: GameState): GameState {
    if (state.random.kind !== 'scripted') return state
    const casts = this.script.map((_, i) => this.words[i] ?? 0)
    return { ...state, random: { ...state.random, casts } }
  }

  /** True if a word had to be changed. */
  private putRight(state: GameState, events: GameEvent[], where: string): boolean {
    let at = this.used(state)
    for (const e of events.filter(isCast)) {
      if (at >= this.script.length) return false
      let word: number
      try {
        word = wordOf(this.script[at], e.stones)
      } catch (error) {
        throw new Unplayable(where, `cast ${at + 1}: ${(error as Error).message}`)
      }
      const shown = e.faces.reduce((bits, face, i) => bits | (face << i), 0)
      if (shown !== word) {
        this.words[at] = word
        return true
      }
      at++
    }
    return false
  }
}

/** Does a named hero play a Feat in the turn of another? */
const stepsIn = (deed: Deed, decision: Decision): boolean =>
  deed.play !== undefined && deed.seat !== undefined && decision.kind === 'menu'

/** What a player does who wants nothing: pass, decline, buy no Dark rune. */
function declining(decision: Decision): Action | null {
  if (decision.kind === 'window') return PASS
  if (decision.kind !== 'choose') return null
  if (asksForDark(decision)) return { type: 'choose', option: 0 }
  const no = decision.options.findIndex((option) => option.kind === 'no')
  return no < 0 ? null : { type: 'choose', option: no }
}

/** The deed in a step, if there is one. */
export const isDeed = (step: Deed): boolean => DEEDS.some((word) => step[word] !== undefined)
