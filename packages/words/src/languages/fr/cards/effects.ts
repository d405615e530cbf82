/** Effects in French: how they are chosen, counted, aimed and tied to conditions, around the single words. */
import type { Effect, Effects } from '@runesaga/engine/language'
import { cancelsEither, eachChooses, effectWords, type Filled } from '../../../telling/cards/reading.ts'
import { ATTEMPT_DEEDS } from './attempt.ts'
import { clause } from './conditions.ts'
import { costWords } from './costs.ts'
import { AMOUNTS, each, several } from './counts.ts'
import {
  and,
  elide,
  HE,
  icon,
  NB,
  or,
  SUBJECTS,
  type Subject,
  si,
  signed,
  THAT_HERO,
  to,
  YOU,
} from './nouns.ts'
import { apart, choice, type Deed, deed, inOne, mayDo, own, sentences } from './sentences.ts'
import { again, doneBy, type Sayings, type Subjects } from './subjects.ts'
import { TABLE_DEEDS } from './table-text.ts'
import { AJOUTER, ANNULER, GAGNER, PRENDRE } from './verbs.ts'

const result = (outcome: 'overcome' | 'failed', subjects: Subjects, effects: Effects): Deed[] => {
  const then = subjects.optional && !subjects.paid ? ' alors' : ''
  const who = subjects.attempting
  const did = outcome === 'overcome' ? (who.you ? 'réussissez' : 'réussit') : who.you ? 'échouez' : 'échoue'
  const object = outcome === 'overcome' ? ' le Défi' : ''
  const inner = { ...again(subjects), that: HE, more: outcome === 'failed', optional: false }
  return [apart(`${si(`${who.name} ${did}${then}${object}`)}, ${inOne(deedsOf(effects, inner), inner.s)}`)]
}
const counted = (d: Deed, tail: string): Deed => ({
  ...d,
  told: `${d.told}${tail}`,
  infinitive: `${d.infinitive}${tail}`,
  third: `${d.third}${tail}`,
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
    const cost = p.pay === undefined ? null : costWords(p.pay, subjects.s, 'infinitive')
    const [first, ...rest] = mayDo(deedsOf(p.do, inner), subjects.s, cost)
    return [subjects.after ? `ensuite, ${first}` : first, ...rest].map(apart)
  },
  check: (p, subjects) => {
    if (cancelsEither(p)) {
      if (subjects.feat !== '') return [deed(ANNULER, ` ${subjects.feat}`)]
      return [choice([deedsOf(p.else!, subjects), deedsOf(p.do, subjects)], subjects.s)]
    }
    const test = clause(p.if, subjects)
    const adds = effectWords(p.do).some(([word]) => word === subjects.given)
    const named = !subjects.s.you && (test.includes(subjects.s.name) || /\bil\b/.test(test))
    const inner = { ...(named ? again(subjects) : subjects), more: subjects.more || adds }
    const then = `${si(test)}, ${inOne(deedsOf(p.do, inner), inner.s)}`
    if (p.else === undefined) return [apart(then)]
    const other = then.includes(inner.s.name) ? again(inner) : inner
    return [apart(`${then}${NB}; sinon, ${inOne(deedsOf(p.else, other), other.s)}`)]
  },
  'for-each': (p, subjects) => forEach(p, subjects),
  for: (p, subjects) => {
    const s = p.who === 'that-hero' ? subjects.that : p.who === 'you' ? subjects.owner : SUBJECTS[p.who]
    if (s.name === subjects.s.name) return deedsOf(p.do, subjects)
    const words = effectWords(p.do)
    if (words.length === 1 && words[0][0] === 'take-xp') {
      return [deed(PRENDRE, ` ${icon('xp', words[0][1] as number)} ${to(s)}`)]
    }
    const options = eachChooses(p)
    if (options !== undefined) {
      const each = options.map((o) =>
        elide('de', and(deedsOf(o, { ...subjects, s }).map((d) => d.infinitive))),
      )
      return [apart(`${s.name} choisit ${or(each)}`)]
    }
    // an attempt's words strike the attempting hero, who may be this one
    const attempting = subjects.attempting.you || p.who !== 'that-hero' ? subjects.attempting : s
    return deedsOf(p.do, { ...subjects, s, attempting, that: HE }).map((d) =>
      d.apart !== undefined || d.own !== undefined ? d : doneBy(d, s),
    )
  },
  'if-overcome': (effects, subjects) => result('overcome', subjects, effects),
  'if-failed': (effects, subjects) => result('failed', subjects, effects),
  'next-turn': (effects, subjects) => {
    const { s } = subjects
    const words = effectWords(effects)
    if (words.length === 1 && words[0][0] === 're-attempt') {
      const next = `à ${s.its.m} prochain tour`
      const fails = s.you
        ? `si vous échouez au premier Défi que vous tentez ${next}, vous pouvez`
        : `si ${s.name} échoue au premier Défi qu’il tente ${next}, il peut`
      return [apart(`${fails} le retenter`)]
    }
    // a new attempt: nothing of it was given before
    const does = inOne(deedsOf(effects, { ...subjects, attempting: s, more: false, given: null }), s)
    return [apart(`${does} pour la première tentative de ${s.its.m} prochain tour`)]
  },
}
/** Every effect that can be said, for the test that none is missing. */
export const EFFECT_WORDS = Object.keys(DEEDS)

