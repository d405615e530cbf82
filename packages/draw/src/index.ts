/** Cards, vignettes and icons as markup: the same drawing for the printed sheet and for the client. */
import { CARD_CSS } from './styles/card.ts'
import { TEXTURES_CSS } from './styles/textures.ts'
import { TOKENS_CSS } from './styles/tokens.ts'

export { BACKS, type BackName, drawBack } from './back.ts'
export { type CardSize, type Chance, type DrawOptions, drawCard, SHIELD, SIZES } from './card.ts'
export type { Emblems } from './emblem.ts'
export {
  type CardFace,
  cardFace,
  cardFaces,
  type FaceLine,
  type FacePath,
  type FaceText,
  type Reward,
} from './face.ts'
export type { GlyphName } from './glyphs.ts'
export { hasNumber, icon, mark } from './icons.ts'
export { MOODS, type MoodName } from './moods.ts'
export { panorama } from './panorama.ts'
export { PLACE_NAMES, type PlaceName } from './places.ts'
export { rich } from './rich.ts'
export { moodOf, placeOf, type Scene } from './scene.ts'
export { cardSheet, type SheetOptions } from './sheet.ts'
export { sprite } from './sprite.ts'
export { drawStone } from './stones.ts'
export { type Composition, vignette } from './vignette.ts'

/** Everything that a drawn card needs to look like one: tokens, textures, cards. */
export const STYLES = `${TOKENS_CSS}${TEXTURES_CSS}${CARD_CSS}`
