/** The table for clients: what they are shown, what they may send, and what is kept. Nothing here runs a game: see host.ts, and rules.ts. */

/** Who may play beside persons. */
export { BOT_NAMES, type BotName, isBotName } from '@runesaga/bots'
/** How a client reads what it is shown, without knowing the rules behind it. */
export {
  ABILITIES,
  type Ability,
  type AdversaryView,
  AGES,
  type Age,
  type Answer,
  type AttemptOutcome,
  type AttemptView,
  ageOf,
  type Campaign,
  type CardEntry,
  type CardFact,
  type CardFacts,
  type CardRef,
  type CardSet,
  CHAPTERS,
  type Chapter,
  cardEntries,
  carriedInto,
  type DeckName,
  type Deed,
  EDITIONS,
  type Edition,
  type Envelope,
  type EventType,
  envelopeOf,
  FACE_DOWN,
  FACE_SUCCESSES,
  type Face,
  type FeatKind,
  type GameOptions,
  type HeldFeat,
  type Help,
  type HeroView,
  ICONS,
  type Icon,
  idOf,
  isOver,
  LEVELS,
  type Legacy,
  type Level,
  legacyOf,
  MODES,
  type Mode,
  marksOf,
  type NamedEvent,
  type OddsView,
  type Offer,
  type Outcome,
  type PathName,
  type PlanView,
  type Player,
  type QuestionView,
  type Reason,
  type Result,
  type ScoreBox,
  type ScoreLineView,
  type Seat,
  type SetupProblem,
  type SheetView,
  STONE_SIDES,
  STORY_ICONS,
  type StackedFeat,
  type StoneFace,
  type StoneName,
  type StoneView,
  type Sum,
  type SumPart,
  type View,
  type Viewer,
  type Waiting,
} from '@runesaga/engine'
export {
  advisedQuest,
  type Begun,
  beginCampaign,
  beginChapter,
  beginTale,
  CAMPAIGN_SETS,
  type ChapterStanding,
  changeGroup,
  chaptersOf,
  goOnWithout,
  isRead,
  type OfCampaign,
  renameCampaign,
  type SavedCampaign,
  setAside,
  type Tale,
  type TriedHero,
  type Try,
  tablesOf,
  talesOf,
} from './campaign/campaign.ts'
export { BadCampaign, type BadCampaignReason, checkCampaign } from './campaign/check.ts'
export { type CampaignFile, campaignFile, copyOfCampaign, parseCampaign } from './campaign/file.ts'
export type { PlayableCampaign } from './campaign/playable.ts'
export type { Foe } from './lobby/foes.ts'
export type { Mix } from './lobby/mix.ts'
export type { NewTable } from './lobby/new-table.ts'
export type { About, EditionFigures, TableSetup } from './protocol/about.ts'
export type { Hint, HintReason } from './protocol/hint.ts'
export type { Lobby } from './protocol/lobby.ts'
export { ALWAYS, isPromptPolicy, type PromptPolicy } from './protocol/prompt-policy.ts'
export type { AnswerTo, Query } from './protocol/query.ts'
export type { Refusal, Request } from './protocol/request.ts'
export type { News, Reply, Saved, SeatNews, Table, Update } from './protocol/table.ts'
export type { TableNews } from './protocol/table-news.ts'
export type { Verification } from './protocol/verification.ts'
export { checkForm1, checkSaved, parseSaved } from './saved/saved-check.ts'
export {
  BadSave,
  type BadSaveReason,
  FORMAT,
  recordedSets,
  type SavedTable,
  type TableOfToday,
} from './saved/saved-table.ts'
export { hindranceOf } from './saved/store.ts'
export type { GameSummary } from './saved/summary.ts'
export { luckOf } from './told/luck.ts'
export { standingEvents } from './told/standing-events.ts'
export { heroTimeline, type Moment } from './told/timeline.ts'
