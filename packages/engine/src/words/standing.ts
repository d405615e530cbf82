/** Standing words: modifiers of a power that is always on, worked out anew whenever they are asked for. */
import type { Who } from '../compile/compiled.ts'
import type { Effect, Effects, FORBIDDEN, Power, PROTECTIONS } from '../language/grammar.ts'
import { compileCondition, type Test } from './conditions.ts'
import { type Counter, compileCount } from './counts.ts'
import { changesAfterCast } from './touches.ts'

/** What standing powers bear on, a bit each: a box and a card tell at once whether they have any of it. */
export const STANDING = {
  successes: 1 << 0,
  difficulty: 1 << 1,
  'journey-price': 1 << 2,
  'dark-price': 1 << 3,
  'dark-allowed': 1 << 4,
  'core-zeros-count': 1 << 5,
} as const
/** … and what they forbid or protect from, bits of the same row. */
export const FORBID: Record<(typeof FORBIDDEN)[number], number> = {
  're-attempt': 1 << 6,
  're-cast': 1 << 7,
  'turn-rune': 1 << 8,
  'dark-rune': 1 << 9,
  journey: 1 << 10,
}
export const PROTECT: Record<(typeof PROTECTIONS)[number], number> = {
  'antihero-cards': 1 << 11,
  corruption: 1 << 12,
  difficulty: 1 << 13,
}

/** One thing that a power which is always on bears on. */
export interface StandingEffect {
  /** bits of what it bears on */
  on: number
  amount: number
  who: Who
  tests: Test[]
  times: { count: Counter; per: number; roundUp: boolean; max: number } | null
  banked: number
  radiant: number
  side: number
  /** what it asks for may change between the cast and the weighing */
  late: boolean
}

type Gate = { banked: number; radiant: number; side: number }

export function compileStanding(power: Power, who: Who, gate: Gate): StandingEffect[] {
  const found: StandingEffect[] = []
  const tests = power.if === undefined ? [] : [compileCondition(power.if)]
  const { banked, radiant, side } = gate
  const late = asksForTheCast(power)
  collect(power.do, tests, null, (on, amount, ts, times) =>
    found.push({ on, amount, who, tests: ts, times, banked, radiant, side, late }),
  )
  return found
}

function asksForTheCast(data: unknown): boolean {
  if (typeof data === 'string') return changesAfterCast(data)
  if (typeof data !== 'object' || data === null) return false
  return Object.entries(data).some(([key, value]) => changesAfterCast(key) || asksForTheCast(value))
}

type Found = (on: number, amount: number, tests: Test[], times: StandingEffect['times']) => void

function collect(effects: Effects, tests: Test[], times: StandingEffect['times'], found: Found): void {
  for (const e of Array.isArray(effects) ? effects : [effects]) collectOne(e, tests, times, found)
}

function collectOne(e: Effect, tests: Test[], times: StandingEffect['times'], found: Found): void {
  for (const word of [
    'successes',
    'difficulty',
    'journey-price',
    'dark-price',
    'core-zeros-count',
  ] as const) {
    const amount = e[word]
    if (amount !== undefined) found(STANDING[word], amount, tests, times)
  }
  if (e['dark-allowed'] === true) found(STANDING['dark-allowed'], 1, tests, times)
  for (const what of e.forbid ?? []) found(FORBID[what], 1, tests, times)
  if (e.protect !== undefined) found(PROTECT[e.protect.from], 1, tests, times)
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
