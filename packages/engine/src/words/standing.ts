/** Standing words: modifiers of a power that is always on, worked out anew whenever they are asked for. */
import type { Who } from '../compile/compiled.ts'
import type { Effect, Effects, Power } from '../language/grammar.ts'
import { compileCondition, type Test } from './conditions.ts'
import { type Counter, compileCount } from './counts.ts'

export type StandingWord =
  | 'successes'
  | 'difficulty'
  | 'journey-price'
  | 'dark-price'
  | 'dark-allowed'
  | 'core-zeros-count'
  | 'protect'
  | 'forbid'

export interface Standing {
  word: StandingWord
  amount: number
  /** what is forbidden, or protected from */
  what: readonly string[]
  who: Who
  tests: Test[]
  times: { count: Counter; per: number; roundUp: boolean; max: number } | null
  banked: number
  radiant: number
  side: number
}

type Gate = { banked: number; radiant: number; side: number }

export function compileStanding(power: Power, who: Who, gate: Gate): Standing[] {
  const found: Standing[] = []
  const tests = power.if === undefined ? [] : [compileCondition(power.if)]
  collect(power.do, tests, null, (word, amount, what, ts, times) =>
    found.push({ word, amount, what, who, tests: ts, times, ...gate }),
  )
  return found
}

type Found = (
  word: StandingWord,
  amount: number,
  what: readonly string[],
  tests: Test[],
  times: Standing['times'],
) => void

function collect(effects: Effects, tests: Test[], times: Standing['times'], found: Found): void {
  for (const e of Array.isArray(effects) ? effects : [effects]) collectOne(e, tests, times, found)
}

function collectOne(e: Effect, tests: Test[], times: Standing['times'], found: Found): void {
  for (const word of [
    'successes',
    'difficulty',
    'journey-price',
    'dark-price',
    'core-zeros-count',
  ] as const) {
    const amount = e[word]
    if (amount !== undefined) found(word, amount, [], tests, times)
  }
  if (e['dark-allowed'] === true) found('dark-allowed', 1, [], tests, times)
  if (e.forbid !== undefined) found('forbid', 1, e.forbid, tests, times)
  if (e.protect !== undefined) found('protect', 1, [e.protect.from], tests, times)
  if (e.check !== undefined) {
    const test = compileCondition(e.check.if)
    collect(e.check.do, [...tests, test], times, found)
    if (e.check.else !== undefined) {
      const not: Test = (g, you, that, card) => !test(g, you, that, card)
      collect(e.check.else, [...tests, not], times, found)
    }
  }
  const each = e['for-each']
  if (each !== undefined) {
    const counted = {
      count: compileCount(each.count),
      per: each.per ?? 1,
      roundUp: each['round-up'] === true,
      max: each.max ?? Number.POSITIVE_INFINITY,
    }
    collect(each.do, tests, counted, found)
  }
}
