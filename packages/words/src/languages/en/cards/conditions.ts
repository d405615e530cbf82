/** Conditions in English, each as a clause that can follow "if". */
import type { Condition, Level, Mode } from '@runesaga/engine/language'
import {
  type Bounds,
  conditionWords,
  type Deed,
  type Filled,
  fromNeutral,
  listOf,
  otherLevels,
  type PathPlace,
  type TrackRange,
} from '../../../telling/cards/reading.ts'
import type * as shared from '../../../telling/cards/subjects.ts'
import { names } from '../messages/names.ts'
import { places } from '../messages/places.ts'
import { allOf, bounded, countClause } from './counts.ts'
import { a, acts, and, HAVING, icon, or, type Subject, THAT_HERO, verb } from './nouns.ts'

type Saying = shared.Saying<Subject>
type Clause<K extends keyof Condition> = (p: Filled<Condition>[K], say: Saying, not: boolean) => string

const isnt = (not: boolean): string => (not ? 'isn’t' : 'is')
const doesnt = (not: boolean, base: string, finite = `${base}s`): string => (not ? `doesn’t ${base}` : finite)
/** "you have", "you don’t have" */
const lacks = (not: boolean, s: Subject): string =>
  not ? `${s.name} ${s.you ? 'don’t' : 'doesn’t'} have` : s.has
const hasnt = (not: boolean, s: Subject): string => {
  if (!not) return s.has
  return s.you ? `${s.name} haven’t` : `${s.name} hasn’t`
}
const PLACES: Record<PathPlace, string> = {
  top: 'the top path',
  bottom: 'the bottom path',
  'plus-one': 'a +1 path',
}
const DEEDS: Record<Deed, string> = {
  journey: 'journeyed',
  attempt: 'attempted a Challenge',
  'path-gained': 'gained a card',
  'adversary-faced': 'faced the Adversary',
}
const SHOWS = {
  blank: ['comes up blank', 'come up blank'],
  symbol: ['shows its symbol', 'show their symbol'],
  moon: ['shows a moon', 'show a moon'],
  twist: ['shows a {twist}', 'show a {twist}'],
} as const
const FACES: Record<string, string> = { twist: 'a {twist}', moon: 'a moon', blank: 'a blank face' }
const PLAYERS = { you: 'you', 'another-hero': 'another hero', 'the-adversary': 'the Adversary' } as const

const negated = (b: Bounds): Bounds =>
  b['at-least'] !== undefined ? { 'at-most': b['at-least'] - 1 } : { 'at-least': (b['at-most'] ?? 0) + 1 }

/** A level of the track as a hero has it: "Corruption 2" is 2 Corruption. */
function level(range: TrackRange, s: Subject): string {
  const [name, , side] = range.split(' ') as [Level, string?, string?]
  const n = Number(name.slice(1))
  if (side === undefined) return `${s.has} ${places[`level/${name}`]}`
  if (name === 'N') return side === 'better' ? `${s.has} no {corruption}` : `${s.has} no {virtue}`
  const kind = name.startsWith('V') ? 'virtue' : 'corruption'
  const upward = (kind === 'virtue') === (side === 'better')
  if (!upward) return `${s.has} at most ${icon(kind, n)}`
  return n === 1 ? `${s.has} {${kind}}` : `${s.has} at least ${icon(kind, n)}`
}
function track(ranges: readonly TrackRange[], s: Subject): string {
  if (ranges.length === 1 && ranges[0].includes(' ')) return level(ranges[0], s)
  // "1 or 2 Corruption"
  if (ranges.length > 1 && ranges.every((range) => /^C\d$/.test(range))) {
    const [last, ...fewer] = ranges.map((range) => Number(range.slice(1))).toReversed()
    return `${s.has} ${or([...fewer.toReversed().map(String), icon('corruption', last)])}`
  }
  if (fromNeutral(ranges)) return `${s.has} no {virtue} and at most ${icon('corruption', ranges.length - 1)}`
  const exact = ranges.map((range) => (range.includes(' ') ? range : places[`level/${range as Level}`]))
  return `${s.its} Corruption marker is at ${or(exact)}`
}

