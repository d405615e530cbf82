/**
 * The engine's main door: a game is a value, an action gives the next value. The further doors have the card language (`language.ts`), what
 * clients are shown (`view.ts`), what hosts need (`host.ts`), compiled cards (`search.ts`), records (`record.ts`) and scenarios
 * (`scenario.ts`).
 */

// The rules, and what a game is laid from

export { BadSetup } from './bad-setup.ts'
export { BadSets, WrongRules } from './compile/boxes.ts'
export { createRules, type Rules, withSets } from './create-rules.ts'
export type { GameSetup } from './new-game.ts'
export { plainSetup } from './setup-form.ts'
export type { SetupProblem } from './setup-problems.ts'

// The state of a game

export {
  type CardNo,
  type GameOptions,
  type GameState,
  type Hero,
  NOBODY,
  type Outcome,
  type OutcomeReason,
  type Seat,
} from './state/types.ts'

// What a seat may do, and why not

export { type Action, PASS } from './actions/action.ts'
export type { Decision, WindowName } from './actions/legal.ts'
export { IllegalAction, REASONS, type Reason } from './actions/reasons.ts'

// What happened, and how much of it a seat knows

export type { EventType, GameEvent } from './events.ts'
export type { Knowledge } from './view/knowledge.ts'
export type { Viewer } from './view/visibility.ts'

// The odds of an attempt, and the score

export type { Odds, Plan } from './ahead/odds.ts'
export type { ScoreBox, ScoreSheet } from './score/sheet.ts'

// A game that is written down while it is played

export type { GameRecord, Move, Player } from './record/record.ts'
export type { Recorder } from './record/recorder.ts'
export { refusesUndo, type UndoRefusal } from './undo.ts'

// Campaigns

export {
  AGES,
  type Age,
  afterChapter,
  ageOf,
  type Campaign,
  carriedInto,
  chapterNow,
  chapterSetup,
  type Envelope,
  envelopeOf,
  goOn,
  isOver,
  legacyOf,
  marksOf,
  newCampaign,
  taleSetup,
} from './campaign.ts'
export { CHAPTERS } from './compile/box.ts'

// Random numbers that follow from a seed

export { below, fairRandom, fastRandom, type RandomState } from './random/random.ts'
