/** One's own hand of Feats: as a fan, as lines, in a tablet's drawer. */
export { Drawer } from './drawer.tsx'
export { Hand } from './hand.tsx'
export { HandButton } from './hand-button.tsx'
export { type HandPlace, useHandPlace } from './use-hand-shape.ts'
