/**
 * A table as a client is shown it: by name, plain JSON, with everything that is drawn and offered. Clients read this and nothing of the
 * state behind it, so they need to know no rule. Rows, places and Acts count from 1; seats are as everywhere.
 */
import type { WindowName } from '../actions/legal.ts'
import type { Reason } from '../actions/reasons.ts'
import type { SpareXp } from '../ahead/brings.ts'
import type { CastSummary } from '../ahead/distribution.ts'
import type { Part } from '../conduct/parts.ts'
import type { CardRef, Face } from '../deeds/card-ref.ts'
import type { Answer, Deed } from '../deeds/deed.ts'
import type { DeckName, PathName, StoneFace, StoneName } from '../deeds/names.ts'
import type { Effect, Effects } from '../language/grammar.ts'
import type { Ability, FeatKind, Icon, Level } from '../language/names.ts'
import type { ScoreBox, ScoreLine } from '../score/sheet.ts'
import type { Outcome, Seat } from '../state/types.ts'
import type { Viewer } from './visibility.ts'

export interface View {
  viewer: Viewer
  phase: 'choosing' | 'playing' | 'over'
  turn: TurnView
  heroes: readonly HeroView[]
  /** the three Acts */
  rows: readonly RowView[]
  decks: Readonly<Record<DeckName, DeckView>>
  /** the Adversary that lies apart, in games that have one */
  adversary: AdversaryView | null
  /** in progress */
  attempt: AttemptView | null
  /** the last one that was decided, until another is declared */
  lastAttempt: AttemptView | null
  /** Feats that wait to take effect, the next one last; after them in this list the Adversary's (`on` is null), which come after all others */
  stack: readonly StackedFeat[]
  /** the same for everybody; empty when the game is over */
  waitsFor: readonly Waiting[]
  outcome: Outcome | null
  /** everybody's once the game is over, by seat; empty before */
  sheets: readonly SheetView[]
  /** what the viewer may do; null for spectators */
  you: You | null
}

export interface TurnView {
  seat: Seat
  number: number
  /** the seats as their turns come, from the one whose turn it is */
  order: readonly Seat[]
  /** main actions left */
  mainActions: number
  mainDone: boolean
  /** the main action of this turn is to face the Adversary */
  mustFace: boolean
}

export interface HeroView {
  /** the Act begun last */
  act: 1 | 2 | 3
  heritage: Face
  origin: Face
  /** Motivation or Class: the second column's card */
  motivation: Face
  destiny: Face
  destinyShown: boolean
  /** the cards under the three Character cards; what is beyond the ninth lies under the last */
  columns: readonly (readonly StoryCard[])[]
  /** of the story, and until the end of the turn */
  icons: Readonly<Record<Icon, number>>
  lent: Readonly<Record<Icon, number>>
  level: Level
  xp: number
  /** Experience on the Class, and how much opens each of its powers; null without a Class */
  class: { banked: number; opensAt: readonly number[] } | null
  /** Radiant icons, also those until the end of the turn, and how many swear each Ideal of the Destiny; null where it has none */
  radiant: { icons: number; opensAt: readonly number[] } | null
  /** cards: only one's own */
  hand: { hero: number; antihero: number; cards: readonly CardRef[] | null }
  /** Character cards to choose from, while they are chosen */
  dealt: Readonly<Record<'origin' | 'motivation' | 'destiny', readonly Face[]>>
  played: readonly CardRef[]
  allies: readonly CardRef[]
  /** sacrificed Allies */
  lost: readonly CardRef[]
  failures: number
  journeys: number
  /** how this hero fared against the Adversary that lies apart, by the side faced; `margin` is null where it wasn't told */
  facing: readonly { side: PathName; overcame: boolean; margin: number | null }[]
  /** sided with Odium */
  loyal: boolean
}

export interface StoryCard {
  card: CardRef
  /** null: a Trait */
  path: PathName | null
}

export interface RowView {
  open: boolean
  /** its deck gives no more: places stay empty for good */
  spent: boolean
  places: readonly PlaceView[]
}

export interface PlaceView {
  card: Face
  /** the Ally under the card */
  ally: CardRef | null
}

export interface DeckView {
  left: number
  discard: readonly CardRef[]
}

export interface AdversaryView {
  card: CardRef
  side: 'first' | 'final'
  xp: number
  /** the Experience at which it wins; null: it counts down instead */
  goal: number | null
  /** the Experience that it began with */
  began: number
  /** the Quest and what else is in force */
  quests: readonly CardRef[]
  /** cards of its deck turned up this turn */
  shown: readonly CardRef[]
  defeatedBy: Seat | null
}

