/** One interface to a game in progress, and its local form. */

export type { Chosen, Motive as HintReason } from '@runesaga/bots'
/** What a client shows and sends, and how it reads what it is shown, without knowing the rules behind it. */
export {
  ABILITIES,
  type Ability,
  type Action,
  AGES,
  type Age,
  abilityOf,
  ageOf,
  type Campaign,
  type CardEntry,
  type CardNo,
  type CardSet,
  CHAPTERS,
  type Chapter,
  type Choice,
  cardEntries,
  carriedInto,
  createRules,
  type Decision,
  EDITIONS,
  type Edition,
  type Envelope,
  type EventType,
  envelopeOf,
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
  isOver,
  type Knowledge,
  kindOf,
  LEVELS,
  type Legacy,
  legacyOf,
  MODES,
  type Mode,
  marksOf,
  NO_CARD,
  NOBODY,
  type Odds,
  type Outcome,
  type Part,
  type PlainBox,
  type Plan,
  type Player,
  type Reason,
  type Result,
  type Rules,
  type ScoreBox,
  type ScoreLine,
  type ScoreSheet,
  type Seat,
  type SetupProblem,
  STONE,
  STORY_ICONS,
  type StoneKind,
  showsMoon,
  showsTwist,
  tuckedCard,
  tuckedPath,
  WINDOW,
} from '@runesaga/engine'
export * as answers from './answers.ts'
export {
  advisedQuest,
  type Begun,
  beginCampaign,
  beginChapter,
  beginTale,
  CAMPAIGN_FORMAT,
  CAMPAIGN_SETS,
  type ChapterStanding,
  changeGroup,
  chaptersOf,
  goOnWithout,
  isRead,
  type OfCampaign,
  type Playing,
  recordEnd,
  renameCampaign,
  type SavedCampaign,
  setAside,
  type Tale,
  type TriedHero,
  type Try,
  tablesOf,
  talesOf,
  type Which,
} from './campaign.ts'
export { BadCampaign, type BadCampaignReason, checkCampaign } from './campaign-check.ts'
export {
  type CampaignFile,
  campaignFile,
  copyOfCampaign,
  type PlayableCampaign,
  parseCampaign,
  playableCampaign,
} from './campaign-file.ts'
export { type Foe, foesOf } from './foes.ts'
export { livesOf, type Moment } from './lives.ts'
export { LocalTable } from './local.ts'
export { luckOf } from './luck.ts'
export { type Mix, mixOf } from './mix.ts'
export type { NewTable } from './new-table.ts'
export { ALWAYS, isPromptPolicy, type PromptPolicy } from './prompt-policy.ts'
export {
  BadSave,
  type BadSaveReason,
  FORMAT,
  recordedSets,
  type SavedTable,
  type TableOfToday,
} from './saved.ts'
export { checkForm1, checkSaved, parseSaved } from './saved-check.ts'
export { boxToShow } from './show.ts'
export type { Standing } from './standing.ts'
export type { About, Look, Refusal, Table, Update, WhyNot } from './table.ts'
export type { TableNews } from './table-news.ts'
export { eventsTold } from './told.ts'
export type { Verification } from './verification.ts'
