/**
 * A table as a client sees it: what lies there for a seat, what that seat may do, and a way to do it. The local form runs on this
 * device, the remote one is the server's; a client can't tell them apart, so everything here can be sent as a message.
 */
import type { Chosen } from '@runesaga/bots'
import type {
  Action,
  GameEvent,
  Knowledge,
  Odds,
  PlainBox,
  Plan,
  Player,
  Prices,
  Reason,
  Result,
  ScoreSheet,
  Seat,
  UndoRefusal,
  Viewer,
} from '@runesaga/engine'
import type { PromptPolicy } from './prompt-policy.ts'
import type { TableNews } from './table-news.ts'

/** Everything that a client shows, as one seat sees it. */
export interface Look {
  /** counts the moves and what was taken back; a client that has seen it knows everything up to here */
  version: number
  view: Knowledge
  /** what the viewer may do now; while others are asked, the Feats with which the viewer may step in */
  legal: readonly Action[]
  /** does the game wait for the viewer? Not where the table passes for them, though they may still step in */
  asked: boolean
  /** beside each of them, its chance of success if it is an attempt */
  chances: (number | null)[]
  /** beside each of them, whether it is a Feat that would change nothing now, and only score */
  idle: boolean[]
  /** the persons whom the game waits for; nobody while the last move is still looked at */
  waiting: Seat[]
  /** why not, where the viewer may look for something to do */
  why: WhyNot
  /** what the viewer's own turn would cost now */
  prices: Prices
  /** why the viewer can't take back the last action, or null */
  undo: UndoRefusal | null
  /** the viewer's sheet as the game would be scored now */
  sheet: ScoreSheet | null
  /** everybody's sheet once the game is over, by seat; empty before */
  sheets: ScoreSheet[]
}

/** Null where something can be done. */
export interface WhyNot {
  /** the main action on the card of each slot, by row */
  rows: (Reason | null)[][]
  /** the Feats in hand, in order */
  hand: (Reason | null)[]
  journey: Reason | null
  bank: Reason | null
}

/** One move that was made or taken back, as a seat saw it. */
export interface Update {
  version: number
  seat: Seat
  events: GameEvent[]
  undone: boolean
}

/** Why something can't be done: the engine's reason, or the client had not seen the last move. */
export type Refusal = Reason | UndoRefusal | 'outdated' | 'not-a-person'

/** What stays the same while a table is played at. */
export interface About {
  id: string
  name: string
  players: readonly Player[]
  /** what the seed of the game was promised by, before the first cast */
  promise: string | null
  /** what whoever opens the table should know of its record, if anything */
  news: TableNews | null
  /** every card by its number, and the figures that the edition sets */
  box: PlainBox
  /** the Corruption track of this edition, from the top down: points, and the Feats that may be played */
  track: readonly { triumph: number; tragedy: number; feats: readonly string[]; dark: boolean }[]
  /** how many Story cards fill a column */
  column: number
  /** how much Experience on a Class opens each of its powers */
  classSteps: readonly number[]
}

export interface Table {
  about(): Promise<About>
  look(viewer: Viewer): Promise<Look>
  /** All that the viewer has seen happen since a version, oldest first. */
  since(viewer: Viewer, version: number): Promise<Update[]>
  /** `version` is the one that the player looked at. Gives why not, or null. */
  send(seat: Seat, action: Action, version: number): Promise<Refusal | null>
  undo(seat: Seat, version: number): Promise<Refusal | null>
  /** When this seat wants to be asked in Feat windows. */
  ask(seat: Seat, asking: PromptPolicy): Promise<void>
  /** Pass in every window until the turn that is being played has ended. */
  passUntilEndOfTurn(seat: Seat): Promise<void>
  /** The exact odds of a plan; or why it can't be carried out. */
  odds(seat: Seat, plan: Plan): Promise<Odds | Refusal>
  /** The chance of a plan with this held back for after the cast or for a failure; null where it can't be told. */
  holding(seat: Seat, plan: Plan, later: Action): Promise<number | Refusal | null>
  /** What the attempt in progress comes to after each of these, if nobody does anything else; null: nothing at all is done. */
  foresee(seat: Seat, actions: readonly (Action | null)[]): Promise<(Result | Reason | null)[]>
  /** Why this seat may not do this now; null if it may. */
  whyNot(seat: Seat, action: Action): Promise<Reason | null>
  /** What the adept would do in this seat, and why; null while others are asked. */
  hint(seat: Seat): Promise<Chosen | null>
  /** How long moves are left to be looked at: 1 the usual time, 0 not at all. */
  setPace(pace: number): Promise<void>
  /** Ends the look at the last move. */
  hurry(): Promise<void>
  /**
   * Calls back with the version after every move, and once more when a move was looked at and a person is waited for;
   * `since` tells what happened.
   */
  listen(heard: (version: number) => void): Promise<void>
}
