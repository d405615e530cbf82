/**
 * The engine's door for those who are shown a game and play it from outside: everything by name, as plain JSON. Types, and the few names
 * needed to read them; it brings no rules along.
 */

// Cards, stones, deeds and events by name

export { type CardRef, FACE_DOWN, type Face, idOf } from './deeds/card-ref.ts'
export type { Answer, Deed } from './deeds/deed.ts'
export type { NamedEvent } from './deeds/events.ts'
export {
  type DeckName,
  FACE_SUCCESSES,
  type PathName,
  STONE_SIDES,
  type StoneFace,
  type StoneName,
} from './deeds/names.ts'

// What the cards of a table are

export type { CompiledCost } from './compile/compiled.ts'
export type { CardFact, CardFacts } from './view/card-facts.ts'

// What a seat sees

export {
  type AdversaryView,
  type AttemptOutcome,
  type AttemptView,
  type HeldFeat,
  type Help,
  type HeroView,
  type Offer,
  QUESTIONS,
  type QuestionName,
  type QuestionView,
  type ScoreLineView,
  type SheetView,
  type StackedFeat,
  type StoneView,
  type Sum,
  type SumPart,
  type View,
  type Waiting,
} from './view/view.ts'

// What a client asks, and what it is answered

export type { Result } from './ahead/best-answer.ts'
export type { BringsView, GainView, MoonsView, OddsView, PlanView, TrackMove } from './view/view.ts'
