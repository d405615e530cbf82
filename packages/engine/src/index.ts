/** The engine's door: a game is a value, an action gives the next value. */

export { type Action, PASS } from './actions/action.ts'
export type { Decision, WindowName } from './actions/legal.ts'
export { IllegalAction, REASONS, type Reason } from './actions/reasons.ts'
export type { Result } from './ahead/best-answer.ts'
export { type CastSummary, type CastTable, castOf, chance, type Pool, summary } from './ahead/distribution.ts'
export type { Odds, Plan } from './ahead/odds.ts'
export type { Target } from './ahead/quick-sums.ts'
export { BadSetup } from './bad-setup.ts'
export {
  AGES,
  type Age,
  afterChapter,
  ageOf,
  type Campaign,
  type ChapterSetup,
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
  type Party,
  taleSetup,
} from './campaign.ts'
export { CHAPTERS } from './compile/box.ts'
export { BadSets, WrongRules } from './compile/boxes.ts'
export type { CardKind, CompiledCard, CompiledCost } from './compile/compiled.ts'
export { EVENT, WINDOW } from './compile/events.ts'
export { createRules, type Rules, withSets } from './create-rules.ts'
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
export type { EventType, GameEvent } from './events.ts'
export { type CardSet, type Chapter, cardSetJsonSchema, type Legacy, type Text } from './language/cards.ts'
export { checkSet, missingTranslations, type Problem } from './language/check.ts'
export { type CardEntry, cardEntries } from './language/entries.ts'
export {
  COUNTS,
  type Condition,
  type Cost,
  type Count,
  type CountName,
  type Effect,
  type Effects,
  HEROES,
  LIMITS,
  type Power,
  type ScoringTerm,
  TRIGGERS,
  type Trigger,
} from './language/grammar.ts'
export * from './language/names.ts'
export { nearest } from './language/nearest.ts'
export type { GameSetup } from './new-game.ts'
export { below, fairRandom, fastRandom, type RandomState } from './random/random.ts'
export { FORM as RECORD_FORM, type GameRecord, type Move, type Player } from './record/record.ts'
export type { Recorder } from './record/recorder.ts'
export { hasLocked } from './rules/class.ts'
export type { ScoreBox, ScoreSheet } from './score/sheet.ts'
export { plainSetup } from './setup-form.ts'
export type { SetupProblem } from './setup-problems.ts'
export { frameOf, framesOf } from './state/game.ts'
export { AT, stepOf } from './state/places.ts'
export type {
  CardNo,
  GameOptions,
  GameState,
  Hero,
  Outcome,
  OutcomeReason,
  Row,
  Seat,
  SetStamp,
  TableSetup,
} from './state/types.ts'
export { DID, NO_CARD, NOBODY, tucked, tuckedCard, tuckedPath } from './state/types.ts'
export { refusesUndo, type UndoRefusal } from './undo.ts'
export type { CardFact, CardFacts } from './view/card-facts.ts'
export { eventsFor } from './view/events-for.ts'
export type { Knowledge } from './view/knowledge.ts'
export * from './view/view.ts'
export { HIDDEN, HIDDEN_HERO, type Viewer } from './view/visibility.ts'
export type { Choice } from './words/op.ts'
