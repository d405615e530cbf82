/** The events that powers listen to, as bits, and the windows in which optional powers and Feats are open. */
import type { Trigger } from '../language/grammar.ts'
import type { FeatKind } from '../language/names.ts'

const LISTENED = [
  'game-start',
  'turn-start',
  'turn-end',
  'act-begun',
  'act-ended',
  'journey',
  'trait-gained',
  'path-gained',
  'ally-gained',
  'ally-sacrificed',
  'ally-discarded',
  'radiant-added',
  'attempt-declared',
  'adversary-faced',
  'before-cast',
  'cast',
  'rune-shows',
  'twist',
  'overcome',
  'failed',
  'after-attempt',
  'corruption-coming',
  'corruption-gained',
  'virtue-gained',
  'feat-drawn',
  'feat-played',
  'feat-discarded',
  'adversary-feat',
  'adversary-gains',
  'adversary-loses',
] as const satisfies readonly Trigger[]
export type Listened = (typeof LISTENED)[number]
/** A mask has 32 bits, the last of them the sign's: a 32nd event needs a second mask, and this stops compiling. */
LISTENED.length satisfies UpTo<31>
type UpTo<N extends number, Found extends unknown[] = []> =
  | Found['length']
  | (Found['length'] extends N ? never : UpTo<N, [...Found, unknown]>)

export const EVENT = Object.fromEntries(LISTENED.map((name, i) => [name, i])) as Record<Listened, number>

/** Moments at which something may be played or used. */
export const WINDOW = {
  menu: 1, // of one's own turn; in another hero's, untimed Feats may step in
  beforeCast: 2, // W1
  afterCast: 4, // W2
  beforeResolve: 8, // W3
  afterResolve: 16, // W4
  reply: 32, // a Feat waits on the stack
  corruption: 64, // just before a hero gains Corruption
} as const satisfies Record<string, 1 | 2 | 4 | 8 | 16 | 32 | 64 | 128>

/**
 * Most powers (R-TURN-04) and many Feats are for one's own attempts alone. So windows are kept twice: as they are for one's own
 * moments, and the same bits further up for the moments of other heroes.
 */
const OF_ANOTHER = 8
export const inMomentOf = (another: boolean, windows: number): number =>
  another ? windows << OF_ANOTHER : windows
export const inAnyMoment = (windows: number): number => windows | (windows << OF_ANOTHER)

/** The kinds of Feats as bits. */
export const FEAT_BIT: Record<FeatKind, number> = { hero: 1, antihero: 2 }

/** One more than all windows together. */
export const ALL_WINDOWS = 128

/** Where an optional power of this trigger is open; 0: it is offered when its event happens. */
export const WINDOWS_OF: Partial<Record<Trigger, number>> = {
  activate: WINDOW.menu | WINDOW.beforeCast | WINDOW.afterCast,
  'attempt-declared': WINDOW.beforeCast,
  'adversary-faced': WINDOW.beforeCast,
  'before-cast': WINDOW.beforeCast,
  'as-attempt': WINDOW.beforeCast | WINDOW.afterCast,
  cast: WINDOW.afterCast,
  'rune-shows': WINDOW.afterCast,
  twist: WINDOW.afterCast,
  'instead-of-failing': WINDOW.beforeResolve,
  'after-attempt': WINDOW.afterResolve,
  'feat-played': WINDOW.reply,
  'adversary-feat': WINDOW.reply,
}

/** Which bit an automatic power of a trigger listens to, where that isn't its own name. */
export const AUTOMATIC: Partial<Record<Trigger, Listened>> = {
  'as-attempt': 'before-cast',
  activate: 'turn-start',
  'instead-of-failing': 'failed',
}
