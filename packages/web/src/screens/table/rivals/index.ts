/** The other heroes, rivals or allies. */
export { RivalChips, RivalPanel, useOthers } from './rivals.tsx'
