/** Effects in French: how they are chosen, counted, aimed and tied to conditions, around the single words. */
import type { Effect, Effects } from '@runesaga/engine'
import { cancelsEither, eachChooses, effectWords, type Words } from '../reading.ts'
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
import { again, doneBy, type Sayings, type Scene } from './scene.ts'
import { apart, choice, type Deed, deed, inOne, mayDo, own, sentences } from './sentences.ts'
import { TABLE_DEEDS } from './table.ts'
import { AJOUTER, ANNULER, GAGNER, PRENDRE } from './verbs.ts'

const result = (outcome: 'overcome' | 'failed', scene: Scene, effects: Effects): Deed[] => {
  const then = scene.optional && !scene.paid ? ' alors' : ''
  const who = scene.attempting
  const did = outcome === 'overcome' ? (who.you ? 'réussissez' : 'réussit') : who.you ? 'échouez' : 'échoue'
  const object = outcome === 'overcome' ? ' le Défi' : ''
  const inner = { ...again(scene), that: HE, more: outcome === 'failed', optional: false }
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
  choose: (options, scene) => [
    choice(
      options.map((o) => deedsOf(o, scene)),
      scene.s,
    ),
  ],
  may: (p, scene) => {
    const inner = { ...scene, optional: true, paid: p.pay !== undefined }
    const cost = p.pay === undefined ? null : costWords(p.pay, scene.s, 'infinitive')
    const [first, ...rest] = mayDo(deedsOf(p.do, inner), scene.s, cost)
    return [scene.after ? `ensuite, ${first}` : first, ...rest].map(apart)
  },
  check: (p, scene) => {
    if (cancelsEither(p)) {
      if (scene.feat !== '') return [deed(ANNULER, ` ${scene.feat}`)]
      return [choice([deedsOf(p.else!, scene), deedsOf(p.do, scene)], scene.s)]
    }
    const test = clause(p.if, scene)
    const adds = effectWords(p.do).some(([word]) => word === scene.given)
    const named = !scene.s.you && (test.includes(scene.s.name) || /\bil\b/.test(test))
    const inner = { ...(named ? again(scene) : scene), more: scene.more || adds }
    const then = `${si(test)}, ${inOne(deedsOf(p.do, inner), inner.s)}`
    if (p.else === undefined) return [apart(then)]
    const other = then.includes(inner.s.name) ? again(inner) : inner
    return [apart(`${then}${NB}; sinon, ${inOne(deedsOf(p.else, other), other.s)}`)]
  },
  'for-each': (p, scene) => forEach(p, scene),
  for: (p, scene) => {
    const s = p.who === 'that-hero' ? scene.that : p.who === 'you' ? scene.owner : SUBJECTS[p.who]
    if (s.name === scene.s.name) return deedsOf(p.do, scene)
    const words = effectWords(p.do)
    if (words.length === 1 && words[0][0] === 'take-xp') {
      return [deed(PRENDRE, ` ${icon('xp', words[0][1] as number)} ${to(s)}`)]
    }
    const options = eachChooses(p)
    if (options !== undefined) {
      const each = options.map((o) => elide('de', and(deedsOf(o, { ...scene, s }).map((d) => d.infinitive))))
      return [apart(`${s.name} choisit ${or(each)}`)]
    }
    // an attempt's words strike the attempting hero, who may be this one
    const attempting = scene.attempting.you || p.who !== 'that-hero' ? scene.attempting : s
    return deedsOf(p.do, { ...scene, s, attempting, that: HE }).map((d) =>
      d.apart !== undefined || d.own !== undefined ? d : doneBy(d, s),
    )
  },
  'if-overcome': (effects, scene) => result('overcome', scene, effects),
  'if-failed': (effects, scene) => result('failed', scene, effects),
  'next-turn': (effects, scene) => {
    const { s } = scene
    const words = effectWords(effects)
    if (words.length === 1 && words[0][0] === 're-attempt') {
      const next = `à ${s.its.m} prochain tour`
      const fails = s.you
        ? `si vous échouez au premier Défi que vous tentez ${next}, vous pouvez`
        : `si ${s.name} échoue au premier Défi qu’il tente ${next}, il peut`
      return [apart(`${fails} le retenter`)]
    }
    // a new attempt: nothing of it was given before
    const does = inOne(deedsOf(effects, { ...scene, attempting: s, more: false, given: null }), s)
    return [apart(`${does} pour la première tentative de ${s.its.m} prochain tour`)]
  },
}
/** Every effect that can be said, for the test that none is missing. */
export const EFFECT_WORDS = Object.keys(DEEDS)

/** "+1 par Allié, jusqu’à +2" */
function forEach(p: Words<Effect>['for-each'], scene: Scene): Deed[] {
  const amount = typeof p.count === 'string' ? AMOUNTS[p.count] : undefined
  if (amount !== undefined) return effectWords(p.do).flatMap(([word, n]) => byAmount(word, n, amount, scene))
  const whose = scene.s.you || scene.attempting.you ? YOU : scene.s
  const per = p.per ?? 1
  const counting = per === 1 ? `par ${each(p.count, whose)}` : `par tranche ${several(p.count, per, whose)}`
  const rounded = p['round-up'] ? ' (arrondi au supérieur)' : ''
  return effectWords(p.do).flatMap(([word, n]) => {
    const total = (p.max ?? 0) * (n as number)
    const changes = word === 'successes' || word === 'difficulty'
    const most = p.max === undefined ? '' : `, jusqu’à ${changes ? signed(total) : Math.abs(total)}`
    return deedsOf({ [word]: n }, scene).map((d) => counted(d, ` ${counting}${rounded}${most}`))
  })
}
/** Where the count is itself the amount. */
function byAmount(word: keyof Effect, n: unknown, amount: string, scene: Scene): Deed[] {
  if (word === 'difficulty') {
    const up = (n as number) > 0
    const d = up
      ? deed(AJOUTER, ` à la difficulté ${amount}`)
      : deed(['retranchez', 'retrancher', 'retranche'], ` de la difficulté ${amount}`)
    return [
      scene.s.you ? d : own(amount, up ? 's’ajoute à la difficulté' : 'réduit la difficulté', d.infinitive),
    ]
  }
  if (word === 'xp') return [deed(GAGNER, ` autant de points d’{xp} que ${amount}`)]
  return deedsOf({ [word]: n }, scene).map((d) => counted(d, `, autant de fois que ${amount}`))
}

/** "il" only while it is clear who: after a sentence about somebody else the hero is named again. */
function nextThat(that: Subject, aimed: boolean, deeds: readonly Deed[]): Subject {
  if (aimed) return HE
  return that === HE && deeds.some((d) => d.own !== HE.name) ? THAT_HERO : that
}

/** What an effect does, in the order written. */
export function deedsOf(effects: Effects, scene: Scene): Deed[] {
  let now = scene
  return effectWords(effects).flatMap(([word, p]) => {
    const deeds = (DEEDS[word] as (p: unknown, scene: Scene) => Deed[])(p, now)
    const aimed = word === 'for' && (p as { who: string }).who === 'that-hero'
    const more = (word === 'xp' || word === 'successes' || word === 'adversary-xp') && (p as number) > 0
    now = { ...now, after: true, that: nextThat(now.that, aimed, deeds), given: more ? word : now.given }
    return deeds
  })
}
export const tell = (effects: Effects, scene: Scene): string[] => sentences(deedsOf(effects, scene), scene.s)
