/**
 * The engine's in-process door, for whoever works with compiled cards: bots, tables, simulations. Functions take the box of their table
 * first (`boxOf`), so that a loop looks it up once. Nothing of it leaves the process.
 */

// The cards of a table, compiled

export type { Box } from './compile/box.ts'
export type { CompiledCard } from './compile/compiled.ts'
export { boxFor, boxOf, setsIn } from './create-rules.ts'
export { compileCondition } from './words/conditions.ts'
export { compileTimes } from './words/counts.ts'
export { TOUCHES } from './words/touches.ts'

// The rules, for fast loops

export { advance, apply, enact } from './actions/apply.ts'
export { changesNothing, legalActions, pending, seatToAct } from './actions/legal.ts'
export { journeyPrice } from './actions/menu.ts'
export { hasLocked, nextThreshold } from './conduct/class.ts'
export { showsMoon } from './conduct/stones.ts'
export { nameEvent } from './deeds/events.ts'
export { stillToSpeak } from './procedures/window.ts'
export { scoreSheet } from './score/sheet.ts'

// Looking ahead

export { advanceUntil, type Policy } from './ahead/advance-until.ts'
export { castAhead, chanceOf } from './ahead/chance.ts'
export { type CastSummary, type CastTable, castOf, chance, type Pool, summary } from './ahead/distribution.ts'
export { areFriends } from './ahead/friends.ts'
export { holding } from './ahead/held.ts'
export { poolSummary, quickSums, type Target } from './ahead/quick-sums.ts'
export { resultOf } from './ahead/result.ts'
export { bonusOf, difficultyOf, totalOf } from './conduct/attempt-math.ts'

// What a position comes to

export {
  asIfJourneyed,
  hasJourneyed,
  hasStanding,
  heroAlone,
  isAtMenu,
  isFresh,
  listensTo,
  opensIn,
  type Reading,
  readingOf,
  type Stage,
  settled,
  stageOf,
  withHero,
} from './ahead/readings.ts'

// What a seat knows, and states that fit it

export { eventsFor } from './view/events-for.ts'
export { imagine, imagineOne } from './view/imagine.ts'
export { knowledgeOf } from './view/knowledge.ts'
export { asState, sketch } from './view/sketch.ts'
export { HIDDEN, HIDDEN_HERO } from './view/visibility.ts'

// The inside of a state

export { inAnyMoment, WINDOW } from './compile/events.ts'
export { checkInvariants } from './invariants.ts'
export { frameOf, framesOf, Game } from './state/game.ts'
export { AT, stepOf } from './state/places.ts'
export {
  FIRST_SIDE,
  hasFaced,
  NO_CARD,
  type TableSetup,
  tucked,
  tuckedCard,
  tuckedPath,
} from './state/types.ts'
export type { Choice } from './words/op.ts'
