/** Effects in English, each as a deed. */
import type { Cost, Effect, Effects } from '@runesaga/engine'
import {
  type AbilityChoice,
  cancelsEither,
  effectWords,
  type Forbidden,
  type RuneKind,
  type WhichAbility,
  type Words,
} from '../reading.ts'
import { clause } from './conditions.ts'
import { AMOUNTS, each, several } from './counts.ts'
import { a, and, icon, or, SUBJECTS, type Subject, signed, THAT_HERO, verb, YOU } from './nouns.ts'
import { apart, choice, type Deed, deed, having, iconsDeed, inOne, mayDo, own, sentences } from './sentences.ts'

/** What the sentences of an effect stand in. */
export interface Scene {
  /** whom effects strike */
  s: Subject
  /** whose attempt it is */
  attempting: Subject
  /** how the hero of the event is named where an effect is aimed at that hero */
  that: Subject
  /** how the Feat in question is named: "it" */
  feat: string
  /** there is some already: failing gives Experience by itself */
  more: boolean
  /** something comes before it; and of this there is some already */
  after: boolean
  given: 'xp' | 'successes' | null
  /** bought or chosen, not got by itself */
  optional: boolean
  paid: boolean
  /** after the attempt */
  past?: boolean
  nameOf: (id: string) => string
}
type Says<K extends keyof Effect> = (p: Words<Effect>[K], scene: Scene) => Deed[]

const some = (name: string, n: number): string => (n === 1 ? a(icon(name)) : icon(name, n))
/** A deed of the attempting hero, who need not be the one that is spoken of. */
const attempts = (d: Deed, { s, attempting }: Scene): Deed[] =>
  s.name === attempting.name ? [d] : [{ ...d, own: attempting.name, base: `let ${attempting.name} ${d.base}` }]

const CHOICES: Partial<Record<AbilityChoice, string>> = {
  'challenge-ability': 'one ability of the Challenge',
  'each-challenge-ability': 'each ability of the Challenge',
  'ability-you-have': 'one of your abilities',
  'challenge-ability-you-have': 'an ability of the Challenge that you have',
  'ability-another-has': 'an ability of another hero',
  'any-ability': 'an ability of your choice',
}
const ofThatHero = (text: string, s: Subject): string =>
  s.you ? text : text.replace('your abilities', 'their abilities').replace('you have', 'they have')
/** "1 more Strength", "2 more icons of an ability you have" */
function moreIcons(p: WhichAbility, s: Subject): string {
  const n = p.n ?? 1
  if (p['one-of']) return `${n} more ${or(p['one-of'].map((name) => icon(name)))}`
  const which = CHOICES[p.of ?? 'any-ability']
  if (which === undefined) return `${n} more ${icon(p.of!)}`
  return `${n} more icon${n > 1 ? 's' : ''} of ${ofThatHero(which, s)}`
}
/** "a Strength or Constitution rune", "2 runes of an ability of your choice" */
function runesOf(p: WhichAbility, s: Subject): string {
  const n = p.n ?? 1
  const which = p['one-of'] ? undefined : CHOICES[p.of ?? 'any-ability']
  if (which !== undefined) return `${n > 1 ? `${n} runes` : 'a rune'} of ${ofThatHero(which, s)}`
  const kind = or((p['one-of'] ?? [p.of!]).map((name) => icon(name)))
  return n > 1 ? `${n} ${kind} runes` : a(`${kind} rune`)
}

const RUNES: Record<RuneKind, [one: string, many: string]> = {
  core: ['{core-rune}', 'core runes'],
  dark: ['{dark-rune}', 'Dark runes'],
  symbol: ['rune that shows its symbol', 'runes that show their symbol'],
  'worth-two': ['rune worth 2', 'runes worth 2'],
  any: ['rune', 'runes'],
}
/** "a rune", "up to 3 runes", "any number of Dark runes", "all runes worth 2" */
function runes(kind: RuneKind, p: { n?: number | undefined; 'any-number'?: true | undefined; 'up-to'?: true | undefined }): string {
  const [one, many] = RUNES[kind]
  if (p['any-number']) return `any number of ${many}`
  const n = p.n ?? 1
  if (n === 1) return a(one)
  return `${p['up-to'] ? 'up to ' : ''}${n} ${many}`
}

