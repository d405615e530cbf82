/** Conditions in French, each as a clause that can follow "si". */
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
import { allOf, bounded, countClause, hasNo } from './counts.ts'
import { acts, and, deIcon, elide, HAVING, icon, le, or, type Subject, si, THAT_HERO, un } from './nouns.ts'

type Saying = shared.Saying<Subject>
type Clause<K extends keyof Condition> = (p: Filled<Condition>[K], say: Saying, not: boolean) => string

/** "est", "n’est pas" */
const est = (not: boolean): string => (not ? 'n’est pas' : 'est')
/** "utilise", "n’utilise pas" */
const does = (not: boolean, verb: string): string => {
  if (!not) return verb
  return /^[aeiou]/.test(verb) ? `n’${verb} pas` : `ne ${verb} pas`
}
/** "utilise la Force ou l’Intelligence", "n’utilise ni la Force ni l’Intelligence" */
const noneOf = (not: boolean, verb: string, what: readonly string[]): string => {
  if (!not || what.length === 1) return `${does(not, verb)} ${or(what)}`
  return `${does(true, verb).replace(/ pas$/, '')} ni ${what.join(' ni ')}`
}
/** "vous avez exploré", "il n’a pas exploré" */
const has = (not: boolean, s: Subject): string => (not ? `${hasNo(s)} pas` : s.has)
const PLACES: Record<PathPlace, string> = {
  top: 'la voie du haut',
  bottom: 'la voie du bas',
  'plus-one': 'une voie +1',
}
const DEEDS: Record<Deed, [did: string, didNot: string]> = {
  journey: ['exploré', 'exploré'],
  attempt: ['tenté un Défi', 'tenté de Défi'],
  'path-gained': ['gagné une carte', 'gagné de carte'],
  'adversary-faced': ['affronté l’Adversaire', 'affronté l’Adversaire'],
}
const SHOWS = {
  blank: ['montre une face vierge', 'montrent une face vierge'],
  symbol: ['montre son symbole', 'montrent leur symbole'],
  moon: ['montre une lune', 'montrent une lune'],
  twist: ['montre un {twist}', 'montrent un {twist}'],
} as const
const FACES: Record<string, string> = { twist: 'un {twist}', moon: 'une lune', blank: 'une face vierge' }
const PLAYERS = { you: 'vous', 'another-hero': 'un autre Héros', 'the-adversary': 'l’Adversaire' } as const

const negated = (b: Bounds): Bounds =>
  b['at-least'] !== undefined ? { 'at-most': b['at-least'] - 1 } : { 'at-least': (b['at-most'] ?? 0) + 1 }

/** A level of the track as a hero has it: "Corruption 2" is 2 Corruptions. */
function level(range: TrackRange, s: Subject): string {
  const [name, , side] = range.split(' ') as [Level, string?, string?]
  const n = Number(name.slice(1))
  if (name === 'N') return `${hasNo(s)} aucune ${icon(side === 'better' ? 'corruption' : 'virtue')}`
  const kind = name.startsWith('V') ? 'virtue' : 'corruption'
  const upward = (kind === 'virtue') === (side === 'better')
  if (!upward) return `${s.has} au plus ${icon(kind, n)}`
  return `${s.has} au moins ${icon(kind, n)}`
}
function track(ranges: readonly TrackRange[], s: Subject): string {
  if (ranges.length === 1 && ranges[0].includes(' ')) return level(ranges[0], s)
  // "1 ou 2 Corruptions"
  if (ranges.length > 1 && ranges.every((range) => /^C\d$/.test(range))) {
    const [last, ...fewer] = ranges.map((range) => Number(range.slice(1))).toReversed()
    return `${s.has} ${or([...fewer.toReversed().map(String), icon('corruption', last)])}`
  }
  if (fromNeutral(ranges))
    return `${hasNo(s)} ni {virtue} ni plus de ${icon('corruption', ranges.length - 1)}`
  const exact = ranges.map((range) => (range.includes(' ') ? range : places[`level/${range as Level}`]))
  return `${s.its.m} marqueur de Corruption est au niveau ${or(exact)}`
}

