/** A hero in numbers: what scores, or may come to score. One flat list, so that "with this card too" is a copy and a few sums. */
import type { Hero } from '@runesaga/engine'
import { ICONS } from '@runesaga/engine/language'
import type { Box } from '@runesaga/engine/search'
import { type CompiledCard, HIDDEN_HERO, tucked } from '@runesaga/engine/search'

export type Path = CompiledCard['paths'][number]
export type Tally = number[]

/** Where each number stands; icons come first, by their index. */
export const AT = {
  traits: ICONS.length,
  challenges: ICONS.length + 1,
  triumphPaths: ICONS.length + 2,
  tragedyPaths: ICONS.length + 3,
  plusOnePaths: ICONS.length + 4,
  allies: ICONS.length + 5,
  lost: ICONS.length + 6,
  heroPlayed: ICONS.length + 7,
  antiheroPlayed: ICONS.length + 8,
  journeys: ICONS.length + 9,
  failures: ICONS.length + 10,
  banked: ICONS.length + 11,
  xp: ICONS.length + 12,
  level: ICONS.length + 13,
  /** Triumph and Tragedy on cards */
  points: ICONS.length + 14,
  heroCards: ICONS.length + 15,
  antiheroCards: ICONS.length + 16,
  cards: ICONS.length + 17,
} as const

const NOTHING: Tally = Array.from({ length: ICONS.length + 18 }, () => 0)

/** What a box's cards add to a tally, packed: heroes are tallied thousands of times a game. */
interface Digest {
  /** by Story card × 2 + path, and by Feat: Triumph and Tragedy */
  points: Int8Array
  featPoints: Int8Array
  /** by Story card × 2 + path: bits of MARK */
  marks: Uint8Array
}
const MARK = { trait: 1, triumph: 2, tragedy: 4, plusOne: 8 } as const

const digests = new WeakMap<Box, Digest>()

function digestOf(box: Box): Digest {
  let digest = digests.get(box)
  if (digest !== undefined) return digest
  const n = box.cards.length
  digest = { points: new Int8Array(2 * n), featPoints: new Int8Array(n), marks: new Uint8Array(2 * n) }
  for (const [no, card] of box.cards.entries()) {
    if (card.feat !== null) digest.featPoints[no] = card.feat.triumph + card.feat.tragedy
    for (const [path, gives] of card.paths.entries()) {
      digest.points[tucked(no, path)] = gives.triumph + gives.tragedy
      digest.marks[tucked(no, path)] =
        (card.kind === 'trait' ? MARK.trait : 0) |
        (gives.triumph > 0 ? MARK.triumph : 0) |
        (gives.tragedy > 0 ? MARK.tragedy : 0) |
        (gives.plusOne ? MARK.plusOne : 0)
    }
  }
  digests.set(box, digest)
  return digest
}

export function tallyOf(box: Box, h: Hero): Tally {
  const { points, featPoints, marks } = digestOf(box)
  const t: Tally = NOTHING.slice()
  for (let i = 0; i < ICONS.length; i++) t[i] = h.icons[i]
  t[AT.allies] = h.allies.length
  t[AT.lost] = h.lost.length
  t[AT.journeys] = h.journeys
  t[AT.failures] = h.failures
  t[AT.banked] = h.banked
  t[AT.xp] = h.xp
  t[AT.level] = h.level
  t[AT.cards] = h.story.length
  let sum = 0
  if (h.origin >= 0) sum += points[tucked(h.origin, 0)]
  if (h.motivation >= 0) sum += points[tucked(h.motivation, 0)]
  // the Destiny's icons count in the end, if one knows it
  if (h.destiny >= 0) {
    sum += points[tucked(h.destiny, 0)]
    if (!h.destinyUp) addIcons(t, box.cards[h.destiny].paths[0])
  }
  for (let i = 0; i < h.story.length; i++) {
    const card = h.story[i]
    sum += points[card]
    addMarks(t, marks[card])
  }
  for (let i = 0; i < h.allies.length; i++) sum += points[tucked(h.allies[i], 0)]
  for (let i = 0; i < h.played.length; i++) {
    sum += featPoints[h.played[i]]
    t[isHeroCard(box, h.played[i]) ? AT.heroPlayed : AT.antiheroPlayed]++
  }
  for (let i = 0; i < h.hand.length; i++) {
    t[isHeroCard(box, h.hand[i]) ? AT.heroCards : AT.antiheroCards]++
  }
  t[AT.points] = sum
  return t
}

/** Hands show the kind of a card's back also where the card is hidden. */
const isHeroCard = (box: Box, card: number): boolean =>
  card >= 0 ? box.cards[card].feat!.kind === 'hero' : card === HIDDEN_HERO

function addMarks(t: Tally, marks: number): void {
  t[(marks & MARK.trait) !== 0 ? AT.traits : AT.challenges]++
  if ((marks & MARK.triumph) !== 0) t[AT.triumphPaths]++
  if ((marks & MARK.tragedy) !== 0) t[AT.tragedyPaths]++
  if ((marks & MARK.plusOne) !== 0) t[AT.plusOnePaths]++
}

function addPoints(t: Tally, path: Path): void {
  t[AT.points] += path.triumph + path.tragedy
}

function addIcons(t: Tally, path: Path): void {
  for (let i = 0; i < ICONS.length; i++) t[i] += path.icons[i]
}

function addStory(t: Tally, kind: string, path: Path): void {
  addPoints(t, path)
  t[kind === 'trait' ? AT.traits : AT.challenges]++
  if (path.triumph > 0) t[AT.triumphPaths]++
  if (path.tragedy > 0) t[AT.tragedyPaths]++
  if (path.plusOne) t[AT.plusOnePaths]++
}

const BOTTOM = 6
export const moved = (level: number, by: number): number => Math.min(BOTTOM, Math.max(0, level + by))

/** The same hero with a path more in the story. */
export function withPath(t: Tally, kind: string, path: Path): Tally {
  const more = t.slice()
  addStory(more, kind, path)
  addIcons(more, path)
  more[AT.cards]++
  more[AT.level] = moved(t[AT.level], path.corruption - path.virtue)
  more[AT.heroCards] += path.hero
  more[AT.antiheroCards] += path.antihero
  return more
}

/** The same hero with an Ally more. */
export function withAlly(t: Tally, path: Path): Tally {
  const more = t.slice()
  addPoints(more, path)
  addIcons(more, path)
  more[AT.allies]++
  return more
}