/** One entry a word. */
const CLAUSES: { [K in keyof Filled<Condition>]: Clause<K> } = {
  'challenge-uses': (p, _, not) => `the Challenge ${doesnt(not, 'use')} ${or(listOf(p).map((x) => icon(x)))}`,
  'path-gives': (p, _, not) => `it ${isnt(not)} ${a(`${or(listOf(p).map((x) => icon(x)))} path`)}`,
  'path-is': (p, { past }, not) =>
    `it ${past ? (not ? 'wasn’t' : 'was') : isnt(not)} ${or(listOf(p).map((place) => PLACES[place]))}`,
  act: (p, _, not) => `it ${isnt(not)} ${a(`${acts(listOf(p))} card`)}`,
  'is-adversary': (p, _, not) => `the Challenge ${isnt(p === not)} an Adversary`,
  'holds-ally': (_p, _, not) => `the Challenge ${doesnt(not, 'hold')} an Ally`,
  margin: (p, _, not) => `the margin is ${bounded(not ? negated(p) : p)}`,
  total: (p, _, not) => `the result is ${bounded(not ? negated(p) : p)}`,
  faces: (p, { attempting }, not) => {
    const b = not ? negated(p) : p
    const none = b['at-most'] === 0
    const few = (b['at-least'] ?? b['at-most'] ?? 0) < 2
    const runes = attempting.you ? 'your runes' : 'the runes'
    return `${none ? 'none' : bounded(b)} of ${runes} ${SHOWS[p.show][few ? 0 : 1]}`
  },
  'dark-cast': (p, { attempting: s }, not) => {
    const b = not ? negated(p) : p
    if (b['at-most'] === 0) return `${s.name} cast no {dark-rune}`
    if (b['at-least'] === 1) return `${s.name} cast a {dark-rune}`
    return `${s.name} cast ${b['at-least'] !== undefined ? 'at least' : 'at most'} ${icon('dark-rune', b['at-least'] ?? b['at-most'])}`
  },
  outcome: (p, { attempting: s }, not) =>
    `${s.name} ${(p === 'overcome') === not ? 'failed' : 'overcame'} the Challenge`,
  face: (p, _, not) => `the rune ${doesnt(not, 'show')} ${or(listOf(p).map((f) => FACES[f] ?? icon(f)))}`,
  'story-has': (p, { s }, not) => {
    const needs = Object.entries(p)
    const single = needs.every(([, n]) => n === 1) && (needs.length > 1 || s !== HAVING)
    const icons = needs.map(([name, n]) => (single ? icon(name) : icon(name, n)))
    return `${lacks(not, s)} ${and(icons)}`
  },
  track: (p, { s }, not) => track(not ? otherLevels(listOf(p)) : listOf(p), s),
  count: (p, { s }, not) => and(listOf(p).map((c) => countClause(c.of, not ? negated(c) : c, s))),
  difference: (p, { s }, not) => {
    const nouns = and(p.between.map(allOf))
    return `${s.its} numbers of ${nouns} differ by ${not ? 'more than' : 'at most'} ${p['at-most']}`
  },
  most: (p, { s }, not) => `${lacks(not, s)} the most ${allOf(p)} of all heroes`,
  fewest: (p, { s }, not) => `${lacks(not, s)} the fewest ${allOf(p)} of all heroes`,
  'this-turn': (p, { s }, not) => {
    const deeds = listOf(p).map((deed) => DEEDS[deed])
    if (not && deeds.length > 1) return `${s.has} neither ${deeds.join(' nor ')} this turn`
    return `${hasnt(not, s)} ${or(deeds)} this turn`
  },
  'first-this-turn': (_p, _, not) => `it ${isnt(not)} the first {dark-rune} of the turn`,
  'feat-is': (p, _, not) => `it ${isnt(not)} ${a(icon(p))}`,
  'feat-by': (p, _, not) =>
    `it ${not ? 'wasn’t' : 'was'} played by ${or(listOf(p).map((who) => PLAYERS[who]))}`,
  'feat-on': (p, _, not) =>
    `it ${doesnt(not, 'affect')} ${p === 'your-attempt' ? 'your attempt' : 'another hero'}`,
  'feat-is-card': (p, { nameOf }, not) => `it ${isnt(not)} ${nameOf(p)}`,
  'affects-you': (_p, { s }, not) => `it ${doesnt(not, 'affect')} ${s.name}`,
  'feat-helped': (_p, _, not) => `${not ? 'no' : 'a'} {feat} has helped this attempt`,
  'in-attempt': (p, _, not) => (p !== not ? 'an attempt is in progress' : 'no attempt is in progress'),
  'cast-made': (p, _, not) => `the runes ${p !== not ? 'have been cast' : 'haven’t been cast yet'}`,
  'your-turn': (_p, { s }, not) => `it ${isnt(not)} ${s.its} turn`,
  'your-attempt': (p, { s }, not) =>
    p !== not
      ? verb(s, 'are attempting', 'is attempting').concat(' a Challenge')
      : s.you
        ? 'it isn’t your own attempt'
        : `it isn’t ${s.name}’s attempt`,
  'before-main-action': (_p, { s }, not) =>
    `${hasnt(!not, s)} taken ${s.its} main action${not ? '' : ' yet'}`,
  free: (p, _, not) => `the Journey ${isnt(p === not)} free`,
  mode: (p, _, not) => `the game ${isnt(not)} ${or(listOf(p).map((mode: Mode) => names[`mode/${mode}`]))}`,
  'that-hero': (p, say, not) => {
    const that = say.that ?? THAT_HERO
    return clause(p, { ...say, s: that, attempting: that }, not)
  },
  not: (p, say, not) => clause(p, say, !not),
  any: (p, say, not) =>
    together(
      p.map((c) => clause(c, say, not)),
      say.s,
      not ? and : or,
    ),
  all: (p, say, not) =>
    together(
      p.map((c) => clause(c, say, not)),
      say.s,
      not ? or : and,
    ),
}
/** Every condition that can be said, for the test that none is missing. */
export const CONDITION_WORDS = Object.keys(CLAUSES)

/** "you have 3 Intelligence or 2 Arcana": what they begin with alike is said once. */
function together(texts: readonly string[], s: Subject, join: (items: readonly string[]) => string): string {
  const words = texts.map((text) => text.split(/ (?![^{]*})/))
  const start = s.has.split(' ')
  if (texts.length < 2) return join(texts)
  if (!words.every((w) => start.every((word, i) => w[i] === word))) {
    // "that hero has … and hasn’t …"
    const named = !s.you && texts.every((text) => text.startsWith(`${s.name} `))
    return named ? `${s.name} ${join(texts.map((text) => text.slice(s.name.length + 1)))}` : join(texts)
  }
  let same = start.length
  while (words.every((w) => w.length > same + 1 && w[same] === words[0][same])) same++
  const head = words[0].slice(0, same).join(' ')
  return `${head} ${join(words.map((w) => w.slice(same).join(' ')))}`
}

/** The condition as a clause, without "if". */
export function clause(condition: Condition, say: Saying, not = false): string {
  const texts = conditionWords(condition).map(([word, p]) =>
    (CLAUSES[word] as Clause<never>)(p as never, say, not),
  )
  return together(texts, say.s, not ? or : and)
}