const FORBIDS: Record<Forbidden, string> = {
  're-attempt': 'attempt a Challenge again',
  're-cast': 'cast runes again',
  'turn-rune': 'turn runes over',
  'dark-rune': 'use Dark runes',
  journey: 'journey',
}
const UNTIL = { attempt: 'for this attempt', turn: 'until the end of the turn' } as const
const by = (n: number): string => `by ${Math.abs(n)}`
const result = (outcome: 'overcome' | 'failed', scene: Scene, effects: Effects): Deed[] => {
  const then = scene.optional && !scene.paid ? ' then' : ''
  const who = scene.attempting
  const does = outcome === 'overcome' ? verb(who, `${then} overcome`.trim(), `${then} overcomes`.trim()) : verb(who, `${then} fail`.trim(), `${then} fails`.trim())
  const inner = { ...again(scene), more: outcome === 'failed', optional: false }
  return [apart(`if ${does} the Challenge, ${inOne(deedsOf(effects, inner), inner.s)}`)]
}
/** The same scene once its heroes have been named. */
const again = (scene: Scene): Scene => ({
  ...scene,
  s: scene.s.you ? scene.s : THAT_HERO,
  attempting: scene.attempting.you ? scene.attempting : THAT_HERO,
})
const counted = (d: Deed, tail: string): Deed => ({
  ...d,
  base: `${d.base}${tail}`,
  third: `${d.third}${tail}`,
  ...(d.noun === undefined ? {} : { noun: `${d.noun}${tail}` }),
})

