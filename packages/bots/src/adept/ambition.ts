/**
 * What a hero's own cards pay at the end, and how near a hero is to it. A card's terms are asked once, about made-up heroes: with
 * everything, what is one short of what still pays? So a bot knows what feeds a Destiny without knowing how it is written.
 */
import type { CardNo, GameState } from '@runesaga/engine'
import { ICONS, LEVELS } from '@runesaga/engine/language'
import { type Box, heroAlone, type Reading, readingOf, tucked } from '@runesaga/engine/search'
import { AT, type Tally } from './tally.ts'

/** What one number of the tally does for a term, with everything else in plenty: points by amount, and evened out. */
interface Need {
  at: number
  points: number[]
  evened: number[]
}

export interface Term {
  most: number
  /** must all be there (the least counts), or add up */
  adds: boolean
  needs: Need[]
  /** by level of the track, the part of the points that is paid there; and how near each level is to one that pays all */
  level: number[]
  near: number[]
}

const PLENTY = 6
const NEUTRAL = 2
const DIMENSIONS = [
  ...ICONS.keys(),
  ...Array.from({ length: AT.xp - ICONS.length }, (_, i) => ICONS.length + i),
]

const known = new WeakMap<Box, Map<CardNo, Term[]>>()

/** The terms of a Destiny, a Motivation or an Ally. */
export function ambition(state: GameState, box: Box, card: CardNo): Term[] {
  let cards = known.get(box)
  if (cards === undefined) known.set(box, (cards = new Map()))
  let terms = cards.get(card)
  if (terms === undefined) cards.set(card, (terms = probe(state, box, card)))
  return terms
}

/** Points that the terms pay a hero with this tally, some of them on the way: `hope` from 0, as it stands, to 1, all to come. */
export function pays(terms: readonly Term[], t: Tally, hope: number): number {
  let sum = 0
  for (let i = 0; i < terms.length; i++) sum += paysOne(terms[i], t, hope)
  return sum
}

function paysOne(term: Term, t: Tally, hope: number): number {
  const { needs, most } = term
  const level = t[AT.level]
  if (term.adds) {
    let sum = 0
    for (let i = 0; i < needs.length; i++) {
      const n = Math.min(PLENTY, t[needs[i].at])
      sum += needs[i].points[n] + (needs[i].evened[n] - needs[i].points[n]) * hope
    }
    return Math.min(most, sum)
  }
  let least = most
  let lacking = 0
  for (let i = 0; i < needs.length; i++) {
    const n = Math.min(PLENTY, t[needs[i].at])
    if (needs[i].points[n] < least) least = needs[i].points[n]
    lacking += most - needs[i].evened[n]
  }
  const now = least * term.level[level]
  const onTheWay = (most - (needs.length === 0 ? 0 : lacking / needs.length)) * term.near[level]
  return now + (onTheWay - now) * hope
}

function probe(state: GameState, box: Box, card: CardNo): Term[] {
  const made = madeUp(state, box)
  const found: Term[] = []
  for (const term of box.cards[card].scoring) {
    const points = (t: Tally): number => {
      const g = made(t)
      if (term.test !== null && !term.test(g, 0, 0, card)) return 0
      const times = term.per === null ? 1 : term.per(g, 0)
      return Math.min(term.max, term.triumph * times) + Math.min(term.max, term.tragedy * times)
    }
    found.push(addedUp(points) ?? allNeeded(points))
  }
  return found
}

const fill = (n: number, level: number): Tally => {
  const t: Tally = Array<number>(AT.cards + 1).fill(n)
  t[AT.level] = level
  return t
}

/** The points for 0, 1, 2 … of one number. */
const ladder = (points: (t: Tally) => number, base: Tally, at: number): number[] =>
  Array.from({ length: PLENTY + 1 }, (_, n) => {
    const t = base.slice()
    t[at] = n
    return points(t)
  })

