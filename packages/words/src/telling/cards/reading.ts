/** Reading a card's data for a sentence, alike in every language: lists, bounds, and what an attempt is made on. */
import {
  type Ability,
  type CardEntry,
  type CardKind,
  type Condition,
  type Effect,
  type Effects,
  LEVELS,
  type Power,
} from '@runesaga/engine/language'

export const listOf = <T>(x: T | readonly T[]): readonly T[] => (Array.isArray(x) ? x : [x as T])

export type Filled<T> = Required<{ [K in keyof T]: NonNullable<T[K]> }>
export type EffectWord = keyof Effect
export type ConditionWord = keyof Condition
export type PathKind = Extract<Filled<Condition>['path-gives'], string>
export type PathPlace = Extract<Filled<Condition>['path-is'], string>
export type TrackRange = Extract<Filled<Condition>['track'], string>
export type Deed = Extract<Filled<Condition>['this-turn'], string>
export type Who = NonNullable<Power['who']>
export type Limit = NonNullable<Power['limit']>
export type RuneKind = Filled<Effect>['turn-rune']['kind']
export type Forbidden = Filled<Effect>['forbid'][number]
export type WhichAbility = Filled<Effect>['add-rune']
export type AbilityChoice = NonNullable<WhichAbility['of']>
export type Card<K extends CardKind> = Extract<CardEntry, { kind: K }>['card']
export type Gives = Card<'trait'>['gives']
export type Feat = Card<'feat'>
export type Play = Feat['play']

export interface Bounds {
  'at-least'?: number | undefined
  'at-most'?: number | undefined
}

/** The words of an effect in the order written, each with its parameter. */
export const effectWords = (effects: Effects): [EffectWord, unknown][] =>
  listOf(effects).flatMap((effect) => Object.entries(effect) as [EffectWord, unknown][])

export const conditionWords = (condition: Condition): [ConditionWord, unknown][] =>
  Object.entries(condition) as [ConditionWord, unknown][]

/** What an attempt is made on, as far as a card asks: "a Strength Challenge", "a +1 path", "an Adversary". */
export interface Target {
  uses?: readonly Ability[]
  gives?: readonly PathKind[]
  givesNot?: readonly PathKind[]
  is?: readonly PathPlace[]
  act?: readonly number[]
  adversary?: boolean
  ally?: boolean
}

/** Does a sentence name the path rather than the Challenge? */
export const isPath = (t: Target): boolean =>
  t.gives !== undefined || t.givesNot !== undefined || t.is !== undefined

const TARGET_WORDS: Partial<Record<ConditionWord, true>> = {
  'challenge-uses': true,
  'path-gives': true,
  'path-is': true,
  act: true,
  'is-adversary': true,
  'holds-ally': true,
}
const onlyTargets = (c: Condition): boolean => conditionWords(c).every(([word]) => TARGET_WORDS[word])

function targetOf(c: Condition): Target {
  const t: Target = {}
  if (c['challenge-uses'] !== undefined) t.uses = listOf(c['challenge-uses'])
  if (c['path-gives'] !== undefined) t.gives = listOf(c['path-gives'])
  if (c['path-is'] !== undefined) t.is = listOf(c['path-is'])
  if (c.act !== undefined) t.act = listOf(c.act)
  if (c['is-adversary'] !== undefined) t.adversary = c['is-adversary']
  if (c['holds-ally'] !== undefined) t.ally = true
  return t
}

/** The conditions that say on what an attempt is made, apart from the rest. Several targets: any of them. */
export function takeTargets(condition: Condition): { targets: Target[]; rest: Condition } {
  const { any, not, ...others } = condition
  const target = targetOf(others)
  const rest: Condition = Object.fromEntries(conditionWords(others).filter(([word]) => !TARGET_WORDS[word]))
  if (not !== undefined) {
    if (not['path-gives'] !== undefined && conditionWords(not).length === 1) {
      target.givesNot = listOf(not['path-gives'])
    } else rest.not = not
  }
  const named = Object.keys(target).length > 0
  if (any !== undefined) {
    if (!named && any.every(onlyTargets)) return { targets: any.map(targetOf), rest }
    rest.any = any
  }
  return { targets: named ? [target] : [], rest }
}

