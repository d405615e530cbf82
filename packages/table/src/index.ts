/** The table for clients: what they are shown, what they may send, and what is kept. Nothing here runs a game: see host.ts. */

/** Who may play beside persons. */
export { BOT_NAMES, type BotName, isBotName } from '@runesaga/bots'
/** How a client reads what it is shown, without knowing the rules behind it. */
export {
  AGES,
  type Age,
  ageOf,
  type Campaign,
  CHAPTERS,
  carriedInto,
  type Envelope,
  type EventType,
  envelopeOf,
  type GameOptions,
  isOver,
  legacyOf,
  marksOf,
  type Outcome,
  type Player,
  type Reason,
  type ScoreBox,
  type Seat,
  type SetupProblem,
  type Viewer,
} from '@runesaga/engine'
export {
  ABILITIES,
  type Ability,
  type CardEntry,
  type CardSet,
  type Chapter,
  cardEntries,
  EDITIONS,
  type Edition,
  type FeatKind,
  ICONS,
  type Icon,
  LEVELS,
  type Legacy,
  type Level,
  MODES,
  type Mode,
  STORY_ICONS,
} from '@runesaga/engine/language'
export {
  type AdversaryView,
  type Answer,
  type AttemptOutcome,
  type AttemptView,
  type BringsView,
  type CardFact,
  type CardFacts,
  type CardRef,
  type DeckName,
  type Deed,
  FACE_DOWN,
  FACE_SUCCESSES,
  type Face,
  type GainView,
  type HeldFeat,
  type Help,
  type HeroView,
  idOf,
  type MoonsView,
  type NamedEvent,
  type OddsView,
  type Offer,
  type PathName,
  type PlanView,
  type QuestionView,
  type Result,
  type ScoreLineView,
  type SheetView,
  STONE_SIDES,
  type StackedFeat,
  type StoneFace,
  type StoneName,
  type StoneView,
  type Sum,
  type SumPart,
  type TrackMove,
  type View,
  type Waiting,
} from '@runesaga/engine/view'
export type { Begun } from './campaign/begin.ts'
export {
  advisedQuest,
  beginCampaign,
  CAMPAIGN_SETS,
  type ChapterStanding,
  changeGroup,
  chaptersOf,
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
export type { LaidTable, NewTable, Plans } from './lobby/new-table.ts'
export type { TablePlan } from './lobby/plan.ts'
export type { About, EditionFigures, TableSetup } from './protocol/about.ts'
export type { Hint, HintReason } from './protocol/hint.ts'
export type { Lobby, LocalLobby } from './protocol/lobby.ts'
export { TURN_IS_READ } from './protocol/pace.ts'
export { ALWAYS, isPromptPolicy, MATTERS, type PromptPolicy } from './protocol/prompt-policy.ts'
export type { AnswerTo, Query } from './protocol/query.ts'
export type { Refusal, Request, Unsent } from './protocol/request.ts'
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
