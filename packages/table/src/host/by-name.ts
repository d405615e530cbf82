/** What reads deeds and plans by name: fetched with the first request or question that needs it, since nobody needs it to begin a game. */
export { actionOf } from '@runesaga/engine/host'
export { answerTo, noAnswerTo } from './answers.ts'
export { judge } from './asking/judge.ts'
export { beginPlan } from './carry-out.ts'
export { plannedAction } from './planned.ts'
export { caseOf } from './puzzle.ts'
