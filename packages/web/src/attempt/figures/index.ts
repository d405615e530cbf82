/** Figures of an attempt, before it is declared, while it lasts and of what came of it: asked for, in words, and drawn. */
export { iconsOf, rewardsOf, trackMoved } from './brought.ts'
export {
  changeWords,
  endWords,
  marginWords,
  partsWords,
  resultWords,
  shortWords,
  together,
  token,
  verdictWords,
} from './in-words.ts'
export { DeedRow, Percent } from './pieces.tsx'
export { groupsOf, MOST_STONES, type StoneGroup } from './stone-groups.ts'
export { effectsOf, isPainful, MoveWords, SmallTrack } from './track-move.tsx'
export { useAnswer } from './use-answer.ts'
