/** A game as a value: plain JSON between any two decisions. */
import type { Edition, Mode } from '../language/names.ts'
import type { RandomState } from '../random/random.ts'

/** A number that says of what: one kind can't be taken for another. Plain numbers become any of them, as they come through the doors. */
type Numbered<Kind extends string> = number & { readonly counts?: Kind }

/** A hero's place at the table, 0 to 3. */
export type Seat = Numbered<'seats'>
/** One physical card: its index in the box's list of cards. */
export type CardNo = Numbered<'cards'>
/** A step of a procedure: see places.ts. */
export type Place = Numbered<'places'>
export const NOBODY = -1
export const NO_CARD = -1

export interface GameOptions {
  /** deal one Character card of each kind (R-SETUP-04) */
  noChoice?: boolean
  /** leave Allies, Adversaries and their six cards in the box (R-SETUP-12) */
  noAlliesNorAdversaries?: boolean
  /** the Adversary to face, by card id; else drawn at random */
  adversary?: string
  /** the Quest, by card id; else the edition's first */
  quest?: string
  /** sets beside the host's join with all their cards, also where the host's book lists those to take (R-MIX-03) */
  wholeSets?: boolean
  /** campaign chapters opened so far: cards of later ones stay in their envelopes; all are open if left out (R-CAMP-09) */
  chapters?: number
  /** what the chapter before left to this one, by card id: a boon or a burden (R-CAMP-07) */
  legacy?: string
  /** legacy marks of the campaign; outside of one, the ruleset's (R-CAMP-07) */
  marks?: number
  /** Character cards that seats are given instead of being dealt, by card id */
  characters?: ({ heritage?: string; origin?: string; motivation?: string; destiny?: string } | null)[]
}

/** A set as a game knows it: by name, and by what its cards do. */
export interface SetStamp {
  readonly id: string
  /** of what the engine runs: see `compile/set-hash.ts` */
  readonly hash: string
}

/** What a table was set up with. Public: the seed isn't in it. */
export interface TableSetup {
  edition: Edition
  mode: Mode
  heroes: number
  /** the card sets in play */
  sets: readonly SetStamp[]
  firstSeat: Seat
  options: GameOptions
  /** the cards of the box, where they aren't those that the sets would give: the game was begun with others (see card-list.ts) */
  cards?: readonly string[]
}

/** A Story card under a column: card × 2 + path (0 top, 1 bottom). */
export type Tucked = Numbered<'tucked'>
export const tucked = (card: CardNo, path: number): Tucked => card * 2 + path
export const tuckedCard = (t: Tucked): CardNo => t >> 1
export const tuckedPath = (t: Tucked): number => t & 1

/** Effects that wait: for the outcome of an attempt, or for a hero's next turn. */
export interface Waiting {
  card: CardNo
  block: number
  owner: Seat
  seat: Seat
  that: Seat
}

/** Its lists are read-only: they are replaced, never written (see lists.ts). */
export interface Hero {
  heritage: CardNo
  origin: CardNo
  /** Motivation or Class: the second column's card */
  motivation: CardNo
  destiny: CardNo
  destinyUp: boolean
  /** dealt and not yet chosen from */
  dealt: readonly CardNo[]
  /** the Act begun last */
  act: number
  /** tucked cards in order: three to a column, the rest under the third */
  story: readonly Tucked[]
  /** icons of the story, kept up to date, by ICONS index */
  icons: readonly number[]
  /** icons until the end of the turn */
  lent: readonly number[]
  xp: number
  banked: number
  /** index on the Corruption track */
  level: number
  hand: readonly CardNo[]
  /** the kinds of Feats in the hand as bits of FEAT_BIT: their backs are seen by all */
  featKinds: number
  /** the windows in which a Feat of the hand might be played at this level (see inMomentOf): as secret as the hand */
  featWindows: number
  played: readonly CardNo[]
  allies: readonly CardNo[]
  /** sacrificed Allies, face-down */
  lost: readonly CardNo[]
  failures: number
  journeys: number
  next: readonly Waiting[]
  pledged: boolean
  /** sides of the Adversary that lies apart, faced and overcome, as bits: see hasFaced, hasBeaten */
  faced: number
  beat: number
  /** what this hero is protected from until the end of the turn, and how much Corruption */
  shield: number
  /** cards with powers in play, the events they listen to, the windows they are open in, what they stand on */
  inPlay: readonly CardNo[]
  eventMask: number
  powerWindows: number
  standingMask: number
}

export interface Row {
  open: boolean
  cards: CardNo[]
  /** the Ally tucked under the card of the same slot */
  allies: CardNo[]
}

/** Never written after a shuffle: the next card is cards[at]. A rebuild makes a new array. */
export interface Deck {
  cards: CardNo[]
  at: number
  discard: CardNo[]
}

export const ACT_DECKS = 3
export const HERO_DECK = 3
export const ANTIHERO_DECK = 4
export const ADVERSARY_DECK = 5
export const DECKS = 6

export interface Turn {
  seat: Seat
  number: number
  /** main actions left */
  main: number
  mainDone: boolean
  journeys: number
  freeJourneys: number
  dark: number
  /** events of this turn, for `this-turn`: a bit of DID each */
  did: number
  replaced: boolean
  /** this turn's main action is to face the Adversary */
  mustFace: boolean
  /** kept from the last turn for one attempt of this one */
  boons: readonly Waiting[]
}

export const DID = { journey: 1, attempt: 2, 'path-gained': 4, 'adversary-faced': 8 } as const