/** "+1 par Allié, jusqu’à +2" */
function forEach(p: Filled<Effect>['for-each'], subjects: Subjects): Deed[] {
  const amount = typeof p.count === 'string' ? AMOUNTS[p.count] : undefined
  if (amount !== undefined)
    return effectWords(p.do).flatMap(([word, n]) => byAmount(word, n, amount, subjects))
  const whose = subjects.s.you || subjects.attempting.you ? YOU : subjects.s
  const per = p.per ?? 1
  const counting = per === 1 ? `par ${each(p.count, whose)}` : `par tranche ${several(p.count, per, whose)}`
  const rounded = p['round-up'] ? ' (arrondi au supérieur)' : ''
  return effectWords(p.do).flatMap(([word, n]) => {
    const total = (p.max ?? 0) * (n as number)
    const changes = word === 'successes' || word === 'difficulty'
    const most = p.max === undefined ? '' : `, jusqu’à ${changes ? signed(total) : Math.abs(total)}`
    return deedsOf({ [word]: n }, subjects).map((d) => counted(d, ` ${counting}${rounded}${most}`))
  })
}
/** Where the count is itself the amount. */
function byAmount(word: keyof Effect, n: unknown, amount: string, subjects: Subjects): Deed[] {
  if (word === 'difficulty') {
    const up = (n as number) > 0
    const d = up
      ? deed(AJOUTER, ` à la difficulté ${amount}`)
      : deed(['retranchez', 'retrancher', 'retranche'], ` de la difficulté ${amount}`)
    return [
      subjects.s.you
        ? d
        : own(amount, up ? 's’ajoute à la difficulté' : 'réduit la difficulté', d.infinitive),
    ]
  }
  if (word === 'xp') return [deed(GAGNER, ` autant de points d’{xp} que ${amount}`)]
  return deedsOf({ [word]: n }, subjects).map((d) => counted(d, `, autant de fois que ${amount}`))
}

/** "il" only while it is clear who: after a sentence about somebody else the hero is named again. */
function nextThat(that: Subject, aimed: boolean, deeds: readonly Deed[]): Subject {
  if (aimed) return HE
  return that === HE && deeds.some((d) => d.own !== HE.name) ? THAT_HERO : that
}

/** What an effect does, in the order written. */
export function deedsOf(effects: Effects, subjects: Subjects): Deed[] {
  let now = subjects
  return effectWords(effects).flatMap(([word, p]) => {
    const deeds = (DEEDS[word] as (p: unknown, subjects: Subjects) => Deed[])(p, now)
    const aimed = word === 'for' && (p as { who: string }).who === 'that-hero'
    const more = (word === 'xp' || word === 'successes' || word === 'adversary-xp') && (p as number) > 0
    now = { ...now, after: true, that: nextThat(now.that, aimed, deeds), given: more ? word : now.given }
    return deeds
  })
}
export const tell = (effects: Effects, subjects: Subjects): string[] =>
  sentences(deedsOf(effects, subjects), subjects.s)
