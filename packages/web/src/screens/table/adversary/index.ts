/** The Adversary that lies apart, and the moments that it has to itself: turning over, striking heroes, asking them to side with it. */
export { AdversaryChip } from './adversary-chip.tsx'
export { AdversaryPanel } from './adversary-panel.tsx'
export { FlipNotice } from './flip-notice.tsx'
export { Pledge, usePledgeAsked } from './pledge-asked.ts'
export { PledgeNotices } from './pledge-notice.tsx'
export { TollLines } from './toll-lines.tsx'
export { TollNotice } from './toll-notice.tsx'
