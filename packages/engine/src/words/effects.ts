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
      return inOneShape(make(p, nest))
    }),
  )
}

/** With every field and in one order: calls through objects of one shape are the quickest. */
const inOneShape = ({ word, can, run, options, asks, answer }: Op): Op => ({
  word,
  can,
  run,
  options,
  asks,
  answer,
})

export const EFFECT_WORDS = Object.keys(WORDS)
