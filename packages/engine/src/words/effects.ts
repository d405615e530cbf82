/** All effect words together, and how a list of effects becomes a list of ops. */
import type { Effect, Effects } from '../language/grammar.ts'
import { ATTEMPT_WORDS } from './attempt.ts'
import { FEAT_WORDS } from './feats.ts'
import type { Nest, Op } from './op.ts'
import { POOL_WORDS } from './pool.ts'
import { RUNE_WORDS } from './runes.ts'
import { STRUCTURE_WORDS } from './structure.ts'
import { TABLE_WORDS } from './table.ts'
import { TOKEN_WORDS } from './tokens.ts'

export type { Op } from './op.ts'

const WORDS = {
  ...TOKEN_WORDS,
  ...ATTEMPT_WORDS,
  ...POOL_WORDS,
  ...RUNE_WORDS,
  ...FEAT_WORDS,
  ...TABLE_WORDS,
  ...STRUCTURE_WORDS,
}

/** Words that stand only in a power that is always on; see standing.ts. */
export const STANDING_ONLY = [
  'journey-price',
  'dark-price',
  'dark-allowed',
  'core-zeros-count',
  'forbid',
] as const

/** Every effect word has a way to run, here or as a standing modifier: a missing one doesn't compile. */
type Missing = Exclude<keyof Effect, keyof typeof WORDS | (typeof STANDING_ONLY)[number]>
const complete: [Missing] extends [never] ? true : Missing = true
void complete

export function compileEffects(effects: Effects, nest: Nest): Op[] {
  return (Array.isArray(effects) ? effects : [effects]).flatMap((effect) =>
    Object.entries(effect).map(([word, p]) => {
      const make = WORDS[word as keyof typeof WORDS] as (p: unknown, nest: Nest) => Op
      return inOneShape({ ...make(p, nest), p })
    }),
  )
}

/** Words that need the very moment of the power that they stand in. */
const OF_THE_MOMENT: readonly string[] = [
  'main-action',
  'succeed-instead',
  'cancel-feat',
  'cancel-adversary-feat',
]
/** Words about the attempt in progress. Icons find their hero themselves. */
const OF_THE_ATTEMPT: readonly string[] = Object.keys({
  ...ATTEMPT_WORDS,
  ...POOL_WORDS,
  ...RUNE_WORDS,
}).filter((word) => word !== 'icon')

/** What a sacrifice still buys when something else made the Ally fall, in an attempt of its hero or not (base reading 17). */
export function boughtByFalling(effects: Effects, attempting: boolean): Effect[] {
  const lost = (word: string) =>
    OF_THE_MOMENT.includes(word) || (!attempting && OF_THE_ATTEMPT.includes(word))
  return [effects].flat().map((effect) => {
    const kept = Object.fromEntries(Object.entries(effect).filter(([word]) => !lost(word))) as Effect
    if (kept.check === undefined) return kept
    const { if: test, do: then, else: otherwise } = kept.check
    const check = {
      if: test,
      do: boughtByFalling(then, attempting),
      ...(otherwise !== undefined && { else: boughtByFalling(otherwise, attempting) }),
    }
    return { ...kept, check }
  })
}

/** With every field and in one order: calls through objects of one shape are the quickest. */
const inOneShape = ({ word, p, can, run, options, asks, answer }: Op): Op => ({
  word,
  p,
  can,
  run,
  options,
  asks,
  answer,
})

export const EFFECT_WORDS = Object.keys(WORDS)
