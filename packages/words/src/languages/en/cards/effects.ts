/** Effects in English: how they are chosen, counted, aimed and tied to conditions, around the single words. */
import type { Effect, Effects } from '@runesaga/engine/language'
import { cancelsEither, eachChooses, effectWords, type Filled } from '../../../telling/cards/reading.ts'
import { ATTEMPT_DEEDS } from './attempt.ts'
import { clause } from './conditions.ts'
import { costWords } from './costs.ts'
import { AMOUNTS, each, several } from './counts.ts'
import { and, icon, or, SUBJECTS, signed, THAT_HERO, verb, YOU } from './nouns.ts'
import { apart, choice, type Deed, deed, inOne, mayDo, own, sentences } from './sentences.ts'
import { again, doneBy, type Sayings, type Subjects } from './subjects.ts'
import { TABLE_DEEDS } from './table-text.ts'

const result = (outcome: 'overcome' | 'failed', subjects: Subjects, effects: Effects): Deed[] => {
  const then = subjects.optional && !subjects.paid ? ' then' : ''
  const who = subjects.attempting
  const does =
    outcome === 'overcome'
      ? verb(who, `${then} overcome`.trim(), `${then} overcomes`.trim())
      : verb(who, `${then} fail`.trim(), `${then} fails`.trim())
  const inner = { ...again(subjects), more: outcome === 'failed', optional: false }
  return [apart(`if ${does} the Challenge, ${inOne(deedsOf(effects, inner), inner.s)}`)]
}
const counted = (d: Deed, tail: string): Deed => ({
  ...d,
  base: `${d.base}${tail}`,
  third: `${d.third}${tail}`,
  ...(d.noun === undefined ? {} : { noun: `${d.noun}${tail}` }),
})

/** One entry a word. */
const DEEDS: Sayings = {
  ...ATTEMPT_DEEDS,
  ...TABLE_DEEDS,
  choose: (options, subjects) => [
    choice(
      options.map((o) => deedsOf(o, subjects)),
      subjects.s,
    ),
  ],
  may: (p, subjects) => {
    const inner = { ...subjects, optional: true, paid: p.pay !== undefined }
    const cost = p.pay === undefined ? null : costWords(p.pay, subjects.s)
    const [first, ...rest] = mayDo(deedsOf(p.do, inner), subjects.s, cost)
    return [subjects.after ? `then ${first}` : first, ...rest].map(apart)
  },
  check: (p, subjects) => {
    if (cancelsEither(p)) {
      if (subjects.feat !== '') return [deed('cancel', 'cancels', ` ${subjects.feat}`)]
      return [choice([deedsOf(p.else!, subjects), deedsOf(p.do, subjects)], subjects.s)]
    }
    const test = clause(p.if, subjects)
    const adds = effectWords(p.do).some(([word]) => word === subjects.given)
    const inner = {
      ...(test.includes(subjects.s.name) || test.includes(THAT_HERO.name) ? again(subjects) : subjects),
      more: subjects.more || adds,
    }
    const then = `if ${test}, ${inOne(deedsOf(p.do, inner), inner.s)}`
    if (p.else === undefined) return [apart(then)]
    const other = then.includes(inner.s.name) ? again(inner) : inner
    return [apart(`${then}; otherwise, ${inOne(deedsOf(p.else, other), other.s)}`)]
  },
  'for-each': (p, subjects) => forEach(p, subjects),
  for: (p, subjects) => {
    const s = p.who === 'that-hero' ? subjects.that : p.who === 'you' ? subjects.owner : SUBJECTS[p.who]
    if (s.name === subjects.s.name) return deedsOf(p.do, subjects)
    const words = effectWords(p.do)
    if (words.length === 1 && words[0][0] === 'take-xp') {
      const tail = ` ${icon('xp', words[0][1] as number)} from ${s.name}`
      return [deed('take', 'takes', tail)]
    }
    const options = eachChooses(p)
    if (options !== undefined) {
      const each = options.map((o) => and(deedsOf(o, { ...subjects, s }).map((d) => d.base)))
      return [apart(`${s.name} chooses to ${or(each, each.length > 2 ? ',' : '')}`)]
    }
    return deedsOf(p.do, { ...subjects, s, that: p.who === 'that-hero' ? THAT_HERO : subjects.that }).map(
      (d) => (d.apart !== undefined || d.own !== undefined ? d : doneBy(d, s)),
    )
  },
  'if-overcome': (effects, subjects) => result('overcome', subjects, effects),
  'if-failed': (effects, subjects) => result('failed', subjects, effects),
  'next-turn': (effects, subjects) => {
    const { s } = subjects
    const words = effectWords(effects)
    const again = words.length === 1 && words[0][0] === 're-attempt'
    if (again) {
      const first = s.you ? 'fail the first Challenge you attempt' : 'fails the first Challenge they attempt'
      return [apart(`if ${s.name} ${first} on ${s.its} next turn, ${s.name} may attempt it again`)]
    }
    // a new attempt: nothing of it was given before
    const does = inOne(deedsOf(effects, { ...subjects, attempting: s, more: false, given: null }), s)
    return [apart(`${does} on the first attempt of ${s.its} next turn`)]
  },
}
/** Every effect that can be said, for the test that none is missing. */
export const EFFECT_WORDS = Object.keys(DEEDS)

