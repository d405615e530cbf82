/** Costs in English. */
import type { Cost } from '@runesaga/engine/language'
import type { Filled } from '../../../telling/cards/reading.ts'
import { and, icon, or, type Subject, some } from './nouns.ts'

const COSTS: { [K in keyof Filled<Cost>]: (p: Filled<Cost>[K], s: Subject) => string } = {
  xp: (n) => `pay ${icon('xp', n)}`,
  'xp-up-to': (n) => `pay up to ${icon('xp', n)}`,
  'discard-feat': (n) => `discard ${some('feat', n)}`,
  corruption: (n) => `gain ${icon('corruption', n)}`,
  'sacrifice-ally': (_, s) => `sacrifice one of ${s.its} Allies`,
  'sacrifice-this': () => 'sacrifice this Ally',
  'adversary-xp': (n) => `let the Adversary gain ${icon('xp', n)}`,
  'skip-main-action': (_, s) => `give up ${s.its} main action`,
  'one-of': (options, s) => or(options.map((option) => costWords(option, s))),
}
/** Every cost that can be said, for the test that none is missing. */
export const COST_WORDS = Object.keys(COSTS)

/** A cost as what one does: "pay {xp 2} and discard a {feat}" */
export const costWords = (cost: Cost, s: Subject): string =>
  and(
    Object.entries(cost).map(([word, p]) =>
      (COSTS[word as keyof Cost] as (p: unknown, s: Subject) => string)(p, s),
    ),
  )
