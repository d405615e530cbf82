/** What reads deeds and plans by name: fetched with the first request or question that needs it, since nobody needs it to begin a game. */
export { actionOf } from '@runesaga/engine/host'
export { answerTo, noAnswerTo } from './answers.ts'
export { beginPlan } from './carry-out.ts'
export { judge } from './judge.ts'
export { caseOf, plannedFeat } from './puzzle.ts'