/** One entry a word. */
const DEEDS: { [K in keyof Words<Effect>]: Says<K> } = {
  xp: (n, { more }) => {
    if (n < 0) return [having('lose', 'loses', [icon('xp', -n)])]
    return [having('gain', 'gains', [more ? `${n} more {xp}` : icon('xp', n)])]
  },
  'lose-all-xp': (_, { s }) => [deed('lose', 'loses', ` all ${s.its} {xp}`)],
  'take-xp': (n) => [own('that hero', `gives you ${icon('xp', n)}`, `take ${icon('xp', n)} from that hero`)],
  'give-xp-up-to': (n) => [deed('give', 'gives', ` that hero up to ${icon('xp', n)}`)],
  bank: (n, { s }) => [deed('place', 'places', ` ${icon('xp', n)} from the supply on ${s.its} Class`)],
  draw: (p) => {
    const cards = [
      ...(p.hero ? [some('hero', p.hero)] : []),
      ...(p.antihero ? [some('antihero', p.antihero)] : []),
      ...(p.either === 1 ? ['a {hero} or an {antihero}'] : []),
      ...(p.either !== undefined && p.either > 1 ? [icon('feat', p.either)] : []),
    ]
    return [having('draw', 'draws', cards)]
  },
  'discard-feat': (n) => [deed('discard', 'discards', ` ${some('feat', n)}`)],
  'discard-hero-card': (n) => [deed('discard', 'discards', ` ${some('hero', n)}`)],
  virtue: (n) => [having('gain', 'gains', [icon('virtue', n)])],
  corruption: (n) => [having('gain', 'gains', [icon('corruption', n)])],
  successes: (n, scene) => {
    const bonus = scene.more ? `another ${signed(n)}` : signed(n)
    const d = { ...deed('get', 'gets', ` ${bonus}`), stative: true, noun: bonus }
    if (scene.s.name === scene.attempting.name) return [d]
    return [{ ...d, own: scene.attempting.name, base: `give ${scene.attempting.name} ${bonus}` }]
  },
  difficulty: (n, { s }) => {
    const raise = n > 0 ? 'raise' : 'lower'
    const base = `${raise} the difficulty ${by(n)}`
    return [s.you ? deed(base, base) : own('the difficulty', `goes ${n > 0 ? 'up' : 'down'} ${by(n)}`, base)]
  },
  icon: (p, { s }) => [iconsDeed(moreIcons(p, s), UNTIL[p.until])],
  'add-rune': (p, scene) => attempts(deed('add', 'adds', ` ${runesOf(p, scene.attempting)}`), scene),
  'add-dark': (p, scene) => {
    const even = p['even-at-C4'] ? ' (even with {corruption 4})' : ''
    return attempts(deed('add', 'adds', ` ${some('dark-rune', p.n)} for free${even}`), scene)
  },
  'replace-ability': (ability) => [deed('replace', 'replaces', ` one ability of the Challenge with ${icon(ability)}`)],
  'copy-icons': (from) => {
    const source = from === 'another-hero' ? 'another hero has' : 'you have of your best ability'
    return [deed('count', 'counts', ` as many icons of one ability of the Challenge as ${source}`)]
  },
  'switch-path': (_, scene) => attempts(deed('take', 'takes', ' the other path instead'), scene),
  'forbid-path': (kind, { attempting }) => [
    own(attempting.name, `can’t take ${a(`${icon(kind)} path`)}`, `keep ${attempting.name} off ${icon(kind)} paths`),
  ],
  'turn-rune': (p, scene) => attempts(deed('turn over', 'turns over', ` ${runes(p.kind, p)}`), scene),
  're-cast': (p, scene) => {
    if (p.all !== undefined) {
      const all = `all ${scene.attempting.its} ${RUNES[p.all][1]}`
      return attempts(p.all === 'symbol' ? deed('cast again', 'casts again', ` ${all}`) : deed('cast', 'casts', ` ${all} again`), scene)
    }
    if (p['not-twist']) {
      const which = p.n === 1 ? 'doesn’t show' : 'don’t show'
      return attempts(deed('cast again', 'casts again', ` ${runes('any', p)} that ${which} a {twist}`), scene)
    }
    if (p.chooser === 'you' && !scene.attempting.you) {
      const n = p.n ?? 1
      return [deed('choose', 'chooses', ` ${n > 1 ? `${n} runes` : 'a rune'} for ${scene.attempting.name} to cast again`)]
    }
    return attempts(deed('cast', 'casts', ` ${runes('any', p)} again`), scene)
  },
  're-attempt': (_, scene) => attempts(deed('attempt', 'attempts', ' it again'), scene),
  'succeed-instead': (_, scene) => attempts(deed('overcome', 'overcomes', ' it instead'), scene),
  'fail-instead': (_, scene) => attempts(deed('fail', 'fails', ' it instead'), scene),
  'ignore-corruption': () => [deed('ignore', 'ignores', ' all {corruption} from the runes in this attempt')],
  'keep-on-fail': () => [deed('leave', 'leaves', ' the Challenge in the row')],
  'class-off': (_, { attempting }) => [
    own(attempting.you ? 'your Class' : `${attempting.name}’s Class`, 'gives no bonus to this attempt', 'ignore the bonuses of the Class'),
  ],
  'feat-off': () => [own('the last {feat} that helped this attempt', 'no longer counts', 'undo the last {feat}')],
  'heritage-both': (_, { s }) => [deed('draw', 'draws', ` the card and also ${s.you ? 'use' : 'uses'} ${s.its} Heritage`)],
  'cancel-feat': (kind, { feat }) => [
    deed('cancel', 'cancels', ` ${feat !== '' ? feat : `${some(kind === 'any' ? 'feat' : kind, 1)} just played`}`),
  ],
  'cancel-adversary-feat': (_, { feat }) => [
    deed('cancel', 'cancels', ` ${feat !== '' ? feat : 'the card turned up by the Adversary'}`),
  ],
  'return-feat': (_, { s }) => [deed('take', 'takes', ` a played {feat} back into ${s.its} hand`)],
  protect: (p, { s }) => {
    const until = p.until === undefined ? '' : ` ${UNTIL[p.until]}`
    if (p.from === 'antihero-cards') {
      return [own('Antihero cards', `have no effect on ${s.name}${until}`, `ignore Antihero cards${until}`)]
    }
    if (p.from === 'difficulty') {
      const whose = s.you ? 'your Challenges' : 'Challenges'
      return [own('nothing', `can raise the difficulty of ${whose}`, 'ignore whatever raises the difficulty')]
    }
    if (p.n !== undefined) return [deed('ignore', 'ignores', ` ${icon('corruption', p.n)}${until}`)]
    return [deed('ignore', 'ignores', ` all {corruption}${until}`)]
  },
  'free-journey': (n, { paid }) => {
    if (n > 1) return [deed('make', 'makes', ` up to ${n} free Journeys`)]
    return [deed('make', 'makes', paid ? ' one more Journey' : ' a free Journey')]
  },
  'replace-card': (n) => [deed('replace', 'replaces', n === 1 ? ' a face-up card' : ` up to ${n} face-up cards`)],
  'replace-row': () => [deed('replace', 'replaces', ' all the cards of one row')],
  'look-at': (p) => {
    const cards = p.n === 1 ? 'the top card' : `the top ${p.n} cards`
    const put = p.n === 1 ? 'may put it' : 'put any of them'
    const then = `and ${put} at the bottom`
    return [
      p.deck === 'journey'
        ? { ...deed('first look', 'first looks', ` at ${cards} of that Act’s deck ${then}`), closes: true }
        : { ...deed('look', 'looks', ` at ${cards} of the Adversary’s deck ${then}`), closes: true },
    ]
  },
  'main-action': (n) => [deed('take', 'takes', n === 1 ? ' another main action' : ` ${n} more main actions`)],
  'sacrifice-ally': (_, { s }) => [deed('sacrifice', 'sacrifices', ` one of ${s.its} Allies`)],
  'sacrifice-this': () => [deed('sacrifice', 'sacrifices', ' this Ally')],
  'restore-ally': (_, { s }) => [deed('turn', 'turns', ` one of ${s.its} sacrificed Allies face up again`)],
  ready: (_, { s }) => [deed('may use', 'may use', ` ${s.its} other powers again, whatever their limits`)],
  'adversary-xp': (n) => {
    const xp = icon('xp', Math.abs(n))
    return n > 0
      ? [own('the Adversary', `gains ${xp}`, `let the Adversary gain ${xp}`)]
      : [own('the Adversary', `loses ${xp}`, `make the Adversary lose ${xp}`)]
  },
  pledge: (n) => [deed('side', 'sides', ` with the Adversary and take ${icon('xp', n)} from it`)],
  'journey-price': (n, { s }) => {
    const tail = `cost ${icon('xp', Math.abs(n))} ${n < 0 ? 'less' : 'more'}`
    return [own(s.you ? 'your Journeys' : 'Journeys', tail, `journey for ${icon('xp', Math.abs(n))} less`)]
  },
  'dark-price': (n, { s }) => {
    const tail = `${icon('xp', Math.abs(n))} ${n < 0 ? 'less' : 'more'}`
    return [own('Dark runes', s.you ? `cost you ${tail}` : `cost ${tail}`, `pay ${tail} for Dark runes`)]
  },
  'dark-allowed': (_, { s }) => [own(s.name, 'may use Dark runes even with {corruption 4}', 'use Dark runes even with {corruption 4}')],
  'core-zeros-count': (n, { s }) => [
    own(s.you ? 'your core runes that show 0' : 'core runes that show 0', `count as ${n}`, `count core runes that show 0 as ${n}`),
  ],
  forbid: (what, { s }) => {
    const texts = or(what.map((w) => FORBIDS[w]))
    return [own(s.you ? 'you' : 'heroes', `can’t ${texts}`, `not ${texts}`)]
  },
  choose: (options, scene) => [choice(options.map((o) => deedsOf(o, scene)), scene.s)],
  may: (p, scene) => {
    const inner = { ...scene, optional: true, paid: p.pay !== undefined }
    const cost = p.pay === undefined ? null : costWords(p.pay, scene.s)
    const [first, ...rest] = mayDo(deedsOf(p.do, inner), scene.s, cost)
    return [scene.after ? `then ${first}` : first, ...rest].map(apart)
  },
  check: (p, scene) => {
    if (cancelsEither(p)) return [deed('cancel', 'cancels', ` ${scene.feat !== '' ? scene.feat : 'that card'}`)]
    const test = clause(p.if, scene)
    const adds = effectWords(p.do).some(([word]) => word === scene.given)
    const inner = { ...(test.includes(scene.s.name) ? again(scene) : scene), more: scene.more || adds }
    const then = `if ${test}, ${inOne(deedsOf(p.do, inner), inner.s)}`
    if (p.else === undefined) return [apart(then)]
    return [apart(`${then}; otherwise, ${inOne(deedsOf(p.else, inner), inner.s)}`)]
  },
  'for-each': (p, scene) => forEach(p, scene),
  for: (p, scene) => {
    const s = p.who === 'that-hero' ? scene.that : SUBJECTS[p.who]
    if (s.name === scene.s.name) return deedsOf(p.do, scene)
    const words = effectWords(p.do)
    if (words.length === 1 && words[0][0] === 'take-xp') {
      const tail = ` ${icon('xp', words[0][1] as number)} from ${s.name}`
      return [deed('take', 'takes', tail)]
    }
    return deedsOf(p.do, { ...scene, s }).map((d) =>
      d.apart !== undefined || d.own !== undefined ? d : { ...d, own: s.name, base: `let ${s.name} ${d.base}` },
    )
  },
  'if-overcome': (effects, scene) => result('overcome', scene, effects),
  'if-failed': (effects, scene) => result('failed', scene, effects),
  'next-turn': (effects, scene) => {
    const { s } = scene
    const words = effectWords(effects)
    const again = words.length === 1 && words[0][0] === 're-attempt'
    if (again) return [apart(`on ${s.its} next turn, ${s.name} may attempt one failed Challenge again`)]
    const does = inOne(deedsOf(effects, { ...scene, attempting: s }), s)
    return [apart(`${does} on one attempt of ${s.its} next turn`)]
  },
}
/** Every effect that can be said, for the test that none is missing. */
export const EFFECT_WORDS = Object.keys(DEEDS)

