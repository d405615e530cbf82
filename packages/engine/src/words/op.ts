/** An effect word, bound to its parameters: what it needs, what it does, what it asks. */
import type { Cost, Effect, Effects } from '../language/grammar.ts'
import { type Game, GO, type Progress, WAIT } from '../state/game.ts'
import { AT } from '../state/places.ts'
import { type Frame, NOBODY, type Seat } from '../state/types.ts'

/** One of the things a hero can choose between. */
export type Choice =
  | { kind: 'seat'; seat: Seat }
  | { kind: 'card'; card: number }
  | { kind: 'stone'; position: number }
  | { kind: 'ability'; ability: number; seat?: Seat }
  | { kind: 'slot'; row: number; slot: number }
  | { kind: 'row'; row: number }
  | { kind: 'deck'; deck: 'hero' | 'antihero' }
  | { kind: 'amount'; amount: number }
  | { kind: 'option'; option: number }
  | { kind: 'pay'; cost: number }
  | { kind: 'yes' }
  | { kind: 'no' }
  | { kind: 'done' }

export interface Op {
  word: keyof Effect
  /** what the card says after the word, for whoever tells what it does */
  p?: unknown
  /** Could it do anything, and all of it, here and now? */
  can: (g: Game, f: Frame) => boolean
  run: (g: Game, f: Frame) => Progress
  /** For words that ask: what may be chosen now, by whom, and what the choice does. */
  options?: ((g: Game, f: Frame) => Choice[]) | undefined
  asks?: ((g: Game, f: Frame) => Seat) | undefined
  answer?: ((g: Game, f: Frame, choice: Choice) => Progress) | undefined
}

/** What a word may use while it is compiled: a place for nested effects and costs. */
export interface Nest {
  block(effects: Effects): number
  cost(cost: Cost): number
}

export type Param<W extends keyof Effect> = NonNullable<Effect[W]>
export type Words<W extends keyof Effect> = { [K in W]: (p: Param<K>, nest: Nest) => Op }

/** Asks the choosing hero; a single forced choice is made at once. */
export function ask(g: Game, f: Frame, op: Op): Progress {
  const options = op.options!(g, f)
  if (options.length === 0) return GO
  if (options.length === 1) return op.answer!(g, f, options[0])
  f.place = AT.effect.choose
  return WAIT
}

/** The hero who chooses for an effect frame. */
export const chooser = (g: Game, f: Frame): Seat => {
  if (f.seat !== NOBODY) return f.seat
  return f.that !== NOBODY ? f.that : g.state.turn.seat
}

/**
 * Who answers for an effect frame: the hero who chooses; but every choice that a Feat in the Adversary's hands
 * asks for is the active hero's, whomever it strikes (R-COOPB-07).
 */
export const answerer = (g: Game, f: Frame): Seat =>
  f.owner === NOBODY && g.box.cards[f.card].feat !== null ? g.state.turn.seat : chooser(g, f)

/** May the blocks of these ops be carried out? */
export function canAll(g: Game, f: Frame, ops: readonly Op[]): boolean {
  for (const op of ops) if (!op.can(g, f)) return false
  return true
}

/** Could any of it be? What turns a failure must be able to: a Dark rune alone is no reason to attempt again. */
export function canAny(g: Game, f: Frame, ops: readonly Op[]): boolean {
  let any = false
  for (let i = 0; i < ops.length; i++) {
    if (ops[i].can(g, f)) any = true
    else if (ops[i].word === 're-attempt' || ops[i].word === 'succeed-instead') return false
  }
  return any
}
