/** What a card is once compiled: icons as arrays, powers by event and window, effects as blocks of ops. */
import type { Legacy, Text } from '../language/cards.ts'
import type { Trigger } from '../language/grammar.ts'
import type { Edition, FeatKind, Mode } from '../language/names.ts'
import type { Test } from '../words/conditions.ts'
import type { Counter } from '../words/counts.ts'
import type { Op } from '../words/op.ts'
import type { StandingEffect } from '../words/standing.ts'

export type CardKind =
  | 'origin'
  | 'motivation'
  | 'class'
  | 'heritage'
  | 'destiny'
  | 'trait'
  | 'challenge'
  | 'ally'
  | 'adversary'
  | 'feat'
  | 'two-sided'
  | 'last-foe'
  | 'adversary-feat'
  | 'quest'
  | 'victory'
  | 'legacy'

/** What a path, a Trait, an Ally or a card's top bar gives. */
export interface Path {
  name: Text
  icons: number[]
  triumph: number
  tragedy: number
  virtue: number
  corruption: number
  hero: number
  antihero: number
  plusOne: boolean
}

export interface CompiledCost {
  xp: number
  xpUpTo: number
  discard: number
  corruption: number
  sacrificeAlly: boolean
  sacrificeThis: boolean
  adversaryXp: number
  skipMain: boolean
}

export type Who = 'you' | 'any' | 'another' | 'active'

export interface CompiledPower {
  /** its first trigger: what it is called by */
  when: Trigger
  /** bits of EVENT that set it off, when it is automatic or offered */
  events: number
  /** bits of WINDOW in which it is open, when it is used at will: in one's own moments and in those of others (see inMomentOf) */
  windows: number
  who: Who
  test: Test | null
  limit: '' | 'turn' | 'attempt' | 'act' | 'game' | 'hero'
  optional: boolean
  by: '' | 'that-hero' | 'each-other-hero'
  /** indices of the card's costs, one of which is paid; empty: nothing is paid */
  costs: number[]
  block: number
  /** what its effects touch: bits of TOUCHES */
  touches: number
  /** could its effects change how a cast comes out? */
  bearsOnCast: boolean
  /** for the sacrifice of this Ally: what it buys when something else made it fall, in an attempt of its hero or not */
  fall: { attempting: number; apart: number } | null
  /** Class powers: banked Experience needed */
  banked: number
  /** Radiant Destinies: Radiant icons needed */
  radiant: number
  /** which side of a two-sided Adversary */
  side: number
}

export interface CompiledFeat {
  kind: FeatKind
  /** the kind as a bit of FEAT_BIT */
  bit: number
  skull: boolean
  triumph: number
  tragedy: number
  windows: number
  on: 'you' | 'any-hero' | 'another-hero'
  /** played on an attempt, or any time on a named hero */
  timed: boolean
  test: Test | null
  /** the icon whose paths it bars, or -1 */
  bars: number
  /** index of the card's cost, or -1 */
  cost: number
  block: number
  /** what its effects touch: bits of TOUCHES */
  touches: number
  /** could it cost a hero Experience? */
  takesXp: boolean
}

export interface CompiledTerm {
  triumph: number
  tragedy: number
  per: Counter | null
  max: number
  test: Test | null
}

/** Costs and blocks of a Trait or a Heritage. */
export interface Gaining {
  need: Test | null
  pay: number
  orPay: number
  gainedTest: Test | null
  gainedMay: boolean
  gainedPay: number
  gainedBlock: number
}

export interface CompiledCard {
  id: string
  set: string
  edition: Edition
  kind: CardKind
  name: Text
  act: number
  abilities: number[]
  difficulty: number
  /** top and bottom; two-sided: first and Final side */
  paths: Path[]
  /** two-sided: of the Final side */
  finalAbilities: number[]
  finalDifficulty: number
  abilitiesChosen: number
  powers: CompiledPower[]
  standing: StandingEffect[]
  /** what its standing powers bear on: bits of STANDING, FORBID and PROTECT */
  standingMask: number
  /** the events that its powers hear of others than its own hero, and what they stand on for others */
  sharedEvents: number
  sharedStands: number
  blocks: Op[][]
  costs: CompiledCost[]
  /** events listened to by powers */
  eventMask: number
  /** those of them that set off, unasked, what bears on a cast */
  castMask: number
  /** does what a standing power asks for change between the cast and the weighing? */
  late: boolean
  /** windows in which some power is open, in one's own moments and in those of others */
  powerWindows: number
  feat: CompiledFeat | null
  gaining: Gaining | null
  scoring: CompiledTerm[]
  /** a Radiant Destiny: its threshold */
  radiant: number
  sacrificedCount: boolean
  /** start level on the track, or -1 */
  start: number
  notIn: readonly Mode[]
  needsAllies: boolean
  /** the Adversary a Quest or an Adversary Feat belongs to: full id */
  of: string
  common: boolean
  /** the other side of a card that is there already */
  back: boolean
  chapter: number
  /** a legacy: what it changes before the first turn */
  setup: Legacy['setup']
  goal: number
  goalPerHero: number
  /** may an Ally be sacrificed by choice? */
  sacrificable: boolean
}
