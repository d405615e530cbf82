/** The other heroes, rivals or allies. */
export { HandSize } from './figures.tsx'
export { useOthers } from './others.ts'
export { RivalChips } from './rival-chips.tsx'
export { RivalPanel } from './rival-panel.tsx'
