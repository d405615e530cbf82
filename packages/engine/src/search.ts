/**
 * The engine's second door, for whoever works with compiled cards in the same process: bots, tables, simulations. Functions take the box of
 * their table first (`boxOf`), so that a loop looks it up once.
 */
export { advance, apply, enact } from './actions/apply.ts'
export { changesNothing, legalActions, pending, seatToAct } from './actions/legal.ts'
export { journeyPrice } from './actions/menu.ts'
export { advanceUntil, type Policy } from './ahead/advance-until.ts'
export { castAhead, chanceOf } from './ahead/chance.ts'
export { poolSummary, quickSums } from './ahead/quick-sums.ts'
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
export type { Box } from './compile/box.ts'
export { boxFor, boxOf } from './create-rules.ts'
export { nameEvent } from './deeds/events.ts'
export { checkInvariants } from './invariants.ts'
export { bonusOf, difficultyOf, totalOf } from './rules/attempt-math.ts'
export { scoreSheet } from './score/sheet.ts'
export { Game } from './state/game.ts'
export { imagine, imagineOne } from './view/imagine.ts'
export { knowledgeOf } from './view/knowledge.ts'
export { asState, sketch } from './view/sketch.ts'
export { compileCondition } from './words/conditions.ts'
export { compileTimes } from './words/counts.ts'
export { TOUCHES } from './words/touches.ts'
