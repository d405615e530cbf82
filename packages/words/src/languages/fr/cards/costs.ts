/** Costs in French: told to you, or in the infinitive. */
import type { Cost } from '@runesaga/engine/language'
import type { Filled } from '../../../telling/cards/reading.ts'
import { and, icon, or, type Subject, some } from './nouns.ts'
import { DEFAUSSER, LAISSER, PRENDRE, SACRIFIER } from './verbs.ts'

type Form = 'told' | 'infinitive'
const cost = ([told, infinitive]: readonly [string, string, ...string[]], form: Form, tail: string): string =>
  `${form === 'told' ? told : infinitive} ${tail}`
const PAYER = ['payez', 'payer'] as const
const COSTS: { [K in keyof Filled<Cost>]: (p: Filled<Cost>[K], s: Subject, form: Form) => string } = {
  xp: (n, _, form) => cost(PAYER, form, icon('xp', n)),
  'xp-up-to': (n, _, form) => cost(PAYER, form, `jusqu’à ${icon('xp', n)}`),
  'discard-feat': (n, _, form) => cost(DEFAUSSER, form, some('feat', n)),
  corruption: (n, _, form) => cost(PRENDRE, form, icon('corruption', n)),
  'sacrifice-ally': (_, s, form) => cost(SACRIFIER, form, `un de ${s.its.many} Alliés`),
  'sacrifice-this': (_, _s, form) => cost(SACRIFIER, form, 'cet Allié'),
  'adversary-xp': (n, _, form) => cost(LAISSER, form, `l’Adversaire gagner ${icon('xp', n)}`),
  'skip-main-action': (_, s, form) => cost(['renoncez', 'renoncer'], form, `à ${s.its.m} action principale`),
  'one-of': (options, s, form) => or(options.map((option) => costWords(option, s, form))),
}
/** Every cost that can be said, for the test that none is missing. */
export const COST_WORDS = Object.keys(COSTS)

/** A cost as what one does: "payez {xp 2} et défaussez un {feat}" */
export const costWords = (c: Cost, s: Subject, form: Form): string =>
  and(
    Object.entries(c).map(([word, p]) =>
      (COSTS[word as keyof Cost] as (p: unknown, s: Subject, form: Form) => string)(p, s, form),
    ),
  )