/** "+1 for each Ally you have, up to +2" */
function forEach(p: Words<Effect>['for-each'], scene: Scene): Deed[] {
  const amount = typeof p.count === 'string' ? AMOUNTS[p.count] : undefined
  if (amount !== undefined) return effectWords(p.do).flatMap(([word, n]) => byAmount(word, n, amount, scene))
  const whose = scene.s.you || scene.attempting.you ? YOU : scene.s
  const per = p.per ?? 1
  const counting = per === 1 ? `for each ${each(p.count, whose)}` : `for every ${several(p.count, per, whose)}`
  const rounded = p['round-up'] ? ', rounded up' : ''
  return effectWords(p.do).flatMap(([word, n]) => {
    const most = p.max === undefined ? '' : `, up to ${word === 'successes' ? signed(p.max * (n as number)) : p.max * Math.abs(n as number)}`
    return deedsOf({ [word]: n } as Effect, scene).map((d) => counted(d, ` ${counting}${rounded}${most}`))
  })
}
/** Where the count is itself the amount. */
function byAmount(word: keyof Effect, n: unknown, amount: string, scene: Scene): Deed[] {
  if (word === 'difficulty') {
    const up = (n as number) > 0
    const base = `${up ? 'raise' : 'lower'} the difficulty by ${amount}`
    return [scene.s.you ? deed(base, base) : own('the difficulty', `goes ${up ? 'up' : 'down'} by ${amount}`, base)]
  }
  if (word === 'xp') return [deed('gain', 'gains', ` {xp} equal to ${amount}`)]
  return deedsOf({ [word]: n } as Effect, scene).map((d) => counted(d, `, as many times as ${amount}`))
}

/** What an effect does, in the order written. */
export function deedsOf(effects: Effects, scene: Scene): Deed[] {
  let now = scene
  return effectWords(effects).flatMap(([word, p]) => {
    const deeds = (DEEDS[word] as Says<never>)(p as never, now)
    const aimed = word === 'for' && (p as { who: string }).who === 'that-hero'
    const more = (word === 'xp' || word === 'successes') && (p as number) > 0
    now = { ...now, after: true, that: aimed ? THAT_HERO : now.that, given: more ? word : now.given }
    return deeds
  })
}
export const tell = (effects: Effects, scene: Scene): string[] => sentences(deedsOf(effects, scene), scene.s)

const COSTS: { [K in keyof Words<Cost>]: (p: Words<Cost>[K], s: Subject) => string } = {
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
    Object.entries(cost).map(([word, p]) => (COSTS[word as keyof Cost] as (p: unknown, s: Subject) => string)(p, s)),
  )
