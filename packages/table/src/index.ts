/** One interface to a game in progress, and its local form. */

export type { Chosen, Reason as HintReason } from '@runesaga/bots'
/** What a client shows and sends, and how it reads what it is shown, without knowing the rules behind it. */
export {
  ABILITIES,
  type Ability,
  type Action,
  abilityOf,
  boxOf,
  type CardEntry,
  type CardNo,
  type CardSet,
  type Choice,
  cardEntries,
  type Decision,
  EDITIONS,
  type Edition,
  type EventType,
  faceValue,
  type GameEvent,
  type GameOptions,
  gainOf,
  type Hero,
  HIDDEN,
  HIDDEN_ANTIHERO,
  HIDDEN_HERO,
  ICONS,
  type Icon,
  kindOf,
  LEVELS,
  MODES,
  type Mode,
  NO_CARD,
  NOBODY,
  type Odds,
  type Outcome,
  type Part,
  type PlainBox,
  type Plan,
  type Prospect,
  type Reason,
  type ScoreBox,
  type ScoreLine,
  type ScoreSheet,
  type Seat,
  STONE,
  STORY_ICONS,
  type StoneKind,
  showsMoon,
  showsTwist,
  tuckedCard,
  tuckedPath,
  useSets,
  type View,
  WINDOW,
} from '@runesaga/engine'
export { ALWAYS, type Asking } from './asking.ts'
export { type Foe, foesOf } from './foes.ts'
export { livesOf, type Moment } from './lives.ts'
export { LocalTable, type NewTable } from './local.ts'
export { luckOf } from './luck.ts'
export { BadSave, type BadSaveReason, FORMAT, parseSaved, type SavedTable } from './saved.ts'
export type { Standing } from './standing.ts'
export type { About, Look, Player, Refusal, Table, Update, WhyNot } from './table.ts'
export { eventsTold } from './told.ts'