/** One entry a word. */
const CLAUSES: { [K in keyof Filled<Condition>]: Clause<K> } = {
  'challenge-uses': (p, _, not) =>
    `le Défi ${noneOf(
      not,
      'utilise',
      listOf(p).map((x) => le(x)),
    )}`,
  'path-gives': (p, _, not) =>
    `${not ? 'ce n’est pas' : 'c’est'} une voie ${or(listOf(p).map((x) => (x === 'radiant' ? 'Radieuse' : deIcon(x))))}`,
  'path-is': (p, { past }, not) =>
    `${past ? (not ? 'ce n’était pas' : 'c’était') : not ? 'ce n’est pas' : 'c’est'} ${or(listOf(p).map((place) => PLACES[place]))}`,
  act: (p, _, not) => `c’est une carte ${not ? 'd’un autre Acte que' : 'de'} ${acts(listOf(p))}`,
  'is-adversary': (p, _, not) => `le Défi ${est(p === not)} un Adversaire`,
  'holds-ally': (_p, _, not) => `le Défi ${not ? 'n’a pas d’Allié' : 'a un Allié'}`,
  margin: (p, _, not) => `la marge est ${bounded(not ? negated(p) : p)}`,
  total: (p, _, not) => `le résultat est ${bounded(not ? negated(p) : p)}`,
  faces: (p, { attempting }, not) => {
    const b = not ? negated(p) : p
    const runes = attempting.you ? 'vos Runes' : 'les Runes'
    const of = attempting.you ? 'de vos Runes' : 'des Runes'
    if (b['at-most'] === 0) {
      const verb = SHOWS[p.show][0].replace('montre', 'ne montre')
      return `aucune ${of} ${verb.replace(/ une? /, ' de ')}`
    }
    const n = b['at-least'] ?? b['at-most'] ?? 0
    if (b['at-least'] === 1) return `au moins une ${of} ${SHOWS[p.show][0]}`
    const amount = b['at-least'] !== undefined ? `au moins ${n}` : `au plus ${n}`
    return `${amount} ${runes === 'vos Runes' ? 'de vos Runes' : 'Runes'} ${SHOWS[p.show][n > 1 ? 1 : 0]}`
  },
  'dark-cast': (p, { attempting: s }, not) => {
    const b = not ? negated(p) : p
    if (b['at-most'] === 0) return `${hasNo(s)} lancé aucune {dark-rune}`
    if (b['at-least'] === 1) return `${s.has} lancé une {dark-rune}`
    const n = b['at-least'] ?? b['at-most']
    return `${s.has} lancé ${b['at-least'] !== undefined ? 'au moins' : 'au plus'} ${icon('dark-rune', n)}`
  },
  outcome: (p, { attempting: s }, not) =>
    (p === 'overcome') === not ? `${s.has} échoué au Défi` : `${s.has} réussi le Défi`,
  face: (p, _, not) =>
    `la Rune ${noneOf(
      not,
      'montre',
      listOf(p).map((f) => FACES[f] ?? le(f as 'strength')),
    )}`,
  'story-has': (p, { s }, not) => {
    const needs = Object.entries(p)
    const single = needs.length > 1 && needs.every(([, n]) => n === 1)
    const icons = needs.map(([name, n]) => (single ? icon(name) : icon(name, n)))
    const atLeast = needs.length === 1 && needs[0][1] === 1 && s !== HAVING ? 'au moins ' : ''
    return not ? `${hasNo(s)} pas ${and(icons)}` : `${s.has} ${atLeast}${and(icons)}`
  },
  track: (p, { s }, not) => track(not ? otherLevels(listOf(p)) : listOf(p), s),
  count: (p, { s }, not) => and(listOf(p).map((c) => countClause(c.of, not ? negated(c) : c, s))),
  difference: (p, { s }, not) =>
    `l’écart entre ${and(p.between.map((name) => `${s.its.many} ${allOf(name)}`))} est ${not ? 'de plus de' : 'd’au plus'} ${p['at-most']}`,
  most: (p, { s }, not) => `${has(not, s)} le plus ${elide('de', allOf(p))} de tous les Héros`,
  fewest: (p, { s }, not) => `${has(not, s)} le moins ${elide('de', allOf(p))} de tous les Héros`,
  'this-turn': (p, { s }, not) => {
    const deeds = listOf(p).map((deed) => DEEDS[deed][not ? 1 : 0])
    return not
      ? `${hasNo(s)} ${deeds.length > 1 ? `ni ${deeds.join(' ni ')}` : `pas ${deeds[0]}`} pendant ce tour`
      : `${s.has} ${or(deeds)} pendant ce tour`
  },
  'first-this-turn': (_p, _, not) => `${not ? 'ce n’est pas' : 'c’est'} la première {dark-rune} du tour`,
  'feat-is': (p, _, not) => `${not ? 'ce n’est pas' : 'c’est'} ${un(p)}`,
  'feat-by': (p, _, not) =>
    `elle ${not ? 'n’a pas été' : 'a été'} jouée par ${or(listOf(p).map((who) => PLAYERS[who]))}`,
  'feat-on': (p, _, not) =>
    `elle ${does(not, 'vise')} ${p === 'your-attempt' ? 'votre tentative' : 'un autre Héros'}`,
  'feat-is-card': (p, { nameOf }, not) => `${not ? 'ce n’est pas' : 'c’est'} ${nameOf(p)}`,
  'affects-you': (_p, { s }, not) =>
    `elle ${not ? 'ne ' : ''}${s.you ? 'vous' : 'le'} vise${not ? ' pas' : ''}`,
  'feat-helped': (_p, _, not) =>
    not ? 'aucun {feat} n’a aidé cette tentative' : 'un {feat} a aidé cette tentative',
  'in-attempt': (p, _, not) => (p !== not ? 'une tentative est en cours' : 'aucune tentative n’est en cours'),
  'cast-made': (p, _, not) =>
    p !== not ? 'les Runes sont déjà lancées' : 'les Runes ne sont pas encore lancées',
  'your-turn': (_p, { s }, not) => `${not ? 'ce n’est pas' : 'c’est'} ${s.its.m} tour`,
  'your-attempt': (p, { s }, not) => {
    if (p === not) return s.you ? 'ce n’est pas votre propre tentative' : 'ce n’est pas sa tentative'
    return s.you ? 'vous tentez un Défi' : `${s.name} tente un Défi`
  },
  'before-main-action': (_p, { s }, not) => `${has(!not, s)} effectué ${s.its.m} action principale`,
  free: (p, _, not) => `l’exploration ${est(p === not)} gratuite`,
  mode: (p, _, not) =>
    `la partie ${est(not)} en mode ${or(listOf(p).map((mode: Mode) => names[`mode/${mode}`]))}`,
  'that-hero': (p, say, not) =>
    clause(p, { ...say, s: say.that ?? THAT_HERO, attempting: say.that ?? THAT_HERO }, not),
  not: (p, say, not) => clause(p, say, !not),
  any: (p, say, not) =>
    together(
      p.map((c) => clause(c, say, not)),
      say.s,
      not ? and : or,
      'ou si',
    ),
  all: (p, say, not) =>
    together(
      p.map((c) => clause(c, say, not)),
      say.s,
      not ? or : and,
      'et si',
    ),
}
/** Every condition that can be said, for the test that none is missing. */
export const CONDITION_WORDS = Object.keys(CLAUSES)