function allNeeded(points: (t: Tally) => number): Term {
  const levels = LEVELS.map((_, level) => points(fill(PLENTY, level)))
  const most = Math.max(...levels)
  const best = levels[NEUTRAL] === most ? NEUTRAL : levels.indexOf(most)
  const needs = DIMENSIONS.map((at) => need(at, ladder(points, fill(PLENTY, best), at))).filter(
    ({ points }) => points[0] < points[PLENTY],
  )
  const level = levels.map((paid) => (most === 0 ? 0 : paid / most))
  const near = level.map((_, from) =>
    Math.max(...level.map((part, to) => Math.max(0, part - Math.abs(to - from) * FAR))),
  )
  return { most, adds: false, needs, level, near }
}
/** What is lost of a hope with every level of the track that still lies between. */
const FAR = 0.3

/** Sums and alternatives: each number pays by itself, whatever the others. */
function addedUp(points: (t: Tally) => number): Term | null {
  const empty = fill(0, NEUTRAL)
  const needs = DIMENSIONS.map((at) => need(at, ladder(points, empty, at))).filter(
    ({ points }) => points[0] < points[PLENTY],
  )
  if (needs.length === 0) return null
  const one = LEVELS.map(() => 1)
  return { most: points(fill(PLENTY, NEUTRAL)), adds: true, needs, level: one, near: one }
}

/** Steps evened out: two of three icons are worth two thirds, as long as there is hope for the third. */
function need(at: number, points: number[]): Need {
  const evened = points.slice()
  let from = 0
  for (let n = 1; n < points.length; n++) {
    if (points[n] === points[from]) continue
    for (let k = from + 1; k < n; k++) {
      evened[k] = points[from] + ((points[n] - points[from]) * (k - from)) / (n - from)
    }
    from = n
  }
  return { at, points, evened }
}

/** A game of one made-up hero with these numbers, for the conditions and counts of a card to look at. */
function madeUp(state: GameState, box: Box): (t: Tally) => Reading {
  const story = (
    kind: string,
    fits: (path: { triumph: number; tragedy: number; plusOne: boolean }) => boolean,
  ) => {
    for (const [no, card] of box.cards.entries()) {
      if (card.kind !== kind) continue
      const path = card.paths.findIndex(fits)
      if (path >= 0) return [tucked(no, path)]
    }
    return []
  }
  const of = (list: number[], n: number) => list.flatMap((item) => Array<number>(n).fill(item))
  const trait = story('trait', (p) => p.triumph + p.tragedy === 0)
  const plain = story('challenge', (p) => p.triumph + p.tragedy === 0 && !p.plusOne)
  const triumph = story('challenge', (p) => p.triumph > 0 && !p.plusOne)
  const tragedy = story('challenge', (p) => p.tragedy > 0 && !p.plusOne)
  const plusOne = story('challenge', (p) => p.triumph + p.tragedy === 0 && p.plusOne)
  const aClass = box.motivations.find((card) => box.cards[card].kind === 'class') ?? -1
  return (t) => {
    const hero = heroAlone(state, {
      motivation: aClass,
      icons: t.slice(0, ICONS.length),
      lent: ICONS.map(() => 0),
      story: [
        ...of(trait, t[AT.traits]),
        ...of(plain, t[AT.challenges]),
        ...of(triumph, t[AT.triumphPaths]),
        ...of(tragedy, t[AT.tragedyPaths]),
        ...of(plusOne, t[AT.plusOnePaths]),
      ],
      allies: Array<number>(t[AT.allies]).fill(-1),
      lost: Array<number>(t[AT.lost]).fill(-1),
      played: [
        ...box.feats.hero.slice(0, t[AT.heroPlayed]),
        ...box.feats.antihero.slice(0, t[AT.antiheroPlayed]),
      ],
      hand: [],
      journeys: t[AT.journeys],
      failures: t[AT.failures],
      banked: t[AT.banked],
      xp: t[AT.xp],
      level: t[AT.level],
      beat: 0,
    })
    return readingOf(box, hero)
  }
}
