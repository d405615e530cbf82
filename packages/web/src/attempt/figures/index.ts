/** Figures of an attempt, before it is declared and while it lasts: asked for, in words, and drawn. */
export {
  changeWords,
  endWords,
  marginWords,
  partsWords,
  resultWords,
  shortWords,
  sumWords,
  together,
  token,
} from './in-words.ts'
export { DeedRow, Percent } from './pieces.tsx'
export { groupsOf, type StoneGroup } from './stone-groups.ts'
export { useAnswer } from './use-answer.ts'
