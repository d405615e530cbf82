/** What all cards of a page share, to be put once at the start of its body. */
import { frameLights, frameSymbols } from './frames.ts'
import { iconLights, iconSymbols } from './icons.ts'
import { stoneLights } from './stone-lights.ts'

/**
 * Icons and frames as symbols, and the light on them and on stones. Only the symbols are `display: none`, so that a page needn't style
 * what it only copies; some browsers would drop gradients in there.
 */
export const sprite = (): string =>
  `<svg class="rs-sprite" width="0" height="0" aria-hidden="true"><defs>${iconLights()}\n${frameLights()}\n${stoneLights()}</defs><g display="none">${iconSymbols()}\n${frameSymbols()}</g></svg>`
