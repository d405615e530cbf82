/** The engine's door: a game is a value, an action gives the next value. */
export { type Action, type ActionType, BANK, PASS } from './actions/action.ts'
export { advance, apply } from './actions/apply.ts'
export {
  changesNothing,
  type Decision,
  legalActions,
  pending,
  seatToAct,
  type WindowName,
  whyNot,
} from './actions/legal.ts'
export { journeyPrice, menuPrices, type Prices } from './actions/menu.ts'
export { IllegalAction, REASONS, type Reason } from './actions/reasons.ts'
export { isPlan, wellFormed } from './actions/shape.ts'
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
export { type Box, boxOf, CHAPTERS, knownSets, useSets } from './compile/box.ts'
export type { CardKind, CompiledCard, CompiledCost } from './compile/compiled.ts'
export { EVENT, WINDOW } from './compile/events.ts'
export { type PlainBox, plainBox } from './compile/plain.ts'
export type { EventType, GameEvent } from './events.ts'
export { checkInvariants } from './invariants.ts'
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
export { BadSetup, type GameSetup, newGame } from './new-game.ts'
export { type CastSummary, type CastTable, castOf, chance, type Pool, summary } from './odds/distribution.ts'
export { holding } from './odds/held.ts'
export { type Odds, odds, type Plan } from './odds/odds.ts'
export { type Preview, poolSummary, preview, type Target } from './odds/preview.ts'
export { type Prospect, prospect } from './odds/prospect.ts'
export { below, commitment, fairRandom, fastRandom, type RandomState } from './random/random.ts'
export {
  BadRecord,
  type GameRecord,
  type Move,
  Recorder,
  replay,
  type Verification,
  verify,
} from './record.ts'
export { bonusOf, difficultyOf, totalOf } from './rules/attempt-math.ts'
export { hasLocked } from './rules/class.ts'
export type { Part } from './rules/parts.ts'
export {
  abilityOf,
  faceValue,
  gainOf,
  kindOf,
  STONE,
  type StoneKind,
  showsMoon,
  showsTwist,
} from './rules/stones.ts'
export * from './scenario/index.ts'
export { type ScoreBox, type ScoreLine, type ScoreSheet, scoreSheet } from './score/sheet.ts'
export { plainSetup } from './setup-form.ts'
export { type SetupProblem, setupProblems } from './setup-problems.ts'
export { copyHero, copyRoot, copyTurn } from './state/copy.ts'
export { frameOf, framesOf, Game } from './state/game.ts'
export { AT, type Proc, procOf, stepOf } from './state/places.ts'
export type {
  CardNo,
  GameOptions,
  GameState,
  Hero,
  Outcome,
  OutcomeReason,
  Row,
  Seat,
  TableSetup,
} from './state/types.ts'
export { DID, NO_CARD, NOBODY, tucked, tuckedCard, tuckedPath } from './state/types.ts'
export { refusesUndo, type Step, type UndoRefusal, undo } from './undo.ts'
export { eventsFor } from './view/events-for.ts'
export { imagine } from './view/imagine.ts'
export { type DeckView, type View, viewFor } from './view/view.ts'
export { HIDDEN, HIDDEN_ANTIHERO, HIDDEN_HERO, type Viewer } from './view/visibility.ts'
export { compileCondition } from './words/conditions.ts'
export { compileTimes } from './words/counts.ts'
export type { Choice } from './words/op.ts'
