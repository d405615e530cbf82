/** What lies over the table for a moment: a rival's turn in one sentence, and milestones. */
export { Bands } from './bands.tsx'
export { Digest } from './digest.tsx'