/** "vous avez 3 icônes d’Intelligence ou 2 icônes d’Arcane": what they begin with alike is said once. */
function together(
  texts: readonly string[],
  s: Subject,
  join: (items: readonly string[]) => string,
  again: string,
): string {
  if (texts.length < 2) return texts.join('')
  const words = texts.map((text) => text.split(/ (?![^{]*})/))
  const start = s.has.split(' ')
  if (!words.every((w) => start.every((word, i) => w[i] === word))) return joinClauses(texts, again)
  let same = start.length
  while (words.every((w) => w.length > same + 1 && w[same] === words[0][same])) same++
  const head = words[0].slice(0, same).join(' ')
  return `${head} ${join(words.map((w) => w.slice(same).join(' ')))}`
}
/** "… et si …": each clause keeps its own "si", said "s’" before "il" */
const joinClauses = (texts: readonly string[], again: string): string => {
  const [word] = again.split(' ')
  if (texts.some((text) => /^(n’)?avoir /.test(text))) return texts.join(` ${word} `)
  const [first, ...rest] = texts
  const last = rest.pop()!
  return [[first, ...rest.map(si)].join(', '), word, si(last)].join(' ')
}

/** The condition as a clause, without "si". */
export function clause(condition: Condition, say: Saying, not = false): string {
  const texts = conditionWords(condition).map(([word, p]) =>
    (CLAUSES[word] as Clause<never>)(p as never, say, not),
  )
  return together(texts, say.s, not ? or : and, not ? 'ou si' : 'et si')
}
