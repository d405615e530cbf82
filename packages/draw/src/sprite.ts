/** What all cards of a page share, to be put once at the start of its body. */
import { frameSymbols } from './frames.ts'
import { iconSymbols } from './icons.ts'
import { stoneSymbols } from './stones.ts'

/** Icons, frames and the light on stones, as symbols. Not `display: none`: some browsers then drop the gradients. */
export const sprite = (): string =>
  `<svg class="rs-sprite" width="0" height="0" aria-hidden="true"><defs>${iconSymbols()}\n${frameSymbols()}\n${stoneSymbols()}</defs></svg>`
