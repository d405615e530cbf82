/** Everything said to people, in English and French. */

export { learn } from '#grammars'
export { FEAT_LABELS, FINAL_ADVERSARY, sayOfCards } from './card-face.ts'
export type { CardText, Line } from './cards/card-text.ts'
export type { NameOf } from './cards/grammar.ts'
export { costText, optionText, powerText } from './cards/parts.ts'
export { printedName } from './cards/printed-name.ts'
export { type WordKind, wordsOf } from './cards/vocabulary.ts'
export { cardText, namesIn, plainText, rewardWords } from './cards/write.ts'
export { type Entry, tellAll } from './chronicle/entries.ts'
export { chronicle, tell } from './chronicle/tell.ts'
export { adviceWords, type ChosenCards } from './client/advice.ts'
export { characterWords } from './client/character-words.ts'
export {
  type Advice,
  board,
  campaign,
  common,
  ending,
  help,
  hints,
  hintWords,
  home,
  mixing,
  opening,
  planning,
  pledging,
  preferences,
  SHORT_REFUSALS,
  setupProblemWords,
  trial,
  trouble,
} from './client/index.ts'
export { headline, lifeTitle } from './client/lives.ts'
export { cardWordsOf } from './decisions/card-words.ts'
export { actionWords, choiceWords, labels } from './decisions/choices.ts'
export { decisions, decisionWords } from './decisions/decisions.ts'
export { type Asking, type CardWords, type Scene, sceneOf } from './decisions/scene.ts'
export { capital, listed, small } from './grammar.ts'
export { inlineParts, plain, type Token } from './inline.ts'
export { LANGUAGES, type Language, type Said } from './language.ts'
export { heroWords, type Names, namesOf } from './names.ts'
export { type Block, bodyBlocks, type Span } from './reference/body.ts'
export { rulesReference } from './reference/reference.ts'
export { findSections, foundIn, type Piece, sectionsFor } from './reference/search.ts'
export type { Section, Topic } from './reference/topic.ts'
export { REFUSALS, refusalWords, UNDO_REFUSALS, undoRefusalWords } from './refusals.ts'
export { castWords, faceWords, runeName } from './runes.ts'
export { OUTCOME_REASONS, outcomeWords, SCORE_BOXES, scoreLineWords } from './score.ts'
export { SHEET_WORDS, sheetCount } from './sheet.ts'
export { terminal } from './terminal.ts'
export {
  ACT_NAMES,
  CARD_KINDS,
  DECK_NAMES,
  EDITION_NAMES,
  ICON_NOUNS,
  INLINE_ICONS,
  type InlineIcon,
  iconWords,
  LEVEL_NAMES,
  MODE_NAMES,
  type Noun,
} from './terms.ts'
