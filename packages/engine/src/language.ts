/**
 * The engine's door to the card language: the fixed names of the game, the words in which cards are written, and the checks of a set. It
 * brings no rules along.
 */

// The fixed names of the game

export {
  ABILITIES,
  type Ability,
  EDITIONS,
  type Edition,
  FEAT_KINDS,
  type FeatKind,
  ICONS,
  type Icon,
  LEVELS,
  type Level,
  MODES,
  type Mode,
  RADIANT,
  STORY_ICONS,
} from './language/names.ts'

// A set and its cards

export type { CardKind } from './compile/compiled.ts'
export { type CardSet, type Chapter, cardSetJsonSchema, type Legacy, type Text } from './language/cards.ts'
export { type CardEntry, cardEntries } from './language/entries.ts'

// The words of powers

export {
  COUNTS,
  type Condition,
  type Cost,
  type Count,
  type CountName,
  type Effect,
  type Effects,
  HEROES,
  LIMITS,
  type Power,
  type ScoringTerm,
  TRIGGERS,
  type Trigger,
} from './language/grammar.ts'

// What is wrong with a set, and what was probably meant

export { checkSet, missingTranslations, type Problem } from './language/check.ts'
export { nearest } from './language/nearest.ts'