/** "+1 for each Ally you have, up to +2" */
function forEach(p: Filled<Effect>['for-each'], subjects: Subjects): Deed[] {
  const amount = typeof p.count === 'string' ? AMOUNTS[p.count] : undefined
  if (amount !== undefined)
    return effectWords(p.do).flatMap(([word, n]) => byAmount(word, n, amount, subjects))
  const whose = subjects.s.you || subjects.attempting.you ? YOU : subjects.s
  const per = p.per ?? 1
  const counting =
    per === 1 ? `for each ${each(p.count, whose)}` : `for every ${several(p.count, per, whose)}`
  const rounded = p['round-up'] ? ', rounded up' : ''
  return effectWords(p.do).flatMap(([word, n]) => {
    const total = (p.max ?? 0) * (n as number)
    const changes = word === 'successes' || word === 'difficulty'
    const most = p.max === undefined ? '' : `, up to ${changes ? signed(total) : Math.abs(total)}`
    return deedsOf({ [word]: n }, subjects).map((d) => counted(d, ` ${counting}${rounded}${most}`))
  })
}
/** Where the count is itself the amount. */
function byAmount(word: keyof Effect, n: unknown, amount: string, subjects: Subjects): Deed[] {
  if (word === 'difficulty') {
    const up = (n as number) > 0
    const base = `${up ? 'raise' : 'lower'} the difficulty by ${amount}`
    return [
      subjects.s.you
        ? deed(base, base)
        : own('the difficulty', `goes ${up ? 'up' : 'down'} by ${amount}`, base),
    ]
  }
  if (word === 'xp') return [deed('gain', 'gains', ` {xp} equal to ${amount}`)]
  return deedsOf({ [word]: n }, subjects).map((d) => counted(d, `, as many times as ${amount}`))
}

/** What an effect does, in the order written. */
export function deedsOf(effects: Effects, subjects: Subjects): Deed[] {
  let now = subjects
  return effectWords(effects).flatMap(([word, p]) => {
    const deeds = (DEEDS[word] as (p: unknown, subjects: Subjects) => Deed[])(p, now)
    const aimed = word === 'for' && (p as { who: string }).who === 'that-hero'
    const more = (word === 'xp' || word === 'successes' || word === 'adversary-xp') && (p as number) > 0
    now = { ...now, after: true, that: aimed ? THAT_HERO : now.that, given: more ? word : now.given }
    return deeds
  })
}
export const tell = (effects: Effects, subjects: Subjects): string[] =>
  sentences(deedsOf(effects, subjects), subjects.s)
