/** An attempt in progress, and what came of it until that was looked at: for each zone of the table. */
export { Cast } from './cast.tsx'
export { useCasting } from './casting.ts'
export { CastAnswers, CastOthers, CastPrompt, CastRail, CastStage, useCastAsks } from './zones.tsx'
