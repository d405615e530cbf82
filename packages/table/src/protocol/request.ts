/** What a seat can have its table do. */
import type { Reason, UndoRefusal } from '@runesaga/engine'
import type { Deed, PlanView } from '@runesaga/engine/view'
import type { PromptPolicy } from './prompt-policy.ts'

/** As a client sends it. */
export type Request = Unsent & {
  /** made by the client: the same one sent again is carried out once, and answered the same */
  key: string
  /** the version that the player looked at; at another one the request is refused as outdated */
  version: number
}

/** What is wanted, before it gets its key and the version. */
export type Unsent =
  | { do: 'act'; deed: Deed }
  /**
   * An attempt as planned: declares it, buys the Dark runes, plays and uses what is planned, passes its own windows, and stops at the cast,
   * or as soon as somebody else stirs or a step can't be done.
   */
  | { do: 'carry-out'; plan: PlanView }
  | { do: 'undo' }
  /** pass in every window until something new happens: an attempt, a Feat or a power of another, a turn */
  | { do: 'nothing-more' }
  /** when this seat wants to be asked in Feat windows */
  | { do: 'prompt'; policy: PromptPolicy }
  /** another name for the table */
  | { do: 'rename'; name: string }
  /** how long moves are left to be looked at: 1 the usual time, 0 not at all */
  | { do: 'pace'; pace: number }
  /** ends the look at the last move */
  | { do: 'hurry' }

/** Requests that don't move the game fit any version. */
export const FITS_ANY_VERSION = new Set<Request['do']>(['nothing-more', 'prompt', 'rename', 'pace', 'hurry'])

/** What tells everybody's hidden cards is told at the end of the game. */
export type NotOver = 'not-over'

/** Why something wasn't done: the engine's reason, or the client had not seen the last move, or isn't anybody who plays. */
export type Refusal = Reason | UndoRefusal | NotOver | 'outdated' | 'not-a-person'