/** `apart`: the Adversary that lies beside the rows. */
export type PlaceName = { row: 1 | 2 | 3; place: number } | 'apart'

export interface AttemptView {
  seat: Seat
  card: CardRef
  place: PlaceName
  path: PathName
  abilities: readonly Ability[]
  /** the Adversary's Feats that take effect after the heroes' own */
  revealed: readonly CardRef[]
  stage: 'before-cast' | 'after-cast' | 'decided'
  /** those that will be cast, or as they lie */
  stones: readonly StoneView[]
  /** before a re-attempt: some of these Dark runes were cast before, and cost nothing more */
  darkAgain: boolean
  difficulty: Sum
  bonus: Sum
  /** as it lies, or as it was weighed; null before the cast */
  total: number | null
  /** to overcome, as things stand; null once it is decided */
  chance: number | null
  /** once it is decided */
  outcome: AttemptOutcome | null
  /** the last throw, by the version of the move that brought it, and which stones fell, by their place in `stones` (from 0) */
  thrown: { version: number; stones: readonly number[] } | null
}

export interface AttemptOutcome {
  overcame: boolean
  margin: number
  /** what became of the card; null: nothing yet */
  fate: 'story' | 'discarded' | 'stays' | 'defeated' | 'adversary-stays' | null
  /** the version of the move that decided it */
  version: number
  /** something has happened since that isn't part of it */
  isPast: boolean
}

export interface StoneView {
  /** as answers name it: `dark#2`; the n-th of its kind as it lies */
  name: string
  kind: StoneName
  /** null before the cast */
  face: StoneFace | null
  /** successes that it counts as it lies; null before the cast */
  counts: number | null
}

/** A figure and where it comes from. */
export interface Sum {
  n: number
  parts: readonly SumPart[]
}
export interface SumPart extends Omit<Part, 'card'> {
  /** null: what can't be laid at one card's door */
  card: CardRef | null
}

export interface StackedFeat {
  card: CardRef
  by: Seat | 'adversary'
  /** null: the Adversary's, which waits for its turn to take effect */
  on: Seat | null
}

export type Waiting = { seat: Seat } & (
  | { for: 'characters' }
  /** the menu of a turn */
  | { for: 'turn' }
  | { for: 'answer'; question: QuestionName; card: CardRef | null }
  /** `passed`: who has said no; `next`: what takes effect when all have, if anything waits */
  | { for: 'window'; window: WindowName; passed: readonly Seat[]; next: StackedFeat | null }
)

/** Questions of procedures. Those of effects go by the word that asks. */
export const QUESTIONS = [
  'dark', // how many Dark runes to buy
  'spare', // a re-attempt that was granted before
  'power', // whether to use a power that is offered, and for which cost
  'may', // whether to
  'pay-amount',
  'pay-discard',
  'pay-sacrifice',
  'ally-place', // where a revealed Ally goes
  'twist-draw',
  'heritage',
  'aim', // whom a Feat strikes
] as const
export type QuestionName = (typeof QUESTIONS)[number] | keyof Effect

/** What a seat may do and what keeps it from doing more, worked out from what it knows. */
export interface You {
  seat: Seat
  /** every legal deed, once; also those with which a seat that isn't asked may step in */
  offers: readonly Offer[]
  /** what this seat is asked, if it is */
  question: QuestionView | null
  /** what a Journey costs now */
  journeyPrice: number
  whyNot: WhyNotView
  /** Feats of the hand and powers in play that bear on an attempt, whether they can be used now or not */
  helps: readonly Help[]
  /** Feats of the hand that the track forbids, whoever's turn it is */
  locked: readonly CardRef[]
  /** in a Feat window that this seat is asked in: how its Feats stand to it, in the order of the hand; empty otherwise */
  hand: readonly HeldFeat[]
  /** as the game would be scored now; null while Character cards are chosen */
  sheet: SheetView | null
}

export interface WithDark {
  runes: number
  chance: number
}

export interface WithFeat {
  card: CardRef
  kind: FeatKind
  chance: number
}

export interface Offer {
  deed: Deed
  /** of an attempt */
  chance: number | null
  /** what Dark runes that can be bought now would make of a chance below one half */
  withDark: WithDark | null
  /** the Feat of one's own hand that would make most of a chance below one half, played before the cast */
  withFeat: WithFeat | null
  /** the Experience that it costs */
  price: number
  /** a Feat that would change nothing now, and only score */
  idle: boolean
}

