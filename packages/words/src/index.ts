/** Everything said to people, in English and French. */
export type { CardText, Line } from './cards/card-text.ts'
export { inlineParts, plain, type Token } from './inline.ts'
export { LANGUAGES, type Language, type Said } from './language.ts'
export { SHEET_WORDS, sheetCount } from './sheet.ts'
export {
  ACT_NAMES,
  CARD_KINDS,
  EDITION_NAMES,
  ICON_NOUNS,
  INLINE_ICONS,
  type InlineIcon,
  iconWords,
  LEVEL_NAMES,
  MODE_NAMES,
  type Noun,
} from './terms.ts'