/** The conditions still to be said: a trigger takes those that it says itself. */
export class Conditions {
  #left: Condition
  constructor(condition: Condition = {}) {
    this.#left = { ...condition }
  }
  take<K extends ConditionWord>(word: K): Condition[K] {
    const value = this.#left[word]
    delete this.#left[word]
    return value
  }
  targets(): Target[] {
    const { targets, rest } = takeTargets(this.#left)
    this.#left = rest
    return targets
  }
  /** takes "no Dark rune was cast", if that is what a `not` says */
  noDarkCast(): boolean {
    const dark = this.#left.not?.['dark-cast']
    if (dark?.['at-least'] !== 1 || conditionWords(this.#left.not!).length > 1) return false
    delete this.#left.not
    return true
  }
  get rest(): Condition {
    return this.#left
  }
  get done(): boolean {
    return conditionWords(this.#left).length === 0
  }
}

/** What each of several heroes chooses between; undefined if it isn't each for themselves. */
export function eachChooses({ who, do: effects }: Filled<Effect>['for']): readonly Effects[] | undefined {
  const words = effectWords(effects)
  if (!who.startsWith('each-') || words.length !== 1 || words[0][0] !== 'choose') return undefined
  return words[0][1] as Filled<Effect>['choose']
}

/** "If it is the Adversary's card cancel that, else the Feat": one thing to who reads the card. */
export const cancelsEither = (check: Filled<Effect>['check']): boolean =>
  check.else !== undefined &&
  effectWords(check.do).every(([word]) => word === 'cancel-adversary-feat') &&
  effectWords(check.else).every(([word]) => word === 'cancel-feat')

/** Neutral and the first levels of Corruption, each by itself: no Virtue, and at most so much Corruption. */
export const fromNeutral = (ranges: readonly TrackRange[]): boolean =>
  ranges.length > 1 && ranges.every((range, i) => range === (i === 0 ? 'N' : `C${i}`))

/** The levels of the track that the ranges leave out, as a range where they are one. */
export function otherLevels(ranges: readonly TrackRange[]): readonly TrackRange[] {
  const covers = (range: string, i: number): boolean => {
    const [level, , side] = range.split(' ')
    const at = (LEVELS as readonly string[]).indexOf(level)
    return i === at || (side === 'better' && i < at) || (side === 'worse' && i > at)
  }
  const left = LEVELS.filter((_, i) => !ranges.some((range) => covers(range, i)))
  if (
    left.length === 0 ||
    LEVELS.indexOf(left[left.length - 1]) - LEVELS.indexOf(left[0]) !== left.length - 1
  ) {
    return left
  }
  if (left[0] === LEVELS[0]) return [`${left[left.length - 1]} or better`]
  return left[left.length - 1] === LEVELS[LEVELS.length - 1] ? [`${left[0]} or worse`] : left
}

/** A hero who must sacrifice an Ally has one: that needs no saying. */
export const impliedBy = (effects: Effects, asked: Condition): boolean => {
  const counts = asked.count === undefined ? [] : listOf(asked.count)
  const anAlly = counts.length === 1 && counts[0].of === 'allies' && counts[0]['at-least'] === 1
  if (!anAlly || conditionWords(asked).length > 1) return false
  return effectWords(effects).some(
    ([word, p]) => word === 'for' && effectWords((p as { do: Effects }).do)[0][0] === 'sacrifice-ally',
  )
}

const LASTING: Partial<Record<ConditionWord, true>> = {
  track: true,
  count: true,
  'story-has': true,
  most: true,
  fewest: true,
}
/** Does a condition tell of how things stand, so that "while" may be said of it? */
export const lasts = (condition: Condition): boolean =>
  conditionWords(condition).every(([word]) => LASTING[word])
