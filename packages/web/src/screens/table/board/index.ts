/** A hero's board: one's own whole or docked, and the parts of it that are drawn for rivals too. */
export { Bank } from './bank.tsx'
export { Board } from './board.tsx'
export { Dock } from './dock.tsx'
export { LowDock } from './dock-low.tsx'
export { LoyalMark } from './loyal-mark.tsx'
export { OthersBoard } from './others-board.tsx'
export { Tallies } from './tallies.tsx'
export { Track } from './track.tsx'
