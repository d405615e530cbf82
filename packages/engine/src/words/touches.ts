/**
 * What each effect word touches, and what conditions and counts ask for: whoever looks ahead sees at a glance whether a power or a
 * Feat could matter.
 */
import type { Condition, CountName, Effect } from '../language/grammar.ts'
import type { Icon } from '../language/names.ts'

/** Kinds of effects, as bits. */
export const TOUCHES = {
  /** the sums of an attempt: its difficulty, its pool, its faces, its bonuses */
  sums: 1,
  /** a failure: turned, or tried again */
  failure: 2,
  /** tokens, cards, the track: what a hero has */
  goods: 4,
  /** Feats, Corruption: what strikes a hero */
  blows: 8,
  /** the turn and the rows */
  turn: 16,
  /** what Dark runes show */
  moons: 32,
  /** what decides an attempt besides its sums, or what sums are made of: the track, Allies, tokens on a Class, the Adversary's tokens */
  weights: 64,
} as const

const { sums, failure, goods, blows, turn, moons, weights } = TOUCHES

/**
 * Words that hold other effects touch what those touch. Experience and Feats in hand are goods alone: cards that count them in a sum
 * are found by what they ask for (`CHANGES_AFTER_CAST`), powers that answer to a Feat by their event.
 */
const OF_WORD: Record<keyof Effect, number> = {
  successes: sums,
  difficulty: sums,
  icon: sums,
  'add-rune': sums,
  'add-dark': sums,
  'replace-ability': sums,
  'copy-icons': sums,
  'switch-path': sums,
  'forbid-path': sums,
  'turn-rune': sums | moons,
  're-cast': sums,
  'class-off': sums,
  'feat-off': sums,
  'fail-instead': sums,
  're-attempt': failure,
  'succeed-instead': failure | weights,
  'keep-on-fail': failure,
  'cancel-feat': blows,
  'cancel-adversary-feat': blows,
  protect: blows,
  'ignore-corruption': blows,
  'free-journey': turn,
  'replace-card': turn | weights,
  'replace-row': turn | weights,
  'look-at': turn,
  'main-action': turn,
  xp: goods,
  'lose-all-xp': goods,
  'take-xp': goods,
  'give-xp-up-to': goods,
  bank: goods | weights,
  draw: goods,
  'discard-feat': goods,
  'discard-hero-card': goods,
  virtue: goods | weights,
  corruption: goods | weights,
  'return-feat': goods,
  'sacrifice-ally': goods | weights,
  'sacrifice-this': goods | weights,
  'restore-ally': goods | weights,
  ready: goods | weights,
  'adversary-xp': goods | weights,
  pledge: goods | weights,
  // more of a Twist of Fate that may be declined
  'heritage-both': 0,
  choose: 0,
  may: 0,
  check: 0,
  'for-each': 0,
  for: 0,
  'if-overcome': 0,
  'if-failed': 0,
  'next-turn': 0,
  // in powers that are always on: see standing.ts
  'journey-price': 0,
  'dark-price': 0,
  'dark-allowed': 0,
  'core-zeros-count': 0,
  forbid: 0,
}

/** What these blocks of effects touch together. */
export function touchedBy(blocks: readonly (readonly { word: keyof Effect }[])[]): number {
  let bits = 0
  for (const ops of blocks) for (const { word } of ops) bits |= OF_WORD[word]
  return bits
}

/** Could what it touches change how a cast comes out? */
export const bearsOnCast = (touches: number): boolean => (touches & (sums | weights)) !== 0

/** Could these blocks of effects cost a hero Experience? */
export const takesXp = (blocks: readonly (readonly { word: keyof Effect; p?: unknown }[])[]): boolean =>
  blocks.some((ops) =>
    ops.some(
      ({ word, p }) => word === 'take-xp' || word === 'lose-all-xp' || (word === 'xp' && (p as number) < 0),
    ),
  )

/** May what a condition or a count asks for change between the cast and the weighing? Faces do, and what they pay: Experience and Feats. */
const CHANGES_AFTER_CAST: Record<keyof Condition | Exclude<CountName, Icon>, boolean> = {
  // conditions
  'challenge-uses': false,
  'path-gives': false,
  'path-is': false,
  act: false,
  'is-adversary': false,
  'holds-ally': false,
  margin: true,
  total: true,
  faces: true,
  'dark-cast': false,
  outcome: true,
  face: false,
  'story-has': false,
  track: false,
  count: false,
  difference: false,
  most: false,
  fewest: false,
  'this-turn': false,
  'first-this-turn': false,
  'feat-is': false,
  'feat-by': false,
  'feat-on': false,
  'feat-is-card': false,
  'affects-you': false,
  'feat-helped': false,
  'in-attempt': false,
  'cast-made': true,
  'your-turn': false,
  'your-attempt': false,
  'before-main-action': false,
  free: false,
  mode: false,
  'that-hero': false,
  not: false,
  any: false,
  all: false,
  // counts; icons don't change
  'different-abilities': false,
  'different-story-icons': false,
  'abilities-with-three': false,
  'story-cards': false,
  traits: false,
  challenges: false,
  'triumph-paths': false,
  'tragedy-paths': false,
  'plus-one-paths': false,
  allies: false,
  'sacrificed-allies': false,
  'adversaries-defeated': false,
  'hero-cards-played': false,
  'antihero-cards-played': false,
  'feats-in-hand': true,
  'hero-cards-in-hand': true,
  xp: true,
  'banked-xp': false,
  'class-powers': false,
  corruption: false,
  virtue: false,
  failures: false,
  journeys: false,
  'cards-in-act': false,
  'act-number': false,
  'xp-paid': false,
  'symbol-faces': true,
  'adversary-xp': false,
  'legacy-marks': false,
  'others-who-overcame-the-adversary': false,
}

export const changesAfterCast = (word: string): boolean =>
  Object.hasOwn(CHANGES_AFTER_CAST, word) && CHANGES_AFTER_CAST[word as keyof typeof CHANGES_AFTER_CAST]