/** The sides of an Adversary that lies apart. Most have only the first. */
export type Side = Numbered<'sides'>
export const FIRST_SIDE: Side = 0
export const FINAL_SIDE: Side = 1
export const hasFaced = ({ faced }: Pick<Hero, 'faced'>, side: Side): boolean => (faced & (1 << side)) !== 0
export const hasBeaten = ({ beat }: Pick<Hero, 'beat'>, side: Side): boolean => (beat & (1 << side)) !== 0

export interface Adversary {
  card: CardNo
  /** Quest, Rise, and what the chapter before left */
  quests: CardNo[]
  xp: number
  /** the Experience at which it wins; 0: it counts down instead */
  goal: number
  /** which one is up */
  side: Side
  /** special-deck cards turned up this turn */
  shown: CardNo[]
  defeatedBy: Seat
  /** cards whose powers work now, the events they listen to, the windows they are open in, what they stand on */
  inPlay: CardNo[]
  eventMask: number
  powerWindows: number
  standingMask: number
}

/** An event that a power of the hero's Class missed, since it was still locked. */
export interface Missed {
  power: number
  that: Seat
  event: number
  detail: number
}

/** Its lists are read-only: they are replaced, never written (see lists.ts). */
export interface Attempt {
  seat: Seat
  card: CardNo
  /** -1: the Adversary that lies apart */
  row: number
  slot: number
  path: number
  /** the abilities that count, by index */
  abilities: readonly number[]
  /** icons lent for this attempt, by ICONS index */
  icons: readonly number[]
  /** ability runes added, by ability */
  runes: readonly number[]
  darkBought: number
  darkAdded: number
  /** Dark runes of cards that allow them at any level (R-DARK-02) */
  darkGranted: number
  /** bought or added ones that were cast: a re-attempt keeps them, whatever the level (R-RE-02) */
  darkKept: number
  stones: readonly number[]
  /** 1 the better face, 0 the other */
  faces: readonly number[]
  casts: number
  /** casts of any kind, also of single stones */
  throws: number
  /** successes of effects, and the part of them that came from the Class */
  bonus: number
  classBonus: number
  classOff: boolean
  /** what effects add to the difficulty, and what they take off */
  harder: number
  easier: number
  noCorruption: boolean
  keep: boolean
  again: boolean
  /** re-attempts granted before they were needed */
  spare: number
  forced: '' | 'overcome' | 'failed'
  outcome: '' | 'overcome' | 'failed'
  margin: number
  used: readonly number[]
  ifOvercome: readonly Waiting[]
  ifFailed: readonly Waiting[]
  /** Adversary Feats to take effect after the heroes' own */
  revealed: readonly CardNo[]
  /** Feats that changed successes or difficulty: card, successes, difficulty, … */
  feats: readonly number[]
  /** icons whose paths a Feat bars for this attempt, as bits in the order of ICONS */
  barred: number
  heritageBoth: boolean
  /** what was taken at each Twist that left the other half: 1 the draw, 2 the Heritage's own power */
  heritage: readonly number[]
  /** what locked powers of the Class would have answered to */
  missed: readonly Missed[]
  /** overcome with an Ally, who is no longer in the row */
  allyGained: boolean
}

/** A Feat on the stack, waiting to take effect. */
export interface Played {
  card: CardNo
  /** NOBODY: the Adversary's */
  by: Seat
  on: Seat
  /** Experience paid where the amount was a choice */
  paid: number
}

/** A procedure in progress: which step, and its few locals. All fields are always there. */
export interface Frame {
  /** the step of a procedure that it is at */
  place: Place
  /** whom it concerns: the hero struck, the one who pays */
  seat: Seat
  /** the card's owner or player */
  owner: Seat
  /** the hero of the event */
  that: Seat
  card: CardNo
  power: number
  block: number
  op: number
  /** the event that set it off and its detail, for conditions */
  event: number
  detail: number
  /** what these hold depends on the procedure: registers.ts gives them names */
  n: number
  m: number
  /** Experience paid, where the amount counts for what comes of it */
  paid: number
  /** the other hero named so far, or NOBODY */
  other: Seat
  /** what goes on when it is done */
  below: Frame | null
}

export interface Outcome {
  winners: Seat[]
  /** solo and co-op: did the heroes win? */
  party: 'won' | 'lost' | null
  /** Contest of Champions: the loyalists won */
  loyalists: boolean
  why: OutcomeReason
}
export type OutcomeReason =
  | 'highest-destiny'
  | 'adversary-defeated'
  | 'adversary-reached-goal'
  | 'adversary-has-xp'
  | 'hero-failed'
  | 'nobody-to-face'
  | 'adversary-out-of-xp'

export interface GameState {
  setup: TableSetup
  random: RandomState
  phase: 'setup' | 'play' | 'over'
  turn: Turn
  heroes: Hero[]
  rows: Row[]
  decks: Deck[]
  /** cards out of the game */
  out: CardNo[]
  /** face-up Adversaries of the rows, whose powers work */
  watchers: CardNo[]
  /** what all powers in play together listen to and stand on: most of what happens concerns none of them */
  eventMask: number
  standingMask: number
  adversary: Adversary | null
  attempt: Attempt | null
  stack: Played[]
  /** the procedure in progress, on top of those that wait for it; null once the game is over */
  top: Frame | null
  /** powers used this turn, as numbers of limits.ts */
  usedThisTurn: number[]
  /** powers used this Act or game, the same */
  usedEver: number[]
  /** who filled the third column first, or defeated the base Adversary; NOBODY while the end isn't near */
  endedBy: Seat
  /** the last round has begun, in which every hero faces the Adversary */
  finale: boolean
  outcome: Outcome | null
}