export interface QuestionView {
  name: QuestionName
  card: CardRef | null
  /** the power that is offered, by its name in deeds: answers `{ pay }` count its costs; null where none is */
  power: string | null
  /** what a card lets choose between, where it says so itself; as the answers `{ option }` count them */
  options: readonly Effects[]
  /** is the one who chooses the hero that the card calls "that hero"? */
  thatIsYou: boolean
  /** the Experience that Odium offers for siding with it, if that is what is asked */
  pledge: number | null
  answers: readonly Answer[]
}

/** Why the viewer can't; what isn't named can be done, or nobody would look for it. */
export interface WhyNotView {
  /** cards of open rows (the main action) and of the hand */
  cards: Readonly<Record<CardRef, Reason>>
  journey: Reason | null
  bank: Reason | null
}

/** When something works: before the cast, once the runes lie, if the attempt is about to fail. */
export type HelpMoment = 'before' | 'after' | 'failing'

export interface Help {
  /** `{ play }` on oneself, or `{ use }` */
  deed: Deed
  card: CardRef
  /** of a Feat */
  kind: FeatKind | null
  moment: HelpMoment
  /** when it works otherwise, if what comes of it can be awaited before the cast */
  later: Exclude<HelpMoment, 'before'> | null
  /** a Feat that the track forbids */
  locked: boolean
  /** the Experience that it costs */
  price: number
}

/** A Feat of the hand in a Feat window. */
export interface HeldFeat {
  card: CardRef
  /** why it can't be played on the hero whose attempt it is (without one, on oneself); null if it can */
  whyNot: Reason | null
  /** what is still to come before it works: the cast, a failure, the end of the attempt, a card to answer; null: nothing */
  waits: 'cast' | 'fail' | 'end' | 'card' | null
  /** what of this attempt is over that it works before: the cast, or the result of it; null: nothing */
  tooLate: 'cast' | 'result' | null
}

export interface SheetView {
  boxes: Readonly<Record<ScoreBox, number>>
  total: number
  lines: readonly ScoreLineView[]
}
/** A line with its card and its level by name. */
export type ScoreLineView = ScoreLine extends infer L
  ? { [F in keyof L]: F extends 'card' ? CardRef : F extends 'level' ? Level : L[F] }
  : never

/** What a hero means to do, by name. Without a target, the attempt in progress. */
export interface PlanView {
  target?: { card: CardRef; path: PathName; abilities?: readonly Ability[] }
  /** Dark runes to buy */
  dark?: number
  /** Feats to play and powers to use before the cast, in this order: `{ play }` and `{ use }` */
  uses?: readonly Deed[]
}

export interface OddsView extends CastSummary {
  stones: readonly StoneView[]
  difficulty: Sum
  bonus: Sum
  /** what 0, 1, 2 … Dark runes cost, as many as could be bought on the way */
  darkPrices: readonly number[]
  /** what it brings and takes if it is overcome without a moon; null for the Adversary that lies apart, and once the runes are cast */
  brings: BringsView | null
  /** what so many moons come to if it is overcome, and how likely they are; empty without a Dark rune */
  moons: readonly MoonsView[]
  /** the runes are cast already: nothing is left to chance */
  cast: boolean
}

/** What overcoming an attempt comes to for one's own hero, with all that happens by itself. */
export interface BringsView {
  track: TrackMove
  /** Experience, without what the plan costs */
  xp: number
  /** Experience beyond that, where a success has so much to spare */
  spare: readonly SpareXp[]
  /** how one's own sheet would change, with all that the plan costs, its Feats, and Experience */
  points: number
  /** a choice on the way, or what the stones pay, may bring more */
  isLeast: boolean
  /** cards that score by their own terms, Feats, and what changes of it: one's own Destiny always, others where something does */
  scoring: readonly { card: CardRef; points: number }[]
}

/** What gaining a Trait comes to for one's own hero, with all that happens by itself. */
export interface GainView {
  /** how one's own sheet would change, Experience with it */
  points: number
  /** Experience, with what is paid */
  xp: number
  /** as for an attempt */
  scoring: BringsView['scoring']
}

export interface MoonsView {
  moons: number
  chance: number
  /** with what the path itself takes */
  track: TrackMove
}

/** A move on the Corruption track, and what it means. */
export interface TrackMove {
  from: Level
  to: Level
  /** what the track scores at both ends */
  points: { from: number; to: number }
  /** Feats that can't be played any more, and those that can be played again */
  locks: readonly FeatKind[]
  opens: readonly FeatKind[]
  /** no Dark rune can be cast there */
  endsDark: boolean
}
